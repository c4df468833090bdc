/** What people are told of a meeting, in the language of the company's career domain. */

import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

type Text = { heading: string; text: string };

export type Words = {
  mails: Record<'request' | 'update' | 'cancel', { subject: string; lead: string }> & {
    join: string;
  };
  pages: Record<'waiting' | 'canceled' | 'over' | 'unknown', Text>;
  when: string;
  job: string;
  skip: string;
};

/** Elsewhere than in America it is written with two. */
const enGB: Words = {
  ...en,
  mails: {
    ...en.mails,
    cancel: { subject: 'Cancelled: {title}', lead: '{company} has cancelled this meeting:' },
  },
  pages: {
    ...en.pages,
    canceled: {
      heading: 'This meeting is cancelled',
      text: '{company} has cancelled it. Nobody will be there.',
    },
  },
};

/** Keyed by language tag; a variant not named here speaks its base language. */
export const dictionaries: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['ar', ar],
  ['de', de],
  ['en', en],
  ['en-AU', enGB],
  ['en-CA', enGB],
  ['en-GB', enGB],
  ['en-IN', enGB],
  ['es', es],
  ['fr', fr],
  ['it', it],
  ['ja', ja],
  ['nl', nl],
  ['pl', pl],
  ['pt', pt],
]);

/** The words of a BCP 47 tag: of the variant, else of the base language, else English. */
export function wordsFor(language: string): Words {
  const [base = 'en'] = language.split('-');
  return dictionaries.get(language) ?? dictionaries.get(base) ?? en;
}

/** Puts `values` at their `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (hole, name: string) => values[name] ?? hole);
}

/** The writing direction of a language, for the `dir` attribute. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language.split('-')[0] === 'ar' ? 'rtl' : 'ltr';
}

/** From when to when, and by which clock: "Friday, 5 December 2025, 10:00–10:30 (Central European Standard Time)". */
export function whenText(
  language: string,
  meeting: { startsAt: Date; endsAt: Date; timezone: string },
): string {
  const locale = localeOf(language);
  const { startsAt, endsAt, timezone: timeZone } = meeting;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName');
  const isOneDay = day.format(startsAt) === day.format(endsAt);
  // Not `formatRange`: what it makes of Japanese nobody would write. Nor "at" before two times.
  const [base = ''] = language.split('-');
  const times = `${time.format(startsAt)}–${time.format(endsAt)}`;
  const range = isOneDay
    ? `${day.format(startsAt)}${commas.get(base) ?? ', '}${times}`
    : `${moment.format(startsAt)} – ${moment.format(endsAt)}`;
  return `${range} (${zone?.value ?? timeZone})`;
}

/** What stands between a day and its times, where it is no comma. */
const commas: ReadonlyMap<string, string> = new Map([
  ['ar', '، '],
  ['ja', ' '],
]);

/** Arabic texts keep European digits and the Gregorian calendar, as the career sites do. */
function localeOf(language: string): string {
  return language.split('-')[0] === 'ar' ? `${language}-u-ca-gregory-nu-latn` : language;
}
