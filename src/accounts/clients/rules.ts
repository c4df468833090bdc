/** What a client may be registered with (contract 2.1), by the operator or by a company for itself. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { isRedirectUri } from '#accounts/oauth/rules.ts';
import { REDIRECT_URI_LENGTH_MAX, REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { DAY_MS } from '#lib/time.ts';
import { invalidField } from '#errors.ts';
import type { PkcePolicy } from '#vocabulary.ts';

/** Time enough to bring a new secret to where the old one is in use. */
export const OLD_SECRET_MS = DAY_MS;

/** A company's own: one for each tool it builds, and room for more. Those that are disabled count. */
export const OWN_CLIENTS_MAX = 20;

export type ClientNameFault = 'required' | 'too_long';

export function clientNameFault(name: string): ClientNameFault | null {
  if (name.trim() === '') return 'required';
  return name.trim().length > STRING_LENGTH_MAX ? 'too_long' : null;
}

export type RedirectsFault = 'required' | 'too_many' | 'not_redirect';

export function redirectsFault(redirectUris: readonly string[]): RedirectsFault | null {
  if (redirectUris.length === 0) return 'required';
  if (redirectUris.length > REDIRECT_URIS_MAX) return 'too_many';
  return redirectUris.every(isFit) ? null : 'not_redirect';
}

function isFit(uri: string): boolean {
  return uri.length <= REDIRECT_URI_LENGTH_MAX && isRedirectUri(uri);
}

/** A public client proves itself by PKCE alone. */
export function policyOf(isPublic: boolean, asked: PkcePolicy | undefined): PkcePolicy {
  if (isPublic && asked === 'optional') {
    throw invalidField('pkce', 'A public client must use PKCE: required or s256.');
  }
  return asked ?? (isPublic ? 'required' : 'optional');
}

/** What an application of a company is to be. */
export type Wanted = { name: string; redirectUris: readonly string[]; scopes: readonly Scope[] };

export type WantedFaults = {
  name?: ClientNameFault;
  redirect_uris?: RedirectsFault;
  scopes?: 'no_scope';
};

/** Null: there are none. */
export function faultsIn({ name, redirectUris, scopes }: Wanted): WantedFaults | null {
  const [ofName, ofRedirects] = [clientNameFault(name), redirectsFault(redirectUris)];
  const faults: WantedFaults = {
    ...(ofName && { name: ofName }),
    ...(ofRedirects && { redirect_uris: ofRedirects }),
    ...(scopes.length === 0 && { scopes: 'no_scope' }),
  };
  return Object.keys(faults).length === 0 ? null : faults;
}

/** Of a form that has a box for each. */
export function scopesTicked(form: Readonly<Record<string, unknown>>): readonly Scope[] {
  return allScopes.filter((scope) => form[boxOf(scope)] !== undefined);
}

export function boxOf(scope: Scope): string {
  return `scope.${scope}`;
}
