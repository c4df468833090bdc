/** PDFs that nobody writes by accident: bombs, circles and lies. */
import { deflateRawSync } from 'node:zlib';
import { bytesOf, concat, deflatedBlanks, zlibOf } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import type { Hostile } from './hostile.ts';
import { CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './pdf.ts';
import type { PdfObject } from './pdf.ts';

const BOMB = () => zlibOf(deflatedBlanks(300));
const FOUR = () => zlibOf(deflatedBlanks(4));

function hex(bytes: Bytes): Bytes {
  return bytesOf(`${Buffer.from(bytes).toString('hex')}>`);
}

/** LZW codes of nine to twelve bits that double what they stand for, again and again. */
function lzwBomb(codes: number): Bytes {
  let bits = '';
  const put = (code: number, width: number) => {
    bits += code.toString(2).padStart(width, '0');
  };
  put(256, 9);
  put(32, 9);
  let next = 258;
  for (let at = 0; at < codes; at++) {
    const width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
    put(Math.min(next, 4095), width);
    if (next < 4095) next++;
  }
  const whole = bits.slice(0, bits.length - (bits.length % 8));
  return Uint8Array.from(whole.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2));
}

const TYPE0 = (more: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] ${more} >>`;
const CID = (more = '') => `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A ${more} >>`;
const SHOW = 'BT /F1 12 Tf 72 720 Td <00480069> Tj ET';

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
  'a flate bomb of 300 MB': ['too_large', () => pageOf(content(BOMB(), '/Filter /FlateDecode'))],
  'a flate bomb in a flate stream': [
    'too_large',
    () => pageOf(content(zlibOf(deflateRawSync(BOMB())), '/Filter [/FlateDecode /FlateDecode]')),
  ],
  'a flate bomb in hexadecimals': [
    'too_large',
    () => pageOf(content(hex(BOMB()), '/Filter [/ASCIIHexDecode /FlateDecode]')),
  ],
  'a flate bomb whose filter is referred to': [
    'too_large',
    () => pageOf(content(BOMB(), '/Filter 6 0 R'), { more: ['[/Fl#61teDecode]'] }),
  ],
  'a bomb of LZW': ['too_large', () => pageOf(content(lzwBomb(200_000), '/Filter /LZWDecode'))],
  'a bomb of runs': [
    'too_large',
    () => pageOf(content(new Uint8Array(9_000_000).fill(129), '/Filter /RunLengthDecode')),
  ],
  'a bomb of ASCII85': [
    'too_large',
    () => pageOf(content('z'.repeat(9_000_000), '/Filter /ASCII85Decode')),
  ],
  'a bomb in an object stream': [
    'too_large',
    () =>
      pdf([
        CATALOG,
        PAGES,
        { dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', stream: BOMB() },
      ]),
  ],
  'twenty object streams of 4 MB': [
    'too_large',
    () =>
      pdf([
        CATALOG,
        PAGES,
        ...Array.from({ length: 20 }, () => ({
          dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode',
          stream: FOUR(),
        })),
      ]),
  ],
  'a bomb in a map of characters': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0('/ToUnicode 7 0 R'),
        more: [CID(), content(BOMB(), '/Filter /FlateDecode')],
      }),
  ],
  'a bomb in a font': [
    'read',
    () =>
      pageOf(content(HELLO), {
        font: `<< ${HELVETICA} /FontDescriptor 6 0 R >>`,
        more: [
          '<< /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontFile 7 0 R >>',
          content(BOMB(), '/Filter /FlateDecode'),
        ],
      }),
  ],
  'a bomb in an image': [
    'read',
    () =>
      pageOf(content(`/I Do ${HELLO}`), {
        resources: '/XObject << /I 6 0 R >>',
        more: [content(BOMB(), '/Subtype /Image /Width 9999 /Height 9999 /Filter /FlateDecode')],
      }),
  ],
  'an image as content': [
    'too_large',
    () => pageOf(content(BOMB(), '/Subtype /Image /Filter [/FlateDecode /DCTDecode]')),
  ],
  'a picture that unpacks to blank paper': [
    'no_text',
    () =>
      pageOf(
        content(
          new Uint8Array(100_000),
          '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
        ),
      ),
  ],
  'a predictor with a row of a gigabyte': [
    'read',
    () =>
      pageOf(
        content(
          zlibOf(deflateRawSync(HELLO)),
          '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>',
        ),
      ),
  ],
  'a range of 16 million characters': [
    'read',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0('/ToUnicode 7 0 R'),
        more: [CID(), content('1 beginbfrange <000000> <fffffe> <0041> endbfrange'.repeat(20))],
      }),
  ],
  'glyphs by the thousand million': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 7 0 R /DescendantFonts [6 0 R] >>',
        more: [
          CID(),
          content(
            '1 begincodespacerange <0000> <ffff> endcodespacerange 1 begincidrange <00000000> <fffffffe> 0 endcidrange'.repeat(
              50,
            ),
          ),
        ],
      }),
  ],
  'widths by the thousand million': [
    'no_text',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0(''),
        more: [CID(`/W [${'0 4000000000 500 '.repeat(1000)}]`)],
      }),
  ],
  'a first character far below zero': [
    'read',
    () =>
      pageOf(content(HELLO), {
        font: `<< ${HELVETICA} /FirstChar -2000000000 /LastChar 2000000000 /Widths [1 2 3] >>`,
      }),
  ],
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
    'read',
    () =>
      pageOf(content(`/X Do ${HELLO}`), {
        resources: '/XObject << /X 6 0 R >>',
        more: forms(1, '', true),
      }),
  ],
  'three hundred fonts of 65,536 characters': [
    'read',
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
    'read',
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
    'read',
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
  'a length that is the stream': ['read', () => pageOf({ dict: '/Length 4 0 R', stream: HELLO })],
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
    'read',
    () =>
      pageOf(content(HELLO), {
        resources: '',
        font: `<< ${HELVETICA} >>`,
        more: Array.from({ length: 10_000 }, () => `<< ${HELVETICA} >>`),
      }),
  ],
};
