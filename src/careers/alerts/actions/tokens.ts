/** Tokens in the links of alert emails: each authorizes one purpose for one alert of one site. */
import type { SiteFormCtx } from '#careers/domains/actions.ts';
import { keyedDigest } from '#lib/signature.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';

/** Separate purposes, so that a confirmation link cannot end an alert. */
export type Purpose = 'alert confirmation' | 'alert change';

export function alertToken(ctx: SiteFormCtx, purpose: Purpose, id: number): string {
  return `${id}.${tokenSignature(ctx, purpose, id)}`;
}

/** The id of the alert, or null for a token that is forged, of another site or of another purpose. */
export function verifyToken(ctx: SiteFormCtx, purpose: Purpose, token: string): number | null {
  const [, digits = '', given = ''] = /^([1-9]\d{0,15})\.([\w-]{1,64})$/u.exec(token) ?? [];
  const id = Number(digits);
  return digits !== '' && isTimingSafeEqual(tokenSignature(ctx, purpose, id), given) ? id : null;
}

/** By the key that never changes, as an alert can be ended from any of its emails. */
function tokenSignature(ctx: SiteFormCtx, purpose: Purpose, id: number): string {
  return keyedDigest(ctx.vault, purpose, `${ctx.site.id} ${id}`);
}
