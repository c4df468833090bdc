/** Reads bodies of bounded size: the bytes of any, and JSON of bounded depth. */
import { jsonDepth } from '#lib/text.ts';
import { ApiError } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
import { JSON_BYTES_MAX, JSON_DEPTH_MAX } from './limits.ts';

/** Longer than the name of any coding. */
const CODING_LENGTH_MAX = 40;

/** A body that was read and is not checked yet. */
export type RequestBody = {
  /** As text, by which an Idempotency-Key recognizes the request. */
  sent: string;
  /** Throws `malformed_json`. */
  value: () => unknown;
  files?: UploadedFiles;
  /** What is wrong with files, by field. */
  fileFaults?: FieldErrors;
  /** The fields of files that nobody asked for. */
  ignoredFiles?: readonly string[];
};

/** A file of a multipart form. */
export type UploadedFile = { name: string; bytes: Uint8Array };
/** By field. */
export type UploadedFiles = Record<string, UploadedFile>;

/** Whether the body is declared as JSON; types that are built on it, such as `application/problem+json`, have meanings of their own. */
export function isJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return /^application\/json\s*(?:;|$)/iu.test(type);
}

export async function readJson(request: Request): Promise<RequestBody> {
  if (!isJson(request)) throw new ApiError('unsupported_media_type');
  return toJsonBody(decodeUtf8(await takeBytes(request, JSON_BYTES_MAX)));
}

/** For a body that may be left out: no bytes, `null`, `{}` and `[]` are the same, whatever the Content-Type says. */
export async function readJsonIfAny(request: Request): Promise<RequestBody> {
  const bytes = await takeBytes(request, JSON_BYTES_MAX);
  if (isNothing(bytes)) return { sent: '', value: () => ({}) };
  if (!isJson(request)) throw new ApiError('unsupported_media_type');
  return toJsonBody(decodeUtf8(bytes));
}

function isNothing(bytes: Uint8Array): boolean {
  return /^(?:null|\{\s*\}|\[\s*\])?$/u.test(new TextDecoder().decode(bytes).trim());
}

function toJsonBody(sent: string): RequestBody {
  if (jsonDepth(sent) > JSON_DEPTH_MAX) throw new ApiError('json_too_deep');
  return { sent, value: () => parseJson(sent) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed_json');
  }
}

/** The body, if it is no longer than `bytesMax`. */
export async function takeBytes(request: Request, bytesMax: number): Promise<Uint8Array> {
  assertNotCoded(request);
  if (Number(request.headers.get('content-length')) > bytesMax) throw new ApiError('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A chunked body declares no length.
  for await (const chunk of chunksOf(request)) {
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

/** Throws `incomplete_body` where the client leaves, or ends the body before its time. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    throw new ApiError('incomplete_body', { cause: error });
  }
}

/** RFC 9110, 15.5.16: what is compressed is not read, and the answer says so. */
function assertNotCoded({ headers }: Request): void {
  const codings = (headers.get('content-encoding') ?? '').split(',').map((one) => one.trim());
  const coding = codings.find((one) => !/^(?:identity)?$/iu.test(one));
  if (coding === undefined) return;
  const error = new ApiError('unsupported_content_coding', {
    headers: { 'Accept-Encoding': 'identity' },
  });
  error.message = `The request body must be sent as it is, not coded as "${coding.slice(0, CODING_LENGTH_MAX)}".`;
  throw error;
}

/** Throws `malformed_json` where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ApiError('malformed_json');
  }
}
