/** The words of a CV in one language, each in the wordings that people use. A layout picks one of each by its random. */
import type { YearMonth } from './cv.ts';
import type { Random } from './random.ts';

export type HeadingKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'personal'
  | 'certificates'
  | 'projects'
  | 'interests'
  | 'references';

export type LabelKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'fax'
  | 'address'
  | 'birthDate'
  | 'birthPlace'
  | 'nationality'
  | 'website'
  | 'employer'
  | 'position'
  | 'dates'
  | 'tasks'
  | 'institution'
  | 'degree';

export type Words = {
  /** `Curriculum vitae`, `Lebenslauf`, `履歴書`. */
  title: readonly string[];
  headings: Readonly<Record<HeadingKind, readonly string[]>>;
  labels: Readonly<Record<LabelKind, readonly string[]>>;
  /** The word for a job that goes on. */
  present: readonly string[];
  /** `seit {date}`, for the period of a job that goes on. */
  since: readonly string[];
  /** In full, from January. */
  months: readonly string[];
  /** From January, as people shorten them; the same as `months` where they do not. */
  shortMonths: readonly string[];
  /** From spring to winter. */
  seasons: readonly string[];
  /** Whether people write seasons instead of months. */
  hasSeasons: boolean;
  /** Ways of writing a month, of which a layout takes one for all its dates. */
  dateStyles: readonly DateStyle[];
  /** `2019 – 2021`, `2019 bis 2021`: what stands between two dates. */
  between: readonly string[];
  isRightToLeft: boolean;
};

/** `long`: March 2019; `short`: Mar 2019; `numeric`: 03/2019; `dotted`: 03.2019; `iso`: 2019-03; `han`: 2019年3月; `era`: 平成31年3月; `season`: Spring 2019; `year`: 2019. */
export type DateStyle =
  | 'long'
  | 'short'
  | 'numeric'
  | 'dotted'
  | 'iso'
  | 'han'
  | 'era'
  | 'season'
  | 'year';

const WRITES_SEASONS = 0.05;
const WRITES_SINCE = 0.15;

/** The wordings of one CV: the same heading and the same way of writing dates throughout. */
export class Wording {
  readonly words: Words;
  readonly title: string;
  readonly present: string;
  readonly between: string;
  readonly dateStyle: DateStyle;
  /** `seit {date}`, or null where the present is written as the end of the period. */
  readonly since: string | null;
  readonly #headings = new Map<HeadingKind, string>();
  readonly #labels = new Map<LabelKind, string>();
  readonly #random: Random;

  /** `dateStyle` overrides the choice, for layouts that always write dates in one way. */
  constructor(words: Words, random: Random, dateStyle?: DateStyle) {
    this.words = words;
    this.#random = random;
    this.title = random.pick(words.title);
    this.present = random.pick(words.present);
    this.between = random.pick(words.between);
    const isSeasonal = words.hasSeasons && random.chance(WRITES_SEASONS);
    this.dateStyle = dateStyle ?? (isSeasonal ? 'season' : random.pick(words.dateStyles));
    this.since = random.chance(WRITES_SINCE) ? random.pick(words.since) : null;
  }

  heading(kind: HeadingKind): string {
    return wordingOf(this.#headings, kind, this.words.headings[kind], this.#random);
  }

  label(kind: LabelKind): string {
    return wordingOf(this.#labels, kind, this.words.labels[kind], this.#random);
  }

  date(date: YearMonth): string {
    return dateWriters[this.dateStyle](date, this.words);
  }

  /** `end` null is written as the word for a job that goes on. */
  period(start: YearMonth, end: YearMonth | null): string {
    const from = this.date(start);
    if (end === null && this.since !== null) return this.since.replace('{date}', from);
    const to = end === null ? this.present : this.date(end);
    return from === to ? from : `${from}${this.between}${to}`;
  }

  /** No month can be told from the dates. */
  get isYearOnly(): boolean {
    return this.dateStyle === 'year' || this.dateStyle === 'season';
  }
}

function wordingOf<Kind>(
  chosen: Map<Kind, string>,
  kind: Kind,
  wordings: readonly string[],
  random: Random,
): string {
  const known = chosen.get(kind);
  if (known !== undefined) return known;
  const wording = random.pick(wordings);
  chosen.set(kind, wording);
  return wording;
}

const two = (month: number): string => String(month).padStart(2, '0');

const dateWriters: Readonly<Record<DateStyle, (date: YearMonth, words: Words) => string>> = {
  long: ({ year, month }, { months }) => `${months[month - 1]} ${year}`,
  short: ({ year, month }, { shortMonths }) => `${shortMonths[month - 1]} ${year}`,
  numeric: ({ year, month }) => `${two(month)}/${year}`,
  dotted: ({ year, month }) => `${two(month)}.${year}`,
  iso: ({ year, month }) => `${year}-${two(month)}`,
  han: ({ year, month }) => `${year}年${month}月`,
  era: ({ year, month }) => `${eraYear(year, month)}年${month}月`,
  season: ({ year, month }, { seasons }) => `${seasons[seasonOf(month)]} ${year}`,
  year: ({ year }) => String(year),
};

/** From spring, which begins in March. */
function seasonOf(month: number): number {
  return Math.floor(((month + 9) % 12) / 3);
}

/** Reiwa began in May 2019, Heisei in January 1989. */
function eraYear(year: number, month: number): string {
  const isReiwa = year > 2019 || (year === 2019 && month >= 5);
  const number = isReiwa ? year - 2018 : year - 1988;
  return `${isReiwa ? '令和' : '平成'}${number === 1 ? '元' : number}`;
}
