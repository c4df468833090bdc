/** The statistics of a city summary. */
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import type { Clock } from '#careers/locations/store/where.ts';
import { publicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import type { CityStats, SummaryPlace } from './rules.ts';

/** Newest jobs per city that are read: a sample is representative enough. */
const SAMPLE_MAX = 1000;
const NAMED_MAX = 3;
const hasPay = publicSql`
  currency is not null and pay_period is not null and coalesce(min_salary, max_salary) is not null`;

/** The pay is that of the middle half: without the lowest quarter of the lower ends, and the highest of the upper ends. */
export function cityStats(
  clock: Clock,
  { domainId, countryId, pathSlug }: Omit<SummaryPlace, 'language'>,
): ReadPlan<CityStats> {
  const counted = publicSql`
    with place as materialized (
      select id, name from places where country_id = ${countryId} and path_slug = ${pathSlug}
    ),
    sample as materialized (
      select company_id, category_id, workplace, currency, pay_period, min_salary, max_salary
      from listed_jobs
      where domain_id = ${domainId} and listed_at >= ${visibleFrom(clock.now)} and place_id = (select id from place)
      order by listed_at desc limit ${SAMPLE_MAX}
    ),
    employers as (
      select company_id, count(*) as n from sample
      group by company_id order by n desc, company_id limit ${NAMED_MAX}
    ),
    busiest as (
      select category_id, count(*) as n from sample where category_id is not null
      group by category_id order by n desc, category_id limit ${NAMED_MAX}
    ),
    paid as (
      select currency, pay_period, count(*) as n from sample where ${hasPay}
      group by currency, pay_period order by n desc, currency, pay_period limit 1
    ),
    ranked as (
      select coalesce(min_salary, max_salary) as low, coalesce(max_salary, min_salary) as high, paid.n as n,
        row_number() over (order by coalesce(min_salary, max_salary)) as at_low,
        row_number() over (order by coalesce(max_salary, min_salary)) as at_high
      from paid cross join sample on sample.currency = paid.currency and sample.pay_period = paid.pay_period
      where coalesce(min_salary, max_salary) is not null
    )
    select json_object(
      'cityName', (select name from place),
      'jobs', (select count(*) from sample),
      'remoteJobs', (select count(*) from sample where workplace <> 'On-site'),
      'employers', json((
        select json_group_array(json_array(c.name, e.n))
        from employers e cross join company_profiles c on c.id = e.company_id
      )),
      'categories', json((select json_group_array(json_array(category_id, n)) from busiest)),
      'pay', json((
        select json_array(currency, pay_period,
          (select low from ranked where at_low = n / 4 + 1),
          (select high from ranked where at_high = n - n / 4))
        from paid
      ))
    )
  `;
  return ReadPlan.map(ReadPlan.cells<{ stats: string }>({ stats: counted }), (row) => {
    const stats: CityStats = JSON.parse(row.stats);
    return stats;
  });
}
