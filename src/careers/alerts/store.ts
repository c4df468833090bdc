/** The queries of job alerts. */
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { jobAlerts } from '#data/tables/job-alerts.ts';
import { mails } from '#data/tables/mails.ts';
import { ALERTS_MAX, CONFIRM_MS_MAX } from './rules.ts';
import type { Frequency } from './rules.ts';

export type Alert = typeof jobAlerts.$inferSelect;

/** Identifies an alert: an address has one per search and domain. */
export type AlertKey = Pick<Alert, 'domainId' | 'emailHash' | 'search'>;

export function alertByKey(
  ctx: PublicCtx,
  { domainId, emailHash, search }: AlertKey,
): QueryPlan<Alert | null> {
  const matchesKey = and(
    eq(jobAlerts.emailHash, emailHash),
    eq(jobAlerts.domainId, domainId),
    eq(jobAlerts.search, search),
  );
  return queryPlan([ctx.db.select().from(jobAlerts).where(matchesKey)], ([[row]]) => row ?? null);
}

/** An alert of this site, or null if it does not exist or was not confirmed in time. */
export function alertById(ctx: PublicCtx, domainId: number, id: number): QueryPlan<Alert | null> {
  return queryPlan(
    [
      ctx.db
        .select()
        .from(jobAlerts)
        .where(isAlertOfSite(ctx, domainId, id)),
    ],
    ([[row]]) => row ?? null,
  );
}

export function insertAlert(ctx: PublicCtx, alert: typeof jobAlerts.$inferInsert): Statement {
  return ctx.db.insert(jobAlerts).values(alert);
}

/** Restarts an alert that is not confirmed yet; for any alert, records the email just sent unless `mailId` is null. */
export function renewAlert(
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

/** Changes nothing if the address already has the maximum of confirmed alerts. */
export function confirmAlertRow(
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
        isAlertOfSite(ctx, domainId, id),
        isNull(jobAlerts.confirmedAt),
        sql`${others} < cast(${ALERTS_MAX} as integer)`,
      ),
    );
}

export function updateFrequency(
  ctx: PublicCtx,
  domainId: number,
  id: number,
  change: { frequency: Frequency; dueAt: Date },
): Statement {
  return ctx.db
    .update(jobAlerts)
    .set(change)
    .where(and(isAlertOfSite(ctx, domainId, id), isNotNull(jobAlerts.confirmedAt)));
}

/** Deletes the alert and its last mail; returns its search, or null if there was no such alert. */
export function deleteAlert(
  ctx: PublicCtx,
  domainId: number,
  id: number,
): QueryPlan<string | null> {
  const isAlert = and(eq(jobAlerts.id, id), eq(jobAlerts.domainId, domainId));
  return queryPlan(
    [
      rawStatement(
        ctx,
        sql`delete from ${mails} where id =
          (select mail_id from ${jobAlerts} where id = ${id} and domain_id = ${domainId})`,
      ),
      ctx.db.delete(jobAlerts).where(isAlert).returning({ search: jobAlerts.search }),
    ],
    ([, [row]]) => row?.search ?? null,
  );
}

export type DueAlert = Alert & { mailStatus: string | null; mailError: string | null };

/** The longest due first, each with the delivery status of its last mail. */
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
      attempts: jobAlerts.attempts,
      retryAt: jobAlerts.retryAt,
      mailStatus: lastMail('status').as('mail_status'),
      mailError: lastMail('error').as('mail_error'),
    })
    .from(jobAlerts)
    .where(
      and(
        isNotNull(jobAlerts.dueAt),
        lte(jobAlerts.dueAt, ctx.now),
        or(isNull(jobAlerts.retryAt), lte(jobAlerts.retryAt, ctx.now)),
      ),
    )
    .orderBy(asc(jobAlerts.dueAt), asc(jobAlerts.id))
    .limit(limit);
  return queryPlan([due], ([rows]) => rows);
}

function lastMail(column: 'status' | 'error') {
  return sql<
    string | null
  >`(select m.${sql.identifier(column)} from mails m where m.id = job_alerts.mail_id)`;
}

/** Postpones an alert that failed on our side, unless it was processed, changed or ended in the meantime. */
export function postponeAlert(
  ctx: PublicCtx,
  alert: Pick<Alert, 'id' | 'dueAt'>,
  next: { attempts: number; retryAt: Date },
): Statement {
  return ctx.db.update(jobAlerts).set(next).where(isUnchanged(alert));
}

/** Changes nothing if the alert was processed, changed or ended in the meantime. */
export function updateDueAlert(
  ctx: PublicCtx,
  alert: Pick<Alert, 'id' | 'dueAt'>,
  next: Partial<Alert> & { dueAt: Date },
): Statement {
  return ctx.db
    .update(jobAlerts)
    .set({ ...next, attempts: 0, retryAt: null })
    .where(isUnchanged(alert));
}

function isUnchanged({ id, dueAt }: Pick<Alert, 'id' | 'dueAt'>) {
  return and(eq(jobAlerts.id, id), dueAt ? eq(jobAlerts.dueAt, dueAt) : sql`false`);
}

export function deleteMail(ctx: PublicCtx, id: number): Statement {
  return ctx.db.delete(mails).where(eq(mails.id, id));
}

function isAlertOfSite(ctx: PublicCtx, domainId: number, id: number) {
  return and(
    eq(jobAlerts.id, id),
    eq(jobAlerts.domainId, domainId),
    sql`(${isNotNull(jobAlerts.confirmedAt)} or ${gt(jobAlerts.createdAt, confirmableFrom(ctx))})`,
  );
}

function confirmableFrom({ now }: PublicCtx): Date {
  return new Date(now.getTime() - CONFIRM_MS_MAX);
}
