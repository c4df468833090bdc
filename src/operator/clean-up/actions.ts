/** Deletes what is left of mails, accounts and access when its time is over, some at a time. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { walks } from './rules.ts';
import { deleteOldAccountEvents, deleteOldAuditEvents, deleteOldMails, walk } from './store.ts';

/** Six times an hour. */
const EVERY_MINUTES = 10;
const MINUTE = 3;

export async function cleanUp(ctx: PublicCtx, at: Date): Promise<void> {
  if (at.getUTCMinutes() % EVERY_MINUTES === MINUTE) await deleteLeftovers(ctx);
}

export async function deleteLeftovers(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, [
    deleteOldMails(ctx),
    deleteOldAccountEvents(ctx),
    deleteOldAuditEvents(ctx),
    ...walks.flatMap((one) => walk(ctx, one)),
  ]);
}
