/** Parts of an expression of the full text, as SQL: the domain and its countries, an employer, and the place that was marked in a search. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import type { MarkedScope } from '../rules/filters.ts';

/** D1 takes 100 values a statement, and ids are named more than once in ours. */
const BOUND_IDS_MAX = 20;

/** What is absent does not restrict. */
type Scope = {
  domain?: number | string | undefined;
  countryIds?: readonly number[] | undefined;
};

export function markedScope({
  marked,
  ...where
}: Scope & { marked?: MarkedScope | undefined }): PublicSql | null {
  if (!marked) return null;
  const slugs = publicSql.join(
    marked.slugs.map((one) => publicSql`${one}`),
    ', ',
  );
  const { countryIds } = where;
  const there = (table: string) =>
    countryIds
      ? publicSql`and ${publicSql.raw(table)}.country_id ${oneOf(countryIds)}`
      : publicSql.raw('');
  const longest = publicSql`select named.slug from places named where named.slug in (${slugs}) ${there('named')}
    order by length(named.slug) desc limit 1`;
  return publicSql`coalesce((select 'scope : (' || group_concat(${domainToken(where)} || 'p' || p.id, ' OR ') || ')'
    from places p where p.slug = (${longest}) ${there('p')}), ${`(${marked.words})`})`;
}

/** `d5`; the empty text where every domain is asked for. */
export function domainToken(where: Scope): PublicSql {
  return where.domain === undefined ? publicSql.raw(`''`) : publicSql`('d' || ${domainId(where)})`;
}

/** The tokens of the domain and its countries, of which a job has one; null: neither is asked for. */
export function scopeTokens(where: Scope): PublicSql | null {
  const { domain, countryIds } = where;
  if (!countryIds) return domain === undefined ? null : domainToken(where);
  const tokens = countryIds.map((id) => `@c${id}`).join(' OR ') || null;
  return publicSql`replace(${tokens}, '@', ${domainToken(where)})`;
}

export function companyScope({ company }: { company?: string | undefined }): PublicSql | null {
  if (company === undefined) return null;
  const byId = /^\d{1,15}$/u.test(company)
    ? publicSql`(select id from company_profiles where id = ${Number(company)})`
    : publicSql.raw('null');
  return publicSql`'scope : o' || coalesce((select id from company_profiles where subdomain = ${company}), ${byId})`;
}

/** 0: every domain; NULL, which equals nothing: there is no such domain. */
export function domainId({ domain }: Pick<Scope, 'domain'>): PublicSql {
  if (domain === undefined) return publicSql.raw('0');
  return typeof domain === 'number'
    ? publicSql.raw(String(Math.trunc(domain)))
    : publicSql`(select id from career_domains where hostname = ${domain})`;
}

/** `= id` or `in (…)`. A table of values would be read, and billed, row by row. */
export function oneOf(wanted: readonly number[]): PublicSql {
  // For `in` SQLite builds a table, however short the list.
  const [only] = wanted;
  if (wanted.length === 1 && only !== undefined) return publicSql`= ${only}`;
  if (wanted.length > BOUND_IDS_MAX) {
    return publicSql`in (select value from json_each(${JSON.stringify(wanted)}))`;
  }
  const bound = wanted.map((id) => publicSql`${id}`);
  return publicSql`in (${publicSql.join(bound, ', ')})`;
}
