/**
 * Which public jobs a query asks for, as SQL. Live jobs over age that the cron has not expired yet are subtracted or left
 * out, so that no answer is late.
 */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import type { Sort } from '#careers/sorts/rules.ts';
import type { MarkedScope, Tries } from '../rules/filters.ts';
import type { Near } from '../rules/near.ts';
import {
  companyScope,
  domainId,
  domainToken,
  literal,
  markedScope,
  oneOf,
  scopeTokens,
} from './scopes.ts';

/** Which jobs: those of a domain and of places, narrowed by filters. What is absent does not restrict. */
export type Where = {
  /** The tenants' career domain: its id, or its hostname in lower case. */
  domain?: number | string | undefined;
  /** In any of these countries; ISO 3166-1 numeric. */
  countryIds?: readonly number[] | undefined;
  /** In any city of this slug. */
  citySlug?: string | undefined;
  /** In the city that has this in the path of its page; of one country. */
  pathSlug?: string | undefined;
  /** In this city; of one country. */
  placeId?: number | undefined;
  /** The employer: its subdomain, or its id. */
  company?: string | undefined;
  /** Only those published since; milliseconds. */
  since?: number | undefined;
  /** Around a town or a point, by `tablesOf` of `near.ts`, with which the statement begins; `ring`: one of its rings, 0: all. */
  near?: Near | undefined;
  ring?: number | undefined;
  /** By `cellsOf` of `near.ts`: the expressions are columns of the row that the statement reads from. */
  isBesideRow?: boolean | undefined;
  /** By `filterExpressions`; empty: no filter. For a search of all fields also without its words, and with them as they were typed. */
  filter?: string | undefined;
  scope?: string | undefined;
  exact?: string | undefined;
  /** Beside `filter`: in these cities; where no city has such a name, by the words of the place. */
  marked?: MarkedScope | undefined;
  /** Of these the first that finds a job; `filter` and `tiers` are then numbers of the expressions of each. */
  tries?: Tries | undefined;
  /** By `filterExpressions`: the order of the list; empty: the newest first. */
  tiers?: readonly string[] | undefined;
  sort?: Sort | undefined;
};

/** When a question is asked: what is over by then is left out. */
export type Clock = { now: Date };

/** Which part of a list, newest first; a list by rank has that within each tier. */
export type Part = {
  /** At most so many jobs. */
  limit: number;
  offset?: number | undefined;
  /** Only those after this one: `listedAt` of the last job of the part before, and its tier in a list by rank. */
  before?: { listedAt: number; tier?: number | undefined } | undefined;
};

/** The number of jobs, as a query. */
export function total(clock: Clock, where: Where): PublicSql {
  if (!isCounted(where)) {
    const indexed = indexedBy(where);
    return indexed
      ? publicSql`select count(*) from listed_jobs where ${indexed} and listed_at >= ${firstRow(clock, where)}`
      : publicSql`select count(*) from listing_search
          where listing_search match ${match(where, where.filter)} and rowid >= ${firstRow(clock, where)}`;
  }
  const { countryIds, placeId } = where;
  const asked = placeId === undefined ? placesAsked(where) : null;
  const counted = asked
    ? publicSql`select coalesce(sum(n), 0) from places p cross join job_counts c on c.place_id = p.id
        and c.country_id = p.country_id and c.domain_id = ${domainId(where)} where ${asked}`
    : publicSql`select coalesce(sum(n), 0) from job_counts where domain_id = ${domainId(where)}
        and place_id = ${placeId ?? 0} and country_id ${oneOf(countryIds ?? [0])}`;
  const there = asked
    ? publicSql`place_id in (select id from places p where ${asked})`
    : placeId === undefined
      ? countryIds
        ? publicSql`country_id ${oneOf(countryIds)}`
        : publicSql.raw('true')
      : publicSql`place_id = ${placeId}`;
  return publicSql`select (${counted})
    - (select count(*) from ${overdue} where ${isOver(clock)} and ${isOfDomain(where)} and ${there})`;
}

/** Whether the counters have its total. */
export function isCounted({ filter, company, since, near }: Where): boolean {
  return !filter && company === undefined && since === undefined && !near;
}

/** `listed_at` of the jobs of a part. */
export function ids(clock: Clock, where: Where, part: Part): PublicSql {
  const indexed = isRanked(where) ? null : indexedBy(where);
  return indexed ? listed({ clock, where, indexed }, part, 'listed_at') : found(clock, where, part);
}

/** The jobs of a part, as the table `j` of a query: each is read once where the list has an index. */
export function jobsOfPart(clock: Clock, where: Where, part: Part): PublicSql {
  const indexed = isRanked(where) ? null : indexedBy(where);
  return indexed
    ? publicSql`(${listed({ clock, where, indexed }, part, '*')}) j`
    : publicSql`(${found(clock, where, part)}) page cross join listed_jobs j on j.listed_at = page.listed_at`;
}

function listed(
  { clock, where, indexed }: { clock: Clock; where: Where; indexed: PublicSql },
  part: Part,
  columns: 'listed_at' | '*',
): PublicSql {
  return publicSql`select ${publicSql.raw(columns)} from listed_jobs
    where ${indexed} and listed_at >= ${firstRow(clock, where)} ${isBefore('listed_at', part)}
    order by listed_at desc ${slice(part)}`;
}

function found(clock: Clock, where: Where, part: Part): PublicSql {
  return isRanked(where)
    ? ranked(clock, where, part)
    : publicSql`select rowid as listed_at from listing_search
        where ${isFound(clock, where, part, where.filter)} order by rowid desc ${slice(part)}`;
}

/** Whether the list is by rank: `jobsOfPart` and `ids` have a column `tier` then. */
export function isRanked({ tiers = [] }: Pick<Where, 'tiers'>): boolean {
  return tiers.length > 0;
}

/** One tier after the other. UNION ALL is lazy under LIMIT: nothing past a full page is looked for. Corrected words have fewer tiers. */
function ranked(clock: Clock, where: Where, part: Part): PublicSql {
  const { limit, offset = 0, before } = part;
  const end = publicSql.raw(`limit ${Math.trunc(limit + offset)}`);
  const terms = (where.tiers ?? []).flatMap((expression, index) => {
    const tier = index + 1;
    if (before?.tier !== undefined && tier < before.tier) return [];
    const ofTier = { ...part, before: tier === before?.tier ? before : undefined };
    return [
      publicSql`select * from (
        select rowid as listed_at, ${publicSql.raw(String(tier))} as tier from listing_search
        where ${isFound(clock, where.sort === 'distance' ? { ...where, ring: tier } : where, ofTier, expression)}
        order by rowid desc ${end})`,
    ];
  });
  if (terms.length === 0) return publicSql`select 0 as listed_at, 0 as tier where false`;
  return publicSql`select listed_at, tier from (${inTurn(terms, end)}) ${slice(part)}`;
}

/** Terms of a compound select that D1 takes; more of them are nested. */
const TERMS_MAX = 5;

function inTurn(terms: readonly PublicSql[], end: PublicSql): PublicSql {
  if (terms.length <= TERMS_MAX) return publicSql.join(terms, ' union all ');
  const rest = inTurn(terms.slice(TERMS_MAX - 1), end);
  const nested = publicSql`select * from (${rest} ${end})`;
  return publicSql.join([...terms.slice(0, TERMS_MAX - 1), nested], ' union all ');
}

function isFound(clock: Clock, where: Where, part: Part, expression?: string): PublicSql {
  return publicSql`listing_search match ${match(where, expression)}
    and rowid >= ${firstRow(clock, where)} ${isBefore('rowid', part)}`;
}

/** The first place in the order that a job of the list can have. */
export function listedFrom(clock: Clock, { since = 0 }: Pick<Where, 'since'>): number {
  return Math.max(visibleFrom(clock.now), since * 1000);
}

/** The numbers themselves, not bound values: with those, SQLite takes three times as long for the same rows. */
function slice({ limit, offset = 0 }: Part): PublicSql {
  return offset === 0
    ? publicSql.raw(`limit ${Math.trunc(limit)}`)
    : publicSql`limit (select iif(n > ${offset}, ${limit}, 0) from total) offset ${offset}`;
}

/** The number itself: D1 binds numbers as REAL, which FTS5 would not take for a bound, and a hundred values at most. */
export function firstRow(clock: Clock, where: Pick<Where, 'since'>): PublicSql {
  return publicSql.raw(String(Math.trunc(listedFrom(clock, where))));
}

function isBefore(column: 'listed_at' | 'rowid', { before }: Part): PublicSql {
  return before === undefined
    ? publicSql.raw('')
    : publicSql`and ${publicSql.raw(column)} < cast(${before.listedAt} as integer)`;
}

/**
 * The condition of the lists that have an index of their own, which costs a quarter of what the full
 * text does; null for all others.
 */
function indexedBy(where: Where): PublicSql | null {
  const { domain, countryIds, citySlug, pathSlug, placeId, filter, company, near } = where;
  if (filter || citySlug !== undefined || company !== undefined || near) return null;
  if (isAnywhere(where)) return publicSql.raw('true');
  const [countryId, ...others] = countryIds ?? [];
  if (countryId === undefined || others.length > 0) return null;
  if (pathSlug === undefined && placeId === undefined) {
    return publicSql`${isOfDomain(where)} and country_id = ${countryId}`;
  }
  if (domain === undefined) return null;
  const place =
    placeId ??
    publicSql`(select id from places
    where country_id = ${countryId} and path_slug = ${pathSlug ?? null})`;
  return publicSql`${isOfDomain(where)} and place_id = ${place}`;
}

/**
 * The tokens of the domain, the places and the employer asked for, and the filters. Where there is no such domain, place or employer,
 * a token that no job has.
 */
export function match(where: Where, filter = ''): PublicSql {
  if (where.tries && filter !== '') {
    const at = publicSql.raw(String(Math.trunc(Number(filter))));
    return where.isBesideRow
      ? publicSql`coalesce(found.beside || (found.expressions ->> ${at}), 'scope : nowhere')`
      : publicSql`coalesce((select beside || (expressions ->> ${at}) from chosen), 'scope : nowhere')`;
  }
  const scopes = scopesOf(where);
  if (scopes.length === 0) return publicSql`${filter}`;
  const narrowing = filter === '' ? '' : ` AND (${filter})`;
  return publicSql`coalesce(${publicSql.join(scopes, ` || ' AND ' || `)} || ${narrowing}, 'scope : nowhere')`;
}

/** What stands before the expression of a try; null where nothing restricts. */
export function scopeOfTries(where: Where): PublicSql | null {
  const scopes = scopesOf(where);
  return scopes.length === 0
    ? null
    : publicSql`${publicSql.join(scopes, ` || ' AND ' || `)} || ' AND '`;
}

function scopesOf(where: Where): PublicSql[] {
  return [placeScope(where), companyScope(where), markedScope(where)].filter(
    (scope) => scope !== null,
  );
}

function placeScope(where: Where): PublicSql | null {
  const { near, ring = 0, isBesideRow } = where;
  if (near) {
    const at = Math.trunc(ring);
    return publicSql.raw(
      isBesideRow ? `found.ring${at}` : `(select expression from near_scope where ring = ${at})`,
    );
  }
  const asked = placesAsked(where);
  const tokens = asked
    ? publicSql`(select group_concat(${domainToken(where)} || 'p' || p.id, ' OR ') from places p where ${asked})`
    : scopeTokens(where);
  return tokens && publicSql`'scope : (' || ${tokens} || ')'`;
}

/** Whether `match` restricts anything. */
export function hasMatch(where: Where, filter = ''): boolean {
  return filter !== '' || !isAnywhere(where);
}

/** Which rows of `places p` are asked for; null when the question is not about places. */
export function placesAsked({ countryIds, citySlug, pathSlug, placeId }: Where): PublicSql | null {
  if (placeId !== undefined) return publicSql`p.id = ${placeId}`;
  if (citySlug === undefined && pathSlug === undefined) return null;
  const named =
    pathSlug === undefined
      ? publicSql.raw(`p.slug = ${literal(citySlug ?? '')}`)
      : publicSql.raw(`p.path_slug = ${literal(pathSlug)}`);
  return countryIds ? publicSql`${named} and p.country_id ${oneOf(countryIds)}` : named;
}

export function isOfDomain(where: Pick<Where, 'domain'>): PublicSql {
  return where.domain === undefined
    ? publicSql.raw('true')
    : publicSql`domain_id = ${domainId(where)}`;
}

/** Jobs found by age, of which few are over. The planner must not walk a grouped list by its group. */
export const overdue = publicSql.raw('listed_jobs not indexed');

/** Listed jobs that are over and that the cron has not expired yet: at most a few. */
export function isOver(clock: Clock): PublicSql {
  return publicSql`listed_at < ${visibleFrom(clock.now)}`;
}

function isAnywhere({
  domain,
  countryIds,
  citySlug,
  pathSlug,
  placeId,
  company,
  near,
}: Where): boolean {
  const given = [domain, countryIds, citySlug, pathSlug, placeId, company, near];
  return given.every((one) => one === undefined);
}
