/** Custom fields as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import { fieldEntities, fieldKinds, fieldVisibilities } from '#vocabulary/custom-fields.ts';
import type { customFields } from '#data/tables/custom-fields.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { isCurrency } from '#lib/currencies.ts';
import { AnyByKey, anyByKeyOrText, withoutProto } from '#lib/keyed-schemas.ts';
import { Paging } from '#lib/pagination-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
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

const fields = {
  label: Line.describe('What is shown where there is no translation.'),
  labels: Labels,
  options: z
    .array(Option)
    .max(OPTIONS_MAX)
    .describe('Of choices, in their order. Options are added and renamed; none is removed.'),
  bands: z
    .array(Band)
    .max(BANDS_MAX)
    .describe(
      'Of numbers, amounts and dates, by which lists are filtered: ascending, each ends where the next begins.',
    ),
  band_currency: z
    .string()
    .transform((text) => text.toUpperCase())
    .refine(isCurrency, 'Must be an ISO 4217 currency code.')
    .nullable()
    .describe('The currency of the bands of amounts. Amounts in others are in no band.'),
  is_filterable: z
    .boolean()
    .describe(
      'Whether lists can be filtered by `field.<key>`: yes or no, choices, members, and bands; at most 15 fields of a kind of record.',
    ),
  is_required: z
    .boolean()
    .describe(
      'Whether the console asks for it. The API accepts records without it, names it in `custom_missing`, and never clears it.',
    ),
  visibility: anyCase(fieldVisibilities).describe(
    'Who sees the field and its values: `all` members, or Admins (`admin`). For others it does not exist.',
  ),
  position: z.int().min(0).max(POSITION_MAX).describe('Fields are shown by it, then by age.'),
};

export const NewField = z
  .object({
    entity: anyCase(fieldEntities)
      .default('candidate')
      .describe('The kind of record that has the field. It never changes.'),
    key: CustomKey.describe('What records call the field. It is unique, and it never changes.'),
    kind: anyCase(fieldKinds).describe('What values it takes. It never changes.'),
    label: fields.label,
    labels: fields.labels.default({}),
    options: fields.options.default([]),
    bands: fields.bands.default([]),
    band_currency: fields.band_currency.default(null),
    is_filterable: fields.is_filterable.default(false),
    is_required: fields.is_required.default(false),
    visibility: fields.visibility.default('all'),
    position: fields.position.default(0),
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
    ...fields,
    entity: anyCase(fieldEntities),
    key: CustomKey,
    kind: anyCase(fieldKinds),
    is_archived: z.boolean().describe('Values of an archived field are only shown.'),
  })
  .partial()
  .meta({ id: 'CustomFieldChange', example: { label: 'Shifts' } });
export type FieldUpdate = z.output<typeof FieldUpdate>;

export const FieldQuery = Paging.extend({ entity: anyCase(fieldEntities).optional() });
export type FieldQuery = z.output<typeof FieldQuery>;

export const CustomField = z
  .object({
    id: z.int(),
    entity: z.enum(fieldEntities),
    key: z.string(),
    kind: z.enum(fieldKinds),
    label: z.string(),
    labels: Labels,
    options: z.array(z.object({ key: z.string(), label: z.string(), labels: Labels.optional() })),
    bands: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        labels: Labels.optional(),
        from: z.union([z.number(), z.string()]).nullable(),
      }),
    ),
    band_currency: z.string().nullable(),
    is_filterable: z.boolean(),
    is_indexed: z
      .boolean()
      .describe(
        'False for some minutes where many records have values: until then filters by the field answer 503.',
      ),
    is_required: z.boolean(),
    visibility: z.enum(fieldVisibilities),
    position: z.int(),
    is_archived: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'CustomField' });
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

export type FieldRow = typeof customFields.$inferSelect;

export function toField(row: FieldRow): CustomField {
  return {
    id: row.id,
    entity: row.entity,
    key: row.key,
    kind: row.kind,
    label: row.label,
    labels: row.labels,
    options: row.options,
    bands: row.bands,
    band_currency: row.bandCurrency,
    is_filterable: row.isFilterable,
    is_indexed: row.isFilterable && row.indexedTo === null,
    is_required: row.isRequired,
    visibility: row.visibility,
    position: row.position,
    is_archived: row.archivedAt !== null,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

/** What the audit log has of a field. */
export function toAudited(row: FieldRow) {
  return {
    label: row.label,
    labels: row.labels,
    options: row.options,
    bands: row.bands,
    band_currency: row.bandCurrency,
    is_filterable: row.isFilterable,
    is_required: row.isRequired,
    visibility: row.visibility,
    position: row.position,
    is_archived: row.archivedAt !== null,
  };
}
