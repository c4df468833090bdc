/** The cache key of a city summary, and the checks of a summary that a language model has written. */
import { baseLanguage } from '#lib/language.ts';
import type { categories, PayPeriod, SiteLanguage } from '#vocabulary/lists.ts';

/** Lifetime in KV (contract 4.7, section 8). */
export const SUMMARY_SECONDS = 24 * 3600;

/** KV keys have at most 512 bytes, and a character of a slug up to four. Summaries of cities with longer slugs are not cached. */
const SLUG_LENGTH_MAX = 100;

export type SummaryPlace = {
  domainId: number;
  /** BCP 47. Part of the key, so that a domain that changes its language gets new summaries. */
  language: string;
  countryId: number;
  pathSlug: string;
};

export function summaryKey({
  domainId,
  language,
  countryId,
  pathSlug,
}: SummaryPlace): string | null {
  if (pathSlug.length > SLUG_LENGTH_MAX) return null;
  return `summary:${domainId}:${language}:${countryId}:${pathSlug}`;
}

/** Statistics of the newest jobs of a city. */
export type CityStats = {
  /** Null if there is no such city. */
  cityName: string | null;
  jobs: number;
  /** Remote and hybrid jobs. */
  remoteJobs: number;
  employers: [name: string, n: number][];
  categories: [id: keyof typeof categories, n: number][];
  /** Of the currency and period that most jobs use. */
  pay: [currency: string, period: PayPeriod, min: number, max: number] | null;
};

export const emptyStats: CityStats = {
  cityName: null,
  jobs: 0,
  remoteJobs: 0,
  employers: [],
  categories: [],
  pay: null,
};

export function toCityFacts({ jobs, remoteJobs, employers, categories, pay }: CityStats) {
  const [currency, period, min, max] = pay ?? [];
  return {
    employers: byCountDescending(employers),
    categories: byCountDescending(categories),
    remoteShare: jobs === 0 ? 0 : remoteJobs / jobs,
    pay:
      currency === undefined || period === undefined
        ? null
        : { currency, period, min: min ?? null, max: max ?? null },
  };
}

function byCountDescending<Name>(counted: readonly (readonly [Name, number])[]): Name[] {
  return counted.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

const TEXT_LENGTH_MIN = 80;
const TEXT_LENGTH_MAX = 700;
/** Japanese needs about a third of the characters. */
const DENSE_FACTOR = 3;

export type SummarySource = {
  language: string;
  cityName: string;
  /** The sentences that the model was asked to rephrase. */
  plain: string;
};

/** Why a text is rejected, or null. Checks its length, plain text, city name, numbers and language. */
export function findSummaryError(
  text: string,
  { language, cityName, plain }: SummarySource,
): string | null {
  const base = baseLanguage(language);
  const factor = base === 'ja' ? DENSE_FACTOR : 1;
  if (text.length * factor < TEXT_LENGTH_MIN) return 'too short';
  if (text.length * factor > TEXT_LENGTH_MAX) return 'too long';
  if (/[\p{Cc}<>{}[\]#*_`|\\]|https?:|www\./u.test(text)) return 'not plain text';
  if (!text.includes(cityName)) return 'does not name the city';
  const sourceNumbers = numbersIn(`${plain} ${cityName}`);
  if ([...numbersIn(text)].some((number) => !sourceNumbers.has(number))) {
    return 'contains an unknown number';
  }
  const names = `${plain} ${cityName}`;
  return isInLanguage(base, text, names) ? null : 'in another language';
}

/** The digits of each number, without group separators. */
function numbersIn(text: string): Set<string> {
  const matches = text.match(/\p{Nd}(?:[\p{Nd}.,'’٬٫\s]*\p{Nd})?/gu) ?? [];
  return new Set(matches.map((number) => number.replaceAll(/\P{Nd}/gu, '')));
}

/** Most letters must be in the script of the language; in Latin script, its function words must be the most frequent. */
function isInLanguage(base: string, text: string, names: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts[base] ?? /\p{Script=Latin}/gu;
  if ((text.match(script)?.length ?? 0) * 2 < letters) return false;
  if (base === 'ja') return /\p{Script=Hiragana}/u.test(text);
  const own = Object.entries(functionWords).find(([code]) => code === base)?.[1];
  if (own === undefined) return true;
  const nameWords = new Set(wordsOf(names));
  const words = wordsOf(text).filter((word) => !nameWords.has(word) || own.has(word));
  const score = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const others = Object.values(functionWords).filter((list) => list !== own);
  return score(own) >= FUNCTION_WORDS_MIN && others.every((list) => score(list) <= score(own));
}

const FUNCTION_WORDS_MIN = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
};

/** The most frequent function words of each language that is written in Latin script. */
const functionWords: Readonly<Record<Exclude<SiteLanguage, 'ar' | 'ja'>, ReadonlySet<string>>> = {
  de: new Set(
    'der die das und in mit für bei auf ist sind von den dem ein eine zu im werden wird'.split(' '),
  ),
  en: new Set('the and in of for with at is are to from a an on by most that their per'.split(' ')),
  es: new Set('el la los las y en de con para por es son del un una que más se al su'.split(' ')),
  fr: new Set(
    'le la les et en de des du pour par est sont un une avec à au aux sur plus'.split(' '),
  ),
  it: new Set('il la le gli e in di con per è sono del della un una che più al dei da'.split(' ')),
  nl: new Set(
    'de het en in van met voor bij is zijn een op te aan door per meeste die naar'.split(' '),
  ),
  pl: new Set(
    'i w z na do dla są jest oraz od się największą to przez za po o jak ofert'.split(' '),
  ),
  pt: new Set(
    'o a os as e em de com para por é são do da dos das um uma que mais no na'.split(' '),
  ),
};
