/**
 * Maintains webhooks by the clock: warns Admins of failing ones, disables those that keep failing,
 * and deletes the records of deleted ones.
 */
import { tenantContext } from '#context.ts';
import { listAdmins } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { timestamp } from '#lib/time.ts';
import { DISABLED_AFTER_MS, FAILED_MIN } from '../rules.ts';
import {
  disableFailing,
  deleteRemains,
  failingWebhooks,
  markWarned,
} from '../store/maintenance.ts';
import type { FailingWebhook } from '../store/maintenance.ts';

/** What enables a webhook again. */
const ENABLE_BODY = '{"status": true}';

/** Webhooks handled per tick. */
const FAILING_MAX = 20;
/** Rows of a table. */
const SLICE = 5000;

/** Warns of webhooks that have failed for a day, and disables those that have failed for five. */
export async function maintainFailing(ctx: PublicCtx): Promise<void> {
  for (const failing of await runPlan(ctx, failingWebhooks(ctx, FAILING_MAX))) {
    const company = tenantContext(ctx, failing.companyId);
    // oxlint-disable-next-line no-await-in-loop -- One after the other: it is rare, and no request waits for it.
    await ignoreStaleWrite(warnOrDisable(company, failing));
  }
}

async function warnOrDisable(ctx: Ctx, failing: FailingWebhook): Promise<void> {
  const failingMs = ctx.now.getTime() - failing.failingSince.getTime();
  const isHopeless = failingMs >= DISABLED_AFTER_MS && failing.failedCount >= FAILED_MIN;
  const kind = isHopeless ? 'webhook_disabled' : 'webhook_failing';
  const { id, name, url, failingSince } = failing;
  const values = { id, webhook: name, url, moment: timestamp(failingSince), body: ENABLE_BODY };
  const mails = await Promise.all(
    (await listAdmins(ctx)).map(async ({ userId, language, timezone }) => {
      const text = await mailText(ctx, language, kind, { ...values, timezone });
      const mail = { to: null, ...text };
      return outgoingMail(ctx, mail, { kind, userId, companyId: ctx.tenant.id });
    }),
  );
  const changes = isHopeless ? disableFailing(ctx, failing) : markWarned(ctx, failing);
  await commit(ctx, {
    writes: changes,
    audit: {
      action: isHopeless ? 'webhook.disable' : 'webhook.warn',
      subjectId: failing.id,
      changes: isHopeless ? changesOf({ status: true }, { status: false }) : {},
    },
    mails,
    answer: QueryPlan.of(null),
  });
}

/** Deletes what deleted webhooks left behind. */
export async function deleteLeftRecords(ctx: PublicCtx): Promise<void> {
  await inSlices(() => runPlan(ctx, deleteRemains(ctx, SLICE)));
}
