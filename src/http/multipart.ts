/** Reads files and fields sent as multipart/form-data (RFC 7578), bounded before and after they are parsed. */
import { CHARSET_FAULT, decodeText } from '#lib/charsets.ts';
import { sha256HexOf } from '#lib/hash.ts';
import { parseMultipart } from '#lib/multipart.ts';
import type { FormPart } from '#lib/multipart.ts';
import { textFault } from '#lib/text.ts';
import { ApiError, faultsIn, invalidField } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';
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
  partsMax?: number,
): Promise<RequestBody> {
  const form = await formIn(request, partsMax);
  const files: UploadedFiles = {};
  const fileFaults: FieldErrors = {};
  for (const [field, fileTerms] of Object.entries(terms)) {
    const faults = faultsIn(() => {
      const file = fileOf(form, field);
      assertFile(file, field, fileTerms);
      if (file) files[field] = file;
    });
    Object.assign(fileFaults, faults);
  }
  const fields = takesFields ? fieldsOf(form, Object.keys(terms)) : {};
  const ignoredFiles = form
    .filter(({ name, fileName }) => fileName !== undefined && !Object.hasOwn(terms, name))
    .map(({ name }) => name);
  return {
    sent: await digestOf(files, fields),
    value: () => fields,
    files,
    fileFaults,
    ignoredFiles,
  };
}

function assertFile(
  file: UploadedFile | null,
  field: string,
  { bytesMax, isRequired }: FileTerms,
): void {
  if (!file && isRequired) throw invalidField(field, 'Must be a file.');
  if (file?.bytes.byteLength === 0) throw invalidField(field, 'Must not be empty.');
  if (file && file.bytes.byteLength > bytesMax) {
    throw invalidField(field, `Must have at most ${bytesMax.toLocaleString('en')} bytes.`);
  }
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
    const file = fileOf(form, field);
    if (file) files[field] = file;
  }
  return { fields: fieldsOf(form, fileFields), files };
}

async function formIn(request: Request, partsMax = PARTS_MAX): Promise<FormPart[]> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (boundary === null) throw new ApiError('unsupported_media_type');
  const form = parseMultipart(await takeBytes(request, BYTES_MAX), boundary, partsMax);
  if (!form) throw new ApiError('malformed_multipart');
  return form;
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

/** Requests with the same files and fields have the same digest, whatever their boundary. */
async function digestOf(files: UploadedFiles, fields: FormFields): Promise<string> {
  const parts = Object.entries(files).map(async ([field, { name, bytes }]) => [
    field,
    name,
    await sha256HexOf(bytes),
  ]);
  return JSON.stringify([...(await Promise.all(parts)), ...Object.entries(fields)]);
}

function fileOf(form: readonly FormPart[], field: string): UploadedFile | null {
  const [part, ...more] = form.filter(({ name }) => name === field);
  if (more.length > 0) throw repeatedField(field);
  // A browser sends a file input without a file as empty text, or as a file without a name.
  if (!part || (!part.fileName && part.fileName !== null && part.bytes.byteLength === 0))
    return null;
  const { fileName, bytes } = part;
  if (fileName === undefined) throw invalidField(field, 'Must be a file.');
  assertPlain(part);
  if (fileName === null)
    throw invalidField(
      field,
      'Must have a file name in UTF-8, or in the character set of the form.',
    );
  const fault = textFault(fileName);
  if (fault !== null) throw invalidField(field, fault);
  return { name: fileName, bytes };
}

function fieldsOf(form: readonly FormPart[], fileFields: readonly string[]): FormFields {
  const fields: FormFields = {};
  const texts = form.filter(
    (part) => part.fileName === undefined && !fileFields.includes(part.name),
  );
  for (const part of texts) {
    if (Object.hasOwn(fields, part.name)) throw repeatedField(part.name);
    fields[part.name] = textOf(part);
  }
  return fields;
}

function textOf(part: FormPart): string {
  assertPlain(part);
  const text = decodeText(part.bytes, part.charset);
  if (text !== null) return text;
  throw invalidField(part.name, CHARSET_FAULT);
}

/** RFC 7578, 4.7: nobody needs it, and what is stored must not be the code of a file in place of the file. */
function assertPlain({ name, coding }: FormPart): void {
  if (coding !== null) throw invalidField(name, `Must be sent as it is, not as ${coding}.`);
}

function repeatedField(name: string): ApiError {
  return new ApiError('repeated_parameter', { errors: { [name]: ['Must be sent only once.'] } });
}
