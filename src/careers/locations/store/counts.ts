/** How many public jobs there are, by country, city and domain: from `job_counts`, each in one statement. */
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { CityCount, CountryCount, Counts, DomainCount } from '../rules/filters.ts';
import { cellsOf } from './near.ts';
import { domainId, oneOf } from './scopes.ts';
import { isOfDomain, isOver, overdue, total } from './where.ts';
import type { Clock, Where } from './where.ts';

/** A city, with what its page says of it. */
export type Place = {
  id: number;
  name: string;
  pathSlug: string;
  stateName: string | null;
  /** The city in the path of the page that it leads to while it has no jobs, because offices call it by another name. */
  renamedTo: string | null;
  /** The countries of other cities that are spelled alike. */
  namesakes: readonly number[];
};

/** More cities of one name tell no more. */
const NAMESAKES_MAX = 20;

/** The countries that have jobs, of all or of those asked for; in no order. */
export function countryCounts(
  clock: Clock,
  where: Pick<Where, 'domain' | 'countryIds'>,
): ReadPlan<CountryCount[]> {
  return ReadPlan.map(countriesWithJobs(clock, where), ({ counts }) => counts());
}

export function countriesWithJobs(
  clock: Clock,
  where: Pick<Where, 'domain' | 'countryIds'>,
): ReadPlan<Counts<CountryCount>> {
  const among = where.countryIds
    ? publicSql`country_id ${oneOf(where.countryIds)}`
    : publicSql`country_id > 0`;
  const counted = publicSql`
    select json_group_array(json_array(country_id, n)) from (
      select country_id, n from job_counts
      where domain_id = ${domainId(where)} and place_id = 0 and ${among}
      union all
      select country_id, -count(*) from ${overdue}
      where ${isOver(clock)} and ${isOfDomain(where)} and ${among} group by country_id
    )
  `;
  return ReadPlan.map(ReadPlan.cells<{ text: string }>({ text: counted }), ({ text }) => ({
    facts: text,
    counts: () => {
      const counts: [countryId: number, n: number][] = JSON.parse(text);
      const sums = summed(
        counts.map(([countryId, n]) => ({ countryId, n })),
        countryOf,
      );
      return Array.from(sums, ([countryId, n]) => ({ countryId, n }));
    },
  }));
}

function countryOf({ countryId }: CountryCount): number {
  return countryId;
}

/** A city with jobs; or one that loses `n` jobs which are over, without its name. */
const cityColumns = jsonColumns<Omit<CityCount, 'name'> & { name: string | null }>({
  placeId: 'id',
  name: 'name',
  slug: 'slug',
  pathSlug: 'path_slug',
  stateName: 'state_name',
  n: 'jobs',
});

/** A city with names of the maximum length is 4 kB, and D1 takes no text longer than 2 MB. */
const CITIES_PER_TEXT = 400;

type TopCities = Pick<Where, 'domain'> & { countryId: number; limit: number };

/** The `limit` cities of a country that have the most jobs; most first, then by place. */
export function cityCounts(clock: Clock, where: TopCities): ReadPlan<CityCount[]> {
  return ReadPlan.map(citiesWithJobs(clock, where), ({ counts }) => counts());
}

export function citiesWithJobs(clock: Clock, where: TopCities): ReadPlan<Counts<CityCount>> {
  // A city may lose its rank to jobs that are over: as many more are read as there are such cities.
  const isLong = where.limit > CITIES_PER_TEXT;
  const query = publicSql`
    with over(place_id, n) as materialized (
      select place_id, count(*) from ${overdue}
      where ${isOver(clock)} and ${isOfDomain(where)} and country_id = ${where.countryId}
        and place_id > 0
      group by place_id
    ),
    top(place_id, n) as (
      select place_id, n from job_counts
      where domain_id = ${domainId(where)} and country_id = ${where.countryId}
        and place_id > 0 and n > 0
      order by n desc, place_id limit ${where.limit} + (select count(*) from over)
    )
    ${isLong ? citiesInTexts : publicSql`select json_group_array(${cityColumns.sql}) from (${topCities})`}
  `;
  type Text = { cities: string };
  const answer: ReadPlan<Text[]> = isLong
    ? ReadPlan.rows<Text>(query)
    : ReadPlan.map(ReadPlan.cells<Text>({ cities: query }), (text) => [text]);
  return ReadPlan.map(answer, (rows) => {
    const texts = rows.map(({ cities }) => cities);
    return { facts: texts.join(' '), counts: () => toCityCounts(texts, where.limit) };
  });
}

function toCityCounts(texts: readonly string[], limit: number): CityCount[] {
  const arrays = texts.flatMap((text): unknown[][] => JSON.parse(text));
  const rows = arrays.map(cityColumns.toRow);
  const counts = summed(rows, ({ placeId }) => placeId);
  return rows
    .flatMap(({ name, ...city }) => {
      const n = counts.get(city.placeId) ?? 0;
      return name === null || n === 0 ? [] : [{ ...city, name, n }];
    })
    .toSorted((one, other) => other.n - one.n || one.placeId - other.placeId)
    .slice(0, limit);
}

const topCities = publicSql.raw(`
  select p.id, p.name, p.slug, p.path_slug, p.state_name, top.n as jobs
  from top cross join places p on p.id = top.place_id
  union all
  select place_id, null, null, null, null, -n from over`);

/** In groups: D1 takes no more than five terms of a compound select. */
const citiesInTexts = publicSql`
  select json_group_array(${cityColumns.sql}) as cities
  from (select *, (row_number() over () - 1) / ${publicSql.raw(String(CITIES_PER_TEXT))} as text from (${topCities}))
  group by text`;

/** Which domains have jobs: anywhere, in a country, or in one of its places; ids and counts, in no order. */
export function domainCounts(
  clock: Clock,
  where: Pick<Where, 'placeId' | 'pathSlug'> & { countryId?: number | undefined },
): ReadPlan<DomainCount[]> {
  const { countryId, placeId, pathSlug } = where;
  const place =
    placeId === undefined && pathSlug !== undefined
      ? publicSql`(select id from places where country_id = ${countryId ?? 0} and path_slug = ${pathSlug})`
      : publicSql`${placeId ?? 0}`;
  const isThere =
    placeId === undefined && pathSlug === undefined
      ? countryId === undefined
        ? publicSql.raw('true')
        : publicSql`country_id = ${countryId}`
      : publicSql`place_id = ${place}`;
  const counted = publicSql`select json_group_array(json_array(domain_id, n)) from (
    select c.domain_id, c.n from career_domains d cross join job_counts c
    where c.domain_id = d.id and c.place_id = ${place} and c.country_id = ${countryId ?? 0}
    union all
    select domain_id, -count(*) from ${overdue}
    where ${isOver(clock)} and ${isThere} group by domain_id
  )`;
  return ReadPlan.map(ReadPlan.cells<{ counts: string }>({ counts: counted }), ({ counts }) => {
    const rows: [domainId: number, n: number][] = JSON.parse(counts);
    const sums = summed(
      rows.map(([domain, n]) => ({ domain, n })),
      ({ domain }) => domain,
    );
    return Array.from(sums, ([id, n]) => ({ domainId: id, n }));
  });
}

const placeColumns = jsonColumns<Place>({
  id: 'id',
  name: 'name',
  pathSlug: 'path_slug',
  stateName: 'state_name',
  renamedTo: `(select target.path_slug from renamed_places cross join places target
    on target.id = to_place_id and target.country_id = places.country_id where place_id = places.id)`,
  namesakes: `(select json_group_array(country_id) from (select country_id from places other
    where other.slug = places.slug and other.id <> places.id limit ${NAMESAKES_MAX}))`,
});

/** The city with this in the path of its page. */
export function placeByPath(countryId: number, pathSlug: string): ReadPlan<Place | null> {
  const named = publicSql`
    select ${placeColumns.sql} from places
    where country_id = ${countryId} and path_slug = ${pathSlug}`;
  return ReadPlan.map(ReadPlan.cells<{ place: string | null }>({ place: named }), ({ place }) => {
    const values: unknown[] | null = place === null ? null : JSON.parse(place);
    return values && placeColumns.toRow(values);
  });
}

/** How many jobs there are. */
export function jobTotal(clock: Clock, where: Where): ReadPlan<number> {
  const answer = cellsOf<{ n: number | null }, Where>(where, (beside) => ({
    n: total(clock, beside),
  }));
  return ReadPlan.map(answer, ({ n }) => n ?? 0);
}

/** The sum of `n` by key, without sums of 0. */
function summed<Row extends { n: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.n);
  for (const [key, n] of sums) if (n <= 0) sums.delete(key);
  return sums;
}
