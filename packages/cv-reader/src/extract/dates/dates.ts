/** Finds periods and single dates in text, in all languages at once. */
import { alternatives, plain, unframed } from '../text-folding.ts';
import { type DateHabit, pointsOf } from './date-points.ts';
import type { Point } from './jalali-dates.ts';
import { presentWords, sinceWords, untilWords } from '../words/months.ts';
import { fromLabels, toLabels } from '../words/labels-of-dates.ts';
import { durationUnits } from '../words/durations.ts';

/** `2019-03` or `2019`. */
export type PartialDate = string;

export type Period = {
  /** Null if only the end is given. */
  start: PartialDate | null;
  /** Null if it is current; equal to the start for a single date. */
  end: PartialDate | null;
  isOpen: boolean;
  /** Whether it is a single date that neither begins nor ends a period. */
  isSingle: boolean;
  /** The range in the text, with the words that belong to it. */
  from: number;
  to: number;
};

const usual: DateHabit = { isMonthFirst: false, isJapanese: false };

/** Dates in longer lines are ignored. */
const LINE_LENGTH_MAX = 600;
/** Length of words that introduce a date. */
const BEFORE_LENGTH_MAX = 30;
/** Years of two digits beyond this are of the century before. */
const TURN_MAX = 2045;
/** Length of a duration before a period. */
const LEADING_LENGTH_MAX = 40;
/** Length of the text between the two ends of a period. */
const BETWEEN_LENGTH_MAX = 24;

const present = String.raw`(?:${alternatives(presentWords)})(?![\p{L}\p{M}])`;
const until = String.raw`(?:-{1,3}|~|[→➝➔➜⟶]|>|»|›|\.{2,3}|…|${alternatives(untilWords)})`;
const since = String.raw`(?<![\p{L}\p{M}])(?:${alternatives(sinceWords)})`;
const between = new RegExp(
  String.raw`^\.?\s?[)\]]?\s?(?:${since}\s)?\s?${until}\.?\s?(?:${since}|${until})?\s?[(\[]?\s?$`,
  'u',
);
/** A label of the end between two dates, and of the beginning before the first: `Start: May 2019, End: June 2021`. */
const labelledEnd = new RegExp(
  String.raw`^\.?\s?[,;·|/)]?\s?(?:${alternatives(toLabels)})\s?[:.]?\s?$`,
  'u',
);
/** The part of a month before the end: `May 2019 – end of June 2021`. */
const partOfMonth =
  /^\s?-\s?(?:anfang|mitte|ende|exp\.?|expected|anticipated|vsl\.?|voraussichtlich|prevu|previst[oa]|early|mid|late|(?:beginning|middle|end) of|debut|mi|fin|inicios de|mediados de|finales de|fines de|inicio de|meados de|final de|inizio|meta|fine|begin|midden|eind|einde|poczatek|polowa|koniec|zacatek|polovina|konec|borjan av|slutet av|начало|середина|конец|початок|кiнець|кінець)\s$/u;
const labelledPresent = new RegExp(
  String.raw`^[\s,;·|/]{0,3}(?:${alternatives(toLabels)})\s?[:.]\s?${present}`,
  'u',
);
const labelledStart = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${alternatives(fromLabels)})\s?[:.]?\s?$`,
  'u',
);
const presentAfter = new RegExp(
  String.raw`^[\s,(|/]{0,3}(?:${until})?\s?(?:${until})?[\s(]{0,2}${present}\)?`,
  'u',
);
const presentBefore = new RegExp(String.raw`(?<![\p{L}\p{M}])${present}\s?(?:-|~)\s?$`, 'u');
/** A dash at the end of a cell: the period is current. A swung one also ends it before a name. */
const openAfter =
  /^\s?(?:से|부터|alkaen|lahtien|onwards?|'?[dt][ae]n (?:beri|bu yana|itibaren))(?=$|[\t,;:)|·])|^\s?~\s(?=\p{Script=Han}{2}|\p{Script=Katakana}{2}|\p{Script=Hangul}{2})|^\s?(?:-{1,2}|~|から|より|→)\s?(?:\.{2,3}|…|\?)?\s?(?=$|[\t,;)\]|·])/u;
const sinceBefore = new RegExp(String.raw`${since}[\s.:]{0,2}$`, 'u');
const endings = /^\s?(?:まで|に至る|까지|तक|से|-ig|ig|гг|рр|г|р)(?![\p{L}])\.?/u;
const shortYear = /^(?:\s?[-/]\s?(\d{2})|-(\d))(?![\d./-])/u;
const duration = new RegExp(
  String.raw`^\s?[·•,|-]?\s?[(\[]?\s?(?:ca\.?\s|约|約)?\d{1,2}(?:[.,]\d)?\+?\s?(?:${alternatives(durationUnits)})\.?(?![\p{L}\p{M}])[)\]]?`,
  'u',
);

/** Words between the years and the months of a duration. */
const andWord = String.raw`(?:and|und|et|y|e|en|i|a|og|och|ve|ja|és|și|и|і|и|και|و|ו-?)`;
const units = String.raw`(?:${alternatives(durationUnits)})\.?(?![\p{L}\p{M}])`;
const length = String.raw`(?:ca\.?\s|约|約)?\d{1,2}(?:[.,]\d)?\+?\s?${units}`;
const lengths = String.raw`${length}(?:[\s,]{0,2}(?:${andWord}\s)?${length})?`;
/** A duration that stands before its period: `3 Jahre und 10 Monate, Jan. 2020 – heute`. */
const leading = new RegExp(String.raw`^[(\[]?${lengths}[)\]]?\s?[,;:·•|–-]\s*(?=\S)`, 'u');
const leadingBefore = new RegExp(
  String.raw`(?:^|[\t(|·•])\s?[(\[]?${lengths}[)\]]?\s?[,;:·•|–-]?\s?$`,
  'u',
);
const durationAlone = new RegExp(String.raw`^[(\[]?${lengths}[)\]]?$`, 'u');

/** Removes a duration before a date. */
export function withoutLeadingDuration(text: string): string {
  if (!/^[([]?\S{0,2}\p{Nd}/u.test(text)) return text;
  return text.slice(leading.exec(plain(text.slice(0, 60)))?.[0].length ?? 0);
}

const presentParts = presentWords.map((word) => plain(word));

/** Whether a text is a word for "present", or part of one. */
export function isPresentPart(text: string): boolean {
  const folded = plain(text);
  return presentParts.some(
    (part) =>
      part === folded ||
      (part.includes(' ') && part.split(' ').includes(folded) && folded.length > 4),
  );
}

/** Whether a text is a duration and nothing else. */
export function isDuration(text: string): boolean {
  const folded = plain(text.slice(0, 60)).trim();
  if (durationAlone.test(folded)) return true;
  const years = duration.exec(folded)?.[0] ?? '';
  const rest = folded.slice(years.length);
  return years !== '' && (rest.trim() === '' || duration.exec(rest)?.[0] === rest);
}

/** Whether a text contains a date. */
export function hasDate(text: string): boolean {
  return periodsOf(text).length > 0;
}

/** Whether a text is a date or a period and nothing else. */
export function isDateAlone(text: string): boolean {
  const periods = periodsOf(text);
  return periods.length > 0 && withoutPeriods(text, periods) === '';
}

/** Returns the periods and single dates of a text in order; tabs separate cells. */
export function periodsOf(text: string, habit: DateHabit = usual): Period[] {
  if (!/\p{Nd}{2}|元年|\p{Nd}\s?年/u.test(text)) return [];
  const folded = plain(text.slice(0, LINE_LENGTH_MAX));
  const points = pointsOf(text, folded, habit);
  const periods: Period[] = [];
  for (let index = 0; index < points.length; index++) {
    const here = points[index];
    const next = points[index + 1];
    if (!here) continue;
    const joined = next ? pairPeriod(folded, here, next) : null;
    if (joined) {
      periods.push(joined);
      index++;
      continue;
    }
    const alone = singlePeriod(folded, here);
    if (alone) periods.push(alone);
  }
  return periods.map((period) => extendPeriod(folded, period));
}

function pairPeriod(folded: string, a: Point, b: Point): Period | null {
  const middle = folded.slice(a.to, b.from);
  if (middle.length > BETWEEN_LENGTH_MAX || b.year === null) return null;
  const bothYears = a.month === null && b.month === null;
  const bothMonths = a.month !== null && b.month !== null;
  // Signs that separate other things as well.
  const isParted =
    (bothMonths && /^\s[•·|/]\s$/u.test(middle)) || (bothYears && /^\s?[/|]\s?$/u.test(middle));
  const isLabelled = labelledEnd.test(middle);
  const isJoined = isParted || isLabelled || between.test(middle) || partOfMonth.test(middle);
  if (!isJoined || a.isShort !== b.isShort) return null;
  const first = toPartialDate(a.year ?? b.year, a.month);
  const second = toPartialDate(b.year, b.month);
  // In right-to-left lines the two ends are often swapped.
  const isTurned = second.slice(0, 7) < first.slice(0, second.length);
  const [start, end] = isTurned ? [second, first] : [first, second];
  const before = folded.slice(Math.max(0, a.from - BEFORE_LENGTH_MAX), a.from);
  const label = isLabelled ? (labelledStart.exec(before)?.[0].length ?? 0) : 0;
  return { start, end, isOpen: false, isSingle: false, from: a.from - label, to: b.to };
}

function singlePeriod(folded: string, here: Point): Period | null {
  if (here.year === null) return null;
  const date = toPartialDate(here.year, here.month);
  const after = folded.slice(here.to);
  const near = Math.max(0, here.from - BEFORE_LENGTH_MAX);
  const before = folded.slice(near, here.from);
  const going = { start: date, end: null, isOpen: true, isSingle: false };
  const now = presentAfter.exec(after) ?? openAfter.exec(after);
  if (now) return { ...going, from: here.from, to: here.to + now[0].length };
  const labelled = labelledPresent.exec(after);
  if (labelled) {
    const label = labelledStart.exec(before)?.[0].length ?? 0;
    return { ...going, from: here.from - label, to: here.to + labelled[0].length };
  }
  const turned = presentBefore.exec(before);
  if (turned) return { ...going, from: near + turned.index, to: here.to };
  const announced = sinceBefore.exec(before);
  if (here.isShort && !(announced && isWordlike(announced[0])) && !isShortAlone(folded, here))
    return null;
  const short = here.month === null ? shortYear.exec(after) : null;
  const end = short ? endOfPair(here.year, short[1] ?? short[2] ?? '') : 0;
  if (short && end > here.year) {
    return {
      start: date,
      end: String(end),
      isOpen: false,
      isSingle: false,
      from: here.from,
      to: here.to + short[0].length,
    };
  }
  if (announced && (isWordlike(announced[0]) || isAtStart(before, announced.index)))
    return { ...going, from: near + announced.index, to: here.to };
  return { start: date, end: date, isOpen: false, isSingle: true, from: here.from, to: here.to };
}

/** The year that the last digits of a year mean behind another one: `2003–05`, `2003–5`, `1998–02`. */
function endOfPair(year: number, digits: string): number {
  const span = 10 ** digits.length;
  const end = year - (year % span) + Number(digits);
  return end < year && end + span < TURN_MAX ? end + span : end;
}

/** `03/19` alone in its cell, as in columns of a beginning and an end. */
function isShortAlone(folded: string, { from, to }: Point): boolean {
  const cell = folded.slice(0, from).endsWith('\t') || from === 0;
  const isEnd = to === folded.length || folded[to] === '\t';
  const text = folded.slice(from, to);
  // `01/02` is a page.
  return (
    cell && isEnd && !/^0[1-3]\/0\d$/u.test(text) && /^(?:0[1-9]|1[0-2])[/']\d{2}$/u.test(text)
  );
}

/** `since 2019` begins a current period; `de 2019` and `from 2019` do not. */
function isWordlike(words: string): boolean {
  return !/^(?:de|du|da|din|van|von|vom|from|of|с|з|од|من|do|a|fra|od|מ|ab|από|din|dal)[\s.:]*$/u.test(
    words.trim(),
  );
}

/** `od 2018` means "since" only at the start of a cell, or behind a label or a separator. */
function isAtStart(before: string, index: number): boolean {
  return index === 0 || before[index - 1] === '\t' || /[:|(·•]\s?$/u.test(before.slice(0, index));
}

function toPartialDate(y: number | null, m: number | null): PartialDate {
  return m === null ? String(y) : `${y}-${String(m).padStart(2, '0')}`;
}

/** Extends a period over the words, brackets and durations that belong to it. */
function extendPeriod(folded: string, period: Period): Period {
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
    const before = leadingBefore.exec(folded.slice(Math.max(0, from - LEADING_LENGTH_MAX), from));
    if (before) from -= before[0].replace(/^[\t|·•]/u, '').length;
  }
  const isBracketed =
    /[([【]\s?$/u.test(folded.slice(0, from)) && /^\s?[)\]】]/u.test(folded.slice(to));
  if (isBracketed) {
    from = folded.slice(0, from).trimEnd().length - 1;
    to += folded.slice(to).search(/[)\]】]/u) + 1;
  }
  return { ...period, from, to };
}

/** Removes the periods from a text, with the separators around them. */
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
    .map((cell) => (cell.includes('\u0001') ? trimCell(cell) : cell))
    .filter((cell) => cell !== '')
    .join('\t');
}

/** Splits what is left of a cell around its date into cells. */
function trimCell(cell: string): string {
  return cell
    .split('\u0001')
    .map((part) => unframed(part))
    .filter((part) => part !== '' && part !== ')')
    .join('\t');
}
