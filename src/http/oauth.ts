/** Declares the endpoints that OAuth clients know by RFC: bare JSON, errors as RFC 6749 has them (contract 5). */
import type * as z from 'zod';
import type { Permission } from '#access.ts';
import type { CallerCtx, OAuthCtx, PublicCtx } from '#context.ts';
import type { OAuthErrorCode } from '#errors.ts';
import type { Route } from './route.ts';

/** How a client authenticates (RFC 6749, 2.3). A public client has no secret. */
export type Credentials = { clientId: string; secret: string | null; isBasic: boolean };

export type OAuthInput = {
  fields: Readonly<Record<string, string>>;
  credentials: Credentials | null;
};

type Terms = {
  about: string;
  /** The bare answer. */
  returns: z.ZodType;
  /** The fields, for the API's document: each is text, and unknown ones are ignored. */
  body?: z.ZodObject;
  errors: readonly OAuthErrorCode[];
};

/** A public document about the server. */
export type OAuthMetadata = Route<'oauth-metadata'> & {
  terms: Terms;
  run: (ctx: PublicCtx) => unknown;
};

/** Called by a client in its own name. */
export type OAuthForm = Route<'oauth-form'> & {
  terms: Terms;
  run: (ctx: OAuthCtx, input: OAuthInput) => Promise<unknown>;
};

/** Called with an access token. */
export type OAuthBearer = Route<'oauth-bearer'> & {
  terms: Terms & { needs: Permission };
  run: (ctx: CallerCtx) => Promise<unknown>;
};

export type OAuthEndpoint = OAuthMetadata | OAuthForm | OAuthBearer;

export function oauthMetadata(
  path: string,
  terms: Terms,
  run: OAuthMetadata['run'],
): OAuthMetadata {
  return { kind: 'oauth-metadata', method: 'GET', path, terms, run };
}

export function oauthForm(path: string, terms: Terms, run: OAuthForm['run']): OAuthForm {
  return { kind: 'oauth-form', method: 'POST', path, terms, run };
}

export function oauthBearer(
  path: string,
  terms: OAuthBearer['terms'],
  run: OAuthBearer['run'],
): OAuthBearer {
  return { kind: 'oauth-bearer', method: 'GET', path, terms, run };
}
