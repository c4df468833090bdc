/** The schemas of contracted companies: the companies a company recruits for (contract 2.7). */
import * as z from 'zod';
import type { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line, OptionalLine } from '#lib/text-schemas.ts';

type ContractedRow = Omit<typeof contractedCompanies.$inferSelect, 'companyId'>;

const { plain, served, declare } = recordFields<ContractedRow>();

const text = z.string().nullable();
const id = z.int().nullable();

export const contractedFields = declare({
  id: served('id', z.int()),
  name: plain('name', Line, z.string()),
  email: plain('email', Email.nullable().optional(), text),
  phone: plain('phone', OptionalPhone, text),
  address: plain('address', OptionalLine, text),
  country_id: plain('countryId', OptionalCountryId, id),
  pipeline_id: plain(
    'pipelineId',
    Id.nullable()
      .optional()
      .describe('A pipeline of your company. Jobs of the contracted company use it by default.'),
    id,
  ),
  ...times,
});

export const NewContractedCompany = z.object(contractedFields.inputs).meta({
  id: 'NewContractedCompany',
  example: { name: 'Initech', email: 'people@initech.example', country_id: 840 },
});
export type NewContractedCompany = z.output<typeof NewContractedCompany>;

export const ContractedCompanyChange = NewContractedCompany.partial().meta({
  id: 'ContractedCompanyChange',
});
export type ContractedCompanyChange = z.output<typeof ContractedCompanyChange>;

export const ContractedCompany = z
  .object(contractedFields.answers)
  .meta({ id: 'ContractedCompany' });
export type ContractedCompany = z.output<typeof ContractedCompany>;
