/** The format of the word lists: phrases separated by commas. */

/** Phrases by language, from which the language of a CV is detected as well. */
export type Phrases = Readonly<Record<string, string>>;

/** Returns the non-empty phrases of a list in order. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
