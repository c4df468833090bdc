/** Checks the path and the query of a request by their schemas, with `@hono/zod-validator`. Takes schemas of zod and of zod/mini. */
import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import type { $ZodType } from 'zod/v4/core';
import { checkInput } from '#lib/check-input.ts';
import { withFieldParams } from '#lib/field-params.ts';
import { findTextFault } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { withoutEmpty } from './query.ts';

/** The schemas of an address. Paths name their parameters in braces, as the contract does. */
export type UrlTerms = { params?: $ZodType; query?: $ZodType };

/** What the schemas made of an address; each builder types it for its handler. */
export type UrlInput = { params?: unknown; query?: unknown };

/** Made once per endpoint. */
export function urlReader({ params, query }: UrlTerms): (c: Context) => Promise<UrlInput> {
  const checks = [
    ...(params ? [validator('params', params)] : []),
    ...(query ? [validator('query', query)] : []),
  ];
  return async (c) => {
    for (const check of checks) await check(c, goOn);
    return { params: c.get('params'), query: c.get('query') };
  };
}

const goOn = () => Promise.resolve();
const unchanged = (value: unknown) => value;
const toQuery = (value: Readonly<Record<string, unknown>>) => withFieldParams(withoutEmpty(value));
const targets = { params: 'param', query: 'query' } as const;

function validator(name: keyof typeof targets, schema: $ZodType): MiddlewareHandler {
  const keep = ({ data }: { data: unknown }, c: Context) => c.set(name, data);
  return zValidator(targets[name], schema, keep, {
    validationFunction: async (_, value) => ({
      success: true,
      data: await parseInput(schema, value, name === 'query' ? toQuery : unchanged),
    }),
  });
}

/** Throws a 422 that names each field that is wrong. */
export async function parseInput<Value>(
  schema: $ZodType,
  value: Value,
  prepare: (value: Value) => unknown = unchanged,
): Promise<unknown> {
  const fault = findTextFault(value);
  if (fault) throw invalidInput([fault]);
  const result = await checkInput(schema, prepare(value));
  if ('issues' in result) throw invalidInput(result.issues);
  return result.data;
}

type Issue = { path: readonly PropertyKey[]; message: string };

function invalidInput(issues: readonly Issue[]): ApiError {
  const byField = Map.groupBy(issues, ({ path }) => path.map(String).join('.') || 'body');
  const errors: FieldErrors = Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(({ message }) => message)]),
  );
  return new ApiError('invalid_input', { errors });
}

/** Refuses a URL that is not percent-encoded UTF-8, and a query that repeats a parameter. */
export function assertUrl(c: Context): void {
  const { url } = c.req;
  if (url.includes('%') && !isPercentEncoded(url)) throw new ApiError('malformed_url');
  if (url.includes('?')) refuseRepeated(c.req.queries());
}

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
