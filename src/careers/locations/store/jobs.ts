/**
 * Lists of public jobs: from the indexes of `jobs` and from `job_search`, each in one statement that reads about as many
 * rows as it answers.
 */
import type { ReadCtx } from '#context.ts';
import { publicSql, selectInRanges } from '#data/public-sql.ts';
import type { PublicSql } from '#data/public-sql.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';
import { cutoff, visibleFrom } from '#recruiting/jobs/rules.ts';
import type { ListedJob, ListedTexts } from '../rules.ts';
import { jobColumns, jobJoins, jobOf, jobsOf } from './listed-job.ts';
import { ids, total } from './where.ts';
import type { Part, Where } from './where.ts';

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
export function jobPage(ctx: ReadCtx, where: Where, part: Part): QueryPlan<JobList> {
  const statement = rawStatement<{ total: number | null; jobs: string }>(
    ctx,
    part.limit > JOBS_PER_TEXT
      ? longPage(ctx, where, part)
      : // In one text, which costs less.
        shortPage(ctx, where, part),
  );
  return queryPlan([statement], ([rows]) => {
    const n = rows[0]?.total ?? 0;
    const texts = rows.map(({ jobs }) => jobs);
    return { total: n, facts: `${n} ${texts.join(' ')}`, jobs: () => jobsOf(...texts) };
  });
}

function shortPage(ctx: ReadCtx, where: Where, part: Part): PublicSql {
  const jobs = publicSql`
    select json_group_array(${jobColumns.sql})
    from (${ids(ctx, where, part)}) page
    ${jobJoins}`;
  return part.offset
    ? // Past the end there is nothing to skip to: the total is known before the walk begins.
      publicSql`with total(n) as materialized (select (${total(ctx, where)}))
          select n as total, (${jobs}) as jobs from total`
    : publicSql`select (${total(ctx, where)}) as total, (${jobs}) as jobs`;
}

/** The jobs in several texts. */
function longPage(ctx: ReadCtx, where: Where, part: Part): PublicSql {
  const jobs = selectInRanges(
    { rows: part.limit, perRange: JOBS_PER_TEXT },
    (range) => publicSql`
      select (select n from total) as total, json_group_array(${jobColumns.sql}) as jobs
      from (select listed_at from numbered where ${range}) page
      ${jobJoins}`,
  );
  return publicSql`
    with total(n) as materialized (select (${total(ctx, where)})),
    numbered(n, listed_at) as materialized (
      select row_number() over (), listed_at from (${ids(ctx, where, part)})
    )
    ${jobs}`;
}

type WholeRow = {
  job: string;
  changedAt: number;
  description: string | null;
  tasks: string | null;
  requirements: string | null;
};

/**
 * A part of the list with the texts of its jobs, the newest first: a row a job, as D1 takes no text longer
 * than 2 MB and a hundred jobs with all the skills they may have are more.
 */
export function wholeJobs(
  ctx: ReadCtx,
  where: Where,
  { lengthMax, ...part }: Part & { lengthMax: number },
): QueryPlan<{ job: ListedJob; texts: ListedTexts }[]> {
  const cut = (column: string) =>
    publicSql.raw(`substr(t.${column}, 1, ${Math.trunc(lengthMax)}) as ${column}`);
  const counted = part.offset
    ? publicSql`with total(n) as materialized (select (${total(ctx, where)}))`
    : publicSql.raw('');
  const statement = rawStatement<WholeRow>(
    ctx,
    publicSql`
    ${counted}
    select ${jobColumns.sql} as job, max(j.updated_at, coalesce(j.shown_at, 0)) as changedAt,
      ${cut('description')}, ${cut('tasks')}, ${cut('requirements')}
    from (${ids(ctx, where, part)}) page
    ${jobJoins}
    left join job_texts t on t.job_id = j.id
  `,
  );
  return queryPlan([statement], ([rows]) =>
    rows
      .map(({ job, changedAt, ...texts }) => ({
        job: jobOf(job),
        texts: { ...texts, changedAt: new Date(changedAt) },
      }))
      .toSorted((one, other) => other.job.listedAt - one.job.listedAt),
  );
}

/** How long before it is listed a job may have been published, and be noticed: a review takes days. */
const LATE_MS = 7 * DAY_MS;
/** How many published jobs are looked at for those that came in between: a bound for what costs most. */
const LOOKED_AT_MAX = 500;

/** The newest jobs that came on the listing in between, from `since` on and before `until`, in milliseconds. */
export function jobsShownBetween(
  ctx: ReadCtx,
  where: Where,
  { since, until, limit }: { since: number; until: number; limit: number },
): QueryPlan<ListedJob[]> {
  const published = ids(ctx, where, { limit: LOOKED_AT_MAX, since: since - LATE_MS });
  const shownAt = publicSql.raw('max(v.listed_at / 1000, coalesce(v.shown_at, 0))');
  const statement = rawStatement<{ jobs: string }>(
    ctx,
    publicSql`
    select json_group_array(${jobColumns.sql}) as jobs from (
      select v.listed_at from (${published}) found cross join jobs v on v.listed_at = found.listed_at
      where ${shownAt} >= ${since} and ${shownAt} < ${until}
      order by found.listed_at desc limit ${publicSql.raw(String(Math.trunc(limit)))}
    ) page
    ${jobJoins}
  `,
  );
  return queryPlan([statement], ([[row]]) => jobsOf(row?.jobs ?? '[]'));
}

/**
 * The newest public jobs of a domain that are like this one: of its country and, where it has one, its
 * category. It is asked for by its public name, so that one round trip finds the job and its like.
 */
export function jobsLike(
  ctx: ReadCtx,
  { domain, hashId, limit }: { domain: number; hashId: string; limit: number },
): QueryPlan<() => ListedJob[]> {
  const like = publicSql`(
    select 'scope : (d' || ${publicSql.raw(String(Math.trunc(domain)))} || iif(country_id > 0, 'c' || country_id, '') || ')'
      || coalesce(' AND scope : (k' || category_id || ')', '')
    from jobs where hash_id = ${hashId}
  )`;
  // One more: the job itself is among them.
  const statement = rawStatement<{ jobs: string }>(
    ctx,
    publicSql`
    select json_group_array(${jobColumns.sql}) as jobs from (
      select rowid as listed_at from job_search
      where job_search match coalesce(${like}, 'scope : nowhere')
        and rowid >= cast(${visibleFrom(ctx.now)} as integer)
      order by rowid desc limit ${publicSql.raw(String(Math.trunc(limit) + 1))}
    ) page
    ${jobJoins}
  `,
  );
  return queryPlan(
    [statement],
    ([[row]]) =>
      () =>
        jobsOf(row?.jobs ?? '[]')
          .filter((job) => job.hashId !== hashId)
          .slice(0, limit),
  );
}

/**
 * Marks at most `limit` Live jobs that are over as Expired, the oldest first, and answers how many.
 * Two at once do not disturb each other. The listing triggers take them off the listing.
 */
export function expireJobs(ctx: ReadCtx, limit: number): QueryPlan<number> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    publicSql`
    update jobs set status = 'Expired', updated_at = max(${ctx.now.getTime()}, updated_at + 1)
    where id in (
      select id from jobs where status = 'Live' and published_at <= ${cutoff(ctx.now).getTime()}
      order by published_at limit ${limit}
    )
    returning id
  `,
  );
  return queryPlan([statement], ([expired]) => expired.length);
}
