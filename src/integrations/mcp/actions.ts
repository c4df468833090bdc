/**
 * Prepares actions that need a confirmation, and finds them again: within ten minutes, once, and
 * only as they were previewed.
 */
import type { Ctx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { sha256Hex } from '#lib/hash.ts';
import { MINUTE_MS, timestamp } from '#lib/time.ts';
import { isSecret, newSecret } from '#lib/token.ts';
import { ApiError } from '#errors.ts';
import { insertPrepared, preparedByHash } from './store.ts';

/** Time to read a preview. */
const PREPARED_MS = 10 * MINUTE_MS;
const PURPOSE = sealedColumns.preparedAction.purpose;

export type NewPrepared = { tool: string; args: Record<string, unknown>; preview: object };

export async function prepare(
  ctx: Ctx,
  { tool, args, preview }: NewPrepared,
): Promise<{ confirm_token: string; expires_at: string }> {
  const token = newSecret();
  const hash = await sha256Hex(token);
  const expiresAt = new Date(ctx.now.getTime() + PREPARED_MS);
  const sealedArgs = ctx.vault.seal(PURPOSE, JSON.stringify(args), hash);
  const digest = await digestOf(preview);
  const { userId, clientId } = actorOf(ctx);
  const row = { hash, userId, clientId: clientId ?? 0, tool, asked: sealedArgs, digest, expiresAt };
  await writeUnaudited(ctx, [insertPrepared(ctx, row)]);
  return { confirm_token: token, expires_at: timestamp(expiresAt) };
}

export type Prepared = {
  tool: string;
  args: Record<string, unknown>;
  digest: string;
};

/** The hash that finds a prepared action by its token. */
export function hashOfToken(token: string): Promise<string> {
  if (!isSecret(token)) throw new ApiError('confirmation_over');
  return sha256Hex(token);
}

/** What `toResult` makes of the prepared action. Throws `confirmation_over` if there is no such action. */
export function preparedPlan<Result>(
  ctx: Ctx,
  hash: string,
  toResult: (prepared: Prepared) => Result,
): QueryPlan<Result> {
  return QueryPlan.map(preparedByHash(ctx, actorOf(ctx), hash), (row) => {
    const asked = row && ctx.vault.open(PURPOSE, row.asked, hash);
    if (!row || asked === null || asked === undefined) throw new ApiError('confirmation_over');
    const args: Record<string, unknown> = JSON.parse(asked);
    return toResult({ tool: row.tool, args, digest: row.digest });
  });
}

/** Throws `preview_changed` unless the action would still do what was previewed. */
export async function assertUnchanged({ digest }: Prepared, preview: object): Promise<void> {
  if ((await digestOf(preview)) !== digest) throw new ApiError('preview_changed');
}

function digestOf(preview: object): Promise<string> {
  return sha256Hex(JSON.stringify(preview));
}

/** Every tool call has an actor. */
function actorOf({ actor }: Ctx) {
  if (!actor) throw new ApiError('unauthenticated');
  return actor;
}
