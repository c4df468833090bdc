/** Inflates deflated bytes under a limit: what would grow past it is never held. */
import { Inflate } from 'fflate';

/** Deflate multiplies by at most 1,032: two kB become two MB before anybody can count them. */
const FEED_BYTES = 2048;

export type Inflated = {
  bytes: Uint8Array;
  /** Whether there was more than the limit. */
  isCut: boolean;
};

/** Raw deflate, without zlib's header. What is damaged gives what came before the damage. */
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
    // Whoever reads on finds out what is missing.
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
