/** What begins as a visitor types it: titles of jobs, and towns. A bounded number of rows, however many jobs and towns there are. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { isIdeographic } from '#lib/fold.ts';
import { titleSearch } from '#lib/search-query.ts';
import { domainId, oneOf } from '#careers/locations/store/scopes.ts';
import { listedFrom, match } from '#careers/locations/store/where.ts';
import type { Clock, Where } from '#careers/locations/store/where.ts';
import type { Suggested } from './rules.ts';

/** The newest jobs whose titles are looked at. */
const TITLES_MAX = 100;
/** Rows that are looked at: places with jobs, the largest towns, and names in the order of the alphabet. */
const PLACES_MAX = 35;
const LARGEST_MAX = 80;
const NAMES_MAX = 28;
/** Names of so many letters are looked for among small towns, too. */
const SMALL_TOWN_LETTERS_MIN = 3;
export const SUGGESTED_MAX = 8;

/** Titles of the newest jobs that have the words. */
export function titlesLike(clock: Clock, where: Where, typed: string): ReadPlan<string[]> {
  const [written] = titleSearch(typed)?.tiers ?? [];
  if (written === undefined) return ReadPlan.of([]);
  const titles = publicSql`select json_group_array(j.title) from (
      select rowid as listed_at from listing_search where listing_search match ${match(where, written)}
        and rowid >= cast(${listedFrom(clock, where)} as integer) order by rowid desc limit ${max(TITLES_MAX)}
    ) page cross join listed_jobs j on j.listed_at = page.listed_at`;
  return ReadPlan.map(ReadPlan.cells<{ titles: string }>({ titles }), ({ titles: text }) => {
    const found: string[] = JSON.parse(text);
    return found;
  });
}

type Row = [
  name: string,
  slug: string,
  stateName: string | null,
  countryId: number,
  townId: number,
  isAmbiguous: number,
];

/** Cities with jobs, the most first; then towns, the largest first. `countryIds`: none are all that have jobs. */
export function placesLike(
  where: Pick<Where, 'domain'> & { countryIds: readonly number[] },
  slug: string,
): ReadPlan<Suggested[]> {
  const text = ReadPlan.cells<{ cities: string; towns: string }>({
    cities: citiesLike(where, slug),
    towns: townsLike(where.countryIds, slug),
  });
  return ReadPlan.map(text, ({ cities, towns }) => {
    const rows: Row[] = [...JSON.parse(cities), ...JSON.parse(towns)];
    return rows.map(([name, key, stateName, countryId, townId, isAmbiguous]) => {
      return { name, slug: key, stateName, countryId, townId, isAmbiguous: isAmbiguous === 1 };
    });
  });
}

function citiesLike(
  where: Pick<Where, 'domain'> & { countryIds: readonly number[] },
  slug: string,
): PublicSql {
  return publicSql`select json_group_array(json_array(name, slug, state_name, country_id, 0, ${namesakes('found')})) from (
      select p.* from (select id, name, slug, state_name, country_id from places
        where ${isBeginning('slug', slug)} order by slug limit ${max(PLACES_MAX)}) p
      cross join job_counts c on c.domain_id = ${domainId(where)} and c.place_id = p.id and c.country_id = p.country_id
      where c.n > 0 and p.country_id ${oneOf(where.countryIds)}
      order by c.n desc limit ${max(SUGGESTED_MAX)}
    ) found`;
}

/** An index has the towns of a country by the first two letters and their population. */
function townsLike(countryIds: readonly number[], slug: string): PublicSql {
  const perCountry = Math.ceil(LARGEST_MAX / Math.max(1, countryIds.length));
  const start = Array.from(slug).slice(0, 2).join('');
  const largest = publicSql`select town.value ->> 0 as slug, town.value ->> 1 as country_id, town.value ->> 2 as town_id, town.value ->> 3 as population
    from json_each(${JSON.stringify(countryIds)}) country, json_each((
      select json_group_array(json_array(slug, country_id, town_id, population)) from (
        select slug, country_id, town_id, population from towns
        where country_id = country.value and substr(slug, 1, 2) = ${start} order by population desc limit ${max(perCountry)}
      ) where ${isBeginning('slug', slug)} limit ${max(2 * SUGGESTED_MAX)})) town`;
  const small = publicSql`select slug, country_id, town_id, population from (
      select slug, country_id, town_id, population from towns where ${isBeginning('slug', slug)} order by slug limit ${max(NAMES_MAX)}
    ) where country_id ${oneOf(countryIds)}`;
  const isShort = Array.from(slug).length < SMALL_TOWN_LETTERS_MIN && !isIdeographic(slug);
  const all = isShort ? largest : publicSql`${largest} union ${small}`;
  // A town may begin so by several of its names: the one that is used there counts first.
  return publicSql`select json_group_array(json_array(name, slug, state_name, country_id, town_id, ${namesakes('found')})) from (
      select t.name, t.slug, s.name as state_name, t.country_id, t.town_id
      from (select * from (${all}) order by slug = ${slug} desc, population desc, town_id limit ${max(2 * SUGGESTED_MAX)}) top
      cross join towns t on t.slug = top.slug and t.country_id = top.country_id and t.town_id = top.town_id
      left join states s on s.id = t.state_id
      order by t.slug = ${slug} desc, t.population desc, t.town_id, t.is_main desc
    ) found`;
}

/** Whether the country has two towns of the name. */
function namesakes(row: string): PublicSql {
  const found = publicSql.raw(row);
  return publicSql`(select count(*) from (select 1 from towns n
    where n.slug = ${found}.slug and n.country_id = ${found}.country_id limit 2)) > 1`;
}

/** Nothing that begins so comes after the last character there is. */
function isBeginning(column: string, text: string): PublicSql {
  const name = publicSql.raw(column);
  return publicSql`${name} >= ${text} and ${name} < ${`${text}\u{10FFFF}`}`;
}

/** The number itself: with a bound value SQLite takes other plans. */
function max(count: number): PublicSql {
  return publicSql.raw(String(Math.trunc(count)));
}
