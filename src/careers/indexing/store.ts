/** The position of each search engine in the event log, and the events since. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { searchPings } from '#data/tables/search-pings.ts';
import { firstIdAt } from '#lib/ids.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';
import { EVENTS_MAX, SETTLE_MS } from './rules.ts';
import type { JobEvent } from './rules.ts';

export type Progress = { lastEventId: number; failures: number };

type Row = {
  eventId: number;
  hashId: string | null;
  wasListed: number | null;
  listedAt: number | null;
  isTestCompany: number | null;
  hostname: string | null;
  isTestDomain: number | null;
};

/** The position and the next events, oldest first. The position is null before the first run. */
export function eventsSince(
  ctx: PublicCtx,
  engine: SearchEngine,
): QueryPlan<{ progress: Progress | null; events: JobEvent[] }> {
  const settledId = firstIdAt(new Date(ctx.now.getTime() - SETTLE_MS));
  return queryPlan(
    [
      rawStatement<Progress>(
        ctx,
        sql`select last_event_id as lastEventId, failures from ${searchPings}
          where engine = ${engine}`,
      ),
      rawStatement<Row>(
        ctx,
        sql`select e.id as eventId, j.hash_id as hashId, j.listed_at as listedAt,
            g.hash_id is not null as wasListed,
            c.is_test as isTestCompany, d.hostname as hostname, d.is_test as isTestDomain
          from (
            select id, name, subject_id from events
            where id > (select last_event_id from ${searchPings} where engine = ${engine})
              and id < ${settledId}
            order by id limit ${sql.raw(String(EVENTS_MAX))}
          ) e
          left join jobs j on j.id = e.subject_id and e.name in ('job.published', 'job.closed')
          left join job_pages g on g.hash_id = j.hash_id
          left join companies c on c.id = j.company_id
          left join career_domains d on d.id = j.domain_id
          order by e.id`,
      ),
    ],
    ([[progress], rows]) => ({ progress: progress ?? null, events: rows.map(toJobEvent) }),
  );
}

/** Starts at the current time: earlier jobs are in the sitemaps. */
export function insertProgress(ctx: PublicCtx, engine: SearchEngine): Statement {
  const lastEventId = firstIdAt(ctx.now);
  return ctx.db.insert(searchPings).values({ engine, lastEventId }).onConflictDoNothing();
}

/** Changes nothing if a concurrent run has advanced the position. */
export function updateProgress(
  ctx: PublicCtx,
  engine: SearchEngine,
  { from, to }: { from: Progress; to: Progress },
): Statement {
  return ctx.db
    .update(searchPings)
    .set(to)
    .where(sql`engine = ${engine} and last_event_id = ${from.lastEventId}`);
}

function toJobEvent(row: Row): JobEvent {
  const { eventId, hashId, listedAt, hostname } = row;
  return {
    eventId,
    job: hashId === null ? null : { hashId, listedAt, wasListed: row.wasListed === 1 },
    company: { isTest: row.isTestCompany === 1 },
    domain: { hostname: hostname ?? '', isTest: row.isTestDomain === 1 },
  };
}
