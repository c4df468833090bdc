/** Which kind of document these bytes are, by what they hold: names and declared types are anybody's to choose. */
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
  // HTML is among it, and is never shown as such: it may hold a program.
  txt: { contentType: 'text/plain', extension: 'txt' },
} as const;

export type DocumentKind = keyof typeof kinds;
export type DocumentType = (typeof kinds)[DocumentKind];

/** How it is stored and sent, whatever it was called. */
export function documentType(kind: DocumentKind): DocumentType {
  return kinds[kind];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const RTF = [0x7b, 0x5c, 0x72, 0x74, 0x66];
const PDF = '%PDF-';
/** Where readers of PDF still look for its beginning. */
const PDF_WITHIN = 1024;

/** Null for everything else: images, SVG, programs, tables, archives. */
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

/** Nothing before it but blanks and whole lines of words: a picture or a program with a PDF in it is no PDF. */
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
/** Tabulators, ends of lines and pages, and what switches a Japanese encoding. */
const CONTROLS_IN_TEXT = new Set([9, 10, 12, 13, 27]);

/** In any encoding: a byte that no text has betrays whatever else it is. */
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

/** XML is a program to some reader, and SVG to every browser; HTML is what old programs call `.doc`. */
function isNoProgram(head: string): boolean {
  const start = head.replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*/u, '');
  const isXml = /^<(?:\?xml|!--|svg|!doctype(?!\s+html))/iu.test(start);
  return (
    !/^(?:#!|%!PS|<\?php)/iu.test(start) &&
    (!isXml || /<html\b|<w:worddocument\b|<pkg:package\b/iu.test(head))
  );
}
