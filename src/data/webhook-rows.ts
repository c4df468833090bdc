/** Deletes webhooks, for all who may: the API, and the pages that disconnect applications. */
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import type { EventName } from '#events.ts';
import { changesOf } from './changes.ts';
import { assertChanged } from './commit.ts';
import type { Change } from './commit.ts';
import { webhookRemains, webhooks } from './tables/webhooks.ts';

type DeletedWebhook = { id: number; name: string; url: string; events: readonly EventName[] };

/** Deletes the webhook at once; its logs and deliveries are deleted later, in batches. Conflicts where it is gone. */
export function webhookDeletion(
  ctx: Ctx,
  { id, name, url, events }: DeletedWebhook,
): Omit<Change<unknown>, 'answer'> {
  return {
    writes: [
      ctx.db
        .delete(webhooks)
        .where(and(eq(webhooks.companyId, ctx.tenant.id), eq(webhooks.id, id))),
      assertChanged(ctx),
      ctx.db.insert(webhookRemains).values({ webhookId: id }).onConflictDoNothing(),
    ],
    audit: {
      action: 'webhook.delete',
      subjectId: id,
      changes: changesOf({ name, url, events }, { name: null, url: null, events: null }),
    },
  };
}
