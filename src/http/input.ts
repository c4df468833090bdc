/** What a request brings, checked before anything is done with it: query, body and path by `@hono/zod-validator`, text and depth before them. */
import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import { findTextFault, jsonDepth } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { JSON_BYTES_MAX, JSON_DEPTH_MAX } from './limits.ts';

/** Refuses a URL that is not percent-encoded UTF-8, or names a parameter twice: one of two is always the wrong one. */
export const checkUrl = createMiddleware(async (c, next) => {
  const { url } = c.req;
  if (url.includes('%') && !isPercentEncoded(url)) throw new ApiError('malformed_url');
  if (url.includes('?')) refuseRepeated(c.req.queries());
  await next();
});

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function refuseRepeated(query: Record<string, string[]>): void {
  for (const [name, values] of Object.entries(query)) {
    if (values.length === 1) continue;
    throw new ApiError('repeated_parameter', { errors: { [name]: ['Must be sent only once.'] } });
  }
}

/** Whether the body may be left out. */
export function isOptional(body: z.ZodType): boolean {
  return body.safeParse(undefined).success;
}

/** The same where there may be no body at all. */
export const takeJsonIfAny: MiddlewareHandler = async (c, next) => {
  if (c.req.header('content-type') !== undefined) return takeJson(c, next);
  const { byteLength } = await takeBytes(c.req.raw, JSON_BYTES_MAX);
  if (byteLength > 0) throw new ApiError('unsupported_media_type');
  Object.assign(c.req.bodyCache, { text: Promise.resolve('') });
  return next();
};

/** Takes in a JSON body of bounded size and depth; `c.req.json()` then reads what was taken. */
export const takeJson = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu.test(type)) {
    throw new ApiError('unsupported_media_type');
  }
  const text = decodeUtf8(await takeBytes(c.req.raw, JSON_BYTES_MAX));
  if (jsonDepth(text) > JSON_DEPTH_MAX) throw new ApiError('json_too_deep');
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
  await next();
});

/** The body, if it is no longer than `bytesMax`. */
export async function takeBytes(request: Request, bytesMax: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > bytesMax) throw new ApiError('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A chunked body tells no length beforehand.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bytesMax) throw new ApiError('too_large');
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ApiError('malformed_json');
  }
}

/** Where each input of an endpoint stands in a request. */
export const sources = { params: 'param', query: 'query', body: 'json' } as const;
export type InputName = keyof typeof sources;

export function checkInput(name: InputName, schema: z.ZodType): MiddlewareHandler {
  return zValidator(
    sources[name],
    schema,
    (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
    {
      validationFunction: (known, value) => {
        const fault = findTextFault(value);
        if (fault) throw invalidInput([fault]);
        return known.safeParseAsync(value);
      },
    },
  );
}

/** The same for the fields of a form. */
export function checkForm(schema: z.ZodType): MiddlewareHandler {
  return createMiddleware<{ Variables: { fields: Record<string, string> } }>(async (c, next) => {
    const fault = findTextFault(c.var.fields);
    if (fault) throw invalidInput([fault]);
    const { data, error } = await schema.safeParseAsync(c.var.fields);
    if (error) throw invalidInput(error.issues);
    c.req.addValidatedData(sources.body, data ?? {});
    await next();
  });
}

type Issue = { path: readonly PropertyKey[]; message: string };

function invalidInput(issues: readonly Issue[]): ApiError {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    (errors[path.map(String).join('.') || 'body'] ??= []).push(message);
  }
  return new ApiError('invalid_input', { errors });
}
