/** The center of a search by distance, as SQL: a town, a region, a place with jobs, or that of a postal code. */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { CITY_POPULATION_MIN } from '../rules/near.ts';
import type { Near, Town } from '../rules/near.ts';
import { AREA_PLACES_MAX, literal } from './scopes.ts';

/** Where jobs are sought around a center, as SQL. */
export type Scope = {
  near: Near;
  /** The rings are asked for, too. */
  isByDistance: boolean;
  countryIds?: readonly number[] | undefined;
  /** `d5` as a SQL text, or the empty one. */
  d: PublicSql;
  /** The tokens of the domain and its countries, of which a job has one; null if the list has no domain and no countries. */
  tokens: PublicSql | null;
  /** Which of `places p` are asked for beside; null: all. */
  asked: PublicSql | null;
  /** `p.country_id` is one of the list's. */
  inCountries: PublicSql;
};

/** A town of the list's countries before others of its name, then the largest. A place with jobs counts where no town has the name. */
export function center({ near: { center: sought }, countryIds, inCountries }: Scope): PublicSql {
  if ('pathSlug' in sought) {
    return publicSql`select name, state_id, country_id, lat, lon from places
      where country_id = ${sought.countryId} and path_slug = ${sought.pathSlug}`;
  }
  if ('lat' in sought) {
    return publicSql`select null as name, null as state_id, null as country_id,
      cast(${sought.lat} as real) as lat, cast(${sought.lon} as real) as lon`;
  }
  const { slugs, parts = [], partPopulation = 0, region } = sought;
  const isNamed = (column: string) => isOneOf(column, [...slugs, ...parts]);
  const preferred = countryIds
    ? publicSql.raw(`country_id in (${idList(countryIds)}) desc,`)
    : publicSql.raw('');
  const isLarge = region
    ? publicSql.raw(
        `and population >= ${CITY_POPULATION_MIN} ${countryIds ? `and country_id in (${idList(countryIds)})` : ''}`,
      )
    : parts.length > 0
      ? publicSql`and (population >= ${partPopulation} or ${isOneOf('t.slug', slugs)})`
      : publicSql.raw('');
  return publicSql`select * from (
      select * from (select name, state_id, country_id, lat, lon from towns t where ${isNamed('t.slug')} ${isLarge}
        order by ${isIn(sought)} ${preferred} t.slug = ${publicSql.raw(literal(slugs[0] ?? ''))} desc, length(t.slug) desc, population desc limit 1)
      ${ofRegion(sought, inCountries)}
      union all
      select * from (select p.name, p.state_id, p.country_id, p.lat, p.lon from places p where ${isNamed('p.slug')} and ${inCountries}
        order by p.cell is null, p.id limit 1)
      ${ofCode(sought, inCountries)}
    ) limit 1`;
}

/** A region is no town and has no coordinates: its places are those of its areas. */
function ofRegion({ region }: Town, inCountries: PublicSql): PublicSql {
  if (!region) return publicSql.raw('');
  return publicSql`union all
      select ${region.name}, null, null, null, null
      where exists(select 1 from place_areas p where ${isOfArea(region.areas)} and ${inCountries})`;
}

function isOfArea(areas: readonly string[]): PublicSql {
  return publicSql`p.area in (select value from json_each(${JSON.stringify(areas)}))`;
}

/** The place of the longest beginning of a postal code that an office has. */
function ofCode({ codes = [] }: Town, inCountries: PublicSql): PublicSql {
  if (codes.length === 0) return publicSql.raw('');
  return publicSql`union all
      select * from (select p.name, p.state_id, p.country_id, p.lat, p.lon from json_each(${JSON.stringify(codes)}) code
        cross join place_areas a on a.area >= 'z' || code.value and a.area < 'z' || code.value || '~'
        cross join places p on p.id = a.place_id where p.lat is not null and ${inCountries} limit 1)`;
}

/** What follows the name of a town is its country or its subdivision: it prefers some towns, and rules out none. */
function isIn({ countryId, state }: Town): PublicSql {
  return publicSql.join(
    [
      ...(state === undefined
        ? []
        : [
            publicSql`exists(select 1 from states s where s.id in (t.state_id, t.region_id)
              and (substr(s.code, 4) = ${state} collate nocase or s.name = ${state} collate nocase)) desc,`,
          ]),
      ...(countryId === undefined ? [] : [publicSql`country_id = ${countryId} desc,`]),
    ],
    ' ',
  );
}

function isOneOf(column: string, texts: readonly string[]): PublicSql {
  return publicSql.raw(`${column} in (${texts.map(literal).join(', ')})`);
}

/** Places of the name that no town has, and that distances know nothing of, and those of a region. */
export function withoutCoordinates({ near, inCountries, asked }: Scope): PublicSql {
  const { center: sought } = near;
  if ('lat' in sought) return publicSql.raw('select null as id where false');
  const isNamed =
    'slugs' in sought
      ? isOneOf('p.slug', sought.slugs)
      : publicSql`p.country_id = ${sought.countryId} and p.path_slug = ${sought.pathSlug}`;
  const also = asked ? publicSql`and ${asked}` : publicSql.raw('');
  const named = publicSql`select p.id from places p
    where ${isNamed} and p.cell is null and ${inCountries} ${also}`;
  const { region } = 'slugs' in sought ? sought : {};
  if (!region) return named;
  const isRegion = publicSql`exists(select 1 from near_center where lat is null and name = ${region.name})`;
  return publicSql`${named}
    union select p.place_id from place_areas p where ${isRegion} and ${isOfArea(region.areas)} and ${inCountries}
      ${asked ? publicSql`and p.place_id in (select p.id from places p where ${asked})` : publicSql.raw('')}
    limit ${publicSql.raw(String(AREA_PLACES_MAX))}`;
}

export function idList(ids: readonly number[]): string {
  return ids.map(Math.trunc).join(', ') || 'null';
}
