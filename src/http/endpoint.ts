/** Declares an endpoint of the API: where it is, who may call it, what it takes and returns. The route, the checks, the document and the access tests are read off it. */
import type { $ZodType, output } from 'zod/v4/core';
import type { Permission } from '#access.ts';
import type { RateLimitName } from '#platform/rate-limits.ts';
import type { CallerCtx, PublicCtx, ReadCtx } from '#context.ts';
import type { ErrorCode } from '#errors.ts';
import type { UploadedFiles } from './body.ts';
import type { InputTerms } from './input-terms.ts';
import type { FilesTerms } from './multipart.ts';
import type { Method, Route } from './route.ts';

type Parsed<Input extends InputTerms> = {
  [Name in keyof Input & keyof InputTerms]: Input[Name] extends $ZodType
    ? output<Input[Name]>
    : Input[Name] extends FilesTerms
      ? UploadedFiles
      : never;
};

type Terms = InputTerms & {
  /** One line for the API document. */
  about: string;
  /** The shape of `data` in the answer. */
  returns: $ZodType;
  /** The record as `show` has it, where it has more than `returns`: it can be sent back. */
  record?: $ZodType;
  /** 201 where a record is created. */
  status?: 200 | 201;
  /** Whether the answer is kept under the Idempotency-Key. If not, the same key runs the request again. Absent: always. */
  isFinal?(data: unknown): boolean;
  /** Whether it takes `Prefer: return=minimal`: a write that answers its record, or by `answerId` its id. */
  minimal?: true;
  /** Errors of this endpoint beyond those that every endpoint can answer with. */
  errors?: readonly ErrorCode[];
};

/** An endpoint of the tenant API: it acts for one company, by token. */
export type TenantEndpoint = Route<'tenant'> & {
  terms: Terms & {
    needs: Permission;
    /** Whether it is open to members who see only what they are assigned to. */
    limited?: true;
  };
  /** `input` is what the builder's handler takes: the schemas of `terms` have parsed it. */
  run(ctx: CallerCtx, input: unknown): Promise<unknown>;
};

/** Of the host that was asked: the API's or a career domain's. */
type Asked = { origin: string };

/** An endpoint without a token, that reads the public listing and nothing of a tenant. */
export type PublicRead = Route<'public'> & {
  method: 'GET';
  terms: Terms;
  run(ctx: ReadCtx & Asked, input: unknown): Promise<unknown>;
};

/** What a write may know of its request beside the input. */
export type Sender = {
  /** The network it comes from, for throttles. */
  address: string;
  header: (name: string) => string | undefined;
  /** The body as text, by which an Idempotency-Key recognizes the request. */
  sent: string;
  /** Says that the answer is the one of an earlier request. */
  replay: () => void;
};

/** An endpoint without a token. Its context has no tenant, so a tenant's data cannot be reached from it. */
export type PublicWrite = Route<'public'> & {
  method: 'POST';
  terms: Terms & {
    /** A budget per address and path, beside that of the public API. */
    limit?: RateLimitName;
    /** The headers that it reads, for the API document. */
    headers?: readonly string[];
  };
  run(ctx: PublicCtx & Asked & { sender: Sender }, input: unknown): Promise<unknown>;
};

export type PublicEndpoint = PublicRead | PublicWrite;

export type Endpoint = TenantEndpoint | PublicEndpoint;

function tenant(method: Method) {
  return <const Input extends InputTerms>(
    path: string,
    terms: TenantEndpoint['terms'] & Input,
    run: (ctx: CallerCtx, input: Parsed<Input>) => Promise<unknown>,
  ): TenantEndpoint => ({ kind: 'tenant', method, path, terms, run });
}

export const get = tenant('GET');
export const post = tenant('POST');
export const put = tenant('PUT');
export const del = tenant('DELETE');

export function publicGet<const Input extends InputTerms>(
  path: string,
  terms: PublicRead['terms'] & Input,
  run: (ctx: ReadCtx & Asked, input: Parsed<Input>) => Promise<unknown>,
): PublicRead {
  return { kind: 'public', method: 'GET', path, terms, run };
}

/** A reading that the Worker of the API answers. */
export function publicShow<const Input extends InputTerms>(
  path: string,
  terms: PublicRead['terms'] & Input,
  run: (ctx: PublicCtx & Asked, input: Parsed<Input>) => Promise<unknown>,
): PublicRead {
  return { kind: 'public', method: 'GET', path, terms, run };
}

export function publicPost<const Input extends InputTerms>(
  path: string,
  terms: PublicWrite['terms'] & Input,
  run: (ctx: PublicCtx & Asked & { sender: Sender }, input: Parsed<Input>) => Promise<unknown>,
): PublicWrite {
  return { kind: 'public', method: 'POST', path, terms, run };
}
