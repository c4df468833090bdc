/** How each language writes a moment, in UTC as nobody's time zone is known. */

import { filled, spoken, wordsFor } from './words.ts';

interface MomentFormats {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

/** One per dictionary, as a formatter is dear to make. */
const kept = new Map<string, MomentFormats>();

/** An ISO timestamp as "21 November 2026, 14:05 UTC". */
export function momentIn(language: string, timestamp: string): string {
  const tag = spoken(language);
  const moment = new Date(timestamp);
  const { date, time } = kept.get(tag) ?? remember(tag);
  return filled(wordsFor(tag).moment, { date: date.format(moment), time: time.format(moment) });
}

function remember(tag: string): MomentFormats {
  // Plain English is read the world over, so the day stands before the month.
  const locale = tag === 'en' ? 'en-GB' : tag;
  const formats = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    time: new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
  };
  kept.set(tag, formats);
  return formats;
}
