/** The request and response schemas of the company (contract 2.3, 4.1). */
import * as z from 'zod';
import type { companies } from '#data/tables/companies.ts';
import { namedIds } from '#lib/choices.ts';
import { anyCase, listedIds, NamedId } from '#lib/choice-schemas.ts';
import { countryById } from '#lib/countries.ts';
import { OptionalCountryId } from '#lib/country-schemas.ts';
import { isCurrency } from '#lib/currencies.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { Line, OptionalLine, SingleLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { isTimezone } from '#lib/timezones.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { Office } from '#recruiting/company/offices/schemas.ts';
import { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { benefits, legalKinds, siteLanguages } from '#vocabulary/lists.ts';
import { pictureUrl } from '../rules.ts';
import { CareerPageDraft, CareerPageSettings, Picture, toPicture } from './career-page.ts';
import type { PictureRow } from './career-page.ts';

const VALUES_MAX = 20;
const DESCRIPTION_LENGTH_MAX = HTML_LENGTH_MAX;

const WEBSITE_LENGTH_MAX = 2048;

const Website = SingleLine.max(WEBSITE_LENGTH_MAX)
  .refine(isWebUrl, 'Must be an http or https URL.')
  .meta({ format: 'uri' });

const LEGAL_LINKS =
  'The pages of the company that tell people who apply what the law asks for, by kind. The application form links them.';

const LegalLinks = z.partialRecord(z.enum(legalKinds), Website);

const DRAFT =
  'Settings of the career page that are not published yet. `preview-career-page` makes a link that shows them.';

const LANGUAGE =
  'The language of default email templates and of emails to candidates whose own language is unknown. Null for that of the career domain.';

export const CompanyChange = z
  .object({
    name: Line.optional(),
    description: z.string().trim().max(DESCRIPTION_LENGTH_MAX).nullable().optional(),
    website: Website.nullable().optional(),
    phone: OptionalPhone,
    address: OptionalLine,
    country_id: OptionalCountryId,
    default_currency: z
      .string()
      .transform((code) => code.toUpperCase())
      .refine(isCurrency, 'Must be an ISO 4217 currency code.')
      .optional(),
    language: anyCase(siteLanguages).nullable().optional().describe(LANGUAGE),
    timezone: z.string().max(64).refine(isTimezone, 'Must be an IANA time zone.').optional(),
    benefits: listedIds(benefits)
      .optional()
      .describe('Benefit ids from the form data, or objects with an `id`.'),
    values: z.array(Line).max(VALUES_MAX).optional(),
    career_page_settings: CareerPageSettings.optional().describe(
      'What the page of the company shows: `colour`, `headline` and `sections`. They replace those there are.',
    ),
    career_page_draft: CareerPageDraft.nullable().optional().describe(DRAFT),
    legal_links: LegalLinks.optional().describe(LEGAL_LINKS),
  })
  .meta({
    id: 'CompanyChange',
    example: { name: 'Acme', website: 'https://acme.example', country_id: 276 },
  });
export type CompanyChange = z.output<typeof CompanyChange>;

export const Company = z
  .object({
    id: z.int(),
    subdomain: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    country_id: z.int().nullable(),
    logo: z.string().nullable().describe('The URL of the logo. A new logo gets a new URL.'),
    career_domain: z.string(),
    default_currency: z.string(),
    timezone: z.string(),
    language: z.enum(siteLanguages).nullable().describe(LANGUAGE),
    offices: z.array(Office).describe('The newest 100.'),
    pipelines: z.array(Pipeline).describe('The newest 100.'),
    benefits: z.array(z.int()),
    benefit_items: z.array(NamedId).describe('The benefits with their names.'),
    values: z.array(z.string()),
    career_page_settings: z
      .record(z.string(), z.unknown())
      .describe('As they were sent, with the URL of the `cover` where there is one.'),
    career_page_draft: z.record(z.string(), z.unknown()).nullable().describe(DRAFT),
    pictures: z.array(Picture).describe('The pictures for the career page, the oldest first.'),
    legal_links: z.partialRecord(z.enum(legalKinds), z.string()).describe(LEGAL_LINKS),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Company' });
export type Company = z.output<typeof Company>;
export type CompanyProfile = Omit<Company, 'pipelines'>;

export type CompanyRow = typeof companies.$inferSelect;

/** Returns the fields that a company can change, as they are stored: benefits are ids. */
export function companyFields(row: CompanyRow, apiOrigin: string) {
  return {
    name: row.name,
    description: row.description,
    website: row.website,
    phone: row.phone,
    address: row.address,
    country_id: row.countryId,
    logo: row.logoKey === null ? null : pictureUrl(apiOrigin, row.logoKey),
    default_currency: row.defaultCurrency,
    timezone: row.timezone,
    language: row.language,
    benefits: row.benefits,
    values: row.values,
    career_page_settings: {
      ...row.careerPageSettings,
      ...(row.coverKey !== null && { cover: pictureUrl(apiOrigin, row.coverKey) }),
    },
    career_page_draft: row.careerPageDraft,
    legal_links: row.legalLinks,
  };
}

export type CompanyParts = {
  company: CompanyRow;
  careerDomain: string;
  offices: Office[];
  pictures: PictureRow[];
  apiOrigin: string;
};

export function toCompany(profile: CompanyProfile, pipelines: Pipeline[]): Company {
  return { ...profile, pipelines };
}

export function toProfile({
  company,
  careerDomain,
  offices,
  pictures,
  apiOrigin,
}: CompanyParts): CompanyProfile {
  return {
    id: company.id,
    subdomain: company.subdomain,
    ...companyFields(company, apiOrigin),
    career_domain: careerDomain,
    offices,
    pictures: pictures.map((row) => toPicture(row, apiOrigin)),
    benefit_items: namedIds(benefits, company.benefits),
    created_at: timestamp(company.createdAt),
    updated_at: timestamp(company.updatedAt),
  };
}

export const CompanyFormQuery = z.object({
  country_id: z
    .string()
    .regex(/^[1-9]\d{0,2}$/u, 'Must be the id of a country.')
    .transform(Number)
    .refine((id) => countryById(id) !== null, 'Must be the id of a country.')
    .optional()
    .meta({ type: 'integer', minimum: 1 })
    .describe('A country, ISO 3166-1 numeric (Germany 276): the answer has its `states`.'),
});
export type CompanyFormQuery = z.output<typeof CompanyFormQuery>;

export const CompanyForm = z
  .object({
    countries: z.array(NamedId),
    currencies: z.array(z.string()),
    languages: z.array(z.object({ code: z.string(), name: z.string() })),
    timezones: z.array(z.string()),
    benefits: z.array(NamedId),
    states: z
      .array(NamedId.extend({ code: z.string().describe('ISO 3166-2, such as DE-BY.') }))
      .describe(
        'The subdivisions of `country_id`, by name: `state_id` of offices. Empty without `country_id`.',
      ),
  })
  .meta({ id: 'CompanyForm' });
export type CompanyForm = z.output<typeof CompanyForm>;
