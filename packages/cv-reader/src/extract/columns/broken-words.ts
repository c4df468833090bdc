/** Joins words that are broken by a hyphen. */

/** A word that is broken at a hyphen is one word if it goes on in lower case. */
export function joinedText(above: string, below: string): string {
  if (!/[-‐]$/u.test(above)) return `${above} ${below}`;
  return /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : above + below;
}
