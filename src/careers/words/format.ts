/** Formats numbers, pay, dates, plurals and lists in each language. */

import { baseLanguage, commaOf, fillTemplate, formattingLocale } from '#lib/language.ts';
import type { TemplateValues } from '#lib/language.ts';
import { once } from '#lib/lazy.ts';
import { DAY_MS } from '#lib/time.ts';
import type { PayPeriod } from '#vocabulary/lists.ts';
import type { Plural } from '#lib/language.ts';
import { wordsFor } from './words.ts';

export interface Pay {
  min: number | null;
  max: number | null;
  /** ISO 4217; anything else than three capital letters is left out. */
  currency: string;
  period: PayPeriod | null;
}

export interface Formats {
  number: (value: number) => string;
  /** `share` from 0 to 1. */
  percent: (share: number) => string;
  /** The form for `count`, with `{count}` and `values` filled in. */
  plural: (forms: Plural, count: number, values?: TemplateValues) => string;
  /**
   * The range and its period, or null when neither end is known. `country` (ISO 3166-1) writes amounts as the country does
   * ("$7,500" in Mexico, where US dollars are "USD 7,500"); without it, as the language does.
   */
  pay: (pay: Pay, country?: string) => string | null;
  date: (day: Date) => string;
  /** The difference in UTC calendar days: "today", "3 days ago". */
  ago: (then: Date, now: Date) => string;
  /** As in "24 months". */
  months: (count: number) => string;
  list: (names: readonly string[]) => string;
  /** Between the parts of an address or a title. */
  comma: string;
  /** The name of a language in that language. */
  languageName: (tag: string) => string;
}

const LANGUAGES_MAX = 64;
const CURRENCIES_MAX = 64;
const RANGES_MAX = 2000;
const cache = new Map<string, Formats>();

/** The formats for a BCP 47 tag, created once per language. */
export function formatsFor(language: string): Formats {
  return memoized(cache, language, LANGUAGES_MAX, createFormats);
}

function createFormats(language: string): Formats {
  const locale = formattingLocale(language);
  // Read when they are needed: a Worker may load them later.
  const payWords = () => wordsFor(language).pay;
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  // Each takes a millisecond where it is the first of its kind, and no page needs all.
  const percents = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
  const days = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const conjunction = once(() => lists().formatToParts(['1', '2'])[1]?.value ?? ',');
  const currencies = new Map<string, Intl.NumberFormat>();
  const ranges = new Map<string, string>();

  function amount({ min, max, currency }: Pay, country = ''): string | null {
    if (min === null && max === null) return null;
    // Both ends have the same precision: "22,00–24,50 €", not "22–24,50 €".
    const isWhole = [min, max].every((end) => end === null || Number.isInteger(end));
    const money = memoized(currencies, `${currency} ${isWhole} ${country}`, CURRENCIES_MAX, () =>
      moneyFormat(country === '' ? locale : localeIn(language, country), currency, isWhole),
    );
    if (min === null) return fillTemplate(payWords().upTo, { amount: money.format(max ?? 0) });
    if (max === null) return fillTemplate(payWords().from, { amount: money.format(min) });
    // `formatRange` writes an equal pair as an approximation, "~$40".
    if (min === max) return money.format(min);
    // Formatting a range takes 50 µs, and a list shows a dozen.
    return memoized(ranges, `${currency} ${min} ${max} ${country}`, RANGES_MAX, () =>
      rangeText(money, Math.min(min, max), Math.max(min, max)),
    );
  }

  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents().format(share),
    plural: (forms, count, values = {}) =>
      fillTemplate(forms[plurals.select(count)] ?? forms.other, {
        ...values,
        count: numbers.format(count),
      }),
    pay(pay, country) {
      const range = amount(pay, country);
      if (range === null || pay.period === null) return range;
      return fillTemplate(payWords().periods[pay.period], { pay: range });
    },
    date: (day) => dates().format(day),
    ago(then, now) {
      const past = Math.floor(now.getTime() / DAY_MS) - Math.floor(then.getTime() / DAY_MS);
      // Minus zero reads "0 days ago" in some languages; a future date counts as today.
      const text = days().format(past > 0 ? -past : 0, 'day');
      // Intl separates digits from kanji, Japanese does not.
      return locale.startsWith('ja') ? text.replaceAll(' ', '') : text;
    },
    months: (count) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'month',
        unitDisplay: 'long',
      }).format(count),
    list: (names) =>
      names.length > 1 && names.some((name) => isCompound(name, conjunction()))
        ? names.join(baseLanguage(language) === 'ar' ? '؛ ' : '; ')
        : lists().format(names),
    comma: commaOf(language),
    languageName,
  };
}

/** Whether a name would make a list ambiguous: "Healthcare, Accounting and finance and Transport". */
function isCompound(name: string, conjunction: string): boolean {
  return name.includes(',') || name.includes(conjunction);
}

/** The language as it is written in the country: `de-AT` for a site in `de-CH`. */
function localeIn(language: string, country: string): string {
  return formattingLocale(`${baseLanguage(language)}-${country}`);
}

/** Dutch writes ranges with a dash; its locale data has a hyphen. */
function rangeText(money: Intl.NumberFormat, min: number, max: number): string {
  const isDutch = money.resolvedOptions().locale.startsWith('nl');
  const parts = money.formatRangeToParts(min, max);
  return parts.map(({ value }) => (isDutch && value === '-' ? '–' : value)).join('');
}

/** `isWhole` leaves out the decimals. */
function moneyFormat(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  if (!/^[A-Z]{3}$/.test(currency)) {
    return new Intl.NumberFormat(locale, isWhole ? {} : { minimumFractionDigits: 2 });
  }
  return new Intl.NumberFormat(locale, {
    ...(isWhole && { trailingZeroDisplay: 'stripIfInteger' }),
    style: 'currency',
    currency,
    // Japanese job boards write 1,200円, not ￥1,200.
    currencyDisplay: locale.startsWith('ja') && currency === 'JPY' ? 'name' : 'symbol',
  });
}

function languageName(tag: string): string {
  // "standard" gives "Deutsch (Schweiz)" instead of a dialect name, "Schweizer Hochdeutsch".
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' });
  const name = names.of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Creates a value once per key; a full cache is cleared. */
function memoized<V>(
  entries: Map<string, V>,
  key: string,
  entriesMax: number,
  create: (key: string) => V,
): V {
  const cached = entries.get(key);
  if (cached !== undefined) return cached;
  if (entries.size >= entriesMax) entries.clear();
  const value = create(key);
  entries.set(key, value);
  return value;
}
