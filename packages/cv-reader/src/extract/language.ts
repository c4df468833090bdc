/** Detects the language of a CV. */
import type { Heading } from './sections/headings.ts';
import { wordsOf } from './text-folding.ts';
import { phrases } from './words/phrases.ts';
import { stopWords } from './words/stop-words.ts';

/** Weight of headings against other words, which are often names and products. */
const HEADING_WEIGHT = 6;
/** Words examined to detect the language. */
const WORDS_MAX = 3_000;
/** The share of letters in a script that decides for it; names and products are often Latin in any language. */
const SCRIPT_SHARE = 0.2;

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const languagesByWord = new Map<string, string[]>();
for (const [language, list] of Object.entries(stopWords)) {
  for (const word of phrases(list.replaceAll(' ', ','))) {
    const [folded] = wordsOf(word);
    if (folded) languagesByWord.set(folded, [...(languagesByWord.get(folded) ?? []), language]);
  }
}

/** Returns a BCP 47 language, `en` by default. */
export function languageOf(text: string, headings: readonly Heading[]): string {
  const script = scriptLanguage(text);
  if (script === 'ar' && isPersian(text)) return 'fa';
  if (script !== null && script !== 'ru') return script;
  const votes = new Map<string, number>();
  const vote = (languages: readonly string[], weight: number) => {
    for (const language of languages) {
      votes.set(language, (votes.get(language) ?? 0) + weight / languages.length);
    }
  };
  for (const heading of headings) vote(scandinavian(heading.languages), HEADING_WEIGHT);
  for (const word of wordsOf(text).slice(0, WORDS_MAX)) vote(languagesByWord.get(word) ?? [], 1);
  if (script === 'ru') {
    if (/[іїєґ]/iu.test(text)) return 'uk';
    return /[ўѓќ]/iu.test(text) ? 'be' : 'ru';
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best ? bySpelling(best[0], text) : 'en';
}

/** The share of letters of the Arabic script that only Persian has. */
const PERSIAN_SHARE = 0.01;

function isPersian(text: string): boolean {
  const own = text.match(/[پچژگیک]/gu)?.length ?? 0;
  return own > PERSIAN_SHARE * (text.match(/\p{Script=Arabic}/gu)?.length ?? 0);
}

/** Swedish, Danish and Norwegian share one list of headings. */
function scandinavian(languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => (language === 'sv' ? ['sv', 'da', 'no'] : [language]));
}

function bySpelling(language: string, text: string): string {
  if (language === 'cs' && /[ľĺŕôä]/iu.test(text) && !/[ěřů]/iu.test(text)) return 'sk';
  if (['sv', 'da', 'no'].includes(language)) {
    if (/[äö]/iu.test(text) && !/[æø]/iu.test(text)) return 'sv';
    if (/[æø]/iu.test(text))
      return /\b(?:af|uddannelse|sprog|erhverv\w{0,12}|færdigheder)\b/iu.test(text) ? 'da' : 'no';
  }
  return language;
}

function scriptLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const counts = scripts.map(
    ([language, pattern]) => [language, text.match(pattern)?.length ?? 0] as const,
  );
  const count = (language: string) => counts.find(([name]) => name === language)?.[1] ?? 0;
  const foreign = counts.reduce((sum, [, found]) => sum + found, 0);
  if (foreign < SCRIPT_SHARE * letters) return null;
  // Any substantial share of kana is Japanese.
  if (count('ja') > 0.08 * foreign) return 'ja';
  const [best] = counts.toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}
