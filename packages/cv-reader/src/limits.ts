/** What one document may use up. A Worker has 128 MB for all that it does at once, and 5 seconds for a message. */

/** Decisions: Sizes. */
export const BYTES_MAX = 10_000_000;
/** Ten pages of print without a picture; a long CV has 20,000 characters. What follows is not read. */
export const TEXT_MAX = 200_000;
/** The text and the styles of a word processor's document, unpacked; a long CV with all its marks has 1 MB. */
export const XML_BYTES_MAX = 6_000_000;
