/** Files that a request brings, as multipart/form-data (RFC 7578): bounded before they are parsed, and again after. */
import { createMiddleware } from 'hono/factory';
import { sha256HexOf } from '#kit/hash.ts';
import { textFault } from '#kit/text.ts';
import { invalid, Problem } from '#problems.ts';
import { takeBytes } from './input.ts';

/** Decisions: Sizes. */
const BYTES_MAX = 25_000_000;
/** No form of ours has more; parsers take long over many. */
const PARTS_MAX = 50;

/** A file of the form, by its field. */
export type FileTerms = { bytesMax: number; isRequired: boolean; about: string };
export type FilesTerms = Readonly<Record<string, FileTerms>>;

export type UploadedFile = { name: string; bytes: Uint8Array };
export type UploadedFiles = Record<string, UploadedFile>;

type Env = { Variables: { files: UploadedFiles } };

/** Takes in the files that are declared; what else the form holds is ignored. */
export function takeFiles(terms: FilesTerms) {
  return createMiddleware<Env>(async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    const [, boundary] = /^multipart\/form-data\s*;.*\bboundary="?([^";]+)"?/iu.exec(type) ?? [];
    if (boundary === undefined) throw new Problem('unsupported_media_type');
    const bytes = await takeBytes(c.req.raw, BYTES_MAX);
    const form = await parsed(bytes, type, boundary);
    const files: UploadedFiles = {};
    for (const [field, { bytesMax, isRequired }] of Object.entries(terms)) {
      const file = await fileOf(form, field);
      if (!file && isRequired) throw invalid(field, 'Must be a file.');
      if (!file) continue;
      if (file.bytes.byteLength === 0) throw invalid(field, 'Must not be empty.');
      if (file.bytes.byteLength > bytesMax) {
        throw invalid(field, `Must have at most ${bytesMax.toLocaleString('en')} bytes.`);
      }
      files[field] = file;
    }
    c.set('files', files);
    // What an Idempotency-Key is held against.
    Object.assign(c.req.bodyCache, { text: sha256HexOf(bytes) });
    await next();
  });
}

async function parsed(bytes: Uint8Array, type: string, boundary: string): Promise<FormData> {
  if (partsIn(bytes, boundary) > PARTS_MAX) throw new Problem('malformed_multipart');
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Problem('malformed_multipart');
  }
}

/** How often the boundary stands in the body. */
function partsIn(bytes: Uint8Array, boundary: string): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = `--${boundary}`;
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > PARTS_MAX) break;
  }
  return count;
}

async function fileOf(form: FormData, field: string): Promise<UploadedFile | null> {
  const [file, ...more] = form.getAll(field);
  if (more.length > 0)
    throw new Problem('repeated_parameter', { errors: { [field]: ['Must be given once.'] } });
  if (file === undefined || file === null) return null;
  if (typeof file === 'string') throw invalid(field, 'Must be a file.');
  const fault = textFault(file.name);
  if (fault !== null) throw invalid(field, fault);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
