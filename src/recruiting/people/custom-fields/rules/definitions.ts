/** Limits of custom fields, what of them can change, and which can be filtered by. */
import type {
  FieldBand,
  FieldEntity,
  FieldKind as Kind,
  FieldOption,
} from '#vocabulary/custom-fields.ts';
import { ApiError, checkAll, invalidField } from '#errors.ts';
import { isCurrency } from '#lib/currencies.ts';
import { isDate } from '#lib/time.ts';
import { isNumber } from './kinds.ts';

/** More are a questionnaire. */
export const FIELDS_MAX = 50;
/** Each writes a token for every record that has a value. */
export const FILTERABLE_MAX = 15;

/** What is known of a field beside its values. */
export type Definition = {
  entity: FieldEntity;
  kind: Kind;
  options: readonly FieldOption[];
  bands: readonly FieldBand[];
  bandCurrency: string | null;
  isFilterable: boolean;
};

type Same = { id: number; entity: FieldEntity; isFilterable: boolean; archivedAt: Date | null };

export function assertNewKey(same: { id: number } | undefined): void {
  if (!same) return;
  throw new ApiError('duplicate', {
    errors: { key: ['Another field has this key.'] },
    related: { type: 'custom_field', id: same.id },
    extra: { id: same.id },
  });
}

/** Throws 422 where the kind of record has as many fields as it can have, or as many that are filterable. */
export function assertRoom(
  { entity, isFilterable }: Pick<Definition, 'entity' | 'isFilterable'>,
  all: readonly Same[],
): void {
  const others = all.filter((one) => one.entity === entity);
  if (others.length >= FIELDS_MAX) {
    throw invalidField(
      'custom_fields',
      `A company can have at most ${FIELDS_MAX} custom fields of a kind of record.`,
    );
  }
  if (isFilterable) assertFilterRoom(others);
}

export function assertFilterRoom(others: readonly Same[]): void {
  if (others.filter((one) => one.isFilterable).length < FILTERABLE_MAX) return;
  throw invalidField(
    'is_filterable',
    `Lists can be filtered by at most ${FILTERABLE_MAX} fields of a kind of record.`,
  );
}

/** Throws 422 where options, bands and filter do not go together. */
export function assertDefinition(field: Definition): void {
  checkAll(
    () => assertOptions(field),
    () => assertOwnKeys('options', field.options),
    () => assertBanded(field),
    () => assertOwnKeys('bands', field.bands),
    ...bandChecks(field),
    () => assertBandCurrency(field),
    () => field.isFilterable && assertFilterable(field),
  );
}

/** Choices have options with keys of their own, and other kinds have none. */
function assertOptions({ kind, options }: Definition): void {
  const isChoice = kind === 'single_choice' || kind === 'multiple_choice';
  if (isChoice !== options.length > 0) {
    throw invalidField(
      'options',
      isChoice ? 'A choice has options.' : 'Only choices have options.',
    );
  }
}

function assertOwnKeys(field: 'options' | 'bands', list: readonly { key: string }[]): void {
  if (new Set(list.map(({ key }) => key)).size === list.length) return;
  throw invalidField(field, `Each ${field === 'bands' ? 'band' : 'option'} has a key of its own.`);
}

const isBanded = (kind: Kind) => kind === 'number' || kind === 'money' || kind === 'date';

function assertBanded({ kind, bands }: Definition): void {
  if (bands.length === 0 || isBanded(kind)) return;
  throw invalidField('bands', 'Only numbers, amounts and dates have bands.');
}

/** Bands begin where the one before ends; the first can have no beginning. */
function bandChecks({ kind, bands }: Definition): (() => void)[] {
  if (!isBanded(kind)) return [];
  return bands.map(
    ({ from }, at) =>
      () =>
        assertBand(kind, at, from, bands[at - 1]?.from ?? null),
  );
}

type Edge = FieldBand['from'];

function assertBand(kind: Kind, at: number, from: Edge, before: Edge): void {
  const isOfKind = kind === 'date' ? isDate(from) : isNumber(from);
  if (!isOfKind && (from !== null || at > 0)) {
    throw invalidField(
      `bands.${at}.from`,
      kind === 'date' ? 'Must be a date, such as 2026-12-31.' : 'Must be a number.',
    );
  }
  if (before !== null && from !== null && from <= before) {
    throw invalidField(`bands.${at}.from`, 'Must be more than that of the band before.');
  }
}

function assertBandCurrency({ kind, bands, bandCurrency }: Definition): void {
  if ((bandCurrency !== null) !== (kind === 'money' && bands.length > 0)) {
    throw invalidField(
      'band_currency',
      'Amounts with bands have the currency of the bands, and other fields have none.',
    );
  }
  if (bandCurrency !== null && !isCurrency(bandCurrency)) {
    throw invalidField('band_currency', 'Must be an ISO 4217 currency code.');
  }
}

const closedKinds: ReadonlySet<Kind> = new Set([
  'yes_no',
  'single_choice',
  'multiple_choice',
  'member',
]);

function assertFilterable({ entity, kind, bands }: Definition): void {
  if (entity === 'job') {
    throw invalidField(
      'is_filterable',
      'Lists are filtered by fields of candidates and applications.',
    );
  }
  if (closedKinds.has(kind) || bands.length > 0) return;
  throw invalidField(
    'is_filterable',
    isBanded(kind)
      ? 'Lists are filtered by bands of numbers, amounts and dates: the field has none.'
      : 'Texts cannot be filtered by.',
  );
}

type Unchangeable = { key: string; kind: Kind; entity: FieldEntity };

/** Values are of the kind and of a record, and clients know the key: they stay. */
export function assertUnchangeable(
  before: Unchangeable,
  given: { [Name in keyof Unchangeable]?: Unchangeable[Name] | undefined },
): void {
  const names = ['key', 'kind', 'entity'] as const;
  const changed = names.filter((name) => given[name] !== undefined && given[name] !== before[name]);
  if (changed.length === 0) return;
  const errors = Object.fromEntries(
    changed.map((name) => [name, ['Never changes. Define another field.']]),
  );
  throw new ApiError('in_use', { errors });
}

/** Values name options by their keys: options are added and renamed, and none is removed. */
export function assertOptionsKept(
  before: readonly FieldOption[],
  after: readonly FieldOption[],
): void {
  const gone = before.find(({ key }) => !after.some((one) => one.key === key));
  if (gone) throw invalidField('options', `The option ${gone.key} cannot be removed.`);
}

type Filtered = Pick<Definition, 'bands' | 'bandCurrency' | 'isFilterable'>;

/** Whether tokens of records that exist are to be written, or are to go: what a record had once is not kept in the index. */
export function areTokensChanged(before: Filtered, after: Filtered): boolean {
  if (before.isFilterable !== after.isFilterable) return true;
  return after.isFilterable && limitsOf(before) !== limitsOf(after);
}

/** What decides on the band of a value. */
function limitsOf({ bands, bandCurrency }: Filtered): string {
  return JSON.stringify([bandCurrency, bands.map(({ key, from }) => [key, from])]);
}
