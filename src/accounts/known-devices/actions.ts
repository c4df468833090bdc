/**
 * Browsers that have signed in to an account. They have throttle budgets of their own, so that others who guess the
 * password cannot keep its owner from signing in. A device cookie opens nothing by itself.
 */
import type { PublicCtx } from '#context.ts';
import { sha256Hex } from '#lib/hash.ts';
import { DEVICE_AGE_MS_MAX } from '#lib/session-lifetime.ts';
import { newSecret } from '#lib/token.ts';
import { KnownDevice } from './schemas.ts';

const PURPOSE = 'known device';

/** The device of a cookie; null where it is missing, expired, changed or sealed with another key. */
export function openDevice(ctx: PublicCtx, cookie: string | undefined): KnownDevice | null {
  const text = cookie === undefined ? null : ctx.vault.open(PURPOSE, cookie);
  const device = text === null ? null : KnownDevice.safeParse(JSON.parse(text)).data;
  return device && device.until > ctx.now.getTime() ? device : null;
}

/** The cookie after a sign-in or a new password. A device keeps its id, and with it its counters. */
export function sealDevice(
  ctx: PublicCtx,
  { id, emailKey, passwordMark }: Omit<KnownDevice, 'id' | 'until'> & { id?: string | undefined },
): string {
  const until = ctx.now.getTime() + DEVICE_AGE_MS_MAX;
  const device: KnownDevice = { id: id ?? newSecret(), emailKey, passwordMark, until };
  return ctx.vault.seal(PURPOSE, JSON.stringify(device));
}

/** The cookie of the browser in which the person has set a password. */
export async function newKnownDevice(
  ctx: PublicCtx,
  { emailKey: key, passwordHash }: { emailKey: string; passwordHash: string },
): Promise<string> {
  const passwordMark = await passwordFingerprint(passwordHash);
  return sealDevice(ctx, { emailKey: key, passwordMark });
}

/** Tells passwords apart without being one: a new password has another. */
export function passwordFingerprint(passwordHash: string): Promise<string> {
  return sha256Hex(passwordHash);
}
