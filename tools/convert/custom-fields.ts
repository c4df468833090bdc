/** Custom fields of another service as those of a bundle: definitions, and values that fit them. */
import { slug } from '#lib/fold.ts';
import { FIELDS_MAX } from '#recruiting/people/custom-fields/rules/definitions.ts';
import { valueFault } from '#recruiting/people/custom-fields/rules/values.ts';
import { fieldEntities } from '#vocabulary/custom-fields.ts';
import type { FieldKind, FieldOption } from '#vocabulary/custom-fields.ts';
import { isItem, said } from './items.ts';
import type { FieldModel, Model, ValueModel } from './model.ts';

const OPTIONS_MAX = 50;
const KEY_LENGTH_MAX = 40;
const LABEL_LENGTH_MAX = 255;

/** What services call their kinds, in small letters without anything between them. Others are kept as text. */
const kinds: Readonly<Record<string, FieldKind>> = {
  yesno: 'yes_no',
  boolean: 'yes_no',
  singleselect: 'single_choice',
  valueselect: 'single_choice',
  dropdown: 'single_choice',
  multiplechoice: 'single_choice',
  multiselect: 'multiple_choice',
  multivalueselect: 'multiple_choice',
  multipleselect: 'multiple_choice',
  currency: 'money',
  number: 'number',
  numeric: 'number',
  score: 'number',
  date: 'date',
  url: 'url',
};

export type Custom = {
  fields: object[];
  /** By `candidate 20`: the values of a record. */
  values: ReadonlyMap<string, Record<string, unknown>>;
  lost: string[];
};

type Field = FieldModel & { kind: FieldKind; key: string; choices: FieldOption[] };

export function toCustom({ fields, values }: Pick<Model, 'fields' | 'values'>): Custom {
  const given = values.filter(({ value }) => said(value) !== '');
  const byField = Map.groupBy(given, nameOf);
  const unique = new Map<string, FieldModel>();
  for (const field of fields) {
    const known = unique.get(nameOf(field));
    if (!known) unique.set(nameOf(field), { ...field, label: field.label || field.id });
  }
  const wanted = [...unique.values()].filter(
    (one) => one.id !== '' && (one.options.length > 0 || byField.has(nameOf(one))),
  );
  const kept = fieldEntities.flatMap((entity) =>
    wanted.filter((one) => one.entity === entity).slice(0, FIELDS_MAX),
  );
  const keys = new Set<string>();
  const known = new Map(
    kept.map((one) => [nameOf(one), toField(one, byField.get(nameOf(one)) ?? [], keys)]),
  );
  const byRecord = new Map<string, Record<string, unknown>>();
  const lost = new Map<string, number>();
  for (const one of given) {
    const field = known.get(nameOf(one));
    const value = field && valueOf(field, one.value);
    if (
      field === undefined ||
      value === undefined ||
      valueFault({ kind: field.kind, options: field.choices }, value, new Set()) !== null
    ) {
      const name = `${one.entity} field ${unique.get(nameOf(one))?.label ?? one.field_id}`;
      lost.set(name, (lost.get(name) ?? 0) + 1);
      continue;
    }
    const at = `${one.entity} ${one.record_id}`;
    byRecord.set(at, { ...byRecord.get(at), [field.key]: value });
  }
  return {
    fields: [...known.values()].map(toRecord),
    values: byRecord,
    lost: [...lost].map(
      ([name, count]) => `${count} values of the ${name}, which no field here takes`,
    ),
  };
}

function nameOf(one: Pick<FieldModel, 'entity' | 'id'> | ValueModel): string {
  return `${one.entity} ${'field_id' in one ? one.field_id : one.id}`;
}

/** The kind that its service says, if all values fit it; else text of the length that they need. */
function toField(field: FieldModel, values: readonly ValueModel[], keys: Set<string>): Field {
  const key = keyOf(field.label, keys);
  const kind = kinds[field.type.toLowerCase().replaceAll(/[^a-z]/gu, '')];
  if (kind !== undefined) {
    const isChoice = kind === 'single_choice' || kind === 'multiple_choice';
    const labels = isChoice
      ? [...field.options, ...values.flatMap(({ value }) => labelsIn(value))]
      : [];
    const choices = toOptions(labels);
    const typed: Field = { ...field, key, kind, choices };
    const fits = values.every(({ value }) => {
      const own = valueOf(typed, value);
      return own !== undefined && valueFault({ kind, options: choices }, own, new Set()) === null;
    });
    if (fits && choices.length <= OPTIONS_MAX) return typed;
  }
  const isLine = values.every(
    ({ value }) => valueFault({ kind: 'text', options: [] }, said(value), new Set()) === null,
  );
  return {
    ...field,
    key,
    kind: isLine && !/long|area/iu.test(field.type) ? 'text' : 'long_text',
    choices: [],
  };
}

function toRecord({ entity, key, kind, label, choices, is_private, is_archived }: Field): object {
  return {
    id: key,
    entity,
    key,
    kind,
    label: label.slice(0, LABEL_LENGTH_MAX),
    labels: {},
    options: choices,
    bands: [],
    visibility: is_private ? 'admin' : 'all',
    position: 0,
    archived_at: is_archived ? new Date().toISOString() : null,
  };
}

function toOptions(labels: readonly string[]): FieldOption[] {
  const keys = new Set<string>();
  return [...new Set(labels)].map((label) => ({
    key: keyOf(label, keys),
    label: label.slice(0, LABEL_LENGTH_MAX),
  }));
}

/** A key that no other has: letters, digits and `_`. */
function keyOf(label: string, taken: Set<string>): string {
  const word =
    slug(label)
      .replaceAll(/[^a-z\d]+/gu, '_')
      .replaceAll(/^[_\d]+|_+$/gu, '') || 'field';
  for (let nth = 1; ; nth++) {
    const ending = nth === 1 ? '' : `_${nth}`;
    const key = word.slice(0, KEY_LENGTH_MAX - ending.length) + ending;
    if (taken.has(key)) continue;
    taken.add(key);
    return key;
  }
}

/** The value as its kind has it; undefined where it cannot be. */
function valueOf({ kind, choices }: Field, value: unknown): unknown {
  const keysOf = () =>
    labelsIn(value).map(
      (label) => choices.find((one) => one.label === label.slice(0, LABEL_LENGTH_MAX))?.key,
    );
  switch (kind) {
    case 'yes_no':
      return yesNo.get(String(value).toLowerCase());
    case 'number':
      return said(value).trim() === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
    case 'date':
      return /^\d{4}-\d\d-\d\d/u.exec(said(value))?.[0];
    case 'money':
      return moneyOf(value);
    case 'single_choice':
      return keysOf().length === 1 ? keysOf()[0] : undefined;
    case 'multiple_choice':
      return [...new Set(keysOf())];
    case 'text':
    case 'long_text':
    case 'url':
    case 'member':
      return said(value);
  }
}

const yesNo: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

function labelsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map(said).filter((label) => label !== '');
}

/** `{amount, unit}` of Greenhouse, `{value, currencyCode}` of Ashby, `{value, currency}` of Lever. */
function moneyOf(value: unknown): { amount: number; currency: string } | undefined {
  if (!isItem(value)) return undefined;
  const amount = Number(value['amount'] ?? value['value']);
  const currency = String(
    value['unit'] ?? value['currencyCode'] ?? value['currency'],
  ).toUpperCase();
  return Number.isNaN(amount) ? undefined : { amount, currency };
}
