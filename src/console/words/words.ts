/** The dictionaries of the console: files of `public/`, of which an isolate loads one or two. The bundle has the English of messages only. */
import { ApiError } from '#errors.ts';
import { fileLoader, openDictionary } from '#lib/dictionaries.ts';
import type { ReadFile } from '#lib/dictionaries.ts';
import { fillTemplate, formattingLocale } from '#lib/language.ts';
import type { Plural, Shaped, TemplateValues } from '#lib/language.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { supportedLanguage } from '#accounts/words/languages.ts';
import { consoleFrame } from '#translations';
import type english from '#translations/en/console.json';

/** By part of the console. */
export type ConsoleWords = Shaped<typeof english, Plural>;

/** Written by tools/translations.ts. */
export function wordsPath(language: string): string {
  return `/words/console-${language}.json`;
}

const dictionary = openDictionary<ConsoleWords>({});
const frames = openDictionary<ConsoleWords['frame']>(consoleFrame);

const load = fileLoader<ConsoleWords>({
  tagFor: supportedLanguage,
  pathOf: wordsPath,
  bundled: [],
  onLoad: (tag, words) => {
    dictionary.put(tag, words);
    frames.put(tag, words.frame);
  },
});

/** English stands in for a language whose file cannot be read. */
export async function loadWords(language: string, readFile: ReadFile): Promise<void> {
  await load(language, readFile);
  if (!dictionary.find(language)) await load('en', readFile);
}

/** The dictionary of a BCP 47 tag, whatever its region. Throws where no file could be read. */
export function wordsFor(tag: string): ConsoleWords {
  const words = dictionary.find(tag);
  if (!words) throw new ApiError('storage_unavailable');
  return words;
}

/** The words of pages that show a message, which are always there. */
export const { wordsFor: frameWordsFor } = frames;

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

type When = { language: string; timezone: string };

/** A day, as in "23 Nov 2026". */
export function dateText({ language, timezone }: When, at: Date | string): string {
  return formatDate(language, { dateStyle: 'medium', timeZone: timezone }, at);
}

/** A day and a time, in the time zone of the reader. */
export function dateTimeText({ language, timezone }: When, at: Date | string): string {
  return formatDate(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }, at);
}

/** A time of the day. */
export function timeText({ language, timezone }: When, at: Date): string {
  return formatDate(language, { timeStyle: 'short', timeZone: timezone }, at);
}

const HOUR_MS = 60 * MINUTE_MS;

/** How long ago, as in "3 hours ago". */
export function agoText({ language, now }: { language: string; now: Date }, at: Date): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const ms = Math.max(0, now.getTime() - at.getTime());
  if (ms < HOUR_MS) return format.format(-Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return format.format(-Math.floor(ms / HOUR_MS), 'hour');
  return format.format(-Math.floor(ms / DAY_MS), 'day');
}

function formatDate(
  language: string,
  options: Intl.DateTimeFormatOptions,
  at: Date | string,
): string {
  return new Intl.DateTimeFormat(localeOf(language), options).format(new Date(at));
}

function localeOf(language: string): string {
  return formattingLocale(supportedLanguage(language));
}
