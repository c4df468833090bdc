/** The secrets of a webhook, sealed for their company. */
import type { Ctx, PublicCtx } from '#context.ts';
import { sealedColumns, webhookOwner } from '#data/sealed-columns.ts';
import { ApiError } from '#errors.ts';

const PURPOSE = sealedColumns.webhookSecret.purpose;
/** How many characters of a secret are shown (contract 2.13). */
const TAIL_LENGTH = 6;

export function sealSecret(ctx: Ctx, secret: string): { sealedSecret: string; secretTail: string } {
  return {
    sealedSecret: ctx.vault.seal(PURPOSE, secret, webhookOwner(ctx.tenant.id)),
    secretTail: secret.slice(-TAIL_LENGTH),
  };
}

type Sealed = { sealedSecret: string; previousSecret: string | null; previousUntil: Date | null };

/**
 * Returns the secrets that sign now, the older one first while both do. A previous secret that
 * cannot be opened is left out; without the current one, `webhook_sealed` is thrown.
 */
export function activeSecrets(ctx: PublicCtx, companyId: number, sealed: Sealed): string[] {
  const { sealedSecret, previousSecret, previousUntil } = sealed;
  const open = (secret: string) => ctx.vault.open(PURPOSE, secret, webhookOwner(companyId));
  const secret = open(sealedSecret);
  if (secret === null) throw new ApiError('webhook_sealed');
  const overlaps = previousSecret !== null && previousUntil !== null && previousUntil > ctx.now;
  const previous = overlaps ? open(previousSecret) : null;
  return previous === null ? [secret] : [previous, secret];
}
