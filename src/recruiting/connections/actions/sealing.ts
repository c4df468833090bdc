/** Tokens at rest: sealed for the company and the account they are of, so that moved elsewhere they open nothing. */
import type { PublicCtx } from '#context.ts';
import type { Provider } from '#vocabulary.ts';
import { SealedTokens } from '../schemas.ts';

const PURPOSE = 'connection';

type Owner = { companyId: number; provider: Provider; externalId: string };

export function sealTokens(ctx: PublicCtx, owner: Owner, tokens: SealedTokens): string {
  return ctx.vault.seal(PURPOSE, JSON.stringify(tokens), ownerOf(owner));
}

/** Null: sealed with another key, or for somebody else. */
export function openTokens(
  ctx: PublicCtx,
  row: Owner & { sealedTokens: string },
): SealedTokens | null {
  const text = ctx.vault.open(PURPOSE, row.sealedTokens, ownerOf(row));
  return text === null ? null : SealedTokens.parse(JSON.parse(text));
}

function ownerOf({ companyId, provider, externalId }: Owner): string {
  return `${companyId}:${provider}:${externalId}`;
}
