/** Hostile PDFs: content that takes long to read, cycles, and objects without end. */
import { concat, deflatedBlanks, zlibOf } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';
import { hostilePdfObjects } from './hostile-pdf-objects.ts';
import { hostilePdfStreams } from './hostile-pdf-streams.ts';
import { hostilePdfTexts } from './hostile-pdf-texts.ts';
import { CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './pdf.ts';
import type { PdfObject } from './pdf.ts';

const BOMB = () => zlibOf(deflatedBlanks(300));

const TYPE0 = (more: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] ${more} >>`;
const CID = (more = '') => `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A ${more} >>`;

/** Each form prints the next one ten times. */
function forms(depth: number, last: string, self = false): PdfObject[] {
  return Array.from({ length: depth }, (_, at) => {
    const next = self ? 6 : 7 + at;
    const text = at === depth - 1 && !self ? last : '/X Do '.repeat(10);
    return {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${next} 0 R >> >>`,
      stream: text,
    };
  });
}

export const hostilePdfs: Readonly<Record<string, Hostile>> = {
  ...hostilePdfStreams,
  ...hostilePdfObjects,
  ...hostilePdfTexts,
  'forms in forms, ten to the tenth': [
    'too_large',
    () =>
      pageOf(content('/X Do'), { resources: '/XObject << /X 6 0 R >>', more: forms(11, HELLO) }),
  ],
  'forms in forms without text': [
    'too_large',
    () =>
      pageOf(content('/X Do'), {
        resources: '/XObject << /X 6 0 R >>',
        more: forms(11, '0 0 9 9 re f'),
      }),
  ],
  'a form within itself': [
    'parsed',
    () =>
      pageOf(content(`/X Do ${HELLO}`), {
        resources: '/XObject << /X 6 0 R >>',
        more: forms(1, '', true),
      }),
  ],
  'three hundred fonts of 65,536 characters': [
    'parsed',
    () => {
      const fonts = Array.from({ length: 300 }, (_, at) => `/A${at} ${7 + at} 0 R`).join(' ');
      return pageOf(
        content(Array.from({ length: 300 }, (_, at) => `BT /A${at} 9 Tf <0041> Tj ET`).join('\n')),
        {
          resources: `/Font << ${fonts} >>`,
          more: [
            CID(),
            ...Array.from({ length: 300 }, () =>
              TYPE0('/ToUnicode 308 0 R').replace('[6 0 R]', '[307 0 R]'),
            ),
            CID('/W [0 65535 500]'),
            content('1 beginbfrange <0000> <ffff> <0000> endbfrange'),
          ],
        },
      );
    },
  ],
  'glyphs that draw without end': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        font: '<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1] /FirstChar 72 /LastChar 72 /Widths [1] /Encoding << /Differences [72 /H] >> /CharProcs << /H 6 0 R >> >>',
        more: [content(BOMB(), '/Filter /FlateDecode')],
      }),
  ],
  'arrays in arrays': [
    'too_large',
    () => pdf([`<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(1_000_000)} >>`, PAGES]),
  ],
  'dictionaries in dictionaries': [
    'too_large',
    () => pdf([`<< /Type /Catalog /Pages 2 0 R /X ${'<</A'.repeat(500_000)} >>`, PAGES]),
  ],
  'arrays in arrays on a page': ['no_text', () => pageOf(content('['.repeat(4_000_000)))],
  'states saved and never restored': [
    'too_large',
    () => pageOf(content(`${'q '.repeat(2_000_000)}${HELLO}`)),
  ],
  'one long string': [
    'too_large',
    () => pageOf(content(`BT /F1 12 Tf 72 720 Td (${'a'.repeat(4_500_000)}) Tj ET`)),
  ],
  'letters one by one': [
    'too_large',
    () => pageOf(content(`BT /F1 12 Tf 72 720 Td ${'(a)Tj '.repeat(700_000)} ET`)),
  ],
  'letters in one array': [
    'too_large',
    () => pageOf(content(`BT /F1 12 Tf 72 720 Td [${'(a)9'.repeat(1_000_000)}] TJ ET`)),
  ],
  'letters all over the page': [
    'too_large',
    () => pageOf(content(`BT /F1 12 Tf ${'9 1 Td(a)Tj '.repeat(380_000)} ET`)),
  ],
  'fonts changed for every letter': [
    'too_large',
    () => pageOf(content(`BT ${'/F1 9 Tf(a)Tj '.repeat(330_000)} ET`)),
  ],
  'lines and curves': [
    'parsed',
    () => pageOf(content(`${'1 2 3 4 5 6 c '.repeat(340_000)}${HELLO}`)),
  ],
  'a tree of pages in a circle': [
    'corrupt',
    () => pdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
  ],
  'a tree of pages ten thousand deep': [
    'corrupt',
    () =>
      pdf([
        CATALOG,
        ...Array.from({ length: 10_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] >>`),
      ]),
  ],
  'one page a million times': [
    'too_large',
    () =>
      pdf([CATALOG, `<< /Type /Pages /Kids [${'3 0 R '.repeat(500_000)}] >>`, '<< /Type /Page >>']),
  ],
  'a reference to itself': ['corrupt', () => pdf(['1 0 R', '2 0 R'])],
  'a length that is the stream': ['parsed', () => pageOf({ dict: '/Length 4 0 R', stream: HELLO })],
  'half a million objects': [
    'too_large',
    () => concat('%PDF-1.7\n', '1 0 obj\nendobj\n'.repeat(500_000)),
  ],
  'sixty thousand streams': [
    'corrupt',
    () => concat('%PDF-1.7\n', '1 0 obj<</Length 1>>stream\n \nendstream endobj\n'.repeat(59_000)),
  ],
  'a million numbers': [
    'too_large',
    () => pdf([`<< /Type /Catalog /Pages 2 0 R /X [${'1 '.repeat(4_000_000)}] >>`, PAGES]),
  ],
  'a million words that are no objects': [
    'too_large',
    () => concat('%PDF-1.7\n', 'obj '.repeat(2_400_000)),
  ],
  'a table that says it has a thousand million entries': [
    'corrupt',
    () =>
      concat(
        '%PDF-1.7\nxref\n0 1000000000\n',
        '0000000000 65535 f \n'.repeat(400_000),
        'trailer << /Size 1000000000 >>',
      ),
  ],
  'ten thousand fonts': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        resources: '',
        font: `<< ${HELVETICA} >>`,
        more: Array.from({ length: 10_000 }, () => `<< ${HELVETICA} >>`),
      }),
  ],
};
