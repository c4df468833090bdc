/** Files that a request brings, as multipart/form-data (RFC 7578): bounded before they are parsed, and again after. */
import { createMiddleware } from 'hono/factory';
import { sha256HexOf } from '#lib/hash.ts';
import { textFault } from '#lib/text.ts';
import { invalidField, ApiError } from '#errors.ts';
import { takeBytes } from './input.ts';

/** Decisions: Sizes. */
const BYTES_MAX = 25_000_000;
/** No form of ours has more. */
const PARTS_MAX = 50;

/** A file of the form, by its field. */
export type FileTerms = { bytesMax: number; isRequired: boolean; about: string };
export type FilesTerms = Readonly<Record<string, FileTerms>>;

export type UploadedFile = { name: string; bytes: Uint8Array };
export type UploadedFiles = Record<string, UploadedFile>;

/** The fields that are no files. */
export type FormFields = Record<string, string>;

type Env = { Variables: { files: UploadedFiles; fields: FormFields } };

/** Takes in the files that are declared, and where they are asked for the fields beside them; all else is ignored. */
export function takeFiles(terms: FilesTerms, takesFields: boolean) {
  return createMiddleware<Env>(async (c, next) => {
    const form = await formIn(c.req.raw);
    const files: UploadedFiles = {};
    for (const [field, { bytesMax, isRequired }] of Object.entries(terms)) {
      const file = await fileOf(form, field);
      if (!file && isRequired) throw invalidField(field, 'Must be a file.');
      if (!file) continue;
      if (file.bytes.byteLength === 0) throw invalidField(field, 'Must not be empty.');
      if (file.bytes.byteLength > bytesMax) {
        throw invalidField(field, `Must have at most ${bytesMax.toLocaleString('en')} bytes.`);
      }
      files[field] = file;
    }
    const fields = takesFields ? fieldsOf(form, Object.keys(terms)) : {};
    c.set('files', files);
    c.set('fields', fields);
    // What an Idempotency-Key is held against.
    Object.assign(c.req.bodyCache, { text: digestOf(files, fields) });
    await next();
  });
}

/** The form of a page, whose files are of these fields: what each of them is, the page judges. */
export async function takeForm(
  request: Request,
  fileFields: readonly string[],
): Promise<{ fields: FormFields; files: UploadedFiles }> {
  const form = await formIn(request);
  const files: UploadedFiles = {};
  for (const field of fileFields) {
    const file = await fileOf(form, field);
    if (file) files[field] = file;
  }
  return { fields: fieldsOf(form, fileFields), files };
}

async function formIn(request: Request): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === null) throw new ApiError('unsupported_media_type');
  return parsed(await takeBytes(request, BYTES_MAX), boundary);
}

/** RFC 2046, 5.1.1, and what else can stand between quotes. */
const BOUNDARY = /^[ !#-[\]-~]{0,69}[!#-[\]-~]$/u;

/** The one boundary of a form's type, or null: with two of them nobody knows by which it is parted. */
function boundaryOf(type: string): string | null {
  const [, parameters] = /^multipart\/form-data\s*(;.*)$/isu.exec(type) ?? [];
  const found = [
    ...(parameters ?? '').matchAll(/;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;"]*)/gu),
  ]
    .filter(([, name = '']) => name.toLowerCase() === 'boundary')
    .map(([, , value = '']) => value.replace(/^"(.*)"$/su, '$1').replaceAll(/\\(.)/gsu, '$1'));
  const [boundary = ''] = found;
  return found.length === 1 && BOUNDARY.test(boundary) ? boundary : null;
}

/** Parted by this boundary and no other, and counted before it costs anything to parse. */
async function parsed(bytes: Uint8Array, boundary: string): Promise<FormData> {
  if (marksIn(bytes, boundary) > PARTS_MAX + 1) throw new ApiError('malformed_multipart');
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  if (!form || [...form.keys()].length > PARTS_MAX) throw new ApiError('malformed_multipart');
  return form;
}

/** How often the boundary begins a line: once a part, and once at the end. */
function marksIn(bytes: Uint8Array, boundary: string): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = `\r\n--${boundary}`;
  let count = text.indexOf(mark.slice(2)) === 0 ? 1 : 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > PARTS_MAX + 1) break;
  }
  return count;
}

/** The same files are the same request, whatever boundary the client has drawn this time. */
async function digestOf(files: UploadedFiles, fields: FormFields): Promise<string> {
  const parts = Object.entries(files).map(async ([field, { name, bytes }]) => [
    field,
    name,
    await sha256HexOf(bytes),
  ]);
  return JSON.stringify([...(await Promise.all(parts)), ...Object.entries(fields)]);
}

async function fileOf(form: FormData, field: string): Promise<UploadedFile | null> {
  const [file, ...more] = form.getAll(field);
  if (more.length > 0)
    throw new ApiError('repeated_parameter', { errors: { [field]: ['Must be sent only once.'] } });
  // What a browser sends of a field in which nothing was chosen is parsed as an empty text.
  if (file === undefined || file === null || file === '') return null;
  if (typeof file === 'string') throw invalidField(field, 'Must be a file.');
  if (file.name === '' && file.size === 0) return null;
  const fault = textFault(file.name);
  if (fault !== null) throw invalidField(field, fault);
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function fieldsOf(form: FormData, fileFields: readonly string[]): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || fileFields.includes(name)) continue;
    if (Object.hasOwn(fields, name))
      throw new ApiError('repeated_parameter', { errors: { [name]: ['Must be sent only once.'] } });
    fields[name] = value;
  }
  return fields;
}
