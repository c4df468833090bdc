/** Finds dates in text: months by name or number, years, Japanese eras. */
import { jalaliPoints } from './jalali-dates.ts';
import { plain } from '../text-folding.ts';
import { monthNames, seasonNames } from '../words/months.ts';
import type { Point } from './jalali-dates.ts';

export type DateHabit = {
  /** Whether 03/04/2019 is the fourth of March. */
  isMonthFirst: boolean;
  /** Whether H28.4 is a year of an era. */
  isJapanese: boolean;
  /** Whether 2003-05 are two years, and not a month. */
  pairsYears?: boolean;
};

const dayFirst = /(?<![\d/-])(?:1[3-9]|2\d|3[01])[/-](?:0?[1-9]|1[0-2])[/-](?:19|20)\d{2}(?!\d)/u;
const monthFirst = /(?<![\d/-])(?:0?[1-9]|1[0-2])[/-](?:1[3-9]|2\d|3[01])[/-](?:19|20)\d{2}(?!\d)/u;
/** A number or an address of North America. */
const american =
  /(?<![\d+])(?:\+?1[\s.-]?)?\(\d{3}\)\s?\d{3}-\d{4}(?!\d)|(?<!\d)\+1[\s.(-]|\b(?:USA|U\.S\.A\.|United States)\b|,\s[A-Z]{2}\s\d{5}(?:-\d{4})?(?!\d)/u;

/** Whether a text writes the month before the day: its other dates say so, else a number or an address of a country that does; null if nothing does. */
export function writesMonthFirst(text: string): boolean | null {
  if (dayFirst.test(text)) return false;
  return monthFirst.test(text) || american.test(text) ? true : null;
}

const yearPair = /(?<![\d/.-])(?:19|20)\d{2}-(?:1[3-9]|[2-9]\d)(?![\d/.-])/u;
const monthPair =
  /(?<!\d)(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])(?!\d)\s?\S{1,5}\s?(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])(?!\d)/u;

/** Whether a text writes two years with a hyphen, and no month so: `2011-14` in one line tells what `2003-05` is in another. */
export function pairsYears(text: string): boolean {
  return yearPair.test(text) && !monthPair.test(text);
}

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

/** Dates of a line. */
const POINTS_MAX = 24;
/** Digits of a year. */
const YEAR = 4;

const year = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const month2 = String.raw`(?:1[0-2]|0?[1-9])`;
/** Months are replaced by private use characters of the same length, so that one short pattern matches all of them. */
const monthWord = String.raw`[\uE001-\uE00C]\uE000*`;
const MONTH_SIGNS = 0xe000;
/** The sign of a season, above those of the months. */
const SEASON = 0x0d;
const seasonWord = String.raw`\uE00D\uE000*`;

const monthByWord = new Map(
  monthNames.flatMap((names, index) =>
    names.split(' ').map((name) => [plain(name), index + 1] as const),
  ),
);
for (const name of seasonNames) monthByWord.set(plain(name), SEASON);
/** Levantine Arabic months of two words. */
const pairedMonths = /(?:كانون|تشرين) (?:الثاني|الاول)/gu;

/** Replaces month names (except in Rio de Janeiro) without changing the length. Folded text has no private use characters of its own. */
function markMonths(folded: string): string {
  return folded
    .replace(pairedMonths, (words) => markMonth(words, words.replace(' ', '_')))
    .replace(/(?<!\brio de )(?<![\p{L}\p{M}])[\p{L}\p{M}]+/gu, (word) => markMonth(word, word));
}

function markMonth(word: string, name: string): string {
  const month = monthByWord.get(name);
  if (month === undefined) return word;
  return String.fromCharCode(MONTH_SIGNS + month) + '\uE000'.repeat(word.length - 1);
}

function monthOfMark(sign: string | undefined): number | null {
  return sign === undefined ? null : sign.charCodeAt(0) - MONTH_SIGNS;
}

/** The years before the first years of Japanese eras. */
const eras: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  r: 2018,
  h: 1988,
  s: 1925,
};

/** One expression for all languages, with a branch for every way to write a date. */
const point = new RegExp(
  [
    String.raw`(?<y1>${year})\s?[年년]\s?(?:(?<m1>${month2})\s?[月월](?:\s?\d{1,2}\s?[日일])?|[春夏秋冬]季?(?!\p{Script=Han}))?`,
    String.raw`(?<era>令和|平成|昭和|大正)\s?(?<eraYear>元|\d{1,2})\s?[年./]\s?(?:(?<eraMonth>${month2})(?:\s?月)?(?:\s?\d{1,2}\s?日)?)?`,
    String.raw`(?<![\p{L}\d])(?<eraLetter>[rhs])\s?(?<letterYear>\d{1,2})\s?[年./]\s?(?<letterMonth>${month2})(?:\s?月)?(?![\d])`,
    String.raw`民[國国]\s?(?<roc>\d{2,3})\s?年\s?(?:(?<rocMonth>${month2})\s?月)?`,
    String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|°|-го)?\s?(?:de\s|of\s)?)?(?<word>${monthWord})\.?[,']?\s?(?:(?:de|del|of|do|di|г|року|ל)\s|[-./'])?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s)?(?<y2>${year}|'\d{2}(?!\d)|\d{2}(?![\d/.]|\s?(?:-|${monthWord})))(?:\s?(?:г|р|m|roku|року|года)(?![\p{L}\p{M}]))?\.?`,
    // Vietnamese numbers its months: `tháng 8 năm 2023`.
    String.raw`(?<![\p{L}])(?:thang|thg)\.?\s?(?<m9>${month2})\s?[,/.-]?\s?(?:nam\s)?(?<y9>${year})`,
    String.raw`(?<![\p{L}\d])q[1-4][\s/.]{1,2}(?<yQuarter>${year})`,
    String.raw`${seasonWord}(?:\s(?:semester|term))?[\s,]{1,2}(?:of\s|de\s|del\s)?(?<ySeason>${year})`,
    String.raw`(?<ySeasonBefore>${year})\s${seasonWord}`,
    String.raw`(?<![\p{L}\d])(?<roman>viii|vii|iii|xii|ix|iv|vi|xi|ii|i|v|x)[\s./]\s?(?<y8>${year})`,
    String.raw`(?<y3>${year})\s?[.,]?\s(?<wordAfter>${monthWord})\.?`,
    String.raw`(?<![\d:])(?<y4>${year})(?:\s?[./]\s?|-)(?<m4>1[0-2]|0[1-9]|[1-9])(?:(?:\s?[./]\s?|-)(?:3[01]|[12]\d|0?[1-9]))?\.?(?![\d])`,
    String.raw`(?<![\d.,])(?:(?<day>\d{1,2})(?:\s?[./]\s?|-))?(?<m5>\d{1,2})(?:\s?[./]\s?|-)(?<y5>${year})`,
    String.raw`(?<![\d.,/:+])(?<!(?<![/']\d{2})-)(?<m6>${month2})[./'](?<y6>\d{2})(?![\d./%:])`,
    String.raw`(?<![\p{L}\d:,.$€£+])(?<!(?<!\d{4})/)(?<y7>${year})(?:\s?(?:г|гг|р|рр|roku|года|году|року)(?![\p{L}\p{M}])\.?)?`,
    String.raw`(?<lone>${monthWord})\.?(?=\s?(?:-|~|to|bis|a|à)\s?)`,
  ].join('|'),
  'gu',
);

/** Whether a text is a month and nothing else. */
export function isMonth(text: string): boolean {
  const month = monthByWord.get(plain(text).replace(/\.$/u, ''));
  return month !== undefined && month !== SEASON;
}

/** Whether a text is a season and nothing else. */
export function isSeason(text: string): boolean {
  return monthByWord.get(plain(text)) === SEASON;
}

/** Returns the dates in order; `folded` is the folded text. */
export function pointsOf(text: string, folded: string, habit: DateHabit): Point[] {
  const points: Point[] = [];
  for (const match of markMonths(folded).matchAll(point)) {
    const read = readPoint(text, match, habit);
    if (read) points.push(read);
    if (points.length >= POINTS_MAX) break;
  }
  const others = jalaliPoints(text, folded);
  return others.length === 0 ? points : points.concat(others).sort((a, b) => a.from - b.from);
}

function readPoint(text: string, match: RegExpExecArray, habit: DateHabit): Point | null {
  const groups = match.groups ?? {};
  const at = { from: match.index, to: match.index + match[0].trimEnd().length };
  const give = (y: number | null, m: number | null, isShort = false): Point => ({
    ...at,
    year: y,
    month: m,
    isShort,
  });
  if (groups['y1']) return give(Number(groups['y1']), numberOrNull(groups['m1']));
  if (groups['era'] && groups['eraYear'])
    return give(eraYear(groups['era'], groups['eraYear']), numberOrNull(groups['eraMonth']));
  if (groups['eraLetter'] && groups['letterYear']) {
    return habit.isJapanese
      ? give(
          eraYear(groups['eraLetter'], groups['letterYear']),
          numberOrNull(groups['letterMonth']),
        )
      : null;
  }
  if (groups['roc']) return give(Number(groups['roc']) + 1911, numberOrNull(groups['rocMonth']));
  if (groups['word'] && groups['y2'])
    return give(fullYear(groups['y2']), monthOfMark(groups['word']));
  if (groups['y9']) return give(Number(groups['y9']), numberOrNull(groups['m9']));
  const season = groups['ySeason'] ?? groups['ySeasonBefore'] ?? groups['yQuarter'];
  if (season) return give(Number(season), null);
  if (groups['roman'] && groups['y8']) {
    // `i 2016` is Polish for `and 2016`, not the first month.
    const isCapital =
      text.slice(match.index, match.index + groups['roman'].length) ===
      groups['roman'].toUpperCase();
    return isCapital ? give(Number(groups['y8']), romanMonths.indexOf(groups['roman']) + 1) : null;
  }
  if (groups['y3']) return give(Number(groups['y3']), monthOfMark(groups['wordAfter']));
  if (groups['y4']) {
    const sign = text[match.index + groups['y4'].length] ?? '';
    // `2003–05` are two years, as is `2003-05` where all are written so.
    const isPair = /[–—]/u.test(sign) || (sign === '-' && habit.pairsYears);
    if (isPair) return { ...give(Number(groups['y4']), null), to: match.index + YEAR };
    return give(Number(groups['y4']), numberOrNull(groups['m4']));
  }
  if (groups['y5'])
    return give(
      Number(groups['y5']),
      monthOfNumbers(groups['day'], groups['m5'], {
        // Between points, the day always stands first.
        isMonthFirst: habit.isMonthFirst && !/^\d+\s?\./u.test(match[0]),
      }),
    );
  if (groups['y6']) return give(fullYear(groups['y6']), numberOrNull(groups['m6']), true);
  if (groups['y7']) return give(Number(groups['y7']), null);
  if (groups['lone']) return give(null, monthOfMark(groups['lone']));
  return null;
}

function numberOrNull(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function eraYear(era: string, digits: string): number {
  return (eras[era] ?? 0) + (digits === '元' ? 1 : Number(digits));
}

function fullYear(digits: string): number {
  const number = Number(digits.replace("'", ''));
  if (number > 99) return number;
  return number >= 45 ? 1900 + number : 2000 + number;
}

/** A number above twelve is the day. */
function monthOfNumbers(
  day: string | undefined,
  digits: string | undefined,
  habit: Pick<DateHabit, 'isMonthFirst'>,
): number | null {
  const second = Number(digits);
  if (day === undefined) return second >= 1 && second <= 12 ? second : null;
  const first = Number(day);
  const month = second > 12 || (habit.isMonthFirst && first <= 12) ? first : second;
  return month >= 1 && month <= 12 ? month : null;
}
