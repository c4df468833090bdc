/** Inflates deflated bytes up to a limit, without ever holding more. */
import { Inflate } from 'fflate';

/** Input per step. Deflate expands at most 1,032 times, so a step yields at most 8 MB before the limit is checked. */
const FEED_BYTES = 8192;
/** Input per step at first and of what expands a lot, as a bomb does: a step yields at most 2 MB. */
const FEED_BYTES_SMALL = 2048;
/** XML and the content of pages expand less. */
const EXPANSION_USUAL = 64;

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
    for (let at = 0, end = 0; at < deflated.byteLength; at = end) {
      // Each step allocates buffers of 200 kB or more, which stay until the garbage is collected: as few steps as are safe.
      end = at + (size < at * EXPANSION_USUAL ? FEED_BYTES : FEED_BYTES_SMALL);
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
