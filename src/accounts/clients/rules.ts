/** What a client may be registered with (contract 2.1), by the operator or by a company. */
import { scopes as allScopes } from '#access.ts';
import type { Scope } from '#access.ts';
import { isRedirectUri } from '#accounts/oauth/rules.ts';
import { REDIRECT_URI_LENGTH_MAX, REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { DAY_MS } from '#lib/time.ts';
import { invalidField } from '#errors.ts';
import type { PkcePolicy } from '#vocabulary/lists.ts';

/** Time to install a new secret while the previous one still works. */
export const OLD_SECRET_MS = DAY_MS;

/** How many developer applications a company can have, disabled ones included. */
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
  return redirectUris.every(isValidRedirectUri) ? null : 'not_redirect';
}

function isValidRedirectUri(uri: string): boolean {
  return uri.length <= REDIRECT_URI_LENGTH_MAX && isRedirectUri(uri);
}

/** Returns the PKCE policy, or throws when a public client would have none: PKCE is its only proof. */
export function pkcePolicy(isPublic: boolean, policy: PkcePolicy | undefined): PkcePolicy {
  if (isPublic && policy === 'optional') {
    throw invalidField('pkce', 'A public client must use PKCE: required or s256.');
  }
  return policy ?? (isPublic ? 'required' : 'optional');
}

/** The editable fields of a developer application. */
export type ClientInput = {
  name: string;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
};

export type ClientFaults = {
  name?: ClientNameFault;
  redirect_uris?: RedirectsFault;
  scopes?: 'no_scope';
};

/** Returns null when there are none. */
export function clientFaults({ name, redirectUris, scopes }: ClientInput): ClientFaults | null {
  const nameFault = clientNameFault(name);
  const uriFault = redirectsFault(redirectUris);
  const faults: ClientFaults = {
    ...(nameFault && { name: nameFault }),
    ...(uriFault && { redirect_uris: uriFault }),
    ...(scopes.length === 0 && { scopes: 'no_scope' }),
  };
  return Object.keys(faults).length === 0 ? null : faults;
}

/** The scopes whose checkbox is ticked. */
export function tickedScopes(form: Readonly<Record<string, unknown>>): readonly Scope[] {
  return allScopes.filter((scope) => form[scopeFieldName(scope)] !== undefined);
}

export function scopeFieldName(scope: Scope): string {
  return `scope.${scope}`;
}
