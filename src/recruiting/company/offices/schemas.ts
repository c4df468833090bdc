/** The request and response schemas of offices (contract 2.4). */
import * as z from 'zod';
import type { offices } from '#data/tables/offices.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { Line, OptionalLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';

const fields = {
  name: Line,
  address: OptionalLine,
  country_id: OptionalCountryId,
  state_id: z
    .int()
    .positive()
    .nullable()
    .optional()
    .describe(
      'The id of a subdivision of the country, from `GET /api/companies/create?country_id=…`.',
    ),
  city: OptionalLine,
  zipcode: OptionalLine,
  is_default: z.boolean().optional(),
};

export const NewOffice = z
  .object(fields)
  .meta({ id: 'NewOffice', example: { name: 'Berlin', country_id: 276, city: 'Berlin' } });
export type NewOffice = z.output<typeof NewOffice>;

export const OfficeChange = NewOffice.partial().meta({ id: 'OfficeChange' });
export type OfficeChange = z.output<typeof OfficeChange>;

export const Office = z
  .object({
    id: z.int(),
    name: z.string(),
    address: z.string().nullable(),
    country_id: z.int().nullable(),
    state_id: z.int().nullable(),
    city: z.string().nullable(),
    zipcode: z.string().nullable(),
    is_default: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Office' });
export type Office = z.output<typeof Office>;

export function toOffice(row: typeof offices.$inferSelect): Office {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    country_id: row.countryId,
    state_id: row.stateId,
    city: row.city,
    zipcode: row.zipcode,
    is_default: row.isDefault,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
