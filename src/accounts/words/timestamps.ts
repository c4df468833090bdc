/** Writes timestamps as each language does, in UTC because the reader's time zone is unknown. */

import { fillText, supportedLanguage, wordsFor } from './words.ts';

interface TimestampFormats {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** One per language, as formatters are slow to create. */
const formats = new Map<string, TimestampFormats>();

/** An ISO timestamp as "21 November 2026, 14:05 UTC". */
export function formatTimestamp(language: string, timestamp: string): string {
  const tag = supportedLanguage(language);
  const at = new Date(timestamp);
  const { date, time } = formats.get(tag) ?? createFormats(tag);
  return fillText(wordsFor(tag).moment, { date: date.format(at), time: time.format(at) });
}

function createFormats(tag: string): TimestampFormats {
  // For readers worldwide: "21 November" rather than "November 21".
  const locale = tag === 'en' ? 'en-GB' : tag;
  const format = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    time: new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
  };
  formats.set(tag, format);
  return format;
}
