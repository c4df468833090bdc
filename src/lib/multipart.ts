/** Parses multipart/form-data (RFC 7578) into parts: their bytes, and what their headers say about them. Bytes are decoded by the caller. */
import { dispositionOf, parameterOf, readNames } from './multipart-headers.ts';

export type FormPart = {
  /** As Latin-1 where it is not UTF-8: the names of declared fields are ASCII, so it is not one of them. */
  name: string;
  /** Without folders; undefined: the part is no file. Null: it is in no character set that is read. */
  fileName: string | null | undefined;
  /** That of its Content-Type, else that of the form, in lower case. */
  charset: string;
  /** Content-Transfer-Encoding, in lower case; null where the bytes are sent as they are. */
  coding: string | null;
  bytes: Uint8Array;
};

/** Longer than any file name that a client sends. */
const HEADER_BYTES_MAX = 16_384;

/** Null where the form is malformed, or has more than `partsMax` parts. */
export function parseMultipart(
  bytes: Uint8Array,
  boundary: string,
  partsMax: number,
): FormPart[] | null {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const raw = splitParts(form, `--${boundary}`, partsMax);
  if (raw === null) return null;
  const parts: RawPart[] = [];
  for (const content of raw) {
    const part = partOf(content);
    if (part === null) return null;
    parts.push(part);
  }
  const charset = charsetOf(parts);
  return parts.map(({ disposition, coding, bytes: content, charset: own }) => {
    const { name, fileName } = readNames(disposition, charset);
    return { name, fileName, charset: own ?? charset, coding, bytes: content };
  });
}

type RawPart = Pick<FormPart, 'coding' | 'bytes'> & {
  disposition: ReadonlyMap<string, string>;
  charset: string | null;
};

/** What the file names are in, and the parts that name no character set (RFC 7578, 4.6). */
function charsetOf(parts: readonly RawPart[]): string {
  const field = parts.find(({ disposition }) => disposition.get('name') === '_charset_');
  const named = field && Buffer.from(field.bytes).toString('latin1').trim().toLowerCase();
  // A script that fills in the form leaves it empty.
  return named || 'utf-8';
}

/** What stands between the lines that begin with `mark`, up to the one that ends the form (RFC 2046, 5.1.1). */
function splitParts(form: Buffer, mark: string, partsMax: number): Buffer[] | null {
  const delimiter = `\r\n${mark}`;
  const parts: Buffer[] = [];
  let at = form.subarray(0, mark.length).equals(Buffer.from(mark))
    ? mark.length
    : afterMark(form, delimiter, 0);
  while (at !== -1) {
    if (form.toString('latin1', at, at + 2) === '--') return parts;
    const start = lineEnd(form, at);
    // Lines of a boundary follow each other without a part where the first ends the second's line.
    const end = start === -1 ? -1 : form.indexOf(delimiter, start - 2, 'latin1');
    if (end === -1 || parts.length === partsMax) return null;
    parts.push(form.subarray(start, Math.max(start, end)));
    at = end + delimiter.length;
  }
  return null;
}

function afterMark(form: Buffer, delimiter: string, from: number): number {
  const found = form.indexOf(delimiter, from, 'latin1');
  return found === -1 ? -1 : found + delimiter.length;
}

const [TAB, SPACE, CR, LF] = [9, 32, 13, 10];

/** Where the line after a boundary begins; -1 where the boundary is part of a longer word. Spaces may follow it. */
function lineEnd(form: Buffer, from: number): number {
  let at = from;
  while (form[at] === SPACE || form[at] === TAB) at += 1;
  return form[at] === CR && form[at + 1] === LF ? at + 2 : -1;
}

function partOf(content: Buffer): RawPart | null {
  const headersEnd = content.subarray(0, HEADER_BYTES_MAX).indexOf('\r\n\r\n', 0, 'latin1');
  if (headersEnd === -1) return null;
  const headers = headersOf(content.toString('latin1', 0, headersEnd));
  const disposition = dispositionOf(headers?.get('content-disposition') ?? '');
  if (!headers || !disposition) return null;
  const coding = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase();
  return {
    disposition,
    charset: parameterOf(headers.get('content-type') ?? '', 'charset')?.toLowerCase() ?? null,
    coding: /^(?:|7bit|8bit|binary)$/u.test(coding) ? null : coding,
    bytes: content.subarray(headersEnd + 4),
  };
}

/** By name in lower case; null where a line is no header, or one is sent twice. A line that begins with a space continues the one before. */
function headersOf(text: string): Map<string, string> | null {
  const headers = new Map<string, string>();
  for (const line of text.replaceAll(/\r\n[ \t]+/gu, ' ').split('\r\n')) {
    // oxlint-disable-next-line no-control-regex -- No header holds them.
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):([^\0\r\n]*)$/u.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) return null;
    headers.set(name.toLowerCase(), value);
  }
  return headers;
}
