/** The format of a document by its bytes; file names and declared content types are not trusted. */
import { isCompoundFile, openCompoundFile } from './readers/compound-file.ts';
import { hasEntry, zipEntries } from './readers/zip.ts';
import { dataOf } from './structured/data.ts';
import { parseJson } from './structured/json.ts';

const kinds = {
  pdf: { contentType: 'application/pdf', extension: 'pdf' },
  doc: { contentType: 'application/msword', extension: 'doc' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  odt: { contentType: 'application/vnd.oasis.opendocument.text', extension: 'odt' },
  rtf: { contentType: 'application/rtf', extension: 'rtf' },
  // Includes HTML, which is always sent as plain text because it may hold scripts.
  txt: { contentType: 'text/plain', extension: 'txt' },
  // JSON Resume, and no other JSON.
  json: { contentType: 'application/json', extension: 'json' },
  // Europass, and no other XML.
  xml: { contentType: 'application/xml', extension: 'xml' },
} as const;

export type DocumentKind = keyof typeof kinds;
export type DocumentType = (typeof kinds)[DocumentKind];

/** The content type and file extension to store and send a document with, whatever its name was. */
export function documentType(kind: DocumentKind): DocumentType {
  return kinds[kind];
}

/** The format that is stored with this content type; text for an unknown one. */
export function kindOfType(contentType: string): DocumentKind {
  const known = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'json', 'xml'] as const;
  return known.find((kind) => kinds[kind].contentType === contentType) ?? 'txt';
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
const PDF = '%PDF-';
/** PDF readers accept the header within this many bytes. */
const PDF_WITHIN = 1024;

/** Returns the format, or null for everything else: images, SVG, programs, spreadsheets, archives. */
export function documentKind(bytes: Uint8Array): DocumentKind | null {
  if (startsWith(bytes, ZIP)) return zipKind(bytes);
  if (isCompoundFile(bytes)) return isWord(bytes) ? 'doc' : null;
  if (startsWith(bytes, RTF)) return 'rtf';
  if (isPdf(bytes)) return 'pdf';
  return isText(bytes) ? textKind(bytes) : null;
}

/** Whether a file is JSON or XML, by its content or its name, that is neither JSON Resume nor Europass. */
export function isOtherData(name: string, bytes: Uint8Array, kind = documentKind(bytes)): boolean {
  const isNamed = ['json', 'xml'].includes(extensionOf(name));
  if (kind === null) return isText(bytes) && (isNamed || DATA.test(headOf(bytes)));
  return kind === 'txt' && isNamed && !OFFICE_XML.test(headOf(bytes));
}

function startsWith(bytes: Uint8Array, known: readonly number[]): boolean {
  return known.every((byte, at) => bytes[at] === byte);
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text';

function zipKind(bytes: Uint8Array): 'docx' | 'odt' | null {
  const entries = zipEntries(bytes);
  if (!entries) return null;
  const names = [...entries.keys()];
  if (names.some((name) => /^word\/document\d*\.xml$/u.test(name))) return 'docx';
  const mimetype = entries.get('mimetype');
  const isOpen = mimetype?.method === 0 && textOf(mimetype.bytes, 100).trim() === OPEN_DOCUMENT;
  return isOpen && names.includes('content.xml') ? 'odt' : null;
}

/** Parts that hold macros: of DOCX and DOCM in any folder, of ODT at the top. */
const MACRO_PARTS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml)$|^(?:Basic|Scripts)\/./iu;
/** Streams and folders of DOC that hold macros. */
const MACRO_STREAMS = new Set(['Macros', 'VBA', '_VBA_PROJECT_CUR', '_VBA_PROJECT']);

/** Whether a word processor could run code from the document. */
export function hasMacros(bytes: Uint8Array): boolean {
  if (startsWith(bytes, ZIP)) return hasEntry(bytes, MACRO_PARTS);
  const names = openCompoundFile(bytes)?.names ?? new Set<string>();
  return [...names].some((name) => MACRO_STREAMS.has(name));
}

/** Extensions that promise a format, with the formats that word processors save under them. */
const promises: Readonly<Record<string, readonly DocumentKind[]>> = {
  pdf: ['pdf'],
  json: ['json'],
  // Word saved XML under this name in 2003.
  xml: ['xml', 'txt'],
  // Old programs save RTF, HTML and text as `.doc`.
  doc: ['doc', 'docx', 'rtf', 'txt'],
  docx: ['docx', 'doc', 'rtf'],
  odt: ['odt'],
  rtf: ['rtf', 'doc', 'docx'],
};
/** Extensions of formats that are no documents. */
const OTHER_FORMATS = new Set(
  'png jpg jpeg gif webp bmp tif tiff heic heif avif svg zip rar 7z gz xls xlsx ods ppt pptx odp pages'.split(
    ' ',
  ),
);

/** Whether the file name promises another format than the content has. */
export function isMisnamed(name: string, kind: DocumentKind): boolean {
  const extension = extensionOf(name);
  return OTHER_FORMATS.has(extension) || promises[extension]?.includes(kind) === false;
}

/** The file name with the extension of the content, which no system takes for a program. */
export function documentName(name: string, kind: DocumentKind, lengthMax: number): string {
  const extension = extensionOf(name);
  const base = extension === '' ? name : name.slice(0, -extension.length - 1);
  const end = `.${kinds[kind].extension}`;
  const cut = Array.from(base)
    .slice(0, lengthMax - end.length)
    .join('')
    .trimEnd();
  return `${/^\.*$/u.test(cut) ? 'document' : cut}${end}`;
}

/** The extension in lower case; empty if the last part of the name is a word or a number. */
function extensionOf(name: string): string {
  const [, extension = ''] = /\.((?=[a-z\d]*[a-z])(?:[a-z\d]{1,4}|pages))$/iu.exec(name) ?? [];
  return extension.toLowerCase();
}

function isWord(bytes: Uint8Array): boolean {
  return openCompoundFile(bytes)?.names.has('WordDocument') === true;
}

/** Only blanks and whole lines of printable text may precede the header: an image or a program that contains a PDF is not a PDF. */
const BEFORE_PDF = /^(?!\s*(?:[<#%]|MZ|GIF8))(?:[\s\u00bb\u00bf\u00ef]*|[\s -~]*[\r\n])$/u;

function isPdf(bytes: Uint8Array): boolean {
  const head = textOf(bytes, PDF_WITHIN + PDF.length);
  const at = head.indexOf(PDF);
  return at !== -1 && BEFORE_PDF.test(head.slice(0, at));
}

function textOf(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.subarray(0, length)).toString('latin1');
}

const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;
/** Tabs, ends of lines and pages, and the escape that switches a Japanese encoding. */
const CONTROLS_IN_TEXT = new Set([9, 10, 12, 13, 27]);

/** Text in any encoding has no other control bytes. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.byteLength === 0) return false;
  if (isWide(bytes)) return isWideText(bytes);
  return !bytes.some((byte) => (byte < 32 && !CONTROLS_IN_TEXT.has(byte)) || byte === 127);
}

function isWide(bytes: Uint8Array): boolean {
  return UTF16.some((mark) => startsWith(bytes, mark));
}

function isWideText(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder(wideLabel(bytes), { fatal: true, ignoreBOM: false });
  try {
    return !/(?![\t\n\f\r\u0085])\p{Cc}/u.test(decoder.decode(bytes));
  } catch {
    return false;
  }
}

function wideLabel(bytes: Uint8Array): 'utf-16le' | 'utf-16be' {
  return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
}

/** Bytes of the beginning of a text that are examined. */
const HEAD = 2000;

/** The beginning of a text without byte order mark and blanks, with ASCII as it is. */
function headOf(bytes: Uint8Array): string {
  const head = isWide(bytes)
    ? new TextDecoder(wideLabel(bytes)).decode(bytes.subarray(0, HEAD))
    : textOf(bytes, HEAD);
  return head.replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*/u, '');
}

/** What may begin data: JSON, and XML of Europass or around a resume. */
const DATA =
  /^(?:\{\s*(?:["}]|$)|\[|<(?:\?xml|!--|(?:[\w.-]+:)?(?:SkillsPassport|Candidate|resume)[\s>])|<[^<>]+\sxmlns[:=])/iu;
/** HTML and Word XML, which old programs save as `.doc`. */
const OFFICE_XML = /<html\b|<w:worddocument\b|<pkg:package\b/iu;
/** XML that is no HTML may be SVG, whose scripts browsers run. */
const XML = /^<(?:\?xml|!--|svg|!doctype(?!\s+html))|^<[^<>]+\sxmlns[:=]/iu;
const PROGRAM = /^(?:#!|%!PS|<\?php)/iu;

function textKind(bytes: Uint8Array): 'txt' | 'json' | 'xml' | null {
  const head = headOf(bytes);
  if (PROGRAM.test(head)) return null;
  if (DATA.test(head)) {
    // What tells data apart is ASCII, in any encoding but UTF-16.
    const text = new TextDecoder(isWide(bytes) ? wideLabel(bytes) : 'utf-8').decode(bytes);
    if (dataOf(text)) return head.startsWith('{') ? 'json' : 'xml';
    if (head.startsWith('{') || parseJson(text) !== undefined) return null;
  }
  return XML.test(head) && !OFFICE_XML.test(head) ? null : 'txt';
}
