/** Limits for one document. They keep memory well below the 128 MB of a Worker, and time within seconds. */

/** Size of a file, in bytes. */
export const BYTES_MAX = 10_000_000;
/** Characters of text; the rest is not read. A long CV has 20,000. */
export const TEXT_MAX = 200_000;
/** Unpacked XML of a word processor's document; a long CV has 1 MB. */
export const XML_BYTES_MAX = 6_000_000;
