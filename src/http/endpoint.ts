/** The declaration of an endpoint: where it is, who may use it, what must be brought, what comes back. Everything else is read off it. */
import type * as z from 'zod';
import type { Permission } from '#access.ts';
import type { RateLimitName } from '#platform/rate-limits.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import type { ErrorCode } from '#errors.ts';
import type { FilesTerms, UploadedFiles } from './multipart.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a request brings. Paths name their parameters in braces, as the contract does. */
type Inputs = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** By field of a multipart form. */
  files?: FilesTerms;
};

type Parsed<Brought extends Inputs> = {
  [Name in keyof Brought & keyof Inputs]: Brought[Name] extends z.ZodType
    ? z.output<Brought[Name]>
    : Brought[Name] extends FilesTerms
      ? UploadedFiles
      : never;
};

type Terms = Inputs & {
  /** One line for the API document. */
  about: string;
  /** The shape of `data` in the answer. */
  returns: z.ZodType;
  /** 201 where a record is made. */
  status?: 200 | 201;
  /** What can go wrong here beyond what can go wrong everywhere. */
  errors?: readonly ErrorCode[];
};

/** An endpoint of the tenant API: it acts for one company, by token. */
export type TenantEndpoint = {
  audience: 'tenant';
  method: Method;
  path: string;
  terms: Terms & { needs: Permission };
  run: (ctx: CallerCtx, input: never) => Promise<unknown>;
};

/** An endpoint without a token. Its context has no tenant, so tenant data cannot be reached from it. */
export type PublicEndpoint = {
  audience: 'public';
  method: Method;
  path: string;
  terms: Terms & {
    /** A budget of its own for an address and a path, beside that of the public API. */
    limit?: RateLimitName;
  };
  run: (ctx: PublicCtx, input: never) => Promise<unknown>;
};

export type Endpoint = TenantEndpoint | PublicEndpoint;

function tenantDoor(method: Method) {
  return <const Brought extends Inputs>(
    path: string,
    terms: TenantEndpoint['terms'] & Brought,
    run: (ctx: CallerCtx, input: Parsed<Brought>) => Promise<unknown>,
  ): TenantEndpoint => ({ audience: 'tenant', method, path, terms, run });
}

function publicDoor(method: Method) {
  return <const Brought extends Inputs>(
    path: string,
    terms: PublicEndpoint['terms'] & Brought,
    run: (ctx: PublicCtx, input: Parsed<Brought>) => Promise<unknown>,
  ): PublicEndpoint => ({ audience: 'public', method, path, terms, run });
}

export const get = tenantDoor('GET');
export const post = tenantDoor('POST');
export const put = tenantDoor('PUT');
export const del = tenantDoor('DELETE');

export const publicGet = publicDoor('GET');
export const publicPost = publicDoor('POST');
