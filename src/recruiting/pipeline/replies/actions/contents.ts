/** The contents of received emails: sealed, as they are personal, and deleted with those that were sent. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { inSlices } from '#data/slices.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { ReceivedContent } from '../schemas.ts';
import { deleteReplyContents, overReplies } from '../store.ts';

const { purpose } = sealedColumns.receivedEmail;

export function sealReceived(ctx: PublicCtx, content: ReceivedContent): string {
  return ctx.vault.seal(purpose, JSON.stringify(content));
}

/** Empty where it was sealed with a key that is gone. */
export function openReceived(ctx: PublicCtx, sealed: string): ReceivedContent {
  const text = ctx.vault.open(purpose, sealed);
  return text === null ? { subject: '', attachments: [] } : ReceivedContent.parse(JSON.parse(text));
}

/** Emails of a slice. */
const DELETED_MAX = 500;

/** Deletes contents and messages 30 days after the application was decided. The row and the subject are kept. */
export async function deleteOldReplies(ctx: PublicCtx): Promise<void> {
  await inSlices(async () => ({ isDone: (await deleteSlice(ctx)) < DELETED_MAX }));
}

async function deleteSlice(ctx: PublicCtx): Promise<number> {
  const over = await runPlan(ctx, overReplies(ctx, DELETED_MAX));
  if (over.length === 0) return 0;
  const records = over.map(({ id, sealed }) => {
    const { subject } = openReceived(ctx, sealed);
    return { id, sealed: sealReceived(ctx, { subject, attachments: [] }) };
  });
  await writeUnaudited(ctx, deleteReplyContents(ctx, records));
  return over.length;
}
