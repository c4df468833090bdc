/** The only way to write: state, audit, outbox and emails land in one D1 batch, or none of it does. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import type { DomainEvent } from '#events.ts';
import { SENT_WITHIN_MS } from '#lib/sync-times.ts';
import type { Changes } from './changes.ts';
import { STALE_WRITE_MARKER } from './database-errors.ts';
import { markCommitted } from './idempotency.ts';
import { insertNotice } from './notices.ts';
import type { Notice } from './notices.ts';
import { insertEvents, enqueueDeliveries } from './outbox.ts';
import { enqueueMails } from './outgoing-mail.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { preparedInsert, preparedPublic } from './prepared.ts';
import { QueryPlan, rawStatement, runBatch, runPlan } from './query-plan.ts';
import type { Statement } from './query-plan.ts';
import { insertSecurityEvent, recordedKind } from './security-events.ts';
import type { SecurityEvent } from './security-events.ts';
import { accountEvents } from './tables/accounts.ts';
import { auditEvents } from './tables/audit-events.ts';
import { users } from './tables/users.ts';

export type Change<Result> = {
  writes: readonly Statement[];
  /** What was done, as `job.update`, to which record, and its fields before and after. */
  audit: { action: string; subjectId: number; changes?: Changes };
  events?: readonly DomainEvent[];
  /** Events that a query finds. It runs before the writes and returns the ids of their deliveries. */
  eventsPlan?: QueryPlan<string[]>;
  /** What members are told. */
  notices?: readonly Notice[];
  /** Emails, sent after the commit. */
  mails?: readonly OutgoingMail[];
  /** Read after the writes, in the same round trip: the answer costs no read of its own. */
  answer: QueryPlan<Result>;
};

/** What a change answers: the plan of a record, which is read after the writes. */
export type Answering<Answer> = (ctx: Ctx, id: number) => QueryPlan<Answer>;

/** For those who show something else after the change, as screens do: the record is not read. */
export function answerNothing(): QueryPlan<null> {
  return QueryPlan.of(null);
}

/** For a caller who wants no more (`ctx.isMinimal`). Only endpoints that answer the record as it is take that preference. */
export function answerId<Answer extends { id: number }>(id: number): QueryPlan<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller has asked for this part of the record.
  return QueryPlan.of({ id } as Answer);
}

/** One round trip. Throws `ConflictError` when a guard or a unique key stops it; then nothing is written. */
export function commit<Result>(ctx: Ctx, change: Change<Result>): Promise<Result> {
  const { writes, audit, events = [], eventsPlan, notices = [], mails = [], answer } = change;
  const claimed = ctx.claim ? [markCommitted(ctx, ctx.claim, audit.subjectId)] : [];
  return writeBatch(ctx, {
    events: [insertEvents(ctx, events), ...(eventsPlan ? [eventsPlan] : [])],
    writes: [...writes, ...insertNotices(ctx, notices)],
    mails,
    marks: [auditEntry(ctx, audit), ...claimed, ...securityEntries(ctx, ofCompany(ctx, audit))],
    answer,
  });
}

/**
 * Commits several changes in one round trip, all or none of them, with further statements. The claim of the request is not
 * marked: what is left of its work can be done under the same key.
 */
export async function commitTogether(
  ctx: Ctx,
  changes: readonly Omit<Change<unknown>, 'answer'>[],
  writes: readonly Statement[],
): Promise<void> {
  await writeBatch(ctx, {
    events: [
      insertEvents(
        ctx,
        changes.flatMap(({ events = [] }) => events),
      ),
      ...changes.flatMap(({ eventsPlan }) => eventsPlan ?? []),
    ],
    writes: [
      ...writes,
      ...changes.flatMap((change) => [
        ...change.writes,
        ...insertNotices(ctx, change.notices ?? []),
      ]),
    ],
    mails: changes.flatMap(({ mails = [] }) => mails),
    marks: changes.flatMap(({ audit }) => [
      auditEntry(ctx, audit),
      ...securityEntries(ctx, ofCompany(ctx, audit)),
    ]),
    answer: QueryPlan.of(null),
  });
}

/**
 * `commit` for an update: where no field changes, nothing is written, and the answer is read. So a record that is sent
 * back as it was read keeps its version and is not in the audit log.
 */
export function commitIfChanged<Result>(
  ctx: Ctx,
  change: Change<Result> & { audit: { changes: Changes } },
): Promise<Result> {
  const { audit, answer } = change;
  return Object.keys(audit.changes).length === 0 ? runPlan(ctx, answer) : commit(ctx, change);
}

export type AccountChange<Result> = Pick<Change<Result>, 'writes' | 'mails' | 'answer'> & {
  /**
   * What was done, as `session.create`, and whose account or which client it is about. By `emailKey`, an unknown address
   * writes no entry and costs the same as a known one.
   */
  audit:
    | { action: string; userId?: number; clientId?: number }
    | { action: string; emailKey: string };
  /** Entries of the audit logs of companies that it changes, too. */
  ofCompanies?: readonly { company: Ctx; audit: Change<unknown>['audit'] }[];
};

/** `commit` for what belongs to a user, a client or the service, and to no company. */
export function commitAccount<Result>(
  ctx: PublicCtx,
  { writes, audit, ofCompanies = [], mails = [], answer }: AccountChange<Result>,
): Promise<Result> {
  const marks = [
    accountEntry(ctx, audit),
    ...ofCompanies.map((one) => auditEntry(one.company, one.audit)),
    ...securityEntries(ctx, ofAccount(audit)),
  ];
  return writeBatch(ctx, { events: [], writes, mails, marks, answer });
}

/**
 * Writes without an audit entry: the state of queues and leases, counters, throttles, job alerts, and answers that are kept
 * for a while. What a user or the operator decides goes through `commit` or `commitAccount`.
 */
export async function writeUnaudited(
  ctx: Pick<PublicCtx, 'db'>,
  writes: readonly Statement[],
): Promise<void> {
  await runBatch(ctx, writes);
}

/** Adds to the sign-in log after the answer, and never in its way. */
export function recordSecurityEvent(ctx: PublicCtx, event: SecurityEvent): void {
  ctx.defer(writeUnaudited(ctx, [insertSecurityEvent(ctx, event)]));
}

/** `writeUnaudited` with emails and events, which are sent after it. */
export async function sendUnaudited(
  ctx: PublicCtx,
  { writes, mails = [], eventsPlan }: Pick<Change<unknown>, 'writes' | 'mails' | 'eventsPlan'>,
): Promise<void> {
  const events = eventsPlan ? [eventsPlan] : [];
  await writeBatch(ctx, { events, writes, mails, marks: [], answer: QueryPlan.of(null) });
}

/** The parts of a batch, in their order. */
type Batch<Result> = {
  events: readonly QueryPlan<string[]>[];
  writes: readonly Statement[];
  mails: readonly OutgoingMail[];
  /** Entries of the audit log, and the mark of an idempotency key. */
  marks: readonly Statement[];
  answer: QueryPlan<Result>;
};

async function writeBatch<Result>(
  ctx: PublicCtx,
  { events, writes, mails, marks, answer }: Batch<Result>,
): Promise<Result> {
  assertTimely(ctx);
  const parts = QueryPlan.all({
    deliveries: QueryPlan.all(events),
    written: QueryPlan.raw(writes),
    mails: QueryPlan.raw(mails.map(({ row }) => row)),
    marked: QueryPlan.raw(marks),
    answer: QueryPlan.raw(answer.statements),
  });
  const results = await runPlan(ctx, parts);
  enqueueDeliveries(ctx, results.deliveries.flat());
  enqueueMails(ctx, mails);
  // Assembled last: where it throws, what was committed is still sent.
  return answer.assemble(results.answer);
}

/**
 * Records have the time of the context, and lists that are read meanwhile pass over what is not committed: what began too long ago is
 * not sent, so that `next_since` of a list is early enough. The database takes up to 30 seconds for a batch.
 */
function assertTimely({ now }: PublicCtx): void {
  if (Date.now() - now.getTime() <= SENT_WITHIN_MS) return;
  throw new ApiError('storage_unavailable', { headers: { 'Retry-After': '1' } });
}

/**
 * Must directly follow a conditional UPDATE or DELETE. If that changed no row, another request was faster, and this makes
 * SQLite abort the whole batch.
 */
export const assertChanged: (ctx: PublicCtx) => Statement = preparedPublic((ctx) =>
  rawStatement(ctx, sql`select json(${STALE_WRITE_MARKER}) where changes() = 0`),
);

/** Aborts the whole batch unless the condition, which was read before, still holds. */
export function assertHolds(ctx: PublicCtx, condition: SQL): Statement {
  return rawStatement(ctx, sql`select json(${STALE_WRITE_MARKER}) where not (${condition})`);
}

const insertAudit = preparedInsert(auditEvents);

function insertNotices(ctx: Ctx, notices: readonly Notice[]): Statement[] {
  return notices.map((notice) => insertNotice(ctx, notice));
}

function auditEntry(ctx: Ctx, audit: Change<unknown>['audit']): Statement {
  return insertAudit(ctx, {
    id: ctx.newId(),
    companyId: ctx.tenant.id,
    userId: ctx.actor?.userId ?? null,
    clientId: ctx.actor?.clientId ?? null,
    tool: ctx.tool ?? null,
    action: audit.action,
    subjectId: audit.subjectId,
    changes: audit.changes ?? {},
    createdAt: ctx.now,
  });
}

function accountEntry(ctx: PublicCtx, audit: AccountChange<unknown>['audit']): Statement {
  const id = ctx.newId();
  if (!('emailKey' in audit)) {
    return ctx.db.insert(accountEvents).values({ ...audit, id, createdAt: ctx.now });
  }
  const { action, emailKey } = audit;
  return rawStatement(
    ctx,
    sql`insert into ${accountEvents} (id, user_id, action, created_at)
      select ${id}, id, ${action}, ${ctx.now.getTime()} from ${users} where email_key = ${emailKey}`,
  );
}

type Recorded = { action: string } & Pick<SecurityEvent, 'of' | 'companyId' | 'clientId'>;

/** The entry of the sign-in log for a change, if it is of a kind that the log has. */
function securityEntries(ctx: PublicCtx, { action, ...about }: Recorded): Statement[] {
  const kind = recordedKind(ctx, action);
  if (kind === null) return [];
  const event = { kind, outcome: 'success', ...about } as const;
  return [insertSecurityEvent(ctx, kind === 'operator' ? { ...event, detail: action } : event)];
}

function ofCompany(ctx: Ctx, { action, subjectId }: Change<unknown>['audit']): Recorded {
  const userId = ctx.actor?.userId;
  return {
    action,
    companyId: ctx.tenant.id,
    ...(userId !== undefined && { of: { userId } }),
    clientId: action === 'client.disconnect' ? subjectId : (ctx.actor?.clientId ?? null),
  };
}

function ofAccount(audit: AccountChange<unknown>['audit']): Recorded {
  const { action } = audit;
  if ('emailKey' in audit) return { action, of: { emailKey: audit.emailKey } };
  const { userId, clientId = null } = audit;
  return { action, clientId, ...(userId !== undefined && { of: { userId } }) };
}
