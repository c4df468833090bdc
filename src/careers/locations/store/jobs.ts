/**
 * Lists of public jobs: from the indexes of `listed_jobs` and from `listing_search`, each in one statement that reads about as many
 * rows as it answers.
 */
import { publicSql, selectInRanges } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { ReadPlan } from '#data/read-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import type { ListedJob } from '../rules/filters.ts';
import {
  jobColumns,
  jobJoins,
  jobsOf,
  jobsOfPage,
  rankedJobColumns,
  rankedJobsOf,
} from './listed-job.ts';
import { cellsOf, tablesOf } from './near.ts';
import { ids, isRanked, jobsOfPart, total } from './where.ts';
import type { Clock, Part, Where } from './where.ts';

/** A part of a list. */
export type JobList = {
  /** How many jobs the whole list has. */
  total: number;
  /** Tells this part from any other. */
  facts: string;
  jobs: () => ListedJob[];
};

export const emptyList: JobList = { total: 0, facts: '', jobs: () => [] };

/** A job of the maximum size is 43 kB, most of it skills, and D1 takes no text longer than 2 MB. */
const JOBS_PER_TEXT = 40;

/** A part of the list, and how many jobs the whole list has. */
export function jobPage(clock: Clock, where: Where, part: Part): ReadPlan<JobList> {
  const rows: ReadPlan<PageRow[]> =
    part.limit > JOBS_PER_TEXT
      ? ReadPlan.rows<PageRow>(longPage(clock, where, part))
      : // In one text, which costs less.
        shortPage(clock, where, part);
  return ReadPlan.map(rows, (parts) => {
    const n = parts[0]?.total ?? 0;
    const texts = parts.map(({ jobs }) => jobs);
    const toJobs = isRanked(where) ? rankedJobsOf : jobsOf;
    return { total: n, facts: `${n} ${texts.join(' ')}`, jobs: () => toJobs(...texts) };
  });
}

type PageRow = { total: number | null; jobs: string };

function shortPage(clock: Clock, where: Where, part: Part): ReadPlan<PageRow[]> {
  const jobs = (list: Where) => publicSql`
    select json_group_array(${columnsOf(list)})
    from ${jobsOfPart(clock, list, part)}
    ${jobJoins}`;
  if (part.offset) {
    // Past the end there is nothing to skip to: the total is known before the walk begins.
    const count = totalOf(total(clock, where));
    return ReadPlan.rows<PageRow>(publicSql`${publicSql.withTables(tablesOf(where), count)}
      select n as total, (${jobs(where)}) as jobs from total`);
  }
  const cells = cellsOf<PageRow, Where>(where, (beside) => ({
    total: total(clock, beside),
    jobs: jobs(beside),
  }));
  return ReadPlan.map(cells, (row) => [row]);
}

function totalOf(count: PublicSql): PublicSql {
  return publicSql`total(n) as materialized (select (${count}))`;
}

function columnsOf(where: Where): PublicSql {
  return isRanked(where) ? rankedJobColumns : jobColumns.sql;
}

/** The jobs in several texts. */
function longPage(clock: Clock, where: Where, part: Part): PublicSql {
  const columns = publicSql.raw(isRanked(where) ? 'listed_at, tier' : 'listed_at');
  const jobs = selectInRanges(
    { rows: part.limit, perRange: JOBS_PER_TEXT },
    (range) => publicSql`
      select (select n from total) as total, json_group_array(${columnsOf(where)}) as jobs
      from (select ${columns} from numbered where ${range}) page
      ${jobsOfPage} ${jobJoins}`,
  );
  const numbered = publicSql`numbered(n, ${columns}) as materialized (
    select row_number() over (), ${columns} from (${ids(clock, where, part)})
  )`;
  return publicSql`
    ${publicSql.withTables(tablesOf(where), totalOf(total(clock, where)), numbered)}
    ${jobs}`;
}

/** Whether a list has a job. */
export function hasJob(clock: Clock, asked: Where): ReadPlan<boolean> {
  const where = { ...asked, tiers: [] };
  const cells = cellsOf<{ id: number | null }, Where>(where, (beside) => ({
    id: ids(clock, beside, { limit: 1 }),
  }));
  return ReadPlan.map(cells, ({ id }) => id !== null);
}

/** How long before it is listed a job may have been published, and be noticed: a review takes days. */
const LATE_MS = 7 * DAY_MS;
/** How many published jobs are looked at for those that came in between: a bound for what costs most. */
const LOOKED_AT_MAX = 500;

/** The newest jobs that came on the listing in between, from `since` on and before `until`, in milliseconds. */
export function jobsShownBetween(
  clock: Clock,
  where: Where,
  { since, until, limit }: { since: number; until: number; limit: number },
): ReadPlan<ListedJob[]> {
  const published = ids(clock, { ...where, since: since - LATE_MS }, { limit: LOOKED_AT_MAX });
  const shownAt = publicSql.raw('max(v.listed_at / 1000, coalesce(v.shown_at, 0))');
  const found = ReadPlan.first<{ jobs: string }>(publicSql`
    ${publicSql.withTables(tablesOf(where))}
    select json_group_array(${jobColumns.sql}) as jobs from (
      select v.listed_at from (${published}) found cross join listed_jobs v on v.listed_at = found.listed_at
      where ${shownAt} >= ${since} and ${shownAt} < ${until}
      order by found.listed_at desc limit ${publicSql.raw(String(Math.trunc(limit)))}
    ) page
    ${jobsOfPage} ${jobJoins}
  `);
  return ReadPlan.map(found, (row) => jobsOf(row?.jobs ?? '[]'));
}
