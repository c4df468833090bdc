/** Reads a CV in any of the supported formats into JSON Resume. */
import { extractResume } from './extract/extract.ts';
import type { ParseOptions } from './extract/extract.ts';
import { readDocument } from './read-document.ts';
import { readLines } from './readers/text.ts';
import type { Resume } from './resume.ts';
import type { ReadStatus } from './segment.ts';

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
  try {
    const { status, segments, pages } = await readDocument(bytes);
    if (status !== 'read') return { status, resume: null, text: '' };
    const { resume, text } = extractResume(segments, pages, options);
    // Of a file that is cut off, marks without a word may be left.
    if (!/[\p{L}\p{N}]/u.test(text)) return { status: 'no_text', resume: null, text: '' };
    return { status: 'parsed', resume, text };
  } catch {
    return { status: 'failed', resume: null, text: '' };
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
    const cv = extractResume(readLines(text), pages, recognized);
    if (!/[\p{L}\p{N}]/u.test(cv.text)) return { status: 'no_text', resume: null, text: '' };
    return { status: 'parsed', ...cv };
  } catch {
    return { status: 'failed', resume: null, text: '' };
  }
}
