/** The tokens that follow a refresh token: derived from it, so that a lost answer can be repeated. */
import type { PublicCtx } from '#context.ts';
import { sha256Hex } from '#lib/hash.ts';
import { tokenFrom } from '#lib/token.ts';

export type NextTokens = {
  parentHash: string;
  access: string;
  accessHash: string;
  refresh: string;
  refreshHash: string;
};

/**
 * Derived with the service's keys, so that the refresh token alone does not reveal them. The first
 * are those of the current key; a retry may ask for what an older key made.
 */
export async function nextTokens(
  ctx: PublicCtx,
  parent: string,
): Promise<[NextTokens, ...NextTokens[]]> {
  const parentHash = await sha256Hex(parent);
  const [access, ...olderAccess] = ctx.vault.macs('refresh to access', parent);
  const [token, ...olderTokens] = ctx.vault.macs('refresh to refresh', parent);
  const tokensOf = (accessCode: Uint8Array, refreshCode: Uint8Array) =>
    toNextTokens(parentHash, tokenFrom('oat_', accessCode), tokenFrom('ort_', refreshCode));
  const older = olderTokens.map((code, at) => tokensOf(olderAccess[at] ?? code, code));
  return [await tokensOf(access, token), ...(await Promise.all(older))];
}

async function toNextTokens(
  parentHash: string,
  access: string,
  refreshToken: string,
): Promise<NextTokens> {
  return {
    parentHash,
    access,
    accessHash: await sha256Hex(access),
    refresh: refreshToken,
    refreshHash: await sha256Hex(refreshToken),
  };
}
