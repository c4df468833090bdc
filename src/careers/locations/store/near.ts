/**
 * Jobs within some kilometers of a town or a point: the places there are found by cells of a quarter of a degree, and their tokens are
 * asked of the full text, in the statement that reads the list.
 */
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { CELLS_PER_DEGREE, CELLS_PER_ROW, EARTH_KM, RADIUS_DEFAULT, ringsOf } from '#lib/geo.ts';
import type { CityCount, Counts } from '../rules/filters.ts';
import type { CityPath, Near, NearPlace } from '../rules/near.ts';
import { center, idList, withoutCoordinates } from './center.ts';
import type { Scope } from './center.ts';
import { domainId, domainToken, oneOf, scopeTokens, tablesOfTries } from './scopes.ts';
import { isOfDomain, isOver, overdue, placesAsked, scopeOfTries } from './where.ts';
import type { Clock, Where } from './where.ts';

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
    tries && tablesOfTries(where, tries, scopeOfTries({ ...where, isBesideRow: false })),
  ].filter((one) => one !== undefined && one !== null);
  return tables.length === 0
    ? undefined
    : publicSql.join([...tables, foundOf(near, tries !== undefined)], ', ');
}

/**
 * found, one row with all expressions. Each time that a statement names a table of a `with`, SQLite reads that table's text and the texts
 * of all tables behind it anew: by its columns a list by distance is prepared in a quarter of the time.
 */
function foundOf(near: Near | null | undefined, hasTries: boolean): PublicSql {
  const rings = near ? [0, ...ringsOf(near.km).map((_, index) => index + 1)] : [];
  if (near) rings.push(rings.length);
  const ofRings = rings.map((ring) => `max(iif(ring = ${ring}, expression, null)) as ring${ring}`);
  const from = near ? `(select ${ofRings.join(', ')} from near_scope)` : '(select null)';
  return publicSql.raw(
    `found as materialized (select * from ${from} ${hasTries ? 'left join chosen' : ''})`,
  );
}

/** Values of a list, each a query that takes the expressions from the row of `found`. */
export function cellsOf<Row extends object, Asked extends Where>(
  where: Asked,
  queries: (beside: Asked) => Readonly<Record<keyof Row, PublicSql>>,
): ReadPlan<Row> {
  const tables = tablesOf(where);
  return tables
    ? ReadPlan.cells<Row>(queries({ ...where, isBesideRow: true }), tables, 'found')
    : ReadPlan.cells<Row>(queries(where));
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
    ${scope.isByDistance ? publicSql.raw('') : publicSql`near_parts as materialized (${circleParts(scope)}),`}
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

/** The expression of the whole circle, 0; of a list by distance also of its rings from 1, and of remote jobs, which are the last. */
function expressions(scope: Scope): PublicSql {
  const { near, d, asked } = scope;
  if (!scope.isByDistance) return publicSql`select 0, (${wholeCircle(scope, wholeOfParts())})`;
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

/** The tokens of the places, of those without coordinates, and of a large circle those of the cells that are in it as a whole. */
function circleParts({ d, tokens }: Scope): PublicSql {
  const inScope = tokens ? publicSql`' AND scope : (' || ${tokens} || ')'` : publicSql.raw(`''`);
  const token = publicSql`${d} || 'p' || id`;
  return publicSql`select group_concat(iif(is_whole, null, ${token}), ' OR ') as places,
      (select group_concat(${token}, ' OR ') from near_named) as named,
      '(scope : (' || replace(group_concat(distinct iif(is_whole, 'g' || cell, null)), ',', ' OR ') || ')' || ${inScope} || ')' as cells
    from near_places`;
}

/** They are a table, as SQLite takes no expression of more than a hundred levels. */
function wholeOfParts(): PublicSql {
  const circle = joined(`'scope : (' || ${joined('places', 'named')} || ')'`, 'cells');
  return publicSql.raw(`select ${circle} as circle from near_parts`);
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

/** The distance of two points, by the haversine, in as few levels as it has. At the other end of the world it may be NULL. */
function kilometers(lat: string, lon: string, otherLat: string, otherLon: string): PublicSql {
  return publicSql.raw(`${2 * EARTH_KM} * asin(sqrt(${haversine(lat, otherLat)}
    + cos(radians(${lat})) * cos(radians(${otherLat})) * ${haversine(lon, otherLon)}))`);
}

function haversine(from: string, to: string): string {
  const sine = `sin((${to} - ${from}) * ${Math.PI / 360})`;
  return `${sine} * ${sine}`;
}

/** A city with jobs around another, and how far it is. */
export type NearbyCity = CityCount & { km: number };

const NEARBY_KM = 50;

const columns = jsonColumns<NearbyCity>({
  placeId: 'id',
  name: 'name',
  slug: 'slug',
  pathSlug: 'path_slug',
  stateName: 'state_name',
  n: 'jobs',
  km: 'km',
});

/** None where the city's coordinates are not known. */
export function nearbyCities(
  clock: Clock,
  { domain, limit, ...city }: CityPath & { domain: number; limit: number },
): ReadPlan<Counts<NearbyCity>> {
  const near: Near = { center: city, km: NEARBY_KM, withRemote: false };
  const cities = publicSql`select json_group_array(${columns.sql}) from (
    select p.id, p.name, p.slug, p.path_slug, p.state_name, near.km, c.n - (
      select count(*) from ${overdue} where ${isOver(clock)} and ${isOfDomain({ domain })} and place_id = p.id
    ) as jobs
    from near_places near
    cross join job_counts c on c.domain_id = ${domainId({ domain })} and c.place_id = near.id and c.country_id = ${city.countryId}
    cross join places p on p.id = near.id
    where c.n > 0 and p.path_slug <> ${city.pathSlug} order by near.km limit ${publicSql.raw(String(Math.trunc(limit)))}
  )`;
  const tables = tablesOf({ domain, countryIds: [city.countryId], near });
  return ReadPlan.map(
    ReadPlan.cells<{ cities: string }>({ cities }, tables),
    ({ cities: text }) => ({
      facts: text,
      counts: () => {
        const rows: unknown[][] = JSON.parse(text);
        return rows.map(columns.toRow).filter(({ n }) => n > 0);
      },
    }),
  );
}
