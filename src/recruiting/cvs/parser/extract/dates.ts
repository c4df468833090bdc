/** Dates and periods in running text, in all languages at once. */
import { alternatives, plain, unframed } from './letters.ts';
import { monthNames, presentWords, sinceWords, untilWords } from './words/months.ts';
import { durationUnits } from './words/durations.ts';

/** `2019-03` or `2019`. */
export type PartialDate = string;

export type Period = {
  /** Null where only the end is told. */
  start: PartialDate | null;
  /** Null while it goes on; the start again where one date is all there is. */
  end: PartialDate | null;
  isOpen: boolean;
  /** One date and nothing that makes it the beginning or the end of anything. */
  isSingle: boolean;
  /** Where in the text it stands, with what belongs to it. */
  from: number;
  to: number;
};

export type DateHabit = {
  /** 03/04/2019 is the fourth of March. */
  isMonthFirst: boolean;
  /** H28.4 is an era's year. */
  isJapanese: boolean;
};

const usual: DateHabit = { isMonthFirst: false, isJapanese: false };

/** A longer line is no line of a CV; its dates tell nothing. */
const LINE_LENGTH_MAX = 600;
/** More dates in a line tell nothing either. */
const POINTS_MAX = 24;
/** No word that announces a date is longer. */
const BEFORE_LENGTH_MAX = 30;
/** What stands between the two ends of a period is never longer. */
const BETWEEN_LENGTH_MAX = 24;

const year = String.raw`(?:19[4-9]\d|20[0-4]\d)`;
const month2 = String.raw`(?:1[0-2]|0?[1-9])`;
/** A month's name with every letter replaced: the first by its number, so that one short pattern finds them all. */
const monthWord = String.raw`[\uE001-\uE00C]\uE000*`;
const MONTH_SIGNS = 0xe000;

const monthByWord = new Map(
  monthNames.flatMap((names, index) =>
    names.split(' ').map((name) => [plain(name), index + 1] as const),
  ),
);
/** Two words are one month where Arabic is spoken from the Levant to Iraq. */
const pairedMonths = /(?:كانون|تشرين) (?:الثاني|الاول)/gu;

/** With its months marked, but not the one in the name of a town; as long as before: folded text holds no signs of its own from there. */
function marked(folded: string): string {
  return folded
    .replace(pairedMonths, (words) => mark(words, words.replace(' ', '_')))
    .replace(/(?<!\brio de )(?<![\p{L}\p{M}])[\p{L}\p{M}]+/gu, (word) => mark(word, word));
}

function mark(word: string, name: string): string {
  const month = monthByWord.get(name);
  if (month === undefined) return word;
  return String.fromCharCode(MONTH_SIGNS + month) + '\uE000'.repeat(word.length - 1);
}

function monthOfMark(sign: string | undefined): number | null {
  return sign === undefined ? null : sign.charCodeAt(0) - MONTH_SIGNS;
}

/** First years of the Japanese eras, less one. */
const eras: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  r: 2018,
  h: 1988,
  s: 1925,
};

const point = new RegExp(
  [
    String.raw`(?<y1>${year})\s?[年년]\s?(?:(?<m1>${month2})\s?[月월](?:\s?\d{1,2}\s?[日일])?)?`,
    String.raw`(?<era>令和|平成|昭和|大正)\s?(?<eraYear>元|\d{1,2})\s?[年./]\s?(?:(?<eraMonth>${month2})(?:\s?月)?(?:\s?\d{1,2}\s?日)?)?`,
    String.raw`(?<![\p{L}\d])(?<eraLetter>[rhs])\s?(?<letterYear>\d{1,2})\s?[年./]\s?(?<letterMonth>${month2})(?:\s?月)?(?![\d])`,
    String.raw`民[國国]\s?(?<roc>\d{2,3})\s?年\s?(?:(?<rocMonth>${month2})\s?月)?`,
    String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:\.|st|nd|rd|th|er|º|ª|°|-го)?\s?(?:de\s|of\s)?)?(?<word>${monthWord})\.?[,']?\s?(?:(?:de|del|of|do|di|г|року|ל)\s|[-./'])?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s)?(?<y2>${year}|'\d{2}(?!\d)|\d{2}(?![\d/.]|\s?(?:-|${monthWord})))(?:\s?(?:г|р|m|roku|року|года)(?![\p{L}\p{M}]))?\.?`,
    String.raw`(?<![\p{L}\d])(?<roman>viii|vii|iii|xii|ix|iv|vi|xi|ii|i|v|x)[\s./]\s?(?<y8>${year})`,
    String.raw`(?<y3>${year})\s?[.,]?\s(?<wordAfter>${monthWord})\.?`,
    String.raw`(?<![\d:])(?<y4>${year})(?:\s?[./]\s?|-)(?<m4>1[0-2]|0[1-9]|[1-9])(?:(?:\s?[./]\s?|-)(?:3[01]|[12]\d|0?[1-9]))?\.?(?![\d])`,
    String.raw`(?<![\d.,])(?:(?<day>\d{1,2})(?:\s?[./]\s?|-))?(?<m5>\d{1,2})(?:\s?[./]\s?|-)(?<y5>${year})`,
    String.raw`(?<![\d.,/:+-])(?<m6>${month2})[./'](?<y6>\d{2})(?![\d./%:])`,
    String.raw`(?<![\p{L}\d:,.$€£+])(?<!(?<!\d{4})/)(?<y7>${year})(?:\s?(?:г|гг|р|рр|roku|года|году|року)(?![\p{L}\p{M}])\.?)?`,
    String.raw`(?<lone>${monthWord})\.?(?=\s?(?:-|~|to|bis|a|à)\s?)`,
  ].join('|'),
  'gu',
);

const present = String.raw`(?:${alternatives(presentWords)})(?![\p{L}\p{M}])`;
const until = String.raw`(?:-{1,3}|~|→|>|${alternatives(untilWords)})`;
const since = String.raw`(?<![\p{L}\p{M}])(?:${alternatives(sinceWords)})`;
const between = new RegExp(
  String.raw`^\s?[)\]]?\s?(?:${since}\s)?\s?${until}\.?\s?(?:${since}|${until})?\s?[(\[]?\s?$`,
  'u',
);
const presentAfter = new RegExp(
  String.raw`^[\s,(]{0,3}(?:${until})?\s?(?:${until})?[\s(]{0,2}${present}\)?`,
  'u',
);
const presentBefore = new RegExp(String.raw`(?<![\p{L}\p{M}])${present}\s?(?:-|~)\s?$`, 'u');
/** Nothing after the dash: it goes on. */
const openAfter = /^\s?(?:-{1,2}|~|から|より|→)\s?(?:\.{2,3}|\?)?\s?(?=$|\t|[)\]|])/u;
const sinceBefore = new RegExp(String.raw`${since}[\s.:]{0,2}$`, 'u');
const endings = /^\s?(?:まで|に至る|까지|तक|से|-ig|ig|гг|рр|г|р)(?![\p{L}])\.?/u;
const shortYear = /^\s?[-/]\s?(\d{2})(?![\d./-])/u;
const duration = new RegExp(
  String.raw`^\s?[·•,|-]?\s?[(\[]?\s?(?:ca\.?\s|约|約)?\d{1,2}(?:[.,]\d)?\+?\s?(?:${alternatives(durationUnits)})\.?(?![\p{L}\p{M}])[)\]]?`,
  'u',
);

const presentParts = presentWords.map((word) => plain(word));

/** A month and nothing else. */
export function isMonth(text: string): boolean {
  return monthByWord.has(plain(text).replace(/\.$/u, ''));
}

/** A word for now, or one of its words. */
export function isPresentPart(text: string): boolean {
  const folded = plain(text);
  return presentParts.some(
    (part) =>
      part === folded ||
      (part.includes(' ') && part.split(' ').includes(folded) && folded.length > 4),
  );
}

const romanMonths = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

type Point = {
  from: number;
  to: number;
  year: number | null;
  month: number | null;
  isShort: boolean;
};

/** How long something lasted, and nothing else. */
export function isDuration(text: string): boolean {
  const folded = plain(text.slice(0, 60)).trim();
  const years = duration.exec(folded)?.[0] ?? '';
  const rest = folded.slice(years.length);
  return years !== '' && (rest.trim() === '' || duration.exec(rest)?.[0] === rest);
}

/** Whether a text holds any date. */
export function hasDate(text: string): boolean {
  return periodsOf(text).length > 0;
}

/** The periods and lone dates of a text, in order; tabs part cells. */
export function periodsOf(text: string, habit: DateHabit = usual): Period[] {
  if (!/\p{Nd}{2}|元年/u.test(text)) return [];
  const folded = plain(text.slice(0, LINE_LENGTH_MAX));
  const points = pointsOf(text, folded, habit);
  const periods: Period[] = [];
  for (let index = 0; index < points.length; index++) {
    const here = points[index];
    const next = points[index + 1];
    if (!here) continue;
    const joined = next ? pair(folded, here, next) : null;
    if (joined) {
      periods.push(joined);
      index++;
      continue;
    }
    const alone = single(folded, here);
    if (alone) periods.push(alone);
  }
  return periods.map((period) => grown(folded, period));
}

function pointsOf(text: string, folded: string, habit: DateHabit): Point[] {
  const points: Point[] = [];
  for (const match of marked(folded).matchAll(point)) {
    const read = readPoint(text, match, habit);
    if (read) points.push(read);
    if (points.length >= POINTS_MAX) break;
  }
  return points;
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
  if (groups['y1']) return give(Number(groups['y1']), optional(groups['m1']));
  if (groups['era'] && groups['eraYear'])
    return give(eraYear(groups['era'], groups['eraYear']), optional(groups['eraMonth']));
  if (groups['eraLetter'] && groups['letterYear']) {
    return habit.isJapanese
      ? give(eraYear(groups['eraLetter'], groups['letterYear']), optional(groups['letterMonth']))
      : null;
  }
  if (groups['roc']) return give(Number(groups['roc']) + 1911, optional(groups['rocMonth']));
  if (groups['word'] && groups['y2'])
    return give(fullYear(groups['y2']), monthOfMark(groups['word']));
  if (groups['roman'] && groups['y8']) {
    // In small letters `i 2016` is Polish for `and 2016`.
    const isCapital =
      text.slice(match.index, match.index + groups['roman'].length) ===
      groups['roman'].toUpperCase();
    return isCapital ? give(Number(groups['y8']), romanMonths.indexOf(groups['roman']) + 1) : null;
  }
  if (groups['y3']) return give(Number(groups['y3']), monthOfMark(groups['wordAfter']));
  if (groups['y4']) return give(Number(groups['y4']), optional(groups['m4']));
  if (groups['y5'])
    return give(Number(groups['y5']), monthOfNumbers(groups['day'], groups['m5'], habit));
  if (groups['y6']) return give(fullYear(groups['y6']), optional(groups['m6']), true);
  if (groups['y7']) return give(Number(groups['y7']), null);
  if (groups['lone']) return give(null, monthOfMark(groups['lone']));
  return null;
}

function optional(digits: string | undefined): number | null {
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

/** Of a day and a month the one above twelve is the day. */
function monthOfNumbers(
  day: string | undefined,
  digits: string | undefined,
  habit: DateHabit,
): number | null {
  const second = Number(digits);
  if (day === undefined) return second >= 1 && second <= 12 ? second : null;
  const first = Number(day);
  const month = second > 12 || (habit.isMonthFirst && first <= 12) ? first : second;
  return month >= 1 && month <= 12 ? month : null;
}

function pair(folded: string, a: Point, b: Point): Period | null {
  const middle = folded.slice(a.to, b.from);
  if (middle.length > BETWEEN_LENGTH_MAX || b.year === null) return null;
  const bothYears = a.month === null && b.month === null;
  const isJoined =
    between.test(middle) || (bothYears && /^\s?\/\s?$/u.test(middle)) || /^\s?\n\s?$/u.test(middle);
  if (!isJoined || a.isShort !== b.isShort) return null;
  const first = written(a.year ?? b.year, a.month);
  const second = written(b.year, b.month);
  // Right-to-left lines are often printed the other way about.
  const isTurned = second.slice(0, 7) < first.slice(0, second.length);
  const [start, end] = isTurned ? [second, first] : [first, second];
  return { start, end, isOpen: false, isSingle: false, from: a.from, to: b.to };
}

function single(folded: string, here: Point): Period | null {
  if (here.year === null) return null;
  const date = written(here.year, here.month);
  const after = folded.slice(here.to);
  const near = Math.max(0, here.from - BEFORE_LENGTH_MAX);
  const before = folded.slice(near, here.from);
  const going = { start: date, end: null, isOpen: true, isSingle: false };
  const now = presentAfter.exec(after) ?? openAfter.exec(after);
  if (now) return { ...going, from: here.from, to: here.to + now[0].length };
  const turned = presentBefore.exec(before);
  if (turned) return { ...going, from: near + turned.index, to: here.to };
  if (here.isShort) return null;
  const short = here.month === null ? shortYear.exec(after) : null;
  if (short?.[1] && Number(short[1]) > here.year % 100) {
    const end = String(here.year - (here.year % 100) + Number(short[1]));
    return {
      start: date,
      end,
      isOpen: false,
      isSingle: false,
      from: here.from,
      to: here.to + short[0].length,
    };
  }
  const announced = sinceBefore.exec(before);
  if (announced && (isWordlike(announced[0]) || isAtStart(before, announced.index)))
    return { ...going, from: near + announced.index, to: here.to };
  return { start: date, end: date, isOpen: false, isSingle: true, from: here.from, to: here.to };
}

/** `de 2019` and `from 2019` end no period by themselves; `since 2019` begins one. */
function isWordlike(words: string): boolean {
  return !/^(?:de|du|da|din|van|von|vom|from|of|с|з|од|من|do|a|fra|od|מ|ab|από|din|dal)[\s.:]*$/u.test(
    words.trim(),
  );
}

/** `od 2018` at the start of a cell says since when; within a sentence it says from when something was. */
function isAtStart(before: string, index: number): boolean {
  return index === 0 || before[index - 1] === '\t';
}

function written(y: number | null, m: number | null): PartialDate {
  return m === null ? String(y) : `${y}-${String(m).padStart(2, '0')}`;
}

/** With the words, brackets and durations that belong to it and to nothing else. */
function grown(folded: string, period: Period): Period {
  let { from, to } = period;
  if (!period.isSingle) {
    const near = Math.max(0, from - BEFORE_LENGTH_MAX);
    const announced = sinceBefore.exec(folded.slice(near, from));
    if (announced) from = near + announced.index;
    const ending = endings.exec(folded.slice(to));
    if (ending) to += ending[0].length;
    for (let count = 0; count < 3; count++) {
      const lasted = duration.exec(folded.slice(to));
      if (lasted) to += lasted[0].length;
    }
  }
  const isBracketed =
    /[([【]\s?$/u.test(folded.slice(0, from)) && /^\s?[)\]】]/u.test(folded.slice(to));
  if (isBracketed) {
    from = folded.slice(0, from).trimEnd().length - 1;
    to += folded.slice(to).search(/[)\]】]/u) + 1;
  }
  return { ...period, from, to };
}

/** A text without the periods in it, and without the signs that parted them from the rest. */
export function withoutPeriods(text: string, periods: readonly Period[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of periods) {
    rest += `${text.slice(at, from)}\u0001`;
    at = to;
  }
  rest += text.slice(at);
  return rest
    .split('\t')
    .map((cell) => (cell.includes('\u0001') ? trimmed(cell) : cell))
    .filter((cell) => cell !== '')
    .join('\t');
}

/** What is left of a cell around its date: several texts become several cells. */
function trimmed(cell: string): string {
  return cell
    .split('\u0001')
    .map((part) => unframed(part))
    .filter((part) => part !== '' && part !== ')')
    .join('\t');
}
