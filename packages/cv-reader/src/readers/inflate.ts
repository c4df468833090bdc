/** Inflates deflated bytes up to a limit, without ever holding more. */
import { Inflate } from 'fflate';

/** Input per step. Deflate expands at most 1,032 times, so a step yields at most 2 MB before the limit is checked. */
const FEED_BYTES = 2048;

export type Inflated = {
  bytes: Uint8Array;
  /** Whether the output was cut at the limit. */
  isCut: boolean;
};

/** Inflates raw deflate data (no zlib header). Damaged data yields what precedes the damage. */
export function inflate(deflated: Uint8Array, bytesMax: number): Inflated {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isDone = false;
  const stream = new Inflate((piece, isFinal) => {
    pieces.push(piece);
    size += piece.byteLength;
    isDone ||= isFinal;
  });
  try {
    for (let at = 0; at < deflated.byteLength; at += FEED_BYTES) {
      const end = at + FEED_BYTES;
      stream.push(deflated.subarray(at, end), end >= deflated.byteLength);
      if (isDone || size > bytesMax) break;
    }
  } catch {
    // Damaged data: the caller gets what was inflated so far.
  }
  const bytes = new Uint8Array(Math.min(size, bytesMax));
  let at = 0;
  for (const piece of pieces) {
    if (at >= bytes.byteLength) break;
    bytes.set(piece.subarray(0, bytes.byteLength - at), at);
    at += piece.byteLength;
  }
  return { bytes, isCut: size > bytesMax };
}
