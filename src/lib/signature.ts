/** A text code that only this service can make: the base64url of an HMAC-SHA-256. */
import type { Vault } from './vault.ts';

export function signature(vault: Pick<Vault, 'mac'>, purpose: string, text: string): string {
  return Buffer.from(vault.mac(purpose, text)).toString('base64url');
}
