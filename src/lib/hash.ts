/** Digests: SHA-256 of secrets at rest, short fingerprints of answers for ETag, hashes of inline content for CSP. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

export function sha256Hex(text: string): Promise<string> {
  return sha256HexOf(new TextEncoder().encode(text));
}

export async function sha256HexOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 in base64url without padding: a PKCE challenge of the verifier (RFC 7636, 4.2). */
export function sha256Base64Url(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * An entity tag (RFC 9110, 8.8.3), weak as the bytes may be compressed on the way. It tells versions
 * of one URL apart, so a checksum and the length do; a digest would cost what the whole answer costs.
 */
export function entityTag(bytes: Uint8Array): string {
  return `W/"${crc32(bytes).toString(36)}-${bytes.byteLength.toString(36)}"`;
}

/** A source of `style-src` or `script-src` that allows this very content (CSP 3, 2.3.1). */
export function contentSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
