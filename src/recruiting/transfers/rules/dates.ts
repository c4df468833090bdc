/** Dates in files of other services. 03/04/05 has three readings, and a person has to say which is meant. */

export const dateFormats = ['dmy', 'mdy', 'ymd'] as const;
export type DateFormat = (typeof dateFormats)[number];

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/u;
const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/u;

const places: Readonly<Record<DateFormat, readonly [day: number, month: number, year: number]>> = {
  dmy: [0, 1, 2],
  mdy: [1, 0, 2],
  ymd: [2, 1, 0],
};

/** Null for a text that is no date in this format. Milliseconds since 1970 are taken as they are. */
export function parseDate(text: string, format: DateFormat | undefined): Date | null {
  if (/^\d{12,14}$/u.test(text)) return new Date(Number(text));
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction = '', zone] = iso;
    const ms = fraction.padEnd(3, '0').slice(0, 3);
    return toDate([year, month, day, hour, minute, second, ms], zone);
  }
  const found = PARTS.exec(text);
  if (!found || !format) return null;
  const parts = found.slice(1, 4);
  const [day, month, year] = places[format].map((place) => parts[place] ?? '');
  const isShort = year?.length === 2;
  if (year?.length !== 4 && !isShort) return null;
  return toDate(
    [isShort ? `20${year}` : year, month, day, found[4], found[5], found[6]],
    undefined,
  );
}

function toDate(parts: readonly (string | undefined)[], zone: string | undefined): Date | null {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = parts.map(
    (part) => (part === undefined ? undefined : Number(part)),
  );
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second, ms));
  // 31 February is another day.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})$/u.exec(zone ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(at.getTime() - (sign === '-' ? -offset : offset));
}

/** The formats in which a text is a date; null where every reading is the same. */
export function formatsOf(text: string): readonly DateFormat[] | null {
  if (parseDate(text, undefined)) return null;
  return dateFormats.filter((format) => parseDate(text, format) !== null);
}
