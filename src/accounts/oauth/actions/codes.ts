/** Authorization codes: in KV for ten minutes, by the digest of the code. That one is redeemed once is decided in D1. */
import type { PublicCtx } from '#context.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken, newToken } from '#lib/token.ts';
import { CODE_MS } from '../rules.ts';
import { CodeRecord } from '../schemas.ts';

/** Stored when this resolves: the code leaves the house after that. */
export async function issueCode(
  ctx: PublicCtx,
  allowed: Omit<CodeRecord, 'issuedAt' | 'expiresAt'>,
): Promise<string> {
  const code = newToken('oac_');
  const issuedAt = ctx.now.getTime();
  const record: CodeRecord = { ...allowed, issuedAt, expiresAt: issuedAt + CODE_MS };
  await ctx.kv.put(keyOf(await sha256Hex(code)), JSON.stringify(record), CODE_MS / 1000);
  return code;
}

/** Null: none of ours, or over. A key that cannot exist is not asked for, as KV remembers its absence. */
export async function findCode(
  ctx: PublicCtx,
  code: string,
): Promise<{ hash: string; record: CodeRecord } | null> {
  if (!isToken('oac_', code)) return null;
  const hash = await sha256Hex(code);
  const text = await ctx.kv.get(keyOf(hash));
  const record = text === null ? null : CodeRecord.parse(JSON.parse(text));
  return record && record.expiresAt > ctx.now.getTime() ? { hash, record } : null;
}

function keyOf(hash: string): string {
  return `code:${hash}`;
}
