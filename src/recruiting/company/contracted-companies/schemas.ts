/** The schemas of contracted companies: the companies a company recruits for (contract 2.7). */
import * as z from 'zod';
import type { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { Line, OptionalLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';

const fields = {
  name: Line,
  email: Email.nullable().optional(),
  phone: OptionalPhone,
  address: OptionalLine,
  country_id: OptionalCountryId,
  pipeline_id: Id.nullable()
    .optional()
    .describe('A pipeline of your company. Jobs of the contracted company use it by default.'),
};

export const NewContractedCompany = z.object(fields).meta({
  id: 'NewContractedCompany',
  example: { name: 'Initech', email: 'people@initech.example', country_id: 840 },
});
export type NewContractedCompany = z.output<typeof NewContractedCompany>;

export const ContractedCompanyChange = NewContractedCompany.partial().meta({
  id: 'ContractedCompanyChange',
});
export type ContractedCompanyChange = z.output<typeof ContractedCompanyChange>;

export const ContractedCompany = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    country_id: z.int().nullable(),
    pipeline_id: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ContractedCompany' });
export type ContractedCompany = z.output<typeof ContractedCompany>;

export function toContractedCompany(
  row: typeof contractedCompanies.$inferSelect,
): ContractedCompany {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    country_id: row.countryId,
    pipeline_id: row.pipelineId,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
