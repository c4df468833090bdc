/** Decodes LZW as used in PDF and TIFF (ISO 32000-1, 7.4.4). */

const CLEAR = 256;
const END = 257;
const FIRST = 258;
const CODES = 4096;
const BITS_MIN = 9;
const BITS_MAX = 12;

/** Returns at most `limit` bytes. */
export function unLzw(bytes: Uint8Array, isEarly: boolean, limit: number): Uint8Array {
  // Every entry of the table is an earlier part of the output.
  const from = new Int32Array(CODES);
  const lengths = new Int32Array(CODES);
  let out = new Uint8Array(Math.min(limit, Math.max(1024, bytes.byteLength * 4)));
  let size = 0;
  let next = FIRST;
  let bits = BITS_MIN;
  let held = 0;
  let heldBits = 0;
  let before = -1;
  let beforeAt = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ffff;
    heldBits += 8;
    if (heldBits < bits) continue;
    heldBits -= bits;
    const code = (held >>> heldBits) & ((1 << bits) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      next = FIRST;
      bits = BITS_MIN;
      before = -1;
      continue;
    }
    const beforeLength = before === -1 ? 0 : before < CLEAR ? 1 : (lengths[before] ?? 0);
    if (code > next || (code === next && before === -1)) break;
    const length = code < CLEAR ? 1 : code === next ? beforeLength + 1 : (lengths[code] ?? 0);
    if (size + length > out.byteLength) {
      const larger = new Uint8Array(Math.min(limit, Math.max(size + length, out.byteLength * 2)));
      larger.set(out.subarray(0, size));
      out = larger;
    }
    const at = size;
    const source = code === next ? beforeAt : (from[code] ?? 0);
    for (let step = 0; step < length && size < limit; step++) {
      out[size++] = code < CLEAR ? code : (out[source + step] ?? 0);
    }
    if (size >= limit) break;
    if (before !== -1 && next < CODES) {
      from[next] = beforeAt;
      lengths[next] = beforeLength + 1;
      next++;
    }
    if (next + (isEarly ? 1 : 0) >= 1 << bits && bits < BITS_MAX) bits++;
    before = code;
    beforeAt = at;
  }
  return out.subarray(0, size);
}
