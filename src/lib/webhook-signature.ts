/** Signatures of webhook deliveries: HMAC-SHA-256, in the form of the contract and in that of Standard Webhooks. */
import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 64 lower-case hexadecimal characters of 32 random bytes (contract 2.13). */
export function newWebhookSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** `sha256=` and the hex digest of the body, keyed with the secret as it is written (contract 6.2). */
export function bodySignature(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** `v1,` and the digest in base64, keyed with the secret base64-decoded (Standard Webhooks 1.0.0). */
export function messageSignature(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = Buffer.from(secret, 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
