/** Preparing what leaves the house, and doing it once it is confirmed: within ten minutes, once, and only as it was shown. */
import type { Ctx, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS, timestamp } from '#lib/time.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { dropExpired, keepPrepared, preparedBy } from './store.ts';

/** As long as somebody needs to read a preview, and no longer than they remember it. */
const PREPARED_MS = 10 * MINUTE_MS;
const PURPOSE = 'prepared action';
const DROPPED_MAX = 10_000;

export type Preparing = { tool: string; given: Record<string, unknown>; preview: object };

export async function prepare(
  ctx: Ctx,
  { tool, given, preview }: Preparing,
): Promise<{ confirm_token: string; expires_at: string }> {
  const token = newSecret();
  const hash = await sha256Hex(token);
  const expiresAt = new Date(ctx.now.getTime() + PREPARED_MS);
  const asked = ctx.vault.seal(PURPOSE, JSON.stringify(given), hash);
  const digest = await digestOf(preview);
  const { userId, clientId } = actorOf(ctx);
  const row = { hash, userId, clientId: clientId ?? 0, tool, asked, digest, expiresAt };
  await writeUnaudited(ctx, [keepPrepared(ctx, row)]);
  return { confirm_token: token, expires_at: timestamp(expiresAt) };
}

export type Prepared = {
  hash: string;
  tool: string;
  given: Record<string, unknown>;
  digest: string;
};

export async function findPrepared(ctx: Ctx, token: string): Promise<Prepared> {
  if (!isSecret(token)) throw new ApiError('confirmation_over');
  const hash = await sha256Hex(token);
  const row = await runPlan(ctx, preparedBy(ctx, actorOf(ctx), hash));
  const asked = row && ctx.vault.open(PURPOSE, row.asked, hash);
  if (!row || asked === null || asked === undefined) throw new ApiError('confirmation_over');
  const given: Record<string, unknown> = JSON.parse(asked);
  return { hash, tool: row.tool, given, digest: row.digest };
}

/** What would happen now must be what was shown. */
export async function assertAsShown({ digest }: Prepared, preview: object): Promise<void> {
  if ((await digestOf(preview)) !== digest) throw new ApiError('preview_changed');
}

/** By the clock: what nobody has confirmed goes, so many at a time. */
export async function dropPrepared(ctx: PublicCtx): Promise<void> {
  await writeUnaudited(ctx, [dropExpired(ctx, DROPPED_MAX)]);
}

function digestOf(preview: object): Promise<string> {
  return sha256Hex(JSON.stringify(preview));
}

/** Tools are called by people only. */
function actorOf({ actor }: Ctx) {
  if (!actor) throw new ApiError('unauthenticated');
  return actor;
}
