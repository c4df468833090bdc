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
import { derived, recordFields } from '#lib/record-fields.ts';
import { Line, OptionalLine, SingleLine } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { isTimezone } from '#lib/timezones.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { Office } from '#recruiting/company/offices/schemas.ts';
import { Pipeline } from '#recruiting/pipeline/pipelines/schemas.ts';
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

export type CompanyRow = typeof companies.$inferSelect;

/** Columns of `companies` that no caller changes. */
type ServiceColumn =
  | 'id'
  | 'subdomain'
  | 'nameIndexed'
  | 'logoKey'
  | 'coverKey'
  | 'careerDomainId'
  | 'isTest'
  | 'reviewsJobs'
  | 'firstStepsHiddenAt'
  | 'closingAt'
  | 'createdAt'
  | 'updatedAt';

const { plain, declare } = recordFields<Omit<CompanyRow, ServiceColumn>>();

const text = z.string().nullable();
const LegalUrls = z.partialRecord(z.enum(legalKinds), z.string());

export const profileFields = declare({
  name: plain('name', Line, z.string()),
  description: plain(
    'description',
    z.string().trim().max(DESCRIPTION_LENGTH_MAX).nullable().optional(),
    text,
  ),
  website: plain('website', Website.nullable().optional(), text),
  phone: plain('phone', OptionalPhone, text),
  address: plain('address', OptionalLine, text),
  country_id: plain('countryId', OptionalCountryId, z.int().nullable()),
  logo: derived(text.describe('The URL of the logo. A new logo gets a new URL.')),
  default_currency: plain(
    'defaultCurrency',
    z
      .string()
      .transform((code) => code.toUpperCase())
      .refine(isCurrency, 'Must be an ISO 4217 currency code.')
      .optional(),
    z.string(),
  ),
  timezone: plain(
    'timezone',
    z.string().max(64).refine(isTimezone, 'Must be an IANA time zone.').optional(),
    z.string(),
  ),
  language: plain(
    'language',
    anyCase(siteLanguages).nullable().optional().describe(LANGUAGE),
    z.enum(siteLanguages).nullable().describe(LANGUAGE),
  ),
  benefits: plain(
    'benefits',
    listedIds(benefits)
      .optional()
      .describe('Benefit ids from the form data, or objects with an `id`.'),
    z.array(z.int()),
  ),
  values: plain('values', z.array(Line).max(VALUES_MAX).optional(), z.array(z.string())),
  career_page_settings: plain(
    'careerPageSettings',
    CareerPageSettings.optional().describe(
      'What the page of the company shows: `colour`, `headline` and `sections`. They replace those there are.',
    ),
    z
      .record(z.string(), z.unknown())
      .describe('As they were sent, with the URL of the `cover` where there is one.'),
  ),
  career_page_draft: plain(
    'careerPageDraft',
    CareerPageDraft.nullable().optional().describe(DRAFT),
    z.record(z.string(), z.unknown()).nullable().describe(DRAFT),
  ),
  legal_links: plain(
    'legalLinks',
    LegalLinks.optional().describe(LEGAL_LINKS),
    LegalUrls.describe(LEGAL_LINKS),
  ),
});

const { inputs, answers } = profileFields;

export const CompanyChange = z
  .object({
    name: inputs.name.optional(),
    description: inputs.description,
    website: inputs.website,
    phone: inputs.phone,
    address: inputs.address,
    country_id: inputs.country_id,
    default_currency: inputs.default_currency,
    language: inputs.language,
    timezone: inputs.timezone,
    benefits: inputs.benefits,
    values: inputs.values,
    career_page_settings: inputs.career_page_settings,
    career_page_draft: inputs.career_page_draft,
    legal_links: inputs.legal_links,
  } satisfies Record<keyof typeof inputs, z.ZodType>)
  .meta({
    id: 'CompanyChange',
    example: { name: 'Acme', website: 'https://acme.example', country_id: 276 },
  });
export type CompanyChange = z.output<typeof CompanyChange>;

export const Company = z
  .object({
    id: z.int(),
    subdomain: z.string(),
    name: answers.name,
    description: answers.description,
    website: answers.website,
    phone: answers.phone,
    address: answers.address,
    country_id: answers.country_id,
    logo: answers.logo,
    career_domain: z.string(),
    default_currency: answers.default_currency,
    timezone: answers.timezone,
    language: answers.language,
    offices: z.array(Office).describe('The newest 100.'),
    pipelines: z.array(Pipeline).describe('The newest 100.'),
    benefits: answers.benefits,
    benefit_items: z.array(NamedId).describe('The benefits with their names.'),
    values: answers.values,
    career_page_settings: answers.career_page_settings,
    career_page_draft: answers.career_page_draft,
    pictures: z.array(Picture).describe('The pictures for the career page, the oldest first.'),
    legal_links: answers.legal_links,
    created_at: z.string(),
    updated_at: z.string(),
  } satisfies Record<keyof typeof answers, z.ZodType> & Record<string, z.ZodType>)
  .meta({ id: 'Company' });
export type Company = z.output<typeof Company>;
export type CompanyProfile = Omit<Company, 'pipelines'>;

/** The fields that a company can change, as they are stored: benefits are ids. */
export function companyFields(row: CompanyRow, apiOrigin: string) {
  const { logoKey, coverKey } = row;
  const fields = profileFields.toAnswer(row, {
    logo: logoKey === null ? null : pictureUrl(apiOrigin, logoKey),
  });
  const cover = coverKey !== null && { cover: pictureUrl(apiOrigin, coverKey) };
  return { ...fields, career_page_settings: { ...fields.career_page_settings, ...cover } };
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
