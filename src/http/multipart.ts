/** Reads files and fields sent as multipart/form-data (RFC 7578), bounded before and after they are parsed. */
import { sha256HexOf } from '#lib/hash.ts';
import { textFault } from '#lib/text.ts';
import { invalidField, ApiError } from '#errors.ts';
import { takeBytes } from './body.ts';
import type { RequestBody, UploadedFile, UploadedFiles } from './body.ts';

/** Decisions: Sizes. */
const BYTES_MAX = 25_000_000;
/** More than any form has, but an application form with questions. */
const PARTS_MAX = 50;

/** A file of the form, by its field. */
export type FileTerms = { bytesMax: number; isRequired: boolean; about: string };
export type FilesTerms = Readonly<Record<string, FileTerms>>;

/** The fields that are not files. */
export type FormFields = Record<string, string>;

/** Reads the files that are declared, and where `takesFields` the fields beside them; anything else is ignored. */
export async function readFiles(
  request: Request,
  terms: FilesTerms,
  takesFields: boolean,
): Promise<RequestBody> {
  const form = await formIn(request);
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
  return { sent: await digestOf(files, fields), value: () => fields, files };
}

/** Reads the form of a page, whose files are in `fileFields`; the page checks them. */
export async function readForm(
  request: Request,
  fileFields: readonly string[],
  partsMax = PARTS_MAX,
): Promise<{ fields: FormFields; files: UploadedFiles }> {
  const form = await formIn(request, partsMax);
  const files: UploadedFiles = {};
  for (const field of fileFields) {
    const file = await fileOf(form, field);
    if (file) files[field] = file;
  }
  return { fields: fieldsOf(form, fileFields), files };
}

async function formIn(request: Request, partsMax = PARTS_MAX): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === null) throw new ApiError('unsupported_media_type');
  return parseForm(await takeBytes(request, BYTES_MAX), boundary, partsMax);
}

/** RFC 2046, 5.1.1, and the other characters a quoted string can hold. */
const BOUNDARY = /^[ !#-[\]-~]{0,69}[!#-[\]-~]$/u;

/** The boundary in a Content-Type, or null unless there is exactly one. */
function boundaryOf(type: string): string | null {
  const [, parameters] = /^multipart\/form-data\s*(;.*)$/isu.exec(type) ?? [];
  const boundaries = [
    ...(parameters ?? '').matchAll(/;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;"]*)/gu),
  ]
    .filter(([, name = '']) => name.toLowerCase() === 'boundary')
    .map(([, , value = '']) => value.replace(/^"(.*)"$/su, '$1').replaceAll(/\\(.)/gsu, '$1'));
  const [boundary = ''] = boundaries;
  return boundaries.length === 1 && BOUNDARY.test(boundary) ? boundary : null;
}

/** Parses by this boundary only; parts are counted before parsing, which is expensive. */
async function parseForm(bytes: Uint8Array, boundary: string, partsMax: number): Promise<FormData> {
  if (countBoundaries(bytes, boundary, partsMax) > partsMax + 1)
    throw new ApiError('malformed_multipart');
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  if (!form || [...form.keys()].length > partsMax) throw new ApiError('malformed_multipart');
  return form;
}

/** How often the boundary begins a line: once per part, and once at the end. */
function countBoundaries(bytes: Uint8Array, boundary: string, partsMax: number): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = `\r\n--${boundary}`;
  let count = text.indexOf(mark.slice(2)) === 0 ? 1 : 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > partsMax + 1) break;
  }
  return count;
}

/** Requests with the same files and fields have the same digest, whatever their boundary. */
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
  // A browser sends a file input without a file as empty text.
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
