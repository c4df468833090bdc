/** Reads what a request brings, its body or form too, and runs the declared schemas on it. */
import type { Context } from 'hono';
import { $ZodObject, safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { isJson, readJson, readJsonIfAny } from './body.ts';
import type { RequestBody, UploadedFiles } from './body.ts';
import { readFiles } from './multipart.ts';
import type { FilesTerms } from './multipart.ts';
import { parseInput, urlReader } from './url-input.ts';
import type { UrlInput, UrlTerms } from './url-input.ts';

/** The schemas of a declaration. */
export type InputTerms = UrlTerms & {
  body?: $ZodType;
  /** By field of a multipart form. */
  files?: FilesTerms;
};

/** What the schemas of a declaration made of a request; each builder types it for its handler. */
export type ParsedInput = UrlInput & {
  body?: unknown;
  files?: UploadedFiles;
};

/** `sent`: the body as text, by which an Idempotency-Key recognizes the request; '' where none is read. */
type ReadInput = { input: ParsedInput; sent: string };

/** Made once per endpoint. Reads the body first, then checks path, query and body. */
export function inputReader(terms: InputTerms): (c: Context) => Promise<ReadInput> {
  const { body: bodySchema } = terms;
  const readBody = bodyReader(terms);
  const readUrl = urlReader(terms);
  return async (c) => {
    const body = readBody && (await readBody(c.req.raw));
    const input: ParsedInput = {
      ...(await readUrl(c)),
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
