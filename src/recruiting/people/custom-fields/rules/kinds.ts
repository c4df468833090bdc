/** The kinds of values of custom fields, an entry each: what is wrong with a value, and how a cell of CSV and an input of a form are read. */
import { fold } from '#lib/fold.ts';
import { lineFault } from '#lib/text.ts';
import { isDate } from '#lib/time.ts';
import { isWebUrl } from '#lib/web-url.ts';
import type { FieldKind, FieldOption } from '#vocabulary/custom-fields.ts';

const LINE_LENGTH_MAX = 255;
const TEXT_LENGTH_MAX = 5_000;
const URL_LENGTH_MAX = 2_000;
const AMOUNT_MAX = 1_000_000_000_000;

/** What a value is checked by. */
export type CheckedBy = {
  isOption: (key: unknown) => boolean;
  members: ReadonlySet<number>;
};

/** What a cell is read by. */
export type CellBy = {
  options: readonly FieldOption[];
  /** The day that a text means, in the format of the file. */
  dayOf: (text: string) => string | undefined;
};

type Kind = {
  takes: (value: unknown, by: CheckedBy) => boolean;
  /** Said of a value that it does not take. */
  must: string;
  /** A cell of CSV, as people write it; undefined for a text that means nothing. */
  cell: (text: string, by: CellBy) => unknown;
  /** What an input holds. What cannot be read stays as it is, and is refused. */
  typed: (text: string) => unknown;
};

const YES: ReadonlySet<string> = new Set(['yes', 'true', '1', 'y', 'x']);
const NO: ReadonlySet<string> = new Set(['no', 'false', '0', 'n']);

const asItIs = (text: string) => text;

export const kindsOfValues: Readonly<Record<FieldKind, Kind>> = {
  text: {
    takes: (value) =>
      typeof value === 'string' && value.length <= LINE_LENGTH_MAX && lineFault(value) === null,
    must: `Must be a line of at most ${LINE_LENGTH_MAX} characters.`,
    cell: asItIs,
    typed: asItIs,
  },
  long_text: {
    takes: isText,
    must: `Must be a text of at most ${TEXT_LENGTH_MAX} characters.`,
    cell: asItIs,
    typed: asItIs,
  },
  number: {
    takes: isNumber,
    must: 'Must be a number between -2^53 and 2^53.',
    cell: numberIn,
    typed: numberOf,
  },
  money: {
    takes: isMoney,
    must: 'Must be {"amount": …, "currency": "EUR"}.',
    cell: (text) => jsonIn(text) ?? moneyIn(text),
    typed: asItIs,
  },
  date: {
    takes: isDate,
    must: 'Must be a date, such as 2026-12-31.',
    cell: (text, { dayOf }) => dayOf(text),
    typed: asItIs,
  },
  yes_no: {
    takes: (value) => typeof value === 'boolean',
    must: 'Must be true or false.',
    cell: (text) => (YES.has(fold(text)) ? true : NO.has(fold(text)) ? false : undefined),
    typed: (text) => (text === 'yes' ? true : text === 'no' ? false : text),
  },
  single_choice: {
    takes: (value, { isOption }) => isOption(value),
    must: 'Must be the key of an option of the field.',
    cell: (text, { options }) => optionIn(options, text),
    typed: asItIs,
  },
  multiple_choice: {
    takes: (value, { isOption }) =>
      Array.isArray(value) && new Set(value).size === value.length && value.every(isOption),
    must: 'Must be keys of options of the field, each once.',
    cell: (text, { options }) =>
      jsonIn(text) ?? text.split(/[;,]/u).map((part) => optionIn(options, part.trim())),
    typed: asItIs,
  },
  url: {
    takes: (value) =>
      typeof value === 'string' && value.length <= URL_LENGTH_MAX && isWebUrl(value),
    must: 'Must be an http or https URL.',
    cell: asItIs,
    typed: asItIs,
  },
  member: {
    takes: (value, { members }) => typeof value === 'number' && members.has(value),
    must: 'Must be the id of a member of the company.',
    // Ids of members are those of this service alone.
    cell: () => undefined,
    typed: numberOf,
  },
};

export function isKind(name: string): name is FieldKind {
  return Object.hasOwn(kindsOfValues, name);
}

/** U+0000 and lone surrogates cannot be stored. */
function isText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= TEXT_LENGTH_MAX &&
    value.isWellFormed() &&
    !value.includes('\0')
  );
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function isMoney(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { amount, currency } = value as { amount?: unknown; currency?: unknown };
  return (
    isNumber(amount) &&
    Math.abs(amount) <= AMOUNT_MAX &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/u.test(currency)
  );
}

/** An amount and a list as an export of this service writes them. */
function jsonIn(text: string): unknown {
  if (!/^[[{]/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `1200.5` and `1200,5`; not `1,200`, which is another number elsewhere. */
function numberIn(text: string): number | undefined {
  const isWritten = /^-?\d+(?:\.\d+|,\d{1,2})?$/u.test(text);
  return isWritten ? Number(text.replace(',', '.')) : undefined;
}

/** `1200 EUR` and `EUR 1200`. */
function moneyIn(text: string): { amount: number; currency: string } | undefined {
  const [, before, amount = '', after] =
    /^([A-Z]{3})?\s*(-?[\d.,]+)\s*([A-Z]{3})?$/u.exec(text) ?? [];
  const currency = before ?? after;
  const number = numberIn(amount);
  return number === undefined || currency === undefined ? undefined : { amount: number, currency };
}

/** By its key, or by its label in any language. */
function optionIn(options: readonly FieldOption[], text: string): string | undefined {
  const wanted = fold(text);
  return options.find(
    (option) =>
      option.key === text ||
      [option.label, ...Object.values(option.labels ?? {})].some((one) => fold(one) === wanted),
  )?.key;
}

/** A number as it is typed. Other text stays as it is, and is refused. */
export function numberOf(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}
