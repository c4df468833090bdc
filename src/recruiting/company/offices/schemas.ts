/** The request and response schemas of offices (contract 2.4). */
import * as z from 'zod';
import type { offices } from '#data/tables/offices.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line, OptionalLine } from '#lib/text-schemas.ts';

type OfficeRow = Omit<typeof offices.$inferSelect, 'companyId' | 'placeId'>;

const { plain, served, declare } = recordFields<OfficeRow>();

const text = z.string().nullable();
const id = z.int().nullable();

export const officeFields = declare({
  id: served('id', z.int()),
  name: plain('name', Line, z.string()),
  address: plain('address', OptionalLine, text),
  country_id: plain('countryId', OptionalCountryId, id),
  state_id: plain(
    'stateId',
    z
      .int()
      .positive()
      .nullable()
      .optional()
      .describe(
        'The id of a subdivision of the country, from `GET /api/companies/create?country_id=…`.',
      ),
    id,
  ),
  city: plain('city', OptionalLine, text),
  zipcode: plain('zipcode', OptionalLine, text),
  is_default: plain('isDefault', z.boolean().optional(), z.boolean()),
  ...times,
});

export const NewOffice = z
  .object(officeFields.inputs)
  .meta({ id: 'NewOffice', example: { name: 'Berlin', country_id: 276, city: 'Berlin' } });
export type NewOffice = z.output<typeof NewOffice>;

export const OfficeChange = NewOffice.partial().meta({ id: 'OfficeChange' });
export type OfficeChange = z.output<typeof OfficeChange>;

export const Office = z.object(officeFields.answers).meta({ id: 'Office' });
export type Office = z.output<typeof Office>;
