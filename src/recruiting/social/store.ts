/** The queries of posts: of a company, and of those that are due. */
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql, SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { isJob } from '#data/job-ref.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { connections } from '#data/tables/connections.ts';
import { jobs } from '#data/tables/jobs.ts';
import { posts } from '#data/tables/posts.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { platforms } from '#vocabulary.ts';
import { LEASE_MS } from './rules.ts';

export const postStore = tenantStore(posts);
export const accountStore = tenantStore(connections);
const jobStore = tenantStore(jobs);

export const isSocial = inArray(connections.provider, [...platforms]);

export type PostRow = typeof posts.$inferSelect;

/** What a post refers to: its account, its job, and where the company's jobs are public. */
export type Around = {
  account: typeof connections.$inferSelect | undefined;
  job: { id: number; hashId: string; title: string; listedAt: number | null } | undefined;
  careerHost: string | null;
};

export function around(
  ctx: Ctx,
  { connectionId, job }: { connectionId: number | SQL; job: Ref | SQL | null },
): QueryPlan<Around> {
  const isWanted = job instanceof SQL ? eq(jobs.id, job) : isJob(job ?? { id: 0 });
  return queryPlan(
    [
      ctx.db
        .select()
        .from(connections)
        .where(accountStore.ofCompany(ctx, eq(connections.id, connectionId), isSocial)),
      ctx.db
        .select({ id: jobs.id, hashId: jobs.hashId, title: jobs.title, listedAt: jobs.listedAt })
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isWanted)),
      ctx.db
        .select({ hostname: careerDomains.hostname })
        .from(careerDomains)
        .where(
          eq(
            careerDomains.id,
            sql`(select career_domain_id from ${companies} where id = ${ctx.tenant.id})`,
          ),
        ),
    ],
    ([[account], [found], [domain]]) => ({
      account,
      job: found,
      careerHost: domain?.hostname ?? null,
    }),
  );
}

/** A post, and what it refers to; the job is another where one is named. */
export function postAround(
  ctx: Ctx,
  id: number,
  named: Ref | null | undefined,
): QueryPlan<[PostRow, Around]> {
  const column = (name: SQL) =>
    sql`(select ${name} from ${posts} where id = ${id} and company_id = ${ctx.tenant.id})`;
  const job = named === undefined ? column(sql`job_id`) : named;
  const wanted = around(ctx, { connectionId: column(sql`connection_id`), job });
  return QueryPlan.all([postStore.one(ctx, id), wanted]);
}

/** Takes a post up that is due; null when there is none. One statement: of many who try, one is answered the row. */
export function claim(ctx: PublicCtx, id: number): QueryPlan<PostRow | null> {
  const statement = ctx.db
    .update(posts)
    .set({
      status: 'publishing',
      attempts: sql`${posts.attempts} + 1`,
      claimedAt: ctx.now,
      dueAt: new Date(ctx.now.getTime() + LEASE_MS),
      updatedAt: nextUpdatedAt(ctx, posts.updatedAt),
    })
    .where(and(eq(posts.id, id), isDue(ctx), isUnclaimed))
    .returning();
  return queryPlan([statement], ([[row]]) => row ?? null);
}

/** Says how it went; not where the claim was lost. */
export function settle(
  ctx: PublicCtx,
  { id, claimedAt }: PostRow,
  change: Partial<typeof posts.$inferInsert>,
): Statement {
  return ctx.db
    .update(posts)
    .set({ ...change, claimedAt: null, updatedAt: nextUpdatedAt(ctx, posts.updatedAt) })
    .where(
      and(
        eq(posts.id, id),
        eq(posts.status, 'publishing'),
        eq(posts.claimedAt, claimedAt ?? new Date(0)),
      ),
    );
}

/** Ends what was taken up and lost, at most `limit` of it: it may be out. Names what is due, oldest first. */
export function duePosts(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const abandoned = ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isDue(ctx), isNotNull(posts.claimedAt)))
    .limit(limit);
  return queryPlan(
    [
      ctx.db
        .update(posts)
        .set({
          status: 'failed',
          error: 'unknown_outcome',
          dueAt: null,
          claimedAt: null,
          updatedAt: nextUpdatedAt(ctx, posts.updatedAt),
        })
        .where(inArray(posts.id, abandoned)),
      ctx.db
        .select({ id: posts.id })
        .from(posts)
        .where(and(isDue(ctx), isUnclaimed))
        .orderBy(asc(posts.dueAt))
        .limit(limit),
    ],
    ([, due]) => due.map(({ id }) => id),
  );
}

/** A post that rests is never due. */
function isDue(ctx: PublicCtx) {
  return lte(posts.dueAt, ctx.now);
}

const isUnclaimed = or(
  eq(posts.status, 'scheduled'),
  and(eq(posts.status, 'publishing'), isNull(posts.claimedAt)),
);
