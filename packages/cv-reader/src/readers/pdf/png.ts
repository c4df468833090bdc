/** Writes pixels as PNG (ISO/IEC 15948). */
import { crc32, deflateSync } from 'node:zlib';

export type Pixels = {
  width: number;
  height: number;
  /** 1: gray, 3: red, green and blue. */
  channels: 1 | 3;
  /** Of a channel. */
  bits: number;
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GRAY = 0;
const COLOR = 2;
/** The fastest: pages are mostly white. */
const LEVEL = 1;
const HEADER_BYTES = 13;
const WORD = 4;

/** Rows of `raw` begin with a whole byte, as in PDF. Returns null for pixels that PNG does not have, and where rows are missing. */
export function pngOf(
  raw: Uint8Array,
  { width, height, channels, bits }: Pixels,
): Uint8Array | null {
  const isKnown = channels === 1 ? [1, 2, 4, 8].includes(bits) : bits === 8;
  const row = Math.ceil((width * channels * bits) / 8);
  if (!isKnown || raw.byteLength < row * height) return null;
  // Each row begins with the number of its filter, which is 0: none.
  const filtered = new Uint8Array((row + 1) * height);
  for (let at = 0; at < height; at++) {
    filtered.set(raw.subarray(at * row, (at + 1) * row), at * (row + 1) + 1);
  }
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(WORD, height);
  header.set([bits, channels === 1 ? GRAY : COLOR], 2 * WORD);
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(filtered, { level: LEVEL })),
    chunkOf('IEND', new Uint8Array()),
  ]);
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.byteLength + 3 * WORD);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.byteLength);
  chunk.set(Buffer.from(type), WORD);
  chunk.set(data, 2 * WORD);
  view.setUint32(chunk.byteLength - WORD, crc32(chunk.subarray(WORD, chunk.byteLength - WORD)));
  return chunk;
}
