/** Recovery codes, which replace a lost authenticator. They have 120 bits, so that a salted digest is safe to store. */
import { sha256Hex } from './hash.ts';

/** Crockford's base32: no letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 24;
/** How many a person gets at a time. */
export const RECOVERY_CODES = 10;
/** Codes that were issued with 80 bits work until they are used. */
const EARLIER_LENGTH = 16;
const GROUPS = /.{4}(?=.)/gu;

/** As `7k3m-9xq2-…`: 24 characters in groups of four. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = [...bytes].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return text.replaceAll(GROUPS, '$&-');
}

/** The code in its original form, however it was typed; null if malformed. */
export function normalRecoveryCode(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  const isWhole = /^[0-9a-z]+$/u.test(text) && [LENGTH, EARLIER_LENGTH].includes(text.length);
  return isWhole ? text.replaceAll(GROUPS, '$&-') : null;
}

/** What is stored of a normal code. Those of 80 bits are stored without salt. */
export function recoveryCodeDigest(userId: number, code: string): Promise<string> {
  const isEarlier = code.replaceAll('-', '').length === EARLIER_LENGTH;
  return sha256Hex(isEarlier ? code : `${userId}:${code}`);
}
