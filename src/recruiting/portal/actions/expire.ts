/** Deletes links and codes that work no more. */
import type { PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { deleteExpiredTokens } from '../store.ts';

/** Per run; the next run continues. */
const TOKENS_MAX = 1000;

export async function expireLinks(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, deleteExpiredTokens(ctx, TOKENS_MAX));
}
