/** Bearer tokens: a prefix for secret scanners, 256 random bits, and a checksum that refuses malformed tokens before any query. */
import { crc32 } from './crc32.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** 62^43 > 2^256. */
const RANDOM_LENGTH = 43;
/** 62^6 > 2^32. */
const CHECKSUM_LENGTH = 6;

export type TokenPrefix = 'oat_' | 'ort_' | 'oac_' | 'ocs_';

export function newToken(prefix: TokenPrefix): string {
  return tokenFrom(prefix, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

/** The token of these 32 bytes. */
export function tokenFrom(prefix: TokenPrefix, bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const body = prefix + base62(value, RANDOM_LENGTH);
  return body + checksum(body);
}

export function isToken(prefix: TokenPrefix, text: string): boolean {
  return (
    text.length === prefix.length + RANDOM_LENGTH + CHECKSUM_LENGTH &&
    text.startsWith(prefix) &&
    checksum(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  );
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), CHECKSUM_LENGTH);
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let digit = 0; digit < length; digit++) {
    text = BASE62.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/** 32 random bytes in base64url, for sessions and emailed links. */
export function newSecret(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))).toString('base64url');
}

/** Refuses malformed secrets before any query. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/u.test(text);
}

const CLIENT_ID_LENGTH = 22;

/** `oci_` and 22 base62 characters (130 bits): not secret, but not guessable. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return `oci_${base62(value, CLIENT_ID_LENGTH)}`;
}
