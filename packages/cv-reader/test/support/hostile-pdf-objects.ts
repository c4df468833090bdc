/** Hostile PDFs: objects, tables and streams that are read many times, or to the end of the file each time. */
import { concat, zlibOf } from './bytes.ts';
import { deflateRawSync } from 'node:zlib';
import type { Hostile } from './hostile-case.ts';
import { ADDRESS, CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './pdf.ts';
import type { PdfObject } from './pdf.ts';

/** Objects, each of which begins something that the file never ends. */
function unended(begin: string): () => Uint8Array {
  return () =>
    concat(
      '%PDF-1.7\n',
      ...Array.from({ length: 59_000 }, (_, at) => `${at + 1} 0 obj${begin.padEnd(150, 'a')}`),
    );
}

/** Many objects in one object stream, all of which begin at the same place. */
function packed(body: string, count: number): Uint8Array {
  const heads = Array.from({ length: count }, (_, at) => `${at + 10} 0`).join(' ');
  const stream = zlibOf(deflateRawSync(`${heads} ${body}`));
  return pdf([
    '<< /Type /Nothing >>',
    {
      dict: `/Type /ObjStm /N ${count} /First ${heads.length + 1} /Filter /FlateDecode`,
      stream,
    },
  ]);
}

function times<Item>(count: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

const EMPTY = () => zlibOf(deflateRawSync(''));

/** Forms that share one table of resources. */
function sharing(forms: number, entries: number): Uint8Array {
  const names = times(entries, (at) => `/F${at} 5 0 R`).join(' ');
  const calls = times(forms, (at) => `/X${at} Do`).join(' ');
  const xobjects = times(forms, (at) => `/X${at} ${at + 7} 0 R`).join(' ');
  return pageOf(content(calls), {
    resources: `/XObject << ${xobjects} >>`,
    more: [
      `<< /Font << ${names} >> >>`,
      ...times(forms, (): PdfObject => ({
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 6 0 R',
        stream: HELLO,
      })),
    ],
  });
}

/** A page whose parts of content are these. */
function parts(list: string, first: PdfObject): Uint8Array {
  return pdf([
    CATALOG,
    PAGES,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [${list}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    first,
    `<< ${HELVETICA} >>`,
  ]);
}

export const hostilePdfObjects: Readonly<Record<string, Hostile>> = {
  'comments that never end': ['too_large', unended('%')],
  'strings that never end': ['too_large', unended('(')],
  'hexadecimal strings that never end': ['too_large', unended('<')],
  'names that never end': ['too_large', unended('/')],
  'arrays that never end': ['too_large', unended('[')],
  'a hundred thousand objects in one comment': [
    'too_large',
    () => packed(`%${'a'.repeat(1_500_000)}`, 100_000),
  ],
  'a hundred thousand objects in one string': [
    'too_large',
    () => packed(`(${'a'.repeat(1_500_000)})`, 100_000),
  ],
  'one string of ten megabytes': [
    'too_large',
    () => concat('%PDF-1.7\n1 0 obj(', 'a'.repeat(9_900_000)),
  ],
  'forty thousand object streams': [
    'too_large',
    () => {
      const stream = EMPTY();
      return pdf([
        CATALOG,
        PAGES,
        ...times(40_000, (): PdfObject => ({
          dict: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          stream,
        })),
      ]);
    },
  ],
  'an object stream within itself': [
    'no_text',
    () =>
      pdf([
        '<< /Type /Catalog /Pages 3 0 R >>',
        {
          dict: '/Type /ObjStm /N 2 /First 8 /Extends 2 0 R',
          stream: '2 0 3 0 << /Type /ObjStm /N 3 0 R /First 2 0 R >>',
        },
      ]),
  ],
  'an object stream of a thousand million objects': [
    'corrupt',
    () =>
      pdf([
        '<< /Type /Nothing >>',
        { dict: '/Type /ObjStm /N 1000000000 /First 9', stream: '7 0 '.repeat(50_000) },
      ]),
  ],
  'a table in a stream that says it has a thousand million entries': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        more: [
          {
            dict: '/Type /XRef /Root 1 0 R /Size 1000000000 /Index [0 1000000000] /W [8 8 8]',
            stream: 'a',
          },
        ],
      }),
  ],
  'tables of entries in a circle': [
    'parsed',
    () =>
      concat(
        pageOf(content(HELLO)),
        'xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Prev 9 /XRefStm 9 >>\nstartxref\n9\n%%EOF',
      ),
  ],
  'the same part of content four hundred thousand times': [
    'too_large',
    () => parts('4 0 R '.repeat(400_000), content(EMPTY(), '/Filter /FlateDecode')),
  ],
  'the same megabyte of content two thousand times': [
    'too_large',
    () => parts('4 0 R '.repeat(2000), content(`${HELLO} `.repeat(22_000))),
  ],
  'one table of resources for two thousand forms': ['too_large', () => sharing(2000, 50_000)],
  'a hundred thousand fonts on a page': [
    'too_large',
    () =>
      pageOf(content(HELLO), {
        resources: `/Font << /F1 5 0 R ${times(100_000, (at) => `/A${at} 5 0 R`).join(' ')} >>`,
      }),
  ],
  'parents in a circle': [
    'parsed',
    () =>
      pdf([
        CATALOG,
        '<< /Type /Pages /Count 1 /Kids [3 0 R] /Parent 3 0 R >>',
        '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
        content(HELLO),
      ]),
  ],
  'a hundred thousand fields that show each other': [
    'parsed',
    () =>
      pdf([
        CATALOG,
        PAGES,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${'6 0 R '.repeat(100_000)}] /Resources << /Font << /F1 5 0 R >> >> >>`,
        content(HELLO),
        `<< ${HELVETICA} >>`,
        '<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /Parent 6 0 R /Kids [6 0 R] /AP << /N 7 0 R >> >>',
        {
          dict: '/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 7 0 R >> >>',
          stream: '/X Do',
        },
      ]),
  ],
  'an image of JPEG 2000 and one of JBIG2': [
    'parsed',
    () =>
      pageOf(content(`/I Do /J Do ${HELLO} ${ADDRESS}`), {
        resources: '/XObject << /I 6 0 R /J 7 0 R >>',
        more: [
          content(
            '\0\0\0\u000cjP  ',
            '/Subtype /Image /Width 60000 /Height 60000 /Filter /JPXDecode',
          ),
          content(
            '\0\0\0\0',
            '/Subtype /Image /Width 60000 /Height 60000 /Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 7 0 R >>',
          ),
        ],
      }),
  ],
  'keys of a thousand million bits': [
    'encrypted',
    () =>
      concat(
        pageOf(content(HELLO)),
        'trailer << /Root 1 0 R /Encrypt << /Filter /Standard /V 2 /R 3 /Length 1000000000 /O (a) /U (b) /P -1 >> /ID [(a)] >>',
      ),
  ],
};
