/** Emails to candidates, as their company sees them. */
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { assertChanged } from '#data/commit.ts';
import { queryPlan, QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { mails } from '#data/tables/mails.ts';
import type { MailStatus } from '#data/tables/mails.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { isMeant } from './meant.ts';

/** The total of a list is counted up to this number. */
const COUNTED_MAX = 1_000;

const columns = {
  id: mails.id,
  applicationId: sql<number>`${mails.applicationId}`,
  kind: mails.kind,
  sealed: mails.sealed,
  status: mails.status,
  attempts: mails.attempts,
  error: mails.error,
  contentDeletedAt: mails.contentDeletedAt,
  createdAt: mails.createdAt,
  nextAttemptAt: mails.nextAttemptAt,
  sentAt: mails.sentAt,
};

function ofCompany(ctx: Ctx, status?: MailStatus) {
  return and(
    eq(mails.companyId, ctx.tenant.id),
    isNotNull(mails.applicationId),
    status === undefined ? undefined : eq(mails.status, status),
  );
}

/** A page, newest first. */
export function mailPage(
  ctx: Ctx,
  {
    status,
    applicationId,
    countsUpTo = COUNTED_MAX,
    ...paging
  }: Pick<Paging, 'page' | 'max' | 'cursor'> & {
    status?: MailStatus | undefined;
    applicationId?: number | undefined;
    countsUpTo?: number;
  },
) {
  const where = and(
    ofCompany(ctx, status),
    applicationId === undefined ? undefined : eq(mails.applicationId, applicationId),
  );
  const counted = ctx.db.select({ id: mails.id }).from(mails).where(where).limit(countsUpTo);
  return queryPlan(
    [
      ctx.db
        .select(columns)
        .from(mails)
        .where(and(where, paging.cursor && lt(mails.id, paging.cursor.id)))
        .orderBy(desc(mails.id))
        .limit(paging.max + 1)
        .offset(paging.cursor ? 0 : (paging.page - 1) * paging.max),
      ctx.db.select({ n: sql<number>`count(*)`.as('n') }).from(counted.as('counted')),
    ],
    ([rows, [tally]]) => ({ rows, total: tally?.n ?? 0 }),
  );
}

export function mailOfCompany(ctx: Ctx, id: number) {
  return QueryPlan.first(
    ctx.db
      .select({ ...columns, isMeant: isMeant().as('is_meant') })
      .from(mails)
      .where(and(ofCompany(ctx), eq(mails.id, id))),
  );
}

/** Aborts the batch where it was tried meanwhile. */
export function cancelMail(ctx: Ctx, id: number): Statement[] {
  return [
    ctx.db
      .update(mails)
      .set({ status: 'canceled', nextAttemptAt: null })
      .where(and(ofCompany(ctx, 'queued'), eq(mails.id, id), eq(mails.attempts, 0))),
    assertChanged(ctx),
  ];
}

/** Queues it as new, or aborts the batch where its status is another meanwhile. */
export function requeueMail(ctx: Ctx, id: number, status: MailStatus): Statement[] {
  return [
    ctx.db
      .update(mails)
      .set({ status: 'queued', attempts: 0, nextAttemptAt: ctx.now, error: null, messageId: null })
      .where(and(ofCompany(ctx, status), eq(mails.id, id))),
    assertChanged(ctx),
  ];
}
