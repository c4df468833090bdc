/** The secrets of a webhook, which rest sealed for their company. */
import type { Ctx, PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';

const PURPOSE = 'webhook';
/** So much is shown of a secret (contract 2.13). */
const TAIL_LENGTH = 6;

export function sealSecret(ctx: Ctx, secret: string): { sealedSecret: string; secretTail: string } {
  return {
    sealedSecret: ctx.vault.seal(PURPOSE, secret, ownerOf(ctx.tenant.id)),
    secretTail: secret.slice(-TAIL_LENGTH),
  };
}

type Sealed = { sealedSecret: string; previousSecret: string | null; previousUntil: Date | null };

/**
 * The secrets that sign now: the older one first, while both do. One that was sealed with another
 * SECRET_KEY signs nothing; without the newer one nothing is sent.
 */
export function secretsInForce(ctx: PublicCtx, companyId: number, sealed: Sealed): string[] {
  const { sealedSecret, previousSecret, previousUntil } = sealed;
  const open = (secret: string) => ctx.vault.open(PURPOSE, secret, ownerOf(companyId));
  const secret = open(sealedSecret);
  if (secret === null) throw new ApiError('webhook_sealed');
  const overlaps = previousSecret !== null && previousUntil !== null && previousUntil > ctx.now;
  const previous = overlaps ? open(previousSecret) : null;
  return previous === null ? [secret] : [previous, secret];
}

function ownerOf(companyId: number): string {
  return `company ${companyId}`;
}
