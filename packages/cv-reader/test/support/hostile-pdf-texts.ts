/** Hostile PDFs: text and fonts just below the limits, and tables of characters that claim far more than they have. */
import { deflateRawSync } from 'node:zlib';
import { zlibOf } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';
import { CATALOG, content, HELLO, HELVETICA, pageOf, pdf } from './pdf.ts';
import type { PdfObject } from './pdf.ts';

const TYPE0 = (more: string) =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] ${more} >>`;
const CID = (more = '') => `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A ${more} >>`;
const SHOW = 'BT /F1 12 Tf 72 720 Td <00480069> Tj ET';

function times<Item>(count: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** Fifteen pages with this content. */
function pages(text: string, count = 15): Uint8Array {
  const kids = times(count, (at) => `${at + 3} 0 R`).join(' ');
  const last = count + 3;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${last} 0 R /Resources << /Font << /F1 ${last + 1} 0 R >> >> >>`;
  return pdf([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...times(count, (): PdfObject => page),
    content(zlibOf(deflateRawSync(text)), '/Filter /FlateDecode'),
    `<< ${HELVETICA} >>`,
  ]);
}

/** Letters, each at a place that no other has, in an order that is no order. */
function scattered(count: number, text = 'a', step = 37): string {
  const places = times(count, (at) => {
    const place = (at * 7919) % count;
    const before = at === 0 ? 0 : ((at - 1) * 7919) % count;
    return `${((place - before) * step) % 600} ${(place % 780) - (before % 780)} Td(${text})Tj`;
  });
  return `BT /F1 9 Tf ${places.join('')} ET`;
}

/** A font whose table of characters is this. */
function mapped(map: string, text = SHOW): Uint8Array {
  return pageOf(content(text), {
    font: TYPE0('/ToUnicode 7 0 R'),
    more: [CID(), content(zlibOf(deflateRawSync(map)), '/Filter /FlateDecode')],
  });
}

/** A font whose encoding is this. */
function encoded(map: string, text: string): Uint8Array {
  return pageOf(content(text), {
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 7 0 R /DescendantFonts [6 0 R] /ToUnicode 8 0 R >>',
    more: [
      CID(),
      content(zlibOf(deflateRawSync(map)), '/Filter /FlateDecode'),
      content('1 beginbfrange <0000> <ffff> <0041> endbfrange'),
    ],
  });
}

const spaces = (count: number) =>
  times(count, (at) => {
    const code = at.toString(16).padStart(8, '0');
    return `1 begincodespacerange <${code}> <${code}> endcodespacerange`;
  }).join(' ');

export const hostilePdfTexts: Readonly<Record<string, Hostile>> = {
  'eleven thousand letters on each of fifteen pages': ['parsed', () => pages(scattered(11_000))],
  'eleven thousand signs on each of fifteen pages': [
    'no_text',
    () => pages(scattered(11_000, '.')),
  ],
  'a page of letters at the end of the world': [
    'no_text',
    () =>
      pageOf(
        content(
          `BT /F1 9 Tf ${times(5000, (at) => `1 0 0 1 ${at}e30 -${at}99999999999 Tm (a) Tj`).join(' ')} ET`,
        ),
      ),
  ],
  'letters of no size and of all sizes': [
    'no_text',
    () =>
      pageOf(
        content(
          `BT ${times(5000, (at) => `/F1 ${at % 2 === 0 ? 0 : `9${'9'.repeat(at % 300)}`} Tf (a) Tj`).join(' ')} ET`,
        ),
      ),
  ],
  'two hundred thousand letters on one line': [
    'parsed',
    () => pageOf(content(`BT /F1 1 Tf 1 720 Td (${'a'.repeat(400_000)}) Tj ET`)),
  ],
  'signs printed into one long word': [
    'parsed',
    () =>
      pageOf(
        content(
          `BT /F1 9 Tf 1 0 0 1 9 700 Tm (${'a'.repeat(150_000)}) Tj ${times(19_000, (at) => `1 0 0 1 ${10 + at * 30} 700 Tm (-) Tj`).join(' ')} ET`,
        ),
      ),
  ],
  'accents over accents': [
    'parsed',
    () =>
      pageOf(
        content(
          `BT /F1 9 Tf ${times(19_000, (at) => `1 0 0 1 ${at / 10} 700 Tm (\\264a) Tj`).join(' ')} ET`,
        ),
      ),
  ],
  'points between right-to-left words': [
    'parsed',
    () =>
      mapped(
        '1 beginbfrange <0000> <ffff> <0000> endbfrange',
        `BT /F1 9 Tf 9 700 Td <05d005d1002e0061${'002e'.repeat(90_000)}006105d0> Tj ET`,
      ),
  ],
  'names without an operator': [
    'parsed',
    () => pageOf(content(`${HELLO} /Span <</MCID 0>> BDC EMC ${'/A '.repeat(1_900_000)}`)),
  ],
  'one spoken text for three hundred thousand spans': [
    'too_large',
    () =>
      pageOf(content(`${'/Span /P BDC EMC '.repeat(300_000)}${HELLO}`), {
        resources: `/Properties << /P << /ActualText (${'a'.repeat(1_000_000)}) >> >>`,
      }),
  ],
  'one spoken text for a hundred thousand spans': [
    'parsed',
    () =>
      pageOf(content(`${'/Span /P BDC EMC '.repeat(100_000)}${HELLO}`), {
        resources: `/Properties << /P << /ActualText (${'a'.repeat(1_000_000)}) >> >>`,
      }),
  ],
  'spans in spans': [
    'too_large',
    () => pageOf(content(`${'/Span << /MCID 0 >> BDC '.repeat(60_000)}${HELLO}`)),
  ],
  'inline images that never end': [
    'too_large',
    () => pageOf(content(`${HELLO} ${'BI ID '.repeat(900_000)}`)),
  ],
  'inline images by the hundred thousand': [
    'too_large',
    () => pageOf(content(`${HELLO} ${'BI /W 9 /H 9 ID a EI '.repeat(150_000)}`)),
  ],
  'brackets in brackets of a string': [
    'too_large',
    () => pageOf(content(`${HELLO} (${'('.repeat(4_000_000)}`)),
  ],
  'the same range of characters a thousand times': [
    'parsed',
    () => mapped('1 beginbfrange <0000> <fffe> <0041> endbfrange '.repeat(1000)),
  ],
  'ten thousand ranges of glyphs': [
    'no_text',
    () =>
      encoded(
        `1 begincodespacerange <0000> <ffff> endcodespacerange ${'1 begincidrange <0000> <ffff> 0 endcidrange '.repeat(9900)}`,
        SHOW,
      ),
  ],
  'ten thousand spaces of codes': [
    'parsed',
    () => encoded(spaces(9900), `BT /F1 9 Tf 9 700 Td <${'0048'.repeat(200_000)}> Tj ET`),
  ],
  'a table of characters that uses itself': [
    'parsed',
    () =>
      pageOf(content(SHOW), {
        font: TYPE0('/ToUnicode 7 0 R'),
        more: [
          CID(),
          content('/A usecmap 1 beginbfrange <0000> <ffff> <0041> endbfrange', '/UseCMap 7 0 R'),
        ],
      }),
  ],
  'characters of twenty letters': [
    'parsed',
    () =>
      mapped(
        `1 beginbfchar <0048> <${'0061'.repeat(20)}> endbfchar`,
        `BT /F1 9 Tf 9 700 Td <${'0048'.repeat(240_000)}> Tj ET`,
      ),
  ],
  'six hundred fonts of 65,536 characters': [
    'parsed',
    () => {
      const fonts = times(600, (at) => `/A${at} ${8 + at} 0 R`).join(' ');
      return pageOf(
        content(times(600, (at) => `BT /A${at} 9 Tf 9 700 Td <00410042> Tj ET`).join('\n')),
        {
          resources: `/Font << ${fonts} >>`,
          more: [
            CID('/W [0 65535 500]'),
            content('1 beginbfrange <0000> <ffff> <0000> endbfrange'),
            ...times(600, () => TYPE0('/ToUnicode 7 0 R')),
          ],
        },
      );
    },
  ],
  'glyphs that use the font they are in': [
    'parsed',
    () =>
      pageOf(content(HELLO), {
        font: '<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1] /FirstChar 72 /LastChar 72 /Widths [1] /Encoding << /Differences [72 /H] >> /CharProcs << /H 6 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
        more: [content(HELLO)],
      }),
  ],
};
