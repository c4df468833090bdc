/** The queries of the pages of companies. */
import { jobList } from '#careers/landing/store.ts';
import type { PlaceJobs } from '#careers/landing/store.ts';
import type { ListRequest } from '#careers/landing/schemas.ts';
import type { Clock } from '#careers/locations/store/where.ts';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';

export type CompanyRow = {
  name: string;
  logoKey: string | null;
  website: string | null;
  description: string | null;
  /** 1: a company for tests. 2: one that is being closed. */
  isTest: number;
  hostname: string;
  isTestDomain: number;
  coverKey: string | null;
  settings: string;
  values: string;
  benefits: string;
  offices: string;
  legalLinks: string;
  pictures: string;
  /** `[[id, name]]` of those that have jobs, in their order. */
  departments: string;
  /** By the id of the place: `[latitude, longitude]`. */
  coordinates: string;
};

/** The company, whatever its domain, and its jobs on this one. */
export function companyPageRows(
  clock: Clock,
  domain: number,
  subdomain: string,
  request: Pick<ListRequest, 'expressions' | 'page'>,
): ReadPlan<{ company: CompanyRow | undefined; list: PlaceJobs }> {
  return ReadPlan.all({
    company: companyRow(clock, subdomain),
    list: jobList(clock, { domain, company: subdomain }, request),
  });
}

function companyRow(clock: Clock, subdomain: string): ReadPlan<CompanyRow | undefined> {
  return ReadPlan.first<CompanyRow>(publicSql`
    select c.name, c.logo_key as logoKey, c.website, c.description, c.legal_links as legalLinks, c.is_test as isTest,
      d.hostname, d.is_test as isTestDomain,
      p.cover_key as coverKey, p.settings, p."values", p.benefits, p.offices, p.pictures, (
        select json_group_object(place.id, json_array(place.lat, place.lon))
        from json_each(p.offices) office cross join places place on place.id = office.value ->> '$[6]'
        where place.lat is not null
      ) as coordinates, (
        select json_group_array(json(one.value)) from json_each(p.departments) one
        where exists(select 1 from listing_search
          where listing_search match 'scope : (o' || c.id || ' AND m' || (one.value ->> 0) || ')'
            and rowid >= cast(${visibleFrom(clock.now)} as integer))
      ) as departments
    from company_profiles c
    cross join company_pages p on p.company_id = c.id
    cross join listed_companies l on l.company_id = c.id
    cross join career_domains d on d.id = l.domain_id
    where c.subdomain = ${subdomain}
  `);
}

export type CompanyItemRow = {
  subdomain: string;
  name: string;
  logoKey: string | null;
  jobCount: number;
};

export const PAGE_COMPANIES = 60;

/** The companies of the domain that have jobs, by name, and one more than a page has. */
export function companiesOf(domain: number, page: number): ReadPlan<CompanyItemRow[]> {
  const [limit, offset] = [PAGE_COMPANIES + 1, (page - 1) * PAGE_COMPANIES];
  return ReadPlan.rows<CompanyItemRow>(publicSql`
    select c.subdomain, c.name, c.logo_key as logoKey, l.job_count as jobCount
    from listed_companies l indexed by listed_companies_of_domain
    cross join company_profiles c on c.id = l.company_id
    where l.domain_id = ${domain} and l.has_jobs = 1
    order by l.sort_name, l.company_id
    limit ${publicSql.raw(String(limit))} offset ${publicSql.raw(String(offset))}
  `);
}

/** A company of the domain, or null. */
export function companyOfDomain(
  domain: number,
  subdomain: string,
): ReadPlan<{ name: string } | null> {
  const found = ReadPlan.first<{ name: string }>(publicSql`
    select c.name from company_profiles c cross join listed_companies l on l.company_id = c.id
    where c.subdomain = ${subdomain} and c.is_test = 0 and l.domain_id = ${domain}
  `);
  return ReadPlan.map(found, (row) => row ?? null);
}
