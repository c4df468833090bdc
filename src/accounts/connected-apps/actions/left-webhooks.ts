/** Webhooks that stay when an application is disconnected: the Admins are notified, and can delete them. */
import { actAsAdmin, listAdmins } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import { atPresent, tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { webhookDeletion } from '#data/webhook-rows.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { COMPANY_APPLICATIONS_PATH } from '../rules.ts';
import { leftWebhooks, markLeft, moveWalk, webhooksOfCompany } from '../store/webhooks.ts';
import type { LeftWebhook } from '../store/webhooks.ts';

/** Webhooks of which a step notifies. */
const NOTIFIED_MAX = 20;

/**
 * Notifies the Admins once of webhooks whose application is no longer connected, however that came about: they still send data to it. Those
 * that belong to the application are deleted: its tokens have expired, as the end of a grant deletes them at once. A step looks at some
 * webhooks, and the next one goes on behind them.
 */
export async function notifyOfLeftWebhooks(ctx: PublicCtx): Promise<void> {
  const { found, next, position } = await runPlan(ctx, leftWebhooks(ctx, NOTIFIED_MAX));
  for (const webhooks of Map.groupBy(found, connectionOf).values()) {
    const [first] = webhooks;
    const handle = first?.belongsTo === 'application' ? deleteLeft : notify;
    // oxlint-disable-next-line no-await-in-loop -- One after the other: it is rare, and no request waits for it.
    await ignoreStaleWrite(handle(atPresent(ctx), webhooks));
  }
  const isBehind = found.length < NOTIFIED_MAX && next !== position;
  if (isBehind) await writeUnaudited(ctx, [moveWalk(ctx, next)]);
}

function connectionOf({ companyId, clientId, userId, belongsTo }: LeftWebhook): string {
  return `${companyId} ${clientId} ${userId} ${belongsTo}`;
}

async function deleteLeft(ctx: PublicCtx, webhooks: readonly LeftWebhook[]): Promise<void> {
  for (const webhook of webhooks) {
    const company = tenantContext(ctx, webhook.companyId);
    // oxlint-disable-next-line no-await-in-loop -- At most twenty in a step.
    await commit(company, { ...webhookDeletion(company, webhook), answer: QueryPlan.of(null) });
  }
}

/** One email to each Admin for all webhooks of a connection. */
async function notify(ctx: PublicCtx, webhooks: readonly LeftWebhook[]): Promise<void> {
  const [first] = webhooks;
  if (!first) return;
  const { companyId, clientId, application, company: name } = first;
  const company = tenantContext(ctx, companyId);
  const kind = 'webhooks_left';
  const values = {
    application,
    company: name,
    body: webhooks.map((webhook) => `${webhook.name}: ${webhook.url}`).join('\n'),
    link: `${ctx.apiOrigin}${COMPANY_APPLICATIONS_PATH}?company=${companyId}`,
  };
  const mails = await Promise.all(
    (await listAdmins(company)).map(async ({ userId, language }) => {
      const mail = { to: null, ...(await mailText(company, language, kind, values)) };
      return outgoingMail(company, mail, { kind, userId, companyId });
    }),
  );
  const ids = webhooks.map(({ id }) => id);
  await commit(company, {
    writes: markLeft(company, ids),
    audit: {
      action: 'client.webhooks-left',
      subjectId: clientId,
      changes: changesOf({}, { webhook_ids: ids }),
    },
    mails,
    answer: QueryPlan.of(null),
  });
}

/** Deletes a webhook of an application, by an Admin. Nothing happens where it is gone. */
export async function deleteApplicationWebhook(
  ctx: PublicCtx,
  adminId: number,
  { companyId, webhookId }: { companyId: number; webhookId: number },
): Promise<void> {
  const { company, result: webhooks } = await actAsAdmin(
    ctx,
    { userId: adminId, companyId },
    webhooksOfCompany,
  );
  const webhook = webhooks.find(({ id }) => id === webhookId);
  if (!webhook) return;
  await commit(company, { ...webhookDeletion(company, webhook), answer: QueryPlan.of(null) });
}
