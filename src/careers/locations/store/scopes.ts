/** Parts of an expression of the full text, as SQL: the domain and its countries, an employer, and the place that was marked in a search. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import type { MarkedScope, Tries } from '../rules/filters.ts';

/** More tokens take long. */
export const AREA_PLACES_MAX = 1000;

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
  const slugs = publicSql.raw(marked.slugs.map(literal).join(', '));
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
  const name = literal(company);
  const byId = /^\d{1,15}$/u.test(company) ? `or id = ${Number(company)}` : '';
  return publicSql.raw(`(select 'scope : o' || id from company_profiles where subdomain = ${name} ${byId}
    order by subdomain = ${name} desc limit 1)`);
}

/** 0: every domain; NULL, which equals nothing: there is no such domain. */
export function domainId({ domain }: Pick<Scope, 'domain'>): PublicSql {
  if (domain === undefined) return publicSql.raw('0');
  return publicSql.raw(
    typeof domain === 'number'
      ? String(Math.trunc(domain))
      : `(select id from career_domains where hostname = ${literal(domain)})`,
  );
}

/** A hostname, subdomain or slug as a SQL literal, because D1 binds at most a hundred values; NULL for any other text. */
export function literal(name: string): string {
  return /^[\p{L}\p{M}\p{N}.-]{1,500}$/u.test(name) ? `'${name}'` : 'null';
}

/** `= id` or `in (…)`, the numbers themselves: D1 binds a hundred values, and a table of values would be read, and billed, row by row. */
export function oneOf(wanted: readonly number[]): PublicSql {
  const ids = wanted.map(Math.trunc);
  // For `in` SQLite builds a table, however short the list.
  return publicSql.raw(ids.length === 1 ? `= ${ids.join('')}` : `in (${ids.join(', ')})`);
}

/**
 * tries, and chosen: the first of them that finds a job. `scope` stands before each of its expressions, which are in brackets: SQLite takes
 * no expression of more than a hundred levels, and each list is asked several times.
 */
export function tablesOfTries(
  where: Scope,
  { list, from, town, areas }: Tries,
  scope: PublicSql | null,
): PublicSql {
  const around = publicSql.raw(
    town ? `(select expression || ' AND ' from near_scope where ring = 0)` : 'null',
  );
  const within = areas ? publicSql`(${placesIn(where, areas)})` : publicSql.raw('null');
  const before = scope ? publicSql`${scope} || ` : publicSql.raw('');
  // A table of JSON is read from its beginning.
  return publicSql`tries(n, beside, expressions) as (
      select key, ${before}case value ->> 0 when 1 then ${around} when 2 then ${within} else '' end, value -> 1 from json_each(${list})),
    chosen(n, beside, expressions) as materialized (select n, beside, expressions from tries
      where exists(select 1 from listing_search
        where listing_search match coalesce(beside || (expressions ->> 0), 'scope : nowhere') and rowid >= ${publicSql.raw(String(from))}) limit 1)`;
}

function placesIn(where: Scope, { tokens, isPrefix }: NonNullable<Tries['areas']>): PublicSql {
  const { countryIds } = where;
  const isThere = isPrefix
    ? publicSql`area >= ${tokens[0] ?? ''} and area < ${`${tokens[0] ?? ''}~`}`
    : publicSql`area in (select value from json_each(${JSON.stringify(tokens)}))`;
  const there = countryIds ? publicSql`and country_id ${oneOf(countryIds)}` : publicSql.raw('');
  return publicSql`select 'scope : (' || group_concat(${domainToken(where)} || 'p' || place_id, ' OR ') || ') AND '
    from (select place_id from place_areas where ${isThere} ${there} limit ${publicSql.raw(String(AREA_PLACES_MAX))})`;
}
