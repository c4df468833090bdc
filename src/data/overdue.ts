/** Finds rows whose queue message was lost: neither what waits in its queue, nor what polling has just enqueued. */
import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { queryPlan, rawStatement } from './query-plan.ts';
import type { QueryPlan, Statement } from './query-plan.ts';
import { queuePolls, queueProgress } from './tables/queue-states.ts';

/** A row that is due for this much longer than what its queue consumes now has lost its message. */
const OVERDUE_MS = 5 * SECOND_MS;
/** A queue that was last seen behind longer ago counts as empty: its messages may be lost. */
const SEEN_MS = 20 * SECOND_MS;
/** Polling goes on behind the rows that it has enqueued, and begins anew after this: its own messages can be lost, too. */
const ROUND_MS = 2 * MINUTE_MS;

/** The queues whose messages polling replaces. */
export const polledQueues = [
  'webhooks',
  'cvs',
  'meetings',
  'posts',
  'replies',
  'transfers',
] as const;
export type PolledQueue = (typeof polledQueues)[number];

/** The condition of rows that have lost their message. */
export function isOverdue(ctx: PublicCtx, queue: PolledQueue, dueAt: SQLiteColumn): SQL {
  const now = ctx.now.getTime();
  return sql`${dueAt} <= coalesce((select min(reached_at, ${now}) from ${queueProgress}
    where queue = ${queue} and seen_at between ${now - SEEN_MS} and ${now}), ${now}) - ${OVERDUE_MS}`;
}

/**
 * The ids of the rows to enqueue, those that are due longest first, at most `limit`. `dueAt` has an index, and `condition` selects
 * what is overdue.
 */
export function nextOverdue<Id extends number | string>(
  ctx: PublicCtx,
  { dueAt, condition }: { dueAt: SQLiteColumn; condition: SQL | undefined },
  limit: number,
): QueryPlan<Id[]> {
  const now = ctx.now.getTime();
  const { table } = dueAt;
  const name = getTableName(table);
  const isRunning = sql`began_at > ${now - ROUND_MS} and polled_at <= ${now}`;
  const position = (column: 'due_at' | 'row') => sql`coalesce((select ${sql.raw(column)}
    from ${queuePolls} where name = ${name} and ${isRunning}), -1)`;
  const next = sql`from ${table}
    where (${dueAt}, ${table}.rowid) > (${position('due_at')}, ${position('row')}) and ${condition}
    order by ${dueAt}, ${table}.rowid limit ${limit}`;
  return queryPlan(
    [
      rawStatement<{ id: Id }>(ctx, sql`select ${table}.id as id ${next}`),
      rawStatement(
        ctx,
        sql`insert into ${queuePolls} (name, due_at, row, began_at, polled_at)
          select ${name}, due_at, row, ${now}, ${now}
          from (select ${dueAt} as due_at, ${table}.rowid as row ${next})
          order by due_at desc, row desc limit 1
          on conflict (name) do update set due_at = excluded.due_at, row = excluded.row,
            began_at = iif(${isRunning}, began_at, excluded.began_at), polled_at = excluded.polled_at`,
      ),
    ],
    ([rows]) => rows.map(({ id }) => id),
  );
}

/** Keeps what a queue has come to that is behind. */
export function putProgress(ctx: PublicCtx, queue: PolledQueue, reachedAt: Date): Statement {
  const seenAt = ctx.now;
  return ctx.db
    .insert(queueProgress)
    .values({ queue, reachedAt, seenAt })
    .onConflictDoUpdate({ target: queueProgress.queue, set: { reachedAt, seenAt } });
}
