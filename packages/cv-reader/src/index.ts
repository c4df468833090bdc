/** Reads a CV in any of the supported formats into JSON Resume. */
import { extractResume } from './extract/extract.ts';
import type { ParseOptions } from './extract/extract.ts';
import { forgetLines } from './extract/labels/line-memory.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './readers/text.ts';
import type { Resume } from './resume.ts';
import type { ReadDocument, ReadStatus } from './segment.ts';
import { structuredCv } from './structured/structured-cv.ts';

export { scannedPagesOf } from './readers/pdf/page-images.ts';
export type { PageImage, ScannedPages } from './readers/pdf/page-images.ts';
export type { ParseOptions, Resume };

export type ParsedCv = {
  status: 'parsed' | Exclude<ReadStatus, 'read'>;
  /** Null unless the status is `parsed`. */
  resume: Resume | null;
  /** All the text of the document, line by line; empty unless the status is `parsed`. */
  text: string;
};

/**
 * Reads a CV. Never throws and never changes `bytes`; the same bytes and options always give the same
 * result. What cannot be read is reported in `status`.
 */
export async function parseCv(bytes: Uint8Array, options: ParseOptions): Promise<ParsedCv> {
  // Also of one whose reading the platform has ended.
  forgetLines();
  try {
    const document = await readDocument(bytes);
    const read = parseDocument(document, options);
    const data = document.data && structuredCv(document.data, document.pages, options);
    // The text stays that of the document, which people see.
    return data ? parsed({ ...data, text: read.text || data.text }) : read;
  } catch {
    return unread('failed');
  } finally {
    forgetLines();
  }
}

/**
 * Reads text that was recognized in the pictures of a document with so many pages. Never throws. The details of the person
 * are less sure than those of a text that the document has, and `meta.parser.recognized` says so.
 */
export function parseRecognizedText(
  text: string,
  { pages, ...options }: ParseOptions & { pages: number },
): ParsedCv {
  try {
    const recognized = { ...options, isRecognized: true };
    return parseDocument({ status: 'read', segments: readLines(text), pages }, recognized);
  } catch {
    return unread('failed');
  } finally {
    forgetLines();
  }
}

function parseDocument(document: ReadDocument, options: ParseOptions): ParsedCv {
  const { status, segments, pages, isCutOff = false } = document;
  if (status !== 'read') return unread(status === 'no_text' && isCutOff ? 'corrupt' : status);
  const cv = extractResume(segments, pages, options);
  if (isCutOff && isEmpty(cv.resume)) return unread('corrupt');
  // Of a file that is cut off, marks without a word may be left.
  return parsed(/[\p{L}\p{N}]/u.test(cv.text) ? cv : null);
}

/** Whether nothing says whose CV it is or what the person did. */
function isEmpty({ basics: { name, email, phone }, work, education, meta }: Resume): boolean {
  const found = [name, email, phone, ...meta.parser.uncertain, ...work, ...education];
  return found.every((one) => one === undefined);
}

function parsed(cv: { resume: Resume; text: string } | null): ParsedCv {
  return cv ? { status: 'parsed', ...cv } : unread('no_text');
}

function unread(status: Exclude<ReadStatus, 'read'>): ParsedCv {
  return { status, resume: null, text: '' };
}
