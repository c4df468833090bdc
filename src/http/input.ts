/** Reads what a request brings and runs the declared schemas on it: `@hono/zod-validator` for path and query, the same check for bodies and forms. */
import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import { $ZodObject, safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { checkInput } from '#lib/check-input.ts';
import { findTextFault } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { isJson, readJson, readJsonIfAny } from './body.ts';
import type { RequestBody, UploadedFiles } from './body.ts';
import { readFiles } from './multipart.ts';
import type { FilesTerms } from './multipart.ts';
import { withoutEmpty } from './query.ts';

/** The schemas of a declaration. Paths name their parameters in braces, as the contract does. */
export type InputTerms = {
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** By field of a multipart form. */
  files?: FilesTerms;
};

/** What the schemas of a declaration made of a request; each builder types it for its handler. */
export type ParsedInput = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: UploadedFiles;
};

/** `sent`: the body as text, by which an Idempotency-Key recognizes the request; '' where none is read. */
type ReadInput = { input: ParsedInput; sent: string };

/** Made once per endpoint. Reads the body first, then checks path, query and body. */
export function inputReader(terms: InputTerms): (c: Context) => Promise<ReadInput> {
  const { params, query, body: bodySchema } = terms;
  const readBody = bodyReader(terms);
  const checks = [
    ...(params ? [validator('params', params)] : []),
    ...(query ? [validator('query', query)] : []),
  ];
  return async (c) => {
    const body = readBody && (await readBody(c.req.raw));
    for (const check of checks) await check(c, goOn);
    const input: ParsedInput = {
      params: c.get('params'),
      query: c.get('query'),
      ...(bodySchema && body && { body: await parseInput(bodySchema, body.value()) }),
      ...(body?.files && { files: body.files }),
    };
    return { input, sent: body?.sent ?? '' };
  };
}

/** Null where no body is declared: it is not read then. */
function bodyReader({ body, files }: InputTerms) {
  if (files) return (request: Request) => readForm(request, files, body);
  if (!body) return null;
  return isOptional(body) ? readJsonIfAny : readJson;
}

/** Reads a form; one that needs no file can also be sent as JSON. Optional fields that are empty or null are absent. */
async function readForm(
  request: Request,
  files: FilesTerms,
  fields: $ZodType | undefined,
): Promise<RequestBody> {
  const body =
    needsNoFile(files) && isJson(request)
      ? { ...(await readJson(request)), files: {} }
      : await readFiles(request, files, fields !== undefined);
  return { ...body, value: () => withoutEmptyFields(body.value(), fields) };
}

/** Whether the fields of a form can be sent without a file, and so as JSON. */
export function needsNoFile(files: FilesTerms): boolean {
  return Object.values(files).every(({ isRequired }) => !isRequired);
}

function withoutEmptyFields(value: unknown, schema: $ZodType | undefined): unknown {
  if (!(schema instanceof $ZodObject) || !isRecord(value)) return value;
  const { shape } = schema._zod.def;
  const isAbsent = ([name, field]: [string, unknown]) => {
    const fieldSchema: $ZodType | undefined = shape[name];
    return (field === '' || field === null) && fieldSchema !== undefined && isOptional(fieldSchema);
  };
  return Object.fromEntries(Object.entries(value).filter((entry) => !isAbsent(entry)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the body may be left out. */
export function isOptional(body: $ZodType): boolean {
  return safeParse(body, undefined).success;
}

const goOn = () => Promise.resolve();
const unchanged = (value: unknown) => value;
const targets = { params: 'param', query: 'query' } as const;

function validator(name: keyof typeof targets, schema: $ZodType): MiddlewareHandler {
  const keep = ({ data }: { data: unknown }, c: Context) => c.set(name, data);
  return zValidator(targets[name], schema, keep, {
    validationFunction: async (_, value) => ({
      success: true,
      data: await parseInput(schema, value, name === 'query' ? withoutEmpty : unchanged),
    }),
  });
}

/** Throws a 422 that names each field that is wrong. */
async function parseInput<Value>(
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
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    (errors[path.map(String).join('.') || 'body'] ??= []).push(message);
  }
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
