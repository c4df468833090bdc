/** Builds bytes for test documents. */
import { constants, deflateRawSync } from 'node:zlib';

export type Bytes = Uint8Array;

/** One character, one byte. */
export function bytesOf(text: string): Bytes {
  return viewOf(Buffer.from(text, 'latin1'));
}

export function concat(...parts: readonly (Bytes | string)[]): Bytes {
  return viewOf(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part))),
  );
}

/** Not a copy: the files are large, and their making counts where memory is measured. */
function viewOf({ buffer, byteOffset, byteLength }: Buffer): Bytes {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** `start`, and `unit` again and again until there are so many bytes, and `end`. */
export function filled(start: string, unit: string, size: number, end = ''): Bytes {
  const count = Math.floor(size / unit.length);
  const units = Buffer.alloc(count * unit.length, unit, 'latin1');
  return start === '' && end === '' ? viewOf(units) : concat(start, units, end);
}

const MEGABYTE = 1_000_000;

/** So many megabytes of spaces, deflated to a thousandth without ever being there. */
export function deflatedBlanks(megabytes: number): Bytes {
  const one = deflateRawSync(Buffer.alloc(MEGABYTE, 32), {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  return concat(...Array.from({ length: megabytes }, () => one), '\u0003\0');
}

/** With the header of zlib, and a checksum that nobody looks at. */
export function zlibOf(deflated: Bytes): Bytes {
  return concat('\u0078\u009c', deflated, '\0\0\0\0');
}
