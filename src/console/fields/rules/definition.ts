/** The addresses of custom fields, and their definitions as forms have them. */
import { filledRows, keyFrom, textsOf, typedTexts, withBlankRows } from '#console/texts/rules.ts';
import type { ListName, Typed } from '#console/texts/rules.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import { fieldEntities, fieldKinds } from '#vocabulary/custom-fields.ts';
import type { FieldEntity, FieldKind } from '#vocabulary/custom-fields.ts';

export const FIELDS = '/fields';
export const NEW_FIELD = '/fields/new';
export const FIELD = '/fields/{field}';

/** The texts that stand for all languages without a translation. */
export const BASE = 'base';
const ON = 'on';
const KEY_FALLBACK = 'field';

export function fieldPath(root: string, id: number): string {
  return `${root}${FIELDS}/${id}`;
}

export function newFieldPath(root: string, entity: FieldEntity, kind?: FieldKind): string {
  const query = new URLSearchParams({ entity, ...(kind && { kind }) }).toString();
  return `${root}${NEW_FIELD}?${query}`;
}

/** What an address asks for: null for anything else. */
export function askedFor(query: URLSearchParams) {
  return {
    entity: fieldEntities.find((entity) => entity === query.get('entity')) ?? null,
    kind: fieldKinds.find((kind) => kind === query.get('kind')) ?? null,
  };
}

export function listOf(kind: FieldKind): ListName | null {
  if (kind === 'single_choice' || kind === 'multiple_choice') return 'option';
  return kind === 'number' || kind === 'money' || kind === 'date' ? 'band' : null;
}

/** Lists are filtered by closed values, and by bands; not by those of jobs. */
export function canFilter(entity: FieldEntity, kind: FieldKind): boolean {
  if (entity === 'job') return false;
  return listOf(kind) !== null || kind === 'yes_no' || kind === 'member';
}

export function newTyped(kind: FieldKind): Typed {
  const list = listOf(kind);
  const typed = { visibility: 'all' };
  return list === 'option' ? withBlankRows(typed, list) : typed;
}

export function typedOf(field: CustomField): Typed {
  const rows = [
    ...field.options.map((option, at) => typedRow(`option.${at}`, option, '')),
    ...field.bands.map((band, at) => typedRow(`band.${at}`, band, String(band.from ?? ''))),
  ];
  const typed: Typed = Object.assign(
    {
      version: field.updated_at,
      [`label.${BASE}`]: field.label,
      visibility: field.visibility,
      band_currency: field.band_currency ?? '',
      ...(field.is_required && { is_required: ON }),
      ...(field.is_filterable && { is_filterable: ON }),
    },
    typedTexts('label', field.labels),
    ...rows,
  );
  return listOf(field.kind) === 'option' ? withBlankRows(typed, 'option') : typed;
}

type Item = Pick<CustomField['options'][number], 'key' | 'label' | 'labels'>;

function typedRow(name: string, { key, label, labels }: Item, from: string): Typed {
  return {
    [`${name}.id`]: key,
    [`${name}.${BASE}`]: label,
    [`${name}.from`]: from,
    ...typedTexts(name, labels),
  };
}

/** As the API takes it. What cannot be read is passed on as it is, and refused there. */
export function inputOf(typed: Typed, kind: FieldKind) {
  const list = listOf(kind);
  const bands = list === 'band' ? filledRows(typed, 'band', BASE) : [];
  return {
    label: (typed[`label.${BASE}`] ?? '').trim(),
    labels: textsOf(typed, 'label'),
    ...(list === 'option' && { options: filledRows(typed, 'option', BASE).map(itemOf) }),
    ...(list === 'band' && {
      bands: bands.map((band) => ({
        ...itemOf(band),
        from: limitOf(kind, (band.row['from'] ?? '').trim()),
      })),
    }),
    ...(kind === 'money' && {
      band_currency: bands.length > 0 ? (typed['band_currency'] ?? '') || null : null,
    }),
    is_filterable: typed['is_filterable'] === ON,
    is_required: typed['is_required'] === ON,
    visibility: typed['visibility'] ?? '',
  };
}

type Filled = ReturnType<typeof filledRows>[number];

function itemOf({ id, row, labels }: Filled) {
  return { key: id, label: (row[BASE] ?? '').trim(), labels };
}

function limitOf(kind: FieldKind, text: string): string | number | null {
  if (text === '') return null;
  return kind !== 'date' && /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
}

/** The key that was typed, else one made from the label. */
export function keyOf(typed: Typed): string {
  const given = (typed['key'] ?? '').trim();
  return given === '' ? keyFrom(typed[`label.${BASE}`] ?? '', KEY_FALLBACK) : given;
}

/** The field of the form that a fault is about: `bands.1.from` is where the second band begins. */
export function fieldOfForm(typed: Typed): (path: string) => string {
  return (path) => {
    const [field = '', at, part, language] = path.split('.');
    if (field === 'label') return `label.${BASE}`;
    if (field === 'labels') return `label.${at}`;
    const list = field === 'options' ? 'option' : field === 'bands' ? 'band' : null;
    const row = list && filledRows(typed, list, BASE)[Number(at)];
    if (!row) return field;
    return `${list}.${row.at}.${part === 'labels' ? language : part === 'from' ? part : BASE}`;
  };
}
