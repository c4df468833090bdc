/** Builds PDFs from their objects. */
import { bytesOf, concat } from './bytes.ts';
import type { Bytes } from './bytes.ts';

/** Of an object of a PDF: its dictionary or its value, and its stream. */
export type PdfObject = string | { dict: string; stream: Bytes | string };

/** Objects numbered from 1, the first of them the catalog. */
export function pdf(objects: readonly PdfObject[], trailer = '/Root 1 0 R'): Bytes {
  const parts = objects.map((object, at) => {
    if (typeof object === 'string') return bytesOf(`${at + 1} 0 obj\n${object}\nendobj\n`);
    const stream = typeof object.stream === 'string' ? bytesOf(object.stream) : object.stream;
    const head = `${at + 1} 0 obj\n<< ${object.dict} /Length ${stream.byteLength} >>\nstream\n`;
    return concat(head, stream, '\nendstream\nendobj\n');
  });
  return concat('%PDF-1.7\n', ...parts, `trailer\n<< ${trailer} >>\n%%EOF\n`);
}

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
export const HELVETICA = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica';

/** A page with this content; its font is object 5, and what follows begins with object 6. */
export function pageOf(
  text: PdfObject,
  {
    font = `<< ${HELVETICA} >>`,
    resources = '',
    more = [],
  }: { font?: PdfObject; resources?: string; more?: PdfObject[] } = {},
): Bytes {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`;
  return pdf([CATALOG, PAGES, page, text, font, ...more]);
}

export function content(text: Bytes | string, dict = ''): PdfObject {
  return { dict, stream: text };
}

export const HELLO = 'BT /F1 12 Tf 72 720 Td (Hello world) Tj ET';

/** With this, a page with a large picture is no scan. */
export const ADDRESS = 'BT /F1 12 Tf 72 700 Td (ada@people.example) Tj ET';
