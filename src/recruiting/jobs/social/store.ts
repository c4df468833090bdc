/** The queries of posts, of one company and of all that are due. */
import { and, eq, inArray, isNotNull, isNull, lte, or, sql, SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { isJob } from '#data/job-ref.ts';
import { nextOverdue } from '#data/overdue.ts';
import { QueryPlan, queryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { companies } from '#data/tables/companies.ts';
import { connections } from '#data/tables/connections.ts';
import { jobs } from '#data/tables/jobs.ts';
import { posts } from '#data/tables/posts.ts';
import { nextUpdatedAt, tenantStore } from '#data/tenant-store.ts';
import type { Ref } from '#lib/ids.ts';
import { platforms } from '#vocabulary/lists.ts';
import { LEASE_MS } from './rules.ts';

export const postStore = tenantStore(posts);
export const accountStore = tenantStore(connections);
const jobStore = tenantStore(jobs);

export const isSocial = inArray(connections.provider, [...platforms]);

export type PostRow = typeof posts.$inferSelect;

/** The account and job of a post, and the career domain of its company. */
export type PostReferences = {
  account: typeof connections.$inferSelect | undefined;
  job: { id: number; hashId: string; title: string; listedAt: number | null } | undefined;
  careerHost: string | null;
};

export function postReferences(
  ctx: Ctx,
  { connectionId, job }: { connectionId: number | SQL; job: Ref | SQL | null },
): QueryPlan<PostReferences> {
  const isReferenced = job instanceof SQL ? eq(jobs.id, job) : isJob(job ?? { id: 0 });
  return queryPlan(
    [
      ctx.db
        .select()
        .from(connections)
        .where(accountStore.ofCompany(ctx, eq(connections.id, connectionId), isSocial)),
      ctx.db
        .select({ id: jobs.id, hashId: jobs.hashId, title: jobs.title, listedAt: jobs.listedAt })
        .from(jobs)
        .where(jobStore.ofCompany(ctx, isReferenced)),
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
    ([[account], [jobRow], [domain]]) => ({
      account,
      job: jobRow,
      careerHost: domain?.hostname ?? null,
    }),
  );
}

/** Reads a post with its references; `named` replaces its job unless undefined. */
export function postWithReferences(
  ctx: Ctx,
  id: number,
  named: Ref | null | undefined,
): QueryPlan<[PostRow, PostReferences]> {
  const column = (name: SQL) =>
    sql`(select ${name} from ${posts} where id = ${id} and company_id = ${ctx.tenant.id})`;
  const job = named === undefined ? column(sql`job_id`) : named;
  const wanted = postReferences(ctx, { connectionId: column(sql`connection_id`), job });
  return QueryPlan.all([postStore.one(ctx, id), wanted]);
}

/** Claims a due post and returns it, or null. It is one statement, so that only one of several callers gets the row. */
export function claimPost(ctx: PublicCtx, id: number): QueryPlan<PostRow | null> {
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

/** Writes the result of an attempt, unless the claim has been lost. */
export function settlePost(
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

/**
 * Fails at most `limit` posts whose claim has expired, because they may have been published. Returns
 * the ids of due posts, oldest first.
 */
export function duePosts(ctx: PublicCtx, limit: number): QueryPlan<number[]> {
  const abandoned = ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isDue(ctx), isNotNull(posts.claimedAt)))
    .limit(limit);
  const failed = ctx.db
    .update(posts)
    .set({
      status: 'failed',
      error: 'unknown_outcome',
      dueAt: null,
      claimedAt: null,
      updatedAt: nextUpdatedAt(ctx, posts.updatedAt),
    })
    .where(inArray(posts.id, abandoned));
  // A scheduled post has no message before it is due.
  const condition = and(isDue(ctx), isUnclaimed);
  const due = nextOverdue<number>(ctx, { dueAt: posts.dueAt, condition }, limit);
  return QueryPlan.map(QueryPlan.all([QueryPlan.raw([failed]), due]), ([, ids]) => ids);
}

/** `due_at` is null for posts that are not scheduled, so those never match. */
function isDue(ctx: PublicCtx) {
  return lte(posts.dueAt, ctx.now);
}

const isUnclaimed = or(
  eq(posts.status, 'scheduled'),
  and(eq(posts.status, 'publishing'), isNull(posts.claimedAt)),
);
