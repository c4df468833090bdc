/** The date and time of a meeting as a text. */

import { baseLanguage, formattingLocale } from '#lib/language.ts';

/** "Friday, 5 December 2025, 10:00–10:30 (Central European Standard Time)". */
export function timeRange(
  language: string,
  meeting: { startsAt: Date; endsAt: Date; timezone: string },
): string {
  const locale = formattingLocale(language);
  const { startsAt, endsAt, timezone: timeZone } = meeting;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const dayAndTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'long', timeZone })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName');
  const isOneDay = day.format(startsAt) === day.format(endsAt);
  // `formatRange` reads unnaturally in Japanese, and the combined style puts "at" before the two times in English.
  const times = `${time.format(startsAt)}–${time.format(endsAt)}`;
  const range = isOneDay
    ? `${day.format(startsAt)}${separators.get(baseLanguage(language)) ?? ', '}${times}`
    : `${dayAndTime.format(startsAt)} – ${dayAndTime.format(endsAt)}`;
  return `${range} (${zone?.value ?? timeZone})`;
}

/** Between a date and its times, in languages that do not write a comma. */
const separators: ReadonlyMap<string, string> = new Map([
  ['ar', '، '],
  ['ja', ' '],
]);
