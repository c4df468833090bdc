/** What a client may be registered with (contract 2.1). */
import { isRedirectUri } from '#accounts/oauth/rules.ts';
import { DAY_MS } from '#kit/time.ts';
import { STRING_LENGTH_MAX } from '#kit/text.ts';
import { invalid } from '#problems.ts';
import type { PkcePolicy } from '#vocabulary.ts';

/** Time enough to bring a new secret to where the old one is in use. */
export const OLD_SECRET_MS = DAY_MS;

const REDIRECT_URIS_MAX = 20;

export function checkName(name: string): void {
  const text = name.trim();
  if (text === '' || text.length > STRING_LENGTH_MAX) {
    throw invalid('name', `Must have 1 to ${STRING_LENGTH_MAX} characters.`);
  }
}

export function checkRedirects(redirectUris: readonly string[]): void {
  if (redirectUris.length === 0 || redirectUris.length > REDIRECT_URIS_MAX) {
    throw invalid('redirect', `Must be 1 to ${REDIRECT_URIS_MAX} URLs.`);
  }
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri));
  if (wrong !== undefined) {
    throw invalid(
      'redirect',
      'Must be https, or http on 127.0.0.1, [::1] or localhost; no fragment.',
    );
  }
}

/** A public client proves itself by PKCE alone. */
export function policyOf(isPublic: boolean, asked: PkcePolicy | undefined): PkcePolicy {
  if (isPublic && asked === 'optional') {
    throw invalid('pkce', 'A public client must use PKCE: required or s256.');
  }
  return asked ?? (isPublic ? 'required' : 'optional');
}
