/**
 * Authorization codes, kept in KV for ten minutes by the digest of the code. D1 makes sure that a
 * code is redeemed once.
 */
import type { OAuthCtx } from '#context.ts';
import { sha256Hex } from '#lib/hash.ts';
import { isToken, newToken } from '#lib/token.ts';
import { CODE_MS } from '../rules.ts';
import { CodeRecord } from '../schemas.ts';

/** Resolves once the code is stored, so that it can be redeemed as soon as the client has it. */
export async function issueCode(
  ctx: OAuthCtx,
  allowed: Omit<CodeRecord, 'issuedAt' | 'expiresAt'>,
): Promise<string> {
  const code = newToken('oac_');
  const issuedAt = ctx.now.getTime();
  const record: CodeRecord = { ...allowed, issuedAt, expiresAt: issuedAt + CODE_MS };
  await ctx.kv.put(codeKey(await sha256Hex(code)), JSON.stringify(record), CODE_MS / 1000);
  return code;
}

/** Returns null for an unknown or expired code. Malformed codes are not looked up, because KV caches misses. */
export async function findCode(
  ctx: OAuthCtx,
  code: string,
): Promise<{ hash: string; record: CodeRecord } | null> {
  if (!isToken('oac_', code)) return null;
  const hash = await sha256Hex(code);
  const text = await ctx.kv.get(codeKey(hash));
  const record = text === null ? null : CodeRecord.parse(JSON.parse(text));
  return record && record.expiresAt > ctx.now.getTime() ? { hash, record } : null;
}

function codeKey(hash: string): string {
  return `code:${hash}`;
}
