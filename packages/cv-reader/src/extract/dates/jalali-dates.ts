/** Dates of the Iranian calendar, in which Persian CVs are written: `مهر ۱۳۹۸`, `1398/07`. */
import { plain } from '../text-folding.ts';

export type Point = {
  /** The range in the text. */
  from: number;
  to: number;
  /** Null if only the month is given and the year follows later. */
  year: number | null;
  month: number | null;
  /** Whether it is like 03/18, which is a date only beside another one. */
  isShort: boolean;
};

/** From Farvardin, which begins in March. */
const months = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'
  .split(' ')
  .map((one) => plain(one));
/** The first month begins on 20 or 21 March of the year that is this much later. */
const FIRST_MONTH = 3;
const YEARS = 621;
const DATES_MAX = 24;

/** 1330 is 1951, and 1409 is 2030; the years of the Islamic calendar are later. */
const years = String.raw`1(?:3[3-9]\d|40\d)`;
const date = new RegExp(
  [
    String.raw`(?<word>${months.join('|')})(?:\s?ماه)?\s(?:سال\s)?(?<y1>${years})(?!\d)`,
    String.raw`(?<![\d/.-])(?<y2>${years})\s?[/.-]\s?(?<m2>0?[1-9]|1[0-2])(?:\s?[/.-]\s?(?:3[01]|[12]\d|0?[1-9]))?(?!\d)`,
    String.raw`(?<![\d/.,+-])(?<y3>${years})(?![\d/.,])`,
  ].join('|'),
  'gu',
);

const yearLike = /1[34]\d\d/u;
const persian = /[پچژگیک]/u;
const persianYear = /۱[۳۴][۰-۹]{2}/u;
const yearAndMonth = /1(?:3\d\d|40\d)\/(?:0[1-9]|1[0-2])(?!\d)/u;

/** Whether a text may have such dates: a year with letters or digits that only Persian has, or a year with a month. */
function mayHave(text: string): boolean {
  if (persianYear.test(text)) return true;
  return yearLike.test(text) && (persian.test(text) || yearAndMonth.test(text));
}

/** `folded` is the folded text. */
export function jalaliPoints(text: string, folded: string): Point[] {
  if (!mayHave(text)) return [];
  const points: Point[] = [];
  for (const match of folded.matchAll(date)) {
    const { word, y1, y2, m2, y3 } = match.groups ?? {};
    const named = word === undefined ? null : months.indexOf(word) + 1;
    const month = named ?? (m2 === undefined ? null : Number(m2));
    const from = match.index;
    points.push({
      from,
      to: from + match[0].length,
      ...gregorian(Number(y1 ?? y2 ?? y3), month),
      isShort: false,
    });
    if (points.length >= DATES_MAX) break;
  }
  return points;
}

/** The month in which a month begins; a year alone is the one in which it begins. */
function gregorian(year: number, month: number | null): { year: number; month: number | null } {
  if (month === null) return { year: year + YEARS, month: null };
  const at = month + FIRST_MONTH - 1;
  return at > 12 ? { year: year + YEARS + 1, month: at - 12 } : { year: year + YEARS, month: at };
}
