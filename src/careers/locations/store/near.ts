/**
 * Jobs within some kilometers of a town or a point: the places there are found by cells of a quarter of a degree, and their tokens are
 * asked of the full text, in the statement that reads the list.
 */
import { publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { CELLS_PER_DEGREE, CELLS_PER_ROW, EARTH_KM, RADIUS_DEFAULT, ringsOf } from '#lib/geo.ts';
import { CITY_POPULATION_MIN } from '#careers/queries/rules/places.ts';
import type { Near, NearPlace, Town } from '../rules/near.ts';
import { AREA_PLACES_MAX, domainToken, oneOf, scopeTokens, tablesOfTries } from './scopes.ts';
import { inScopes, placesAsked } from './where.ts';
import type { Where } from './where.ts';

/** Where jobs are sought around a center, as SQL. */
type Scope = {
  near: Near;
  /** The rings are asked for, too. */
  isByDistance: boolean;
  countryIds?: readonly number[] | undefined;
  /** `d5` as a SQL text, or the empty one. */
  d: PublicSql;
  /** The tokens of the domain and its countries, of which a job has one; null: there are none. */
  tokens: PublicSql | null;
  /** Which of `places p` are asked for beside; null: all. */
  asked: PublicSql | null;
  /** `p.country_id` is one of the list's. */
  inCountries: PublicSql;
};

/** From here on, whole cells have fewer tokens than their places. */
const CELLS_FROM_KM = 100;

const KM_PER_DEGREE = (Math.PI / 180) * EARTH_KM;

/**
 * The tables of a `with`: near_center, the town or the point; near_places, with their distance; near_scope, the expression of the full
 * text, which `match` names, NULL where the center is not known. Undefined for all other lists.
 */
export function tablesOf(where: Where): PublicSql | undefined {
  const { tries } = where;
  const town: Near | null | undefined = tries?.town && {
    center: tries.town,
    km: RADIUS_DEFAULT,
    withRemote: false,
  };
  const near = where.near ?? town;
  const tables = [
    near && tablesNear(where, near),
    tries && tablesOfTries(where, tries, (one) => inScopes(where, one)),
  ].filter((one) => one !== undefined && one !== null);
  return tables.length === 0 ? undefined : publicSql.join(tables, ', ');
}

function tablesNear(where: Where, near: Near): PublicSql {
  const { countryIds } = where;
  return nearTables({
    near,
    isByDistance: where.near !== undefined && where.sort === 'distance',
    countryIds,
    d: domainToken(where),
    tokens: scopeTokens(where),
    asked: placesAsked(where),
    inCountries: countryIds ? publicSql`p.country_id ${oneOf(countryIds)}` : publicSql.raw('true'),
  });
}

/** The number of the try that found something; null where none did. */
export function chosenTry(where: Where): ReadPlan<number | null> {
  const query = publicSql.raw('select n from chosen');
  const cells = ReadPlan.cells<{ n: number | null }>({ n: query }, tablesOf(where));
  return ReadPlan.map(cells, ({ n }) => n);
}

function nearTables(scope: Scope): PublicSql {
  const { km } = scope.near;
  const degrees = publicSql.raw(String(km / KM_PER_DEGREE));
  const perDegree = publicSql.raw(String(CELLS_PER_DEGREE));
  const perRow = publicSql.raw(String(CELLS_PER_ROW));
  // The numbers of cells are in one line: what is west of a row's beginning is the end of the row before.
  return publicSql`
    near_center as materialized (${center(scope)}),
    near_box as materialized (
      select lat, lon, floor((lat - ${degrees} + 90) * ${perDegree}) as south, floor((lat + ${degrees} + 90) * ${perDegree}) as north,
        floor((lon - width + 180) * ${perDegree}) as west, floor((lon + width + 180) * ${perDegree}) as east
      from (select lat, lon,
        coalesce(degrees(asin(sin(radians(${degrees})) / cos(radians(lat)))), 180) as width
        from near_center where lat is not null)
    ),
    near_rows(cell_row, last) as (
      select south - (east >= ${perRow}), north + (west < 0) from near_box
      union all select cell_row + 1, last from near_rows where cell_row < last
    ),
    near_places as (
      select id, cell, km, is_whole from (
        select p.id, p.cell, ${kilometers('b.lat', 'b.lon', 'p.lat', 'p.lon')} as km, ${isWholeCell(scope)} as is_whole
        from near_box b cross join near_rows r cross join places p indexed by places_by_cell
        where p.cell between cast(r.cell_row * ${perRow} + b.west as integer) and cast(r.cell_row * ${perRow} + b.east as integer)
          and ${scope.inCountries} ${scope.asked ? publicSql`and ${scope.asked}` : publicSql.raw('')}
      ) where km <= ${publicSql.raw(String(km))}
    ),
    near_named as materialized (${withoutCoordinates(scope)}),
    near_scope(ring, expression) as materialized (${expressions(scope)})`;
}

/** The center that was found, as it is shown; null where no town has the name, and without a search by distance. */
export function nearPlan(where: Where): ReadPlan<NearPlace | null> {
  if (!where.near && !where.tries?.town) return ReadPlan.of(null);
  const found = publicSql`select json_array(c.name, s.name, c.country_id, c.lat, c.lon)
    from near_center c left join states s on s.id = c.state_id limit 1`;
  const cells = ReadPlan.cells<{ near: string | null }>({ near: found }, tablesOf(where));
  return ReadPlan.map(cells, ({ near }) => {
    if (near === null) return null;
    const [name, stateName, countryId, lat, lon]: [
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
    ] = JSON.parse(near);
    return { name, stateName, countryId, lat, lon };
  });
}

/** A town of the list's countries before others of its name, then the largest. A place with jobs counts where no town has the name. */
function center({ near: { center: sought }, countryIds, inCountries }: Scope): PublicSql {
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
        order by ${isIn(sought)} ${preferred} t.slug = ${slugs[0] ?? ''} desc, length(t.slug) desc, population desc limit 1)
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
  const bound = texts.map((text) => publicSql`${text}`);
  return publicSql`${publicSql.raw(column)} in (${publicSql.join(bound, ', ')})`;
}

/** Places of the name that no town has, and that distances know nothing of, and those of a region. */
function withoutCoordinates({ near, inCountries, asked }: Scope): PublicSql {
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

/** The expression of the whole circle, 0; of a list by distance also of its rings from 1, and of remote jobs, which are the last. */
function expressions(scope: Scope): PublicSql {
  const { near, d, asked } = scope;
  if (!scope.isByDistance) return publicSql`select 0, (${wholeCircle(scope, circleParts(scope))})`;
  const ends = ringsOf(near.km);
  const ring = `case ${ends.map((end, index) => `when km <= ${end} then ${index + 1}`).join(' ')} end`;
  // The places are read once, and the whole is made from the rings.
  const rings = publicSql`select ring, 'scope : (' || group_concat(${d} || 'p' || id, ' OR ') || ')' as circle
    from (select id, ${publicSql.raw(ring)} as ring from near_places union all select id, 1 from near_named) group by ring`;
  const whole = publicSql`select group_concat(circle, ' OR ') as circle from rings`;
  const remote = publicSql`union all select ${publicSql.raw(String(ends.length + 1))}, ${remoteJobs(scope)} from near_center`;
  return publicSql`with rings as materialized (${rings}) select 0, (${wholeCircle(scope, whole)})
    union all select ring, ${jobsAt(scope)} from rings ${near.withRemote && !asked ? remote : publicSql.raw('')}`;
}

/** Remote jobs are at no place, unless those of one city are asked for. */
function jobsAt({ near, asked }: Scope): PublicSql {
  return publicSql.raw(
    asked && near.withRemote ? `'(' || circle || ')'` : `'((' || circle || ') NOT scope : w2)'`,
  );
}

function remoteJobs(scope: Scope): PublicSql {
  return publicSql`'(scope : w2' || ${scopeOfRemote(scope)} || ')'`;
}

/** Remote jobs are in no circle; where they are asked for, those of the country of the center are added. */
function wholeCircle(scope: Scope, circle: PublicSql): PublicSql {
  const there = jobsAt(scope);
  if (!scope.near.withRemote || scope.asked) return publicSql`select ${there} from (${circle})`;
  return publicSql`select '(' || coalesce(${there} || ' OR ', '') || ${remoteJobs(scope)} || ')' from near_center, (${circle})`;
}

/** The tokens of the places; of a large circle those of the cells that are in it as a whole. */
function circleParts({ d, tokens }: Scope): PublicSql {
  const inScope = tokens ? publicSql`' AND scope : (' || ${tokens} || ')'` : publicSql.raw(`''`);
  const token = publicSql`${d} || 'p' || id`;
  const circle = joined(`'scope : (' || ${joined('places', 'named')} || ')'`, 'cells');
  return publicSql`select ${publicSql.raw(circle)} as circle from (
    select group_concat(iif(is_whole, null, ${token}), ' OR ') as places,
      (select group_concat(${token}, ' OR ') from near_named) as named,
      '(scope : (' || replace(group_concat(distinct iif(is_whole, 'g' || cell, null)), ',', ' OR ') || ')' || ${inScope} || ')' as cells
    from near_places)`;
}

/** Two alternatives of an expression, of which either may be NULL. */
function joined(one: string, other: string): string {
  return `coalesce(${one} || coalesce(' OR ' || ${other}, ''), ${other})`;
}

/** The country of the center, where the list has it. */
function scopeOfRemote({ countryIds, d, tokens }: Scope): PublicSql {
  const country = publicSql`' AND scope : (' || ${d} || 'c' || country_id || ')'`;
  const all = tokens ? publicSql`' AND scope : (' || ${tokens} || ')'` : publicSql.raw(`''`);
  const isOfList = countryIds
    ? publicSql.raw(`country_id in (${idList(countryIds)})`)
    : publicSql.raw('country_id is not null');
  return publicSql`iif(${isOfList}, ${country}, ${all})`;
}

function idList(ids: readonly number[]): string {
  return ids.map(Math.trunc).join(', ') || 'null';
}

/**
 * Whether the cell of a place `p` is asked for instead of the place: where its four corners are in the circle, and all jobs are indexed
 * by their cells.
 */
function isWholeCell({ near: { km }, asked }: Scope): PublicSql {
  if (km < CELLS_FROM_KM || asked) return publicSql.raw('0');
  const row = `(p.cell / ${CELLS_PER_ROW})`;
  const column = `(p.cell % ${CELLS_PER_ROW})`;
  const corners = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([north = 0, east = 0]) =>
    kilometers(
      'b.lat',
      'b.lon',
      `((${row} + ${north}) * 1.0 / ${CELLS_PER_DEGREE} - 90)`,
      `((${column} + ${east}) * 1.0 / ${CELLS_PER_DEGREE} - 180)`,
    ),
  );
  return publicSql`max(${publicSql.join(corners, ', ')}) <= ${publicSql.raw(String(km))}
    and not exists (select 1 from located_places)`;
}

/** The distance of two points, by the haversine. */
function kilometers(lat: string, lon: string, otherLat: string, otherLon: string): PublicSql {
  return publicSql.raw(`2 * ${EARTH_KM} * asin(min(1.0, sqrt(${haversine(lat, otherLat)}
    + cos(radians(${lat})) * cos(radians(${otherLat})) * ${haversine(lon, otherLon)})))`);
}

function haversine(from: string, to: string): string {
  const sine = `sin(radians(${to} - ${from}) / 2)`;
  return `${sine} * ${sine}`;
}
