/** Which values the kinds of custom fields take. */
import { checkAll, invalidField } from '#errors.ts';
import type { FieldKind } from '#vocabulary/custom-fields.ts';
import { kindsOfValues } from './kinds.ts';

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
  const isOption = (key: unknown) => options.some((option) => option.key === key);
  const { takes, must } = kindsOfValues[kind];
  return takes(value, { isOption, members }) ? null : must;
}
