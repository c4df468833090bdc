/** The format of the word lists: phrases separated by commas. */

/** Returns the non-empty phrases of a list in order. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
