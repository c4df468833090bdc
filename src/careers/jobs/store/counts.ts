/** The writes that count views and favorites of a public job. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { jobs } from '#data/tables/jobs.ts';

/** Adds views to a month; views of deleted jobs are dropped. */
export function addViews(
  ctx: Pick<PublicCtx, 'db'>,
  month: string,
  views: ReadonlyMap<number, number>,
): Statement {
  const counts = JSON.stringify([...views]);
  return rawStatement(
    ctx,
    sql`
    insert into job_months (job_id, month, views)
    select j.id, ${month}, v.value ->> 1
    from json_each(${counts}) v join jobs j on j.id = v.value ->> 0
    where true
    on conflict (job_id, month) do update set views = views + excluded.views
  `,
  );
}

/** Adds a favorite to a public job; the result is the new count, or null if there is no such job. */
export function addFavorite(ctx: PublicCtx, hashId: string, month: string, publicFrom: number) {
  return queryPlan(
    [
      rawStatement(
        ctx,
        sql`
        insert into job_months (job_id, month, favorites)
        select id, ${month}, 1 from jobs where hash_id = ${hashId} and listed_at >= ${publicFrom}
        on conflict (job_id, month) do update set favorites = favorites + 1
      `,
      ),
      ctx.db
        .update(jobs)
        .set({ favoriteCount: sql`favorite_count + 1` })
        .where(sql`hash_id = ${hashId} and listed_at >= ${publicFrom}`)
        .returning({ favorites: jobs.favoriteCount }),
    ],
    ([, [job]]) => job?.favorites ?? null,
  );
}
