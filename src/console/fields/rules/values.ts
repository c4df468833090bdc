/** Custom fields in forms: what the inputs are called, and values as they are typed. */
import { isKind, kindsOfValues, numberOf } from '#recruiting/people/custom-fields/rules/kinds.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';

export type Typed = Readonly<Record<string, string>>;

/** The name says the kind, so that a form can be read without the definition: `custom.money.wish`. */
export function inputName({ kind, key }: Pick<CustomField, 'kind' | 'key'>, part = ''): string {
  return `custom.${kind}.${key}${part === '' ? '' : `.${part}`}`;
}

const ON = 'on';

/** What the inputs of a field show. */
function typedValue(field: Pick<CustomField, 'kind' | 'key'>, value: unknown): Typed {
  const name = inputName(field);
  if (Array.isArray(value)) {
    return Object.fromEntries(value.map((key) => [inputName(field, String(key)), ON]));
  }
  if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
  if (typeof value === 'string' || typeof value === 'number') return { [name]: String(value) };
  if (typeof value !== 'object' || value === null) return {};
  const { amount, currency }: { amount?: unknown; currency?: unknown } = value;
  return {
    [inputName(field, 'amount')]: String(amount),
    [inputName(field, 'currency')]: String(currency),
  };
}

export function typedValues(
  fields: readonly CustomField[],
  values: Readonly<Record<string, unknown>>,
): Typed {
  const byKey = new Map(Object.entries(values));
  return Object.assign({}, ...fields.map((field) => typedValue(field, byKey.get(field.key))));
}

const NAME = /^custom\.(?<kind>[a-z_]+)\.(?<key>[a-z\d_]+)(?:\.(?<part>[a-z\d_]+))?$/u;

/** The values of a form, as the API takes them. What cannot be read is passed on as it is, and refused there. */
export function customOf(typed: Typed): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, text] of Object.entries(typed)) {
    const { kind = '', key = '', part } = NAME.exec(name)?.groups ?? {};
    if (key === '') continue;
    if (kind === 'multiple_choice') {
      const chosen = values.get(key);
      const list = Array.isArray(chosen) ? chosen : [];
      values.set(key, part === undefined ? (chosen ?? null) : [...list, part]);
    } else if (kind === 'money') {
      if (part === 'amount') values.set(key, moneyOf(text, typed[`custom.money.${key}.currency`]));
    } else values.set(key, valueOf(kind, text));
  }
  return Object.fromEntries(values);
}

/** What the form of a record changes, if nobody has changed the record since it was shown: it has all of its fields. */
export function customChange({ version, ...typed }: Typed) {
  return { custom: customOf(typed), ...(version !== undefined && { updated_at: version }) };
}

function moneyOf(amount: string, currency = ''): unknown {
  return amount.trim() === ''
    ? null
    : { amount: numberOf(amount.trim()), currency: currency.trim().toUpperCase() };
}

function valueOf(kind: string, given: string): unknown {
  const text = kind === 'long_text' ? given.replaceAll('\r\n', '\n') : given.trim();
  if (text.trim() === '') return null;
  return isKind(kind) ? kindsOfValues[kind].typed(text) : text;
}

type Labelled = { label: string; labels?: Readonly<Partial<Record<string, string>>> | undefined };

/** In the language of the screen, where there is a translation. */
export function labelOf({ label, labels = {} }: Labelled, language: string): string {
  return labels[language.split('-')[0] ?? ''] ?? label;
}
