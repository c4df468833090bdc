/** Custom fields as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import { fieldEntities, fieldKinds, fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { customFields } from '#data/tables/custom-fields.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { isCurrency } from '#lib/currencies.ts';
import { AnyByKey, anyByKeyOrText, withoutProto } from '#lib/keyed-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { siteLanguages } from '#vocabulary/lists.ts';

/** More are a list of records. */
const OPTIONS_MAX = 50;
/** More are no longer chosen from. */
const BANDS_MAX = 20;
const POSITION_MAX = 1_000;

export const CustomKey = z
  .string()
  .regex(/^[a-z][a-z\d_]{0,39}$/u, 'Must be lower-case letters, digits and _, from a letter.');

const Labels = z
  .partialRecord(z.enum(siteLanguages), Line)
  .describe('Translations of the label, by language, such as `{"de": "…"}`.');

const Option = z.object({ key: CustomKey, label: Line, labels: Labels.optional() });

const Band = Option.extend({
  from: z
    .union([z.number(), z.string()])
    .nullable()
    .describe('The least value, a number or a date; null for no least value of the first band.'),
});

export type FieldRow = typeof customFields.$inferSelect;

const { plain, served, declare } = recordFields<Omit<FieldRow, 'companyId' | 'indexedTo'>>();

export const fieldFields = declare({
  id: served('id', z.int()),
  entity: plain('entity', anyCase(fieldEntities), z.enum(fieldEntities)),
  key: plain('key', CustomKey, z.string()),
  kind: plain('kind', anyCase(fieldKinds), z.enum(fieldKinds)),
  label: plain('label', Line.describe('What is shown where there is no translation.'), z.string()),
  labels: plain('labels', Labels, Labels),
  options: plain(
    'options',
    z
      .array(Option)
      .max(OPTIONS_MAX)
      .describe('Of choices, in their order. Options are added and renamed; none is removed.'),
    z.array(z.object({ key: z.string(), label: z.string(), labels: Labels.optional() })),
  ),
  bands: plain(
    'bands',
    z
      .array(Band)
      .max(BANDS_MAX)
      .describe(
        'Of numbers, amounts and dates, by which lists are filtered: ascending, each ends where the next begins.',
      ),
    z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        labels: Labels.optional(),
        from: z.union([z.number(), z.string()]).nullable(),
      }),
    ),
  ),
  band_currency: plain(
    'bandCurrency',
    z
      .string()
      .transform((text) => text.toUpperCase())
      .refine(isCurrency, 'Must be an ISO 4217 currency code.')
      .nullable()
      .describe('The currency of the bands of amounts. Amounts in others are in no band.'),
    z.string().nullable(),
  ),
  is_filterable: plain(
    'isFilterable',
    z
      .boolean()
      .describe(
        'Whether lists can be filtered by `field.<key>`: yes or no, choices, members, and bands; at most 15 fields of a kind of record.',
      ),
    z.boolean(),
  ),
  is_indexed: derived(
    z
      .boolean()
      .describe(
        'False for some minutes where many records have values: until then filters by the field answer 503.',
      ),
  ),
  is_required: plain(
    'isRequired',
    z
      .boolean()
      .describe(
        'Whether the console asks for it. The API accepts records without it, names it in `custom_missing`, and never clears it.',
      ),
    z.boolean(),
  ),
  visibility: plain(
    'visibility',
    anyCase(fieldVisibilities).describe(
      'Who sees the field and its values: `all` members, or Admins (`admin`). For others it does not exist.',
    ),
    z.enum(fieldVisibilities),
  ),
  position: plain(
    'position',
    z.int().min(0).max(POSITION_MAX).describe('Fields are shown by it, then by age.'),
    z.int(),
  ),
  is_archived: served('archivedAt', z.boolean(), isArchived),
  ...times,
});

function isArchived(at: Date | null): boolean {
  return at !== null;
}

const { inputs } = fieldFields;
const { entity, key, kind, ...changeable } = inputs;

export const NewField = z
  .object({
    ...inputs,
    entity: entity
      .default('candidate')
      .describe('The kind of record that has the field. It never changes.'),
    key: key.describe('What records call the field. It is unique, and it never changes.'),
    kind: kind.describe('What values it takes. It never changes.'),
    labels: inputs.labels.default({}),
    options: inputs.options.default([]),
    bands: inputs.bands.default([]),
    band_currency: inputs.band_currency.default(null),
    is_filterable: inputs.is_filterable.default(false),
    is_required: inputs.is_required.default(false),
    visibility: inputs.visibility.default('all'),
    position: inputs.position.default(0),
  })
  .meta({
    id: 'NewCustomField',
    example: {
      entity: 'candidate',
      key: 'shift',
      kind: 'single_choice',
      label: 'Shift',
      options: [{ key: 'night', label: 'At night' }],
      is_filterable: true,
    },
  });
export type NewField = z.output<typeof NewField>;

export const FieldUpdate = z
  .object({
    ...changeable,
    entity,
    key,
    kind,
    is_archived: z.boolean().describe('Values of an archived field are only shown.'),
  })
  .partial()
  .meta({ id: 'CustomFieldChange', example: { label: 'Shifts' } });
export type FieldUpdate = z.output<typeof FieldUpdate>;

export const FieldQuery = Paging.extend({ entity: anyCase(fieldEntities).optional() });
export type FieldQuery = z.output<typeof FieldQuery>;

export const CustomField = z.object(fieldFields.answers).meta({ id: 'CustomField' });
export type CustomField = z.output<typeof CustomField>;

/** As long as all values of a record can be, with room for blanks. */
const TEXT_LENGTH_MAX = 40_000;
/** An amount, or a list of options, by key. */
const DEPTH_MAX = 2;

/** Values of a record. Each kind is checked against the field, which the company defines. */
export const CustomValues = AnyByKey.describe(
  'Values of custom fields, by key (`/api/custom-fields/index`).',
);

export const CustomMissing = z
  .array(z.string())
  .describe('The keys of required custom fields without a value.');

/** Values that are written: null clears, and what is not named stays. */
export const CustomGiven = withoutProto(CustomValues)
  .optional()
  .describe('Values of custom fields, by key. null clears, and what is not named stays.');

/** The same in a form: as JSON text. */
export const CustomGivenOrText = anyByKeyOrText({
  lengthMax: TEXT_LENGTH_MAX,
  depthMax: DEPTH_MAX,
  must: 'Must be an object of values by the key of the field.',
})
  .optional()
  .describe('Values of custom fields, by key; in a multipart form as JSON text.');

export function toField(row: FieldRow): CustomField {
  return fieldFields.toAnswer(row, { is_indexed: row.isFilterable && row.indexedTo === null });
}

/** What the audit log has of a field. */
export function toAudited(row: Omit<FieldRow, 'indexedTo' | 'companyId'>) {
  return { ...fieldFields.toInput(row), is_archived: isArchived(row.archivedAt) };
}
