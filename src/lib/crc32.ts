/**
 * CRC-32 of a short text, as `node:zlib` has it, which costs a Worker 3 ms at its start. For files load that one: it is many times as
 * fast.
 */

const POLYNOMIAL = 0xed_b8_83_20;

/** Of the text in UTF-8. */
export function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? POLYNOMIAL ^ (crc >>> 1) : crc >>> 1;
  }
  return ~crc >>> 0;
}
