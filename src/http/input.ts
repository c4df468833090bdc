/** Reads what a request brings, its body or form too, runs the declared schemas on it, and finds what none of them knows. */
import type { Context } from 'hono';
import { $ZodObject, safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { unknownFields, withNulls } from '#lib/sent-fields.ts';
import { ApiError } from '#errors.ts';
import { once } from '#lib/lazy.ts';
import { isJson, readJson, readJsonIfAny } from './body.ts';
import type { RequestBody, UploadedFiles } from './body.ts';
import { isOfContract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { readFiles } from './multipart.ts';
import type { FilesTerms } from './multipart.ts';
import { keepIgnoredFields } from './ignored-fields.ts';
import { parseInput, urlReader } from './url-input.ts';
import type { UrlInput } from './url-input.ts';

/** What the schemas of a declaration made of a request; each builder types it for its handler. */
export type ParsedInput = UrlInput & {
  body?: unknown;
  files?: UploadedFiles;
};

/** `sent`: the body as text, by which an Idempotency-Key recognizes the request; '' where none is read. */
type ReadInput = { input: ParsedInput; sent: string };

/** Made once per endpoint. Reads the body first, then checks path, query and body: an error names the faults of all. */
export function inputReader(endpoint: Endpoint): (c: Context) => Promise<ReadInput> {
  const readBody = bodyReader(endpoint);
  const readUrl = urlReader(endpoint.terms);
  const parseBody = bodyParser(endpoint);
  return async (c) => {
    const body = readBody && (await readBody(c.req.raw));
    const [url, [parsed]] = await both(
      readUrl(c),
      both(parseBody(c, body), refuseFiles(body?.fileFaults)),
    );
    const input: ParsedInput = {
      ...url,
      ...(endpoint.terms.body && { body: parsed }),
      ...(body?.files && { files: body.files }),
    };
    return { input, sent: body?.sent ?? '' };
  };
}

/** Null where nothing is read. */
function bodyReader({ method, terms: { body, files, partsMax } }: Endpoint) {
  if (files) return (request: Request) => readForm(request, { files, partsMax }, body);
  if (body) {
    // Asked at the first request, as it parses.
    const mayBeAbsent = once(() => isOptional(body));
    return (request: Request) => (mayBeAbsent() ? readJsonIfAny : readJson)(request);
  }
  return method === 'GET' ? null : readUndeclared;
}

/** Reads a form; one that needs no file can also be sent as JSON. Optional fields of a form that are empty are absent. */
async function readForm(
  request: Request,
  { files, partsMax }: { files: FilesTerms; partsMax: number | undefined },
  fields: $ZodType | undefined,
): Promise<RequestBody> {
  if (needsNoFile(files) && isJson(request)) return { ...(await readJson(request)), files: {} };
  const body = await readFiles(request, files, true, partsMax);
  return { ...body, value: () => withoutEmptyFields(body.value(), fields) };
}

/** No body is declared: JSON that is sent all the same is read to name its fields, and anything else is ignored. */
async function readUndeclared(request: Request): Promise<RequestBody> {
  const body = isJson(request) ? await readJsonIfAny(request).catch(() => null) : null;
  return { sent: '', value: () => body && valueOrNull(body) };
}

function valueOrNull(body: RequestBody): unknown {
  try {
    return body.value();
  } catch {
    return null;
  }
}

const NOTHING = new $ZodObject({ type: 'object', shape: {} });

/** Fields that nothing knows are named in a header by operations of the contract, and refused by all others. */
function bodyParser(endpoint: Endpoint) {
  const { body: schema, record, returns } = endpoint.terms;
  const shown = record ?? returns;
  const has = isRecordSchema(shown) ? shown : undefined;
  const isTolerant = isOfContract(endpoint);
  return async (c: Context, body: RequestBody | null): Promise<unknown> => {
    if (!body) return undefined;
    const value = body.value();
    const { ignoredFiles = [] } = body;
    const unknown = [...unknownFields(value, schema ?? NOTHING, has), ...ignoredFiles];
    if (isTolerant) keepIgnoredFields(c, unknown);
    const parsing = schema && parseInput(schema, withNulls(value, schema));
    const [parsed] = await both(parsing, isTolerant ? undefined : refuseFields(unknown));
    return parsed;
  };
}

/** Whether the answer is a record, which can be sent back, and not a result such as that of a bulk change. */
function isRecordSchema(schema: $ZodType): boolean {
  return schema instanceof $ZodObject && 'updated_at' in schema._zod.def.shape;
}

async function refuseFiles(errors: RequestBody['fileFaults'] = {}): Promise<void> {
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
}

async function refuseFields(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const errors = Object.fromEntries(
    names.map((name) => [name, ['Is not a field of this operation.']]),
  );
  throw new ApiError('unknown_field', { errors });
}

/** The results of both, or an error that names the fields that are wrong in either. */
async function both<One, Other>(
  one: One | Promise<One>,
  other: Other | Promise<Other>,
): Promise<[One, Other]> {
  const [first, second] = await Promise.allSettled([one, other]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') {
    return [first.value, second.value];
  }
  const reasons: unknown[] = [first, second].flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  const [reason, more] = reasons;
  if (!(reason instanceof ApiError && more instanceof ApiError)) throw reason;
  throw new ApiError(more.code, { errors: { ...reason.errors, ...more.errors } });
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
    return field === '' && fieldSchema !== undefined && isOptional(fieldSchema);
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
