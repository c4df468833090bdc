/** What becomes of emails that were not delivered: they are marked with why, and who subscribes to `email.failed` is told. */
import { atPresent, tenantContext } from '#context.ts';
import type { BackgroundCtx, Ctx, PublicCtx } from '#context.ts';
import { sendUnaudited, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { DeliveryReport } from '#lib/delivery-report.ts';
import { findingOf, reasonOf, reasonOfFailure, returnCode } from '#mail/rules.ts';
import type { MailState } from '#mail/rules.ts';
import type { DeliveryEvent } from '#lib/delivery-event.ts';
import {
  errorOfOver,
  insertFailedEvents,
  isAttemptOf,
  isOver,
  markFailed,
  reasonOfOver,
  sentAs,
  sentMail,
} from '#mail/store/failures.ts';
import { suppress } from '#mail/store/outbox.ts';
import type { Claimed } from '#mail/store/outbox.ts';
import { addressHash } from './suppressions.ts';

/** Tells of an attempt that was the last one; for the batch that stores its outcome. */
export function toldOfFailure(
  ctx: PublicCtx,
  { id, companyId, applicationId }: Claimed,
  { state, claimedAt }: { state: MailState; claimedAt: Date },
): QueryPlan<string[]> {
  const reason = reasonOf(state);
  if (reason === null || companyId === null || applicationId === null) return QueryPlan.of([]);
  const condition = isAttemptOf(claimedAt);
  return insertFailedEvents(tenantContext(ctx, companyId), [id], { reason, condition });
}

type Failing = { writes: Statement[]; eventsPlan: QueryPlan<string[]> };

/** Gives up emails that are too late, or out of attempts. */
export async function giveUp(
  ctx: BackgroundCtx,
  over: readonly { id: number; companyId: number | null }[],
): Promise<void> {
  const condition = isOver(ctx);
  for (const [companyId, some] of Map.groupBy(over, (mail) => mail.companyId)) {
    const ids = some.map(({ id }) => id);
    const writes = [markFailed(ctx, ids, { error: errorOfOver, condition })];
    const tenant = companyId === null ? null : tenantContext(ctx, companyId);
    const told = tenant && insertFailedEvents(tenant, ids, { reason: reasonOfOver, condition });
    // oxlint-disable-next-line no-await-in-loop -- A company after the other: there is seldom any.
    await sendUnaudited(ctx, { writes, ...(told && { eventsPlan: told }) });
  }
}

/**
 * Takes a report of Cloudflare's Email Service. False where its email is not known: the report may be faster than the outcome of sending.
 * Cloudflare itself sends nothing more to an address that does not exist. Who called an email spam gets none of any transport.
 */
export async function takeReport(ctx: BackgroundCtx, event: DeliveryEvent): Promise<boolean> {
  const finding = findingOf(event);
  if (!finding) return true;
  const { messageId, recipient } = event.payload;
  const mail = await runPlan(ctx, sentMail(ctx, messageId));
  if (!mail) return false;
  const after = atPresent(ctx);
  if (finding.is === 'complaint') {
    const to = recipient ?? '';
    if (to !== '')
      await writeUnaudited(after, [suppress(after, addressHash(ctx, to), 'complaint')]);
    return true;
  }
  const company = mail.companyId === null ? null : tenantContext(after, mail.companyId);
  await sendUnaudited(
    after,
    failing(after, company, { id: mail.id, messageId, code: finding.code }),
  );
  return true;
}

function failing(
  ctx: PublicCtx,
  company: Ctx | null,
  { id, messageId, code }: { id: number; messageId: string; code: string },
): Failing {
  const condition = sentAs(messageId);
  const reason = reasonOfFailure(code);
  return {
    writes: [markFailed(ctx, [id], { error: code, condition })],
    eventsPlan: company
      ? insertFailedEvents(company, [id], { reason, condition })
      : QueryPlan.of([]),
  };
}

/**
 * What a report of a mail server changes that came to the reply address of an application: the email that it names, if that is about
 * this application. Only who got that email knows its Message-ID.
 */
export async function returnedMail(
  ctx: Ctx,
  applicationId: number,
  { messageId, status }: DeliveryReport,
): Promise<Failing> {
  const mail = await runPlan(ctx, sentMail(ctx, messageId));
  if (mail?.companyId !== ctx.tenant.id || mail.applicationId !== applicationId) {
    return { writes: [], eventsPlan: QueryPlan.of([]) };
  }
  return failing(ctx, ctx, { id: mail.id, messageId, code: returnCode(status) });
}
