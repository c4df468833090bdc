/** How the lists of words are written down: phrases between commas, over as many lines as it takes. */

/** The phrases of a list, in order, none of them empty. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
