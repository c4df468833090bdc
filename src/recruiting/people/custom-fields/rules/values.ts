/** Which values the kinds of custom fields take. */
import { checkAll, invalidField } from '#errors.ts';
import type { FieldKind } from '#vocabulary/custom-fields.ts';
import { lineFault } from '#lib/text.ts';
import { isDate } from '#lib/time.ts';
import { isWebUrl } from '#lib/web-url.ts';

const LINE_LENGTH_MAX = 255;
const TEXT_LENGTH_MAX = 5_000;
const URL_LENGTH_MAX = 2_000;
const AMOUNT_MAX = 1_000_000_000_000;
/** Of all values of a record, as JSON. */
const VALUES_LENGTH_MAX = 16_000;

type Option = { key: string; label: string };
export type Field = {
  key: string;
  kind: FieldKind;
  options: readonly Option[];
  isRequired: boolean;
  archivedAt: Date | null;
};
export type Values = Readonly<Record<string, unknown>>;

/** The ids of members that the values may name. */
export function membersIn(given: Values): number[] {
  return Object.values(given).filter(
    (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
  );
}

/** What values are checked by: those that there are, the fields, and who is a member. */
export type Checked = {
  values: Values;
  fields: readonly Field[];
  members: ReadonlySet<number>;
};

/**
 * The values after a change, in which null clears. Throws 422 for a field that the caller does not see, whatever the value, and for a
 * value that its kind does not take; a value of a field that is sent back as it was read is not looked at.
 */
export function valuesAfter(
  given: Values,
  { values: before, fields, members }: Checked,
): Record<string, unknown> {
  const after = new Map(Object.entries(before));
  const takeIn = (key: string, value: unknown) => {
    const field = fields.find((one) => one.key === key);
    // First of all: what else is answered would say whether a hidden value was guessed.
    if (!field) throw invalidField(`custom.${key}`, 'Is not a field of the company.');
    if (isSame(value, orNull(after.get(key)))) return;
    const fault = faultOf(field, value, members);
    if (fault !== null) throw invalidField(`custom.${key}`, fault);
    if (value === null) after.delete(key);
    else after.set(key, value);
  };
  const wanted = Object.entries(given).map(([key, value]) => [key, orNull(value)] as const);
  checkAll(
    ...wanted.map(
      ([key, value]) =>
        () =>
          takeIn(key, value),
    ),
  );
  const values = Object.fromEntries(after);
  // Of those that the caller sees: the sum with others would tell how long they are.
  const seen = fields.flatMap(({ key }) => (after.has(key) ? [[key, after.get(key)]] : []));
  if (JSON.stringify(Object.fromEntries(seen)).length > VALUES_LENGTH_MAX) {
    throw invalidField('custom', `All values together can have ${VALUES_LENGTH_MAX} characters.`);
  }
  return values;
}

/** An empty text clears, as null does. */
function orNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

function faultOf(field: Field, value: unknown, members: ReadonlySet<number>): string | null {
  if (field.archivedAt) return 'Is archived: it is only shown.';
  if (value !== null) return valueFault(field, value, members);
  return field.isRequired ? 'Is required: it cannot be cleared.' : null;
}

/** The keys whose values differ. */
export function changedKeys(before: Values, after: Values): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isSame(before[key], after[key]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What is wrong with a value of a field, as a sentence; null for one that its kind takes. */
export function valueFault(
  { kind, options }: Pick<Field, 'kind' | 'options'>,
  value: unknown,
  members: ReadonlySet<number>,
): string | null {
  const has = (key: unknown) => options.some((option) => option.key === key);
  switch (kind) {
    case 'text':
      return isLine(value) ? null : `Must be a line of at most ${LINE_LENGTH_MAX} characters.`;
    case 'long_text':
      return isText(value) ? null : `Must be a text of at most ${TEXT_LENGTH_MAX} characters.`;
    case 'number':
      return isNumber(value) ? null : 'Must be a number between -2^53 and 2^53.';
    case 'money':
      return isMoney(value) ? null : 'Must be {"amount": …, "currency": "EUR"}.';
    case 'date':
      return isDate(value) ? null : 'Must be a date, such as 2026-12-31.';
    case 'yes_no':
      return typeof value === 'boolean' ? null : 'Must be true or false.';
    case 'single_choice':
      return has(value) ? null : 'Must be the key of an option of the field.';
    case 'multiple_choice':
      return areOptions(value, has) ? null : 'Must be keys of options of the field, each once.';
    case 'url':
      return isLink(value) ? null : 'Must be an http or https URL.';
    case 'member':
      return typeof value === 'number' && members.has(value)
        ? null
        : 'Must be the id of a member of the company.';
  }
}

function isLine(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LINE_LENGTH_MAX && lineFault(value) === null;
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

function areOptions(value: unknown, has: (key: unknown) => boolean): boolean {
  return Array.isArray(value) && new Set(value).size === value.length && value.every(has);
}

function isLink(value: unknown): boolean {
  return typeof value === 'string' && value.length <= URL_LENGTH_MAX && isWebUrl(value);
}
