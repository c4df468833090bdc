/** The code challenge of PKCE. */
import { createHash } from 'node:crypto';

/** SHA-256 in base64url without padding: a PKCE challenge of the verifier (RFC 7636, 4.2). */
export function sha256Base64Url(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
