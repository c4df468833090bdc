/** Time-based one-time passwords (RFC 6238): six digits, 30 seconds, SHA-1, as every authenticator supports. */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth/bare';

const ISSUER = 'Recruiting';
const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** A step before and one after: clocks differ, and people type slowly (RFC 6238, 5.2). */
const WINDOW = 1;

/** Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code: `otpauth://totp/…`. */
export function totpUri(secret: string, account: string): string {
  return open(secret, account).toString();
}

/** The time step of the code; null where it is wrong or not later than `lastStep`, as a code works once. */
export function totpStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const timestamp = now.getTime();
  // A Japanese keyboard may type full-width digits.
  const token = code.normalize('NFKC').replaceAll(/\s/gu, '');
  if (!/^[0-9]+$/u.test(token)) return null;
  const delta = open(secret, '').validate({ token, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / STEP_MS) + delta;
  return step > lastStep ? step : null;
}

function open(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    hmac,
  });
}

/** By the platform: with `otpauth` itself comes a library of hashes. */
function hmac(_algorithm: string, key: Uint8Array, message: Uint8Array): Uint8Array {
  return createHmac('sha1', key).update(message).digest();
}
