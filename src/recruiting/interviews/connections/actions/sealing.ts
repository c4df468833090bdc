/** Seals tokens for their company and account, so that they cannot be opened in another row. */
import type { PublicCtx } from '#context.ts';
import { connectionOwner, sealedColumns } from '#data/sealed-columns.ts';
import type { Provider } from '#vocabulary/lists.ts';
import { SealedTokens } from '../schemas.ts';

const PURPOSE = sealedColumns.connectionTokens.purpose;

type Owner = { companyId: number; provider: Provider; externalId: string };

export function sealTokens(ctx: PublicCtx, owner: Owner, tokens: SealedTokens): string {
  return ctx.vault.seal(PURPOSE, JSON.stringify(tokens), connectionOwner(owner));
}

/** Returns null for tokens that were sealed with another key or for another account. */
export function openTokens(
  ctx: PublicCtx,
  row: Owner & { sealedTokens: string },
): SealedTokens | null {
  const text = ctx.vault.open(PURPOSE, row.sealedTokens, connectionOwner(row));
  return text === null ? null : SealedTokens.parse(JSON.parse(text));
}
