/** Writes timestamps as each language does, in the reader's time zone. */

import { formattingLocale } from '#lib/language.ts';
import { supportedLanguage } from './languages.ts';

/** How a reader wants times written. */
export interface Locale {
  language: string;
  /** An IANA time zone; null: UTC. */
  timezone: string | null;
}

const UTC = 'UTC';
const KEPT_MAX = 100;

/** One per language and zone, as formatters are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO timestamp as "21 November 2026 at 14:05 UTC". */
export function formatTimestamp({ language, timezone }: Locale, timestamp: string): string {
  const tag = supportedLanguage(language);
  const zone = timezone ?? UTC;
  const key = `${tag} ${zone}`;
  const format = formats.get(key) ?? createFormat(tag, zone);
  if (formats.size < KEPT_MAX) formats.set(key, format);
  return format.format(new Date(timestamp));
}

function createFormat(tag: string, timeZone: string): Intl.DateTimeFormat {
  // For readers worldwide: "21 November" rather than "November 21".
  const locale = tag === 'en' ? 'en-GB' : formattingLocale(tag);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  });
}
