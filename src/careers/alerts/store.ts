/** The queries of alerts. */
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { mails } from '#data/tables/mails.ts';
import { ALERTS_MAX, CONFIRM_MS_MAX } from './rules.ts';
import type { Frequency } from './rules.ts';

export type Alert = typeof jobAlerts.$inferSelect;

/** What makes an alert one: two of these are the same. */
export type AlertKey = Pick<Alert, 'domainId' | 'emailHash' | 'search'>;

export function alertOf(
  ctx: PublicCtx,
  { domainId, emailHash, search }: AlertKey,
): QueryPlan<Alert | null> {
  const isIt = and(
    eq(jobAlerts.emailHash, emailHash),
    eq(jobAlerts.domainId, domainId),
    eq(jobAlerts.search, search),
  );
  return queryPlan([ctx.db.select().from(jobAlerts).where(isIt)], ([[row]]) => row ?? null);
}

/** Of this site; one that was not confirmed in time is none any more. */
export function alertById(ctx: PublicCtx, domainId: number, id: number): QueryPlan<Alert | null> {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobAlerts)
        .where(isHere(ctx, domainId, id)),
    ],
    ([[row]]) => row ?? null,
  );
}

export function insertAlert(ctx: PublicCtx, alert: typeof jobAlerts.$inferInsert): Statement {
  return ctx.db.insert(jobAlerts).values(alert);
}

/** Asked for once more: what is not confirmed yet is as new. */
export function askAgain(
  ctx: PublicCtx,
  id: number,
  { frequency, mailId }: { frequency: Frequency; mailId: number | null },
): Statement[] {
  const isUnconfirmed = and(eq(jobAlerts.id, id), isNull(jobAlerts.confirmedAt));
  return [
    ctx.db.update(jobAlerts).set({ frequency, createdAt: ctx.now }).where(isUnconfirmed),
    ...(mailId === null
      ? []
      : [ctx.db.update(jobAlerts).set({ mailId, mailedAt: ctx.now }).where(eq(jobAlerts.id, id))]),
  ];
}

/** Unless its address has as many as it may. */
export function confirm(
  ctx: PublicCtx,
  domainId: number,
  id: number,
  due: { dueAt: Record<Frequency, Date>; knownUntil: Date },
): Statement {
  const { daily, weekly } = due.dueAt;
  const others = sql`(select count(*) from job_alerts o
    where o.email_hash = job_alerts.email_hash and o.confirmed_at is not null)`;
  return ctx.db
    .update(jobAlerts)
    .set({
      confirmedAt: ctx.now,
      dueAt: sql`case frequency when 'daily' then ${daily.getTime()} else ${weekly.getTime()} end`,
      knownUntil: due.knownUntil,
    })
    .where(
      and(
        isHere(ctx, domainId, id),
        isNull(jobAlerts.confirmedAt),
        sql`${others} < cast(${ALERTS_MAX} as integer)`,
      ),
    );
}

export function changeFrequency(
  ctx: PublicCtx,
  domainId: number,
  id: number,
  change: { frequency: Frequency; dueAt: Date },
): Statement {
  return ctx.db
    .update(jobAlerts)
    .set(change)
    .where(and(isHere(ctx, domainId, id), isNotNull(jobAlerts.confirmedAt)));
}

/** With the mail that was written for it last; answers what was searched for. */
export function endAlert(ctx: PublicCtx, domainId: number, id: number): QueryPlan<string | null> {
  const isIt = and(eq(jobAlerts.id, id), eq(jobAlerts.domainId, domainId));
  return queryPlan(
    [
      rawStatement(
        ctx,
        sql`delete from ${mails} where id =
          (select mail_id from ${jobAlerts} where id = ${id} and domain_id = ${domainId})`,
      ),
      ctx.db.delete(jobAlerts).where(isIt).returning({ search: jobAlerts.search }),
    ],
    ([, [row]]) => row?.search ?? null,
  );
}

export type DueAlert = Alert & { mailStatus: string | null; mailError: string | null };

/** The longest due first, with what became of the last mail of each. */
export function dueAlerts(ctx: PublicCtx, limit: number): QueryPlan<DueAlert[]> {
  const due = ctx.db
    .select({
      id: jobAlerts.id,
      domainId: jobAlerts.domainId,
      emailHash: jobAlerts.emailHash,
      emailSealed: jobAlerts.emailSealed,
      search: jobAlerts.search,
      frequency: jobAlerts.frequency,
      createdAt: jobAlerts.createdAt,
      confirmedAt: jobAlerts.confirmedAt,
      dueAt: jobAlerts.dueAt,
      knownUntil: jobAlerts.knownUntil,
      mailId: jobAlerts.mailId,
      mailedAt: jobAlerts.mailedAt,
      failures: jobAlerts.failures,
      mailStatus: ofLastMail('status').as('mail_status'),
      mailError: ofLastMail('error').as('mail_error'),
    })
    .from(jobAlerts)
    .where(and(isNotNull(jobAlerts.dueAt), lte(jobAlerts.dueAt, ctx.now)))
    .orderBy(asc(jobAlerts.dueAt), asc(jobAlerts.id))
    .limit(limit);
  return queryPlan([due], ([rows]) => rows);
}

function ofLastMail(column: 'status' | 'error') {
  return sql<
    string | null
  >`(select m.${sql.identifier(column)} from mails m where m.id = job_alerts.mail_id)`;
}

/** Says that it was looked; not where somebody else has, or it was changed or ended meanwhile. */
export function moveOn(
  ctx: PublicCtx,
  { id, dueAt }: Pick<Alert, 'id' | 'dueAt'>,
  next: Partial<Alert> & { dueAt: Date },
): Statement {
  const isStill = and(eq(jobAlerts.id, id), dueAt ? eq(jobAlerts.dueAt, dueAt) : sql`false`);
  return ctx.db.update(jobAlerts).set(next).where(isStill);
}

export function dropMail(ctx: PublicCtx, id: number): Statement {
  return ctx.db.delete(mails).where(eq(mails.id, id));
}

/** Lets go of what was not confirmed in time and of the mails that asked, at most `limit`; answers how many. */
export function dropUnconfirmed(ctx: PublicCtx, limit: number): QueryPlan<number> {
  const over = sql`from ${jobAlerts}
    where confirmed_at is null and created_at <= ${confirmableFrom(ctx).getTime()}
    order by created_at limit ${limit}`;
  return queryPlan(
    [
      rawStatement(ctx, sql`delete from ${mails} where id in (select mail_id ${over})`),
      rawStatement<{ id: number }>(
        ctx,
        sql`delete from ${jobAlerts} where id in (select id ${over}) returning id`,
      ),
    ],
    ([, dropped]) => dropped.length,
  );
}

function isHere(ctx: PublicCtx, domainId: number, id: number) {
  return and(
    eq(jobAlerts.id, id),
    eq(jobAlerts.domainId, domainId),
    sql`(${isNotNull(jobAlerts.confirmedAt)} or ${gt(jobAlerts.createdAt, confirmableFrom(ctx))})`,
  );
}

function confirmableFrom({ now }: PublicCtx): Date {
  return new Date(now.getTime() - CONFIRM_MS_MAX);
}
