/** Loads the pages of companies. Null means that the page does not exist. */
import { siteOf } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import {
  cacheableView,
  isPastLastPage,
  startOfDay,
  toJobList,
} from '#careers/landing/actions/pages.ts';
import { listHead } from '#careers/landing/rules.ts';
import { parseListRequest, parsePage } from '#careers/landing/schemas.ts';
import type { ListRequest } from '#careers/landing/schemas.ts';
import type { readListRequest, spelledList } from '#careers/landing/actions/search.ts';
import { countriesOf, onlyCountryOf } from '#careers/layout/schemas.ts';
import { runRead } from '#data/read-plan.ts';
import type { ReadPlan } from '#data/read-plan.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { Department } from '#careers/layout/props.ts';
import type { View } from '#lib/view.ts';
import { companyPagePath, companyPageUrl } from '#recruiting/company/company/rules.ts';
import { isSubdomain } from './rules.ts';
import type { ClosingPageProps, CompaniesPageProps, CompanyPageProps } from './props.ts';
import { colourOf, toCompanyDetail, toCompanyItem, toDepartments } from './schemas.ts';
import { companiesOf, companyOfDomain, companyPageRows, PAGE_COMPANIES } from './store.ts';

type CompanyResult =
  | { is: 'here'; colour: string | null; page: View<CompanyPageProps> }
  | { is: 'closing'; page: View<ClosingPageProps> }
  | { is: 'elsewhere'; location: string };

/** Settings that are shown in place of those that are published, beside all jobs. */
type Draft = { settings: string };

/** What is asked of the list, and how it is searched. */
type Search = { query: URLSearchParams; read: typeof readListRequest; spell: typeof spelledList };

export async function loadCompanyPage(
  ctx: SiteCtx,
  subdomain: string,
  asked: Search | Draft,
): Promise<CompanyResult | null> {
  const search = 'query' in asked ? asked : null;
  const draft = 'query' in asked ? null : asked;
  const place = { countries: countriesOf(ctx.site), ofEmployer: true };
  const wanted = search
    ? await search.read(ctx, search.query, place)
    : parseListRequest(new URLSearchParams(), ctx.now, place);
  if (!wanted || !isSubdomain(subdomain)) return null;
  const rows = await runRead(ctx, companyPageRows(ctx, ctx.site.id, subdomain, wanted));
  if (!rows.company || rows.company.isTest === 1) return null;
  const { hostname, isTestDomain, isTest, name } = rows.company;
  if (hostname !== ctx.site.hostname) {
    // Nobody is led to a domain for tests.
    const location = companyPageUrl(hostname, subdomain);
    return isTestDomain === 1 ? null : { is: 'elsewhere', location };
  }
  if (isTest) {
    const page = cacheableView(ctx, ['closing'], name, () => ({ site: siteOf(ctx), name }));
    return { is: 'closing', page };
  }
  const company = { ...rows.company, ...draft };
  const departments = toDepartments(company);
  const request = withDepartment(wanted, departments);
  const list = search ? await search.spell(ctx, request, rows.list) : rows.list;
  if (isPastLastPage(request, list)) return null;
  const { jobCount } = list;
  const head = listHead(
    ctx.site,
    { path: companyPagePath(subdomain), country: null, jobCount },
    request,
  );
  const facts = `${JSON.stringify(company)} ${list.facts}`;
  const page = cacheableView(ctx, [subdomain, jobCount, request, draft], facts, () => ({
    site: siteOf(ctx),
    head: draft ? { noindex: true } : head,
    now: startOfDay(ctx),
    company: toCompanyDetail(company, { slug: subdomain, language: ctx.site.language }),
    jobCount,
    departments,
    list: toJobList(ctx, request, list),
    withCountry: onlyCountryOf(ctx.site) === null,
  }));
  return { is: 'here', colour: colourOf(company), page };
}

/** The name of the department that is filtered by. */
function withDepartment(request: ListRequest, departments: readonly Department[]): ListRequest {
  const { filters } = request;
  const department = departments.find(({ id }) => id === filters.department?.id);
  return department ? { ...request, filters: { ...filters, department } } : request;
}

/** Bounds the offset that an address can ask for: 6,000 companies. */
const PAGES_MAX = 100;

export async function loadCompaniesPage(
  ctx: SiteCtx,
  query: URLSearchParams,
): Promise<View<CompaniesPageProps> | null> {
  const page = parsePage(query);
  if (page === null || page > PAGES_MAX) return null;
  const rows = await runRead(ctx, companiesOf(ctx.site.id, page));
  if (page > 1 && rows.length === 0) return null;
  const { hostname, isTest } = ctx.site;
  const noindex = isTest || rows.length === 0;
  const canonicalUrl = `${careerOrigin(hostname)}/companies${page > 1 ? `?page=${page}` : ''}`;
  return cacheableView(ctx, ['companies', page], JSON.stringify(rows), () => ({
    site: siteOf(ctx),
    head: { noindex, ...(!noindex && { canonicalUrl }) },
    companies: rows.slice(0, PAGE_COMPANIES).map(toCompanyItem),
    page,
    hasMore: rows.length > PAGE_COMPANIES,
  }));
}

/** The company of this name in paths that has its page on the site, or null. */
export function companyNamed(ctx: SiteCtx, slug: string): ReadPlan<{ name: string } | null> {
  return companyOfDomain(ctx.site.id, slug);
}
