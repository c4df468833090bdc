/** The pages that search engines are to be notified of, and what they have been sent. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { searchPings, searchSubmissions } from '#data/tables/search-pings.ts';
import { firstIdAt } from '#lib/ids.ts';
import { visibleFrom } from '#recruiting/jobs/jobs/rules.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';
import { pagesPerRun, REFUSED_FOR_MS, urgencies } from './rules.ts';
import type { Spent, Submission } from './rules.ts';

export type Progress = Spent & { waitsUntil: number };

type Row = Omit<Submission, 'isOver'> & { isOver: number };

/** What the search engine has been sent, and the pages that it is to be sent now, the most urgent first. Null before the first run. */
export function dueSubmissions(
  ctx: PublicCtx,
  engine: SearchEngine,
): QueryPlan<{ progress: Progress | null; submissions: Submission[] }> {
  const limit = sql.raw(String(pagesPerRun[engine]));
  const due = Object.values(urgencies).map(
    (urgency) => sql`select * from (
      select * from search_submissions
      where engine = ${engine} and urgency = ${sql.raw(String(urgency))} and waits_until <= ${ctx.now.getTime()}
      order by waits_until, id limit ${limit}
    )`,
  );
  return queryPlan(
    [
      rawStatement<Progress>(
        ctx,
        sql`select day, sent, waits_until as waitsUntil from ${searchPings} where engine = ${engine}`,
      ),
      rawStatement<Row>(
        ctx,
        sql`select s.id, s.changes, s.urgency, s.refusals, s.hash_id as hashId, d.hostname, l.listed_at is null as isOver
          from (${sql.join(due, sql` union all `)} limit ${limit}) s
          left join career_domains d on d.id = s.domain_id and not d.is_test
          left join job_pages g on g.hash_id = s.hash_id
          left join listed_jobs l on l.listed_at = g.listed_at and l.hash_id = s.hash_id
            and l.domain_id = s.domain_id and l.listed_at >= ${visibleFrom(ctx.now)}
          order by s.urgency, s.waits_until, s.id`,
      ),
    ],
    ([[progress], rows]) => ({
      progress: progress ?? null,
      submissions: rows.map((row) => ({ ...row, isOver: row.isOver === 1 })),
    }),
  );
}

/** Notes pages that change from now on: earlier ones are in the sitemaps. */
export function insertProgress(ctx: PublicCtx, engine: SearchEngine): Statement {
  const lastEventId = firstIdAt(ctx.now);
  return ctx.db.insert(searchPings).values({ engine, lastEventId }).onConflictDoNothing();
}

export function updateProgress(
  ctx: PublicCtx,
  engine: SearchEngine,
  progress: Progress,
): Statement {
  return ctx.db
    .update(searchPings)
    .set(progress)
    .where(sql`engine = ${engine}`);
}

/** A page that has changed meanwhile stays. */
export function deleteSubmissions(ctx: PublicCtx, pages: readonly Submission[]): Statement {
  return ctx.db.delete(searchSubmissions).where(isOneOf(pages));
}

export function postponeSubmissions(ctx: PublicCtx, pages: readonly Submission[]): Statement {
  return ctx.db
    .update(searchSubmissions)
    .set({ refusals: sql`refusals + 1`, waitsUntil: ctx.now.getTime() + REFUSED_FOR_MS })
    .where(isOneOf(pages));
}

function isOneOf(pages: readonly Submission[]) {
  const versions = JSON.stringify(pages.map(({ id, changes }) => [id, changes]));
  return sql`(id, changes) in (select value ->> 0, value ->> 1 from json_each(${versions}))`;
}
