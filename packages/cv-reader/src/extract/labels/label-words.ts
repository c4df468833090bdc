/** Tells what a label asks for by its words, where no list has all of it: `Exact title of your present post`. */
import { compact, wordsOf } from '../text-folding.ts';
import { labelFillers, namingWords } from '../words/label-fillers.ts';

/** Words of such a label. */
const WORDS_MAX = 9;
const WORDS_MIN = 2;

const fillers = new Set(labelFillers.map((word) => compact(word)));
const naming = new Set(namingWords.map((word) => compact(word)));

/** Labels of one word, by kind. */
export type LabelWords<Kind extends string> = ReadonlyMap<string, Kind>;

/** A word that two kinds have tells neither. */
export function labelWordsOf<Kind extends string>(
  lists: readonly (readonly [Kind, readonly string[]])[],
): LabelWords<Kind> {
  const found = new Map<string, Kind | null>();
  for (const [kind, list] of lists) {
    for (const phrase of list) {
      const [word, ...others] = wordsOf(phrase);
      if (word === undefined || others.length > 0) continue;
      const known = found.get(word);
      found.set(word, known === undefined || known === kind ? kind : null);
    }
  }
  return new Map([...found].flatMap(([word, kind]) => (kind === null ? [] : [[word, kind]])));
}

/** `lesser` is the kind that counts only where the label has no name of something else. */
export function kindByWords<Kind extends string>(
  label: string,
  words: LabelWords<Kind>,
  lesser: Kind,
): Kind | null {
  const tokens = wordsOf(label);
  if (tokens.length < WORDS_MIN || tokens.length > WORDS_MAX || /[\d:@]/u.test(label)) return null;
  const telling = tokens.filter((token) => words.has(token) || !fillers.has(token));
  const kinds = new Set(telling.map((token) => words.get(token) ?? null));
  if (kinds.size === 0 || kinds.has(null)) return null;
  const [first = null, ...others] = kinds;
  if (others.length === 0) return first;
  const names = [...kinds].filter((kind) => kind !== null && kind !== lesser);
  const [name = null] = names;
  if (!kinds.has(lesser) || names.length !== 1) return null;
  // `Address of employer` is a fact about the employer; `Name and address of employer` and `Employer, town` name it.
  const [begun = ''] = telling;
  const isBoth = both.test(label) && words.get(begun) !== lesser;
  return isBoth || tokens.some((token) => naming.has(token)) ? name : lesser;
}

/** What stands between two things that a label asks for. */
const both = /[,/／・&+]|\s(?:and|und|et|y|e|en|i|a|och|og|ve|и|та|και)\s/u;
