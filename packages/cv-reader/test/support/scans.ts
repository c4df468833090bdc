/** Builds PDFs whose pages are pictures. */
import type { Bytes } from './bytes.ts';
import { CATALOG, pdf } from './pdf.ts';
import type { PdfObject } from './pdf.ts';

type Image = { stream: Bytes; width?: number; height?: number; more?: string };

/** An image that is large enough to show a page, unless told otherwise. */
export function imageOf({ stream, width = 500, height = 700, more = '' }: Image): PdfObject {
  return {
    dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${more}`,
    stream,
  };
}

/** A page for each list of objects, which it shows. */
export function pagesOf(...pages: readonly (readonly PdfObject[])[]): Bytes {
  const kids: number[] = [];
  const objects: PdfObject[] = [];
  for (const shown of pages) {
    const first = 3 + objects.length;
    const names = shown.map((_, at) => `/X${at} ${first + 1 + at} 0 R`).join(' ');
    kids.push(first);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << ${names} >> >> >>`,
      ...shown,
    );
  }
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  return pdf([CATALOG, `<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`, ...objects]);
}
