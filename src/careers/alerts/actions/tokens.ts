/** The links of alerts: whoever holds one decides about this alert of this site, and no other. */
import type { SiteCtx } from '#careers/landing/actions.ts';
import { isTimingSafeEqual } from '#lib/timing-safe-equal.ts';

/** A link that starts an alert is not one that ends it. */
export type Purpose = 'alert confirmation' | 'alert change';

export function tokenFor(ctx: SiteCtx, purpose: Purpose, id: number): string {
  return `${id}.${signatureOf(ctx, purpose, id)}`;
}

/** Null: it is not ours, or for something else. */
export function idIn(ctx: SiteCtx, purpose: Purpose, token: string): number | null {
  const [, digits = '', signature = ''] = /^([1-9]\d{0,15})\.([\w-]{1,64})$/u.exec(token) ?? [];
  const id = Number(digits);
  return digits !== '' && isTimingSafeEqual(signatureOf(ctx, purpose, id), signature) ? id : null;
}

function signatureOf(ctx: SiteCtx, purpose: Purpose, id: number): string {
  return Buffer.from(ctx.vault.mac(purpose, `${ctx.site.id} ${id}`)).toString('base64url');
}
