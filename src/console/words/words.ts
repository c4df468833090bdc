/** The dictionaries of the console, which are files, and how it writes numbers, days and times. */
import { commaOf, fillTemplate, formattingLocale } from '#lib/language.ts';
import type { Plural, Shaped, TemplateValues } from '#lib/language.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import { openFileDictionary } from '#accounts/words/file-dictionary.ts';
import { supportedLanguage } from '#accounts/words/languages.ts';
import { consoleMessages } from '#translations';
import type english from '#translations/en/console.json';

/** By part of the console. */
export type ConsoleWords = Shaped<typeof english, Plural>;

/** Written by tools/translations.ts. */
export function wordsPath(language: string): string {
  return `/words/console-${language}.json`;
}

export const {
  load: loadWords,
  wordsFor,
  messagesFor: frameWordsFor,
} = openFileDictionary<ConsoleWords, Pick<ConsoleWords['frame'], 'messages' | 'kept'>>({
  pathOf: wordsPath,
  messages: consoleMessages,
  messagesOf: ({ frame }) => frame,
});

/** What the words call a name that anybody can choose; undefined where they have none, as for `constructor`. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** Replaces each `{name}` with its value. */
export function fillText(text: string, values: TemplateValues): string {
  const isolated = Object.entries(values).map(([name, value]) => [name, isolate(text, value)]);
  return fillTemplate(text, Object.fromEntries(isolated));
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u202A-\u202E\u2066-\u2069]/u;

/** Where two directions meet, a value is set apart: else the digits of a date would be read as part of the name before it. */
function isolate(text: string, value: string | number): string {
  return RIGHT_TO_LEFT.test(`${text}${value}`) ? `\u2068${value}\u2069` : String(value);
}

/** The form of a phrase for this number, which replaces `{count}`, written as the language writes numbers. */
export function countText(language: string, forms: Plural, count: number): string {
  const category = new Intl.PluralRules(supportedLanguage(language)).select(count);
  return fillTemplate(forms[category] ?? forms.other, { count: numberText(language, count) });
}

export function numberText(language: string, value: number): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Who reads it, and when: times are of their zone, written as in their region. */
type Reader = { locale: string; timezone: string; now: Date };

/** A day, as in "23 Nov"; the year only where it is another. */
export function dateText(reader: Reader, at: Date | string): string {
  return format(reader, { day: 'numeric', month: 'short', ...yearOf(reader, at) }, at);
}

/** A day and a time, as in "23 Nov, 14:05". */
export function dateTimeText(reader: Reader, at: Date | string): string {
  const day = { day: 'numeric', month: 'short', ...yearOf(reader, at) } as const;
  return format(reader, { ...day, ...clock }, at);
}

/** With the year and in words, as in "23 November 2026 at 14:05". */
export function fullTimeText(reader: Reader, at: Date | string): string {
  return format(reader, { dateStyle: 'long', timeStyle: 'short' }, at);
}

/** The day it is, as in "Saturday, 28 November". */
export function weekdayText(reader: Reader): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return format(reader, options, reader.now);
}

/** A time of the day. */
export function timeText(reader: Reader, at: Date): string {
  return format(reader, clock, at);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** When something happens: the time alone, where it is clear which day is meant. */
export function dueText(reader: Reader, at: Date): string {
  const isSoon = at.getTime() - reader.now.getTime() < SOON_MS;
  return isSoon ? timeText(reader, at) : dateTimeText(reader, at);
}

const SOON_MS = 20 * HOUR_MS;

/** How long ago, as in "3 hr. ago", for a day; then as in "yesterday, 14:05" and "23 Nov, 14:05". */
export function agoText(reader: Reader, at: Date | string): string {
  const ms = reader.now.getTime() - new Date(at).getTime();
  const relative = new Intl.RelativeTimeFormat(formattingLocale(reader.locale), {
    numeric: 'auto',
    style: 'short',
  });
  if (ms < DAY_MS && ms >= 0) {
    return ms < HOUR_MS
      ? relative.format(-Math.floor(ms / MINUTE_MS), 'minute')
      : relative.format(-Math.floor(ms / HOUR_MS), 'hour');
  }
  if (dayOf(reader, at) !== dayOf(reader, new Date(reader.now.getTime() - DAY_MS))) {
    return dateTimeText(reader, at);
  }
  return relative.format(-1, 'day') + commaOf(reader.locale) + format(reader, clock, at);
}

function yearOf(reader: Reader, at: Date | string): Intl.DateTimeFormatOptions {
  const year = (one: Date | string) => dayOf(reader, one).slice(0, 4);
  return year(at) === year(reader.now) ? {} : { year: 'numeric' };
}

/** As in 2026-11-23. */
export function dayOf({ timezone }: Reader, at: Date | string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(at));
}

function format(
  { locale, timezone }: Reader,
  options: Intl.DateTimeFormatOptions,
  at: Date | string,
): string {
  const form = { ...options, timeZone: timezone };
  return new Intl.DateTimeFormat(formattingLocale(locale), form).format(new Date(at));
}

function localeOf(language: string): string {
  return formattingLocale(supportedLanguage(language));
}
