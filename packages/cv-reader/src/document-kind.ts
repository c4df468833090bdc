/** The format of a document by its bytes; file names and declared content types are not trusted. */
import { isCompoundFile, openCompoundFile } from './readers/compound-file.ts';
import { zipEntries } from './readers/zip.ts';

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
} as const;

export type DocumentKind = keyof typeof kinds;
export type DocumentType = (typeof kinds)[DocumentKind];

/** The content type and file extension to store and send a document with, whatever its name was. */
export function documentType(kind: DocumentKind): DocumentType {
  return kinds[kind];
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
  return isText(bytes) ? 'txt' : null;
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
  const isWide = UTF16.some((mark) => startsWith(bytes, mark));
  if (isWide) return isWideText(bytes);
  if (bytes.some((byte) => (byte < 32 && !CONTROLS_IN_TEXT.has(byte)) || byte === 127))
    return false;
  return isNoProgram(textOf(bytes, 1000));
}

function isWideText(bytes: Uint8Array): boolean {
  const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: false });
  try {
    const text = decoder.decode(bytes);
    return !/(?![\t\n\f\r\u0085])\p{Cc}/u.test(text) && isNoProgram(text.slice(0, 1000));
  } catch {
    return false;
  }
}

/** SVG and other XML can run scripts and are refused; HTML and Word XML are accepted, as old programs save them as `.doc`. */
function isNoProgram(head: string): boolean {
  const start = head.replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*/u, '');
  const isXml = /^<(?:\?xml|!--|svg|!doctype(?!\s+html))/iu.test(start);
  return (
    !/^(?:#!|%!PS|<\?php)/iu.test(start) &&
    (!isXml || /<html\b|<w:worddocument\b|<pkg:package\b/iu.test(head))
  );
}
