/** Under which key a city's summary is kept, and whether a text that was written for us says what we know and nothing else. */
import type { categories, PayPeriod } from '#vocabulary.ts';

/** Contract 4.7, section 8. */
export const SUMMARY_SECONDS = 24 * 3600;

/** A key of KV has 512 bytes at most, and a letter of a slug has up to four. A city called longer is summed up anew each time. */
const SLUG_LENGTH_MAX = 100;

/** Whose summary it is. */
export type SummaryOf = {
  domainId: number;
  /** BCP 47: a domain that changes its language begins anew. */
  language: string;
  countryId: number;
  pathSlug: string;
};

export function summaryKey({ domainId, language, countryId, pathSlug }: SummaryOf): string | null {
  if (pathSlug.length > SLUG_LENGTH_MAX) return null;
  return `summary:${domainId}:${language}:${countryId}:${pathSlug}`;
}

/** What the sentences are made of, over the newest jobs of the city. */
export type CityNumbers = {
  /** As it is spelled; null: there is no such city. */
  cityName: string | null;
  jobs: number;
  /** Remote and hybrid ones. */
  away: number;
  employers: [name: string, n: number][];
  categories: [id: keyof typeof categories, n: number][];
  /** Of the currency and period that most jobs name. */
  pay: [currency: string, period: PayPeriod, min: number, max: number] | null;
};

export const noNumbers: CityNumbers = {
  cityName: null,
  jobs: 0,
  away: 0,
  employers: [],
  categories: [],
  pay: null,
};

export function factsOf({ jobs, away, employers, categories, pay }: CityNumbers) {
  const [currency, period, min, max] = pay ?? [];
  return {
    employers: mostFirst(employers),
    categories: mostFirst(categories),
    remoteShare: jobs === 0 ? 0 : away / jobs,
    pay:
      currency === undefined || period === undefined
        ? null
        : { currency, period, min: min ?? null, max: max ?? null },
  };
}

function mostFirst<Name>(counted: readonly (readonly [Name, number])[]): Name[] {
  return counted.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

const WRITTEN_LENGTH_MIN = 80;
const WRITTEN_LENGTH_MAX = 700;
/** Japanese says as much in a third of the letters. */
const DENSE_FACTOR = 3;

export type Written = {
  language: string;
  cityName: string;
  /** Our own sentences, from which the text was to be made. */
  plain: string;
};

/** Why a text is not taken, or null: length, one paragraph of plain text, city, numbers and language must be right. */
export function faultOf(text: string, { language, cityName, plain }: Written): string | null {
  const [base = ''] = language.split('-');
  const factor = base === 'ja' ? DENSE_FACTOR : 1;
  if (text.length * factor < WRITTEN_LENGTH_MIN) return 'too short';
  if (text.length * factor > WRITTEN_LENGTH_MAX) return 'too long';
  if (/[\p{Cc}<>{}[\]#*_`|\\]|https?:|www\./u.test(text)) return 'not plain text';
  if (!text.includes(cityName)) return 'without the city';
  const known = numbersIn(`${plain} ${cityName}`);
  if ([...numbersIn(text)].some((number) => !known.has(number))) return 'a number of its own';
  const names = `${plain} ${cityName}`;
  return isIn(base, text, names) ? null : 'another language';
}

/** Digits as they are, without what groups them. */
function numbersIn(text: string): Set<string> {
  const found = text.match(/\p{Nd}(?:[\p{Nd}.,'’٬٫\s]*\p{Nd})?/gu) ?? [];
  return new Set(found.map((number) => number.replaceAll(/\P{Nd}/gu, '')));
}

/** Most of the letters must be of the script; of Latin, the small words of the language must be the most frequent ones. */
function isIn(base: string, text: string, names: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts[base] ?? /\p{Script=Latin}/gu;
  if ((text.match(script)?.length ?? 0) * 2 < letters) return false;
  if (base === 'ja') return /\p{Script=Hiragana}/u.test(text);
  const own = smallWords[base];
  if (own === undefined) return true;
  const named = new Set(wordsOf(names));
  const said = wordsOf(text).filter((word) => !named.has(word) || own.has(word));
  const score = (small: ReadonlySet<string>) => said.filter((word) => small.has(word)).length;
  const others = Object.values(smallWords).filter((small) => small !== own);
  return score(own) >= SMALL_WORDS_MIN && others.every((small) => score(small) <= score(own));
}

const SMALL_WORDS_MIN = 3;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
};

const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
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
