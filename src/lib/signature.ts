/** Text codes that only this service can make: the base64url of an HMAC-SHA-256. */
import { isTimingSafeEqual } from './timing-safe-equal.ts';
import type { Vault } from './vault.ts';

/** For what is verified within a day, such as forms. */
export function signature(vault: Pick<Vault, 'mac'>, purpose: string, text: string): string {
  return toText(vault.mac(purpose, text));
}

/** Whether `given` was signed with the current key, or with an older one that is still known. */
export function isSignature(
  vault: Pick<Vault, 'macs'>,
  purpose: string,
  text: string,
  given: string,
): boolean {
  return vault.macs(purpose, text).some((mac) => isTimingSafeEqual(toText(mac), given));
}

/** The same for ever: for rows that are found by it, and for links that never end. */
export function keyedDigest(vault: Pick<Vault, 'digest'>, purpose: string, text: string): string {
  return toText(vault.digest(purpose, text));
}

function toText(code: Uint8Array): string {
  return Buffer.from(code).toString('base64url');
}
