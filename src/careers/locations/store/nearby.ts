/** Cities with jobs around a city, the nearest first. */
import { jsonColumns, publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { CityCount } from '../rules/filters.ts';
import type { CityPath, Near } from '../rules/near.ts';
import type { Counts } from './counts.ts';
import { tablesOf } from './near.ts';
import { domainId } from './scopes.ts';
import { isOfDomain, isOver, overdue } from './where.ts';
import type { Clock } from './where.ts';

export type NearbyCity = CityCount & { km: number };

const KM = 50;

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
  { domain, limit, ...center }: CityPath & { domain: number; limit: number },
): ReadPlan<Counts<NearbyCity>> {
  const near: Near = { center, km: KM, withRemote: false };
  const cities = publicSql`select json_group_array(${columns.sql}) from (
    select p.id, p.name, p.slug, p.path_slug, p.state_name, near.km, c.n - (
      select count(*) from ${overdue} where ${isOver(clock)} and ${isOfDomain({ domain })} and place_id = p.id
    ) as jobs
    from near_places near
    cross join job_counts c on c.domain_id = ${domainId({ domain })} and c.place_id = near.id and c.country_id = ${center.countryId}
    cross join places p on p.id = near.id
    where c.n > 0 and p.path_slug <> ${center.pathSlug} order by near.km limit ${publicSql.raw(String(Math.trunc(limit)))}
  )`;
  const tables = tablesOf({ domain, countryIds: [center.countryId], near });
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
