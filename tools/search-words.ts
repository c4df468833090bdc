/** Makes the files of the words that people type around a job from translations/{language}/search.json, so that a Worker only looks them up. */
import type { LexiconFile } from '#careers/queries/rules/lexicon.ts';
import { searchTokens } from '#lib/fold.ts';
import { evenLetters } from '#lib/word-stem.ts';
import type english from '#translations/en/search.json';

type Phrase = readonly string[];

export function lexiconFile(words: Omit<typeof english, 'occupations'>): LexiconFile {
  return {
    nothing: keys(words.nothing),
    placeMarks: keys(words.placeMarks),
    filters: Object.entries(words.filters).flatMap(([values, text]) =>
      keys(text).map((key) => [key, values.split(',')] as const),
    ),
    abbreviations: [...others(words.abbreviations)],
  };
}

function keyOf(words: Phrase): string {
  return words.map(evenLetters).join(' ');
}

function phrases(text: string): Phrase[] {
  return text
    .split(',')
    .map((phrase) => searchTokens(phrase))
    .filter((words) => words.length > 0);
}

function keys(text: string): string[] {
  return [...new Set(phrases(text).map(keyOf))];
}

/** `short = long, longer; …`: the short may be each of the long ones, and each of these the short. Without `=` all may be each other. */
function others(text: string): Map<string, Phrase[]> {
  const known = new Map<string, Phrase[]>();
  const add = (phrase: Phrase, more: readonly Phrase[]) => {
    const key = keyOf(phrase);
    const all = [...(known.get(key) ?? []), ...more].filter((one) => keyOf(one) !== key);
    known.set(key, [...new Map(all.map((one) => [keyOf(one), one])).values()]);
  };
  for (const group of text.split(';')) {
    const [short = [], long] = group.split('=').map(phrases);
    for (const phrase of short) add(phrase, long ?? short);
    for (const phrase of long ?? []) add(phrase, short);
  }
  return known;
}
