/** Custom fields as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import { fieldKinds } from '#data/tables/custom-fields.ts';
import type { customFields } from '#data/tables/custom-fields.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';

/** More are a list of records. */
const OPTIONS_MAX = 50;

const Key = z
  .string()
  .regex(/^[a-z][a-z\d_]{0,39}$/u, 'Must be lower-case letters, digits and _, from a letter.');

const fields = {
  label: Line,
  options: z
    .array(z.object({ key: Key, label: Line }))
    .max(OPTIONS_MAX)
    .describe('Of choices, in their order. Options are added and renamed; none is removed.'),
};

export const NewField = z
  .object({
    key: Key.describe('What records call the field. It never changes.'),
    kind: anyCase(fieldKinds).describe('What values it takes. It never changes.'),
    label: fields.label,
    options: fields.options.default([]),
  })
  .meta({
    id: 'NewCustomField',
    example: {
      key: 'shift',
      kind: 'single_choice',
      label: 'Shift',
      options: [{ key: 'night', label: 'At night' }],
    },
  });
export type NewField = z.output<typeof NewField>;

export const FieldUpdate = z
  .object({
    ...fields,
    key: Key,
    kind: anyCase(fieldKinds),
    is_archived: z.boolean().describe('Values of an archived field are only shown.'),
  })
  .partial()
  .meta({ id: 'CustomFieldChange', example: { label: 'Shifts' } });
export type FieldUpdate = z.output<typeof FieldUpdate>;

export const CustomField = z
  .object({
    id: z.int(),
    key: z.string(),
    kind: z.enum(fieldKinds),
    label: z.string(),
    options: z.array(z.object({ key: z.string(), label: z.string() })),
    is_archived: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'CustomField' });
export type CustomField = z.output<typeof CustomField>;

/** Values of a record. Each kind is checked against the field, which the company defines. */
export const CustomValues = z
  .record(z.string(), z.unknown())
  .describe('Values of custom fields, by key (`/api/custom-fields/index`).');

export function toField(row: typeof customFields.$inferSelect): CustomField {
  return {
    id: row.id,
    key: row.key,
    kind: row.kind,
    label: row.label,
    options: row.options,
    is_archived: row.archivedAt !== null,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
