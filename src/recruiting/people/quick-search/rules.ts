/** How much a quick search finds. */

/** Of each kind of record. More are found by the list that it leads to. */
export const FOUND_MAX = 8;
