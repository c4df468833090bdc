/** What the operator does with companies: creates and lists them. */
import { tenantContext } from '#context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { isCurrency } from '#lib/currencies.ts';
import { indexText } from '#lib/fold.ts';
import { isTimezone } from '#lib/timezones.ts';
import { invalidField, ApiError } from '#errors.ts';
import { defaultPipeline } from '#recruiting/pipeline/pipelines/actions.ts';
import type { SiteLanguage } from '#vocabulary/lists.ts';
import { toCountryId, toSubdomain } from './rules.ts';
import { companyBySubdomain, companyList, domainByHostname, insertCompany } from './store.ts';

export type NewCompany = {
  subdomain: string;
  name: string;
  /** Hostname of its career domain. */
  domain: string;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  currency?: string | undefined;
  timezone?: string | undefined;
  /** The language of its email templates; that of the career domain by default. */
  language?: SiteLanguage | undefined;
  website?: string | undefined;
  phone?: string | undefined;
  description?: string | undefined;
  isTest?: boolean | undefined;
  reviewsJobs?: boolean | undefined;
};

export type CompanySummary = { id: number; subdomain: string; name: string };

/** Creates a company with its default pipeline. */
export async function createCompany(ctx: PublicCtx, given: NewCompany): Promise<CompanySummary> {
  const subdomain = toSubdomain(given.subdomain);
  if ((await runPlan(ctx, companyBySubdomain(ctx, subdomain))) !== undefined) {
    throw new ApiError('duplicate', { errors: { subdomain: ['Is already taken.'] } });
  }
  const domain = await runPlan(ctx, domainByHostname(ctx, given.domain));
  if (!domain) throw invalidField('domain', 'Is not a career domain.');
  const countryId = given.country === undefined ? null : toCountryId(given.country);

  if (given.currency !== undefined && !isCurrency(given.currency)) {
    throw invalidField('currency', 'Must be an ISO 4217 currency code.');
  }
  if (given.timezone !== undefined && !isTimezone(given.timezone)) {
    throw invalidField('timezone', 'Must be an IANA time zone.');
  }

  const company = { id: ctx.newId(), subdomain, name: given.name };
  const tenant = tenantContext(ctx, company.id);
  return commit(tenant, {
    writes: [
      insertCompany(tenant, {
        ...company,
        nameIndexed: indexText(given.name),
        careerDomainId: domain.id,
        countryId,
        defaultCurrency: given.currency,
        timezone: given.timezone,
        language: given.language,
        website: given.website,
        phone: given.phone,
        description: given.description,
        isTest: given.isTest,
        reviewsJobs: given.reviewsJobs,
      }),
      insertSearchWords(tenant, [given.name]),
      ...defaultPipeline(tenant, given.language ?? domain.language),
    ],
    audit: {
      action: 'company.create',
      subjectId: company.id,
      changes: changesOf(null, { subdomain, name: given.name, career_domain: domain.hostname }),
    },
    answer: QueryPlan.map(companyBySubdomain(ctx, subdomain), (row) => {
      const { id, name } = rowOrNotFound(row);
      return { id, subdomain, name };
    }),
  });
}

export function listCompanies(ctx: PublicCtx): Promise<CompanySummary[]> {
  return runPlan(ctx, companyList(ctx));
}

/** The context of one company, for what the operator does in it. */
export async function enterCompany(ctx: PublicCtx, subdomain: string): Promise<CallerCtx> {
  const company = await runPlan(ctx, companyBySubdomain(ctx, subdomain));
  if (!company) throw invalidField('company', 'No such company exists.');
  return tenantContext(ctx, company.id);
}
