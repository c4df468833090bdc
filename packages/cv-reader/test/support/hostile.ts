/** Hostile documents of all formats, with the status each must get. */
import { deflateRawSync } from 'node:zlib';
import type { ParsedCv } from '../../src/index.ts';
import { deflatedBlanks, filled } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import { wordDocument } from './compound.ts';
import { hostileData } from './hostile-data.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { docx, linked, paragraph, WORD, wordXml, zip } from './zip.ts';

export type Hostile = readonly [status: ParsedCv['status'], make: () => Bytes];

const HELLO = wordXml(paragraph('Hello world'));

/** A document that is there, and a directory that says how large it is. */
function lying(size: number): Bytes {
  return docx({ deflated: new Uint8Array(deflateRawSync(HELLO)), size });
}

const hostileZips: Readonly<Record<string, Hostile>> = {
  'a bomb of 300 MB': ['too_large', () => docx({ deflated: deflatedBlanks(300) })],
  'a bomb of 300 MB in a header': [
    'too_large',
    () => docx(HELLO, linked({ header: { deflated: deflatedBlanks(300) } })),
  ],
  'a bomb in a part that nobody reads': [
    'parsed',
    () => docx(HELLO, { 'word/media/image1.png': { deflated: deflatedBlanks(100) } }),
  ],
  'archives in archives': [
    'parsed',
    () =>
      docx(HELLO, {
        'more.zip': zip({ 'a.zip': zip({ a: { deflated: deflatedBlanks(10) } }) }),
      }),
  ],
  'a part that says it has four gigabytes': ['parsed', () => lying(0xffff_fffe)],
  'a part that says it has nothing': ['no_text', () => lying(0)],
  'sixty thousand parts': ['parsed', () => zip({ 'word/document.xml': HELLO }, 60_000)],
  'entities in entities': [
    'parsed',
    () =>
      docx(
        `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${wordXml(paragraph('&b;&b;'))}`,
      ),
  ],
  'a file named in an entity': [
    'parsed',
    () =>
      docx(`<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${wordXml(paragraph('&a;'))}`),
  ],
  'elements in elements': ['no_text', () => docx(filled(WORD, '<w:p><w:r>', 5_900_000))],
  'tables in tables': ['no_text', () => docx(filled(WORD, '<w:tbl><w:tr><w:tc>', 5_900_000))],
  'text boxes in text boxes': [
    'no_text',
    () => docx(filled(WORD, '<w:txbxContent><w:p>', 5_900_000)),
  ],
  'copies in copies': ['no_text', () => docx(filled(WORD, '<mc:Fallback>', 5_900_000))],
  'empty paragraphs': ['no_text', () => docx(filled(WORD, '<w:p/>', 5_900_000))],
  tabulators: [
    'parsed',
    () => docx(filled(`${WORD}<w:p><w:r><w:t>a</w:t>`, '<w:tab/>', 5_900_000)),
  ],
  'tabulators between letters': [
    'parsed',
    () => docx(filled(`${WORD}<w:p><w:r>`, '<w:t>a</w:t><w:tab/>', 5_900_000)),
  ],
  'columns of a table': [
    'no_text',
    () => docx(filled(`${WORD}<w:tbl>`, '<w:gridCol w:w="1"/>', 5_900_000)),
  ],
  'cells of a table': [
    'no_text',
    () => docx(filled(`${WORD}<w:tbl><w:tr>`, '<w:tc><w:p/></w:tc>', 5_900_000)),
  ],
  'brackets that never close': ['no_text', () => docx(filled(WORD, '<a ', 5_900_000))],
  'quotes that never close': ['no_text', () => docx(filled(WORD, '<a b="', 5_900_000))],
  'comments that never close': ['no_text', () => docx(filled(WORD, '<!--', 5_900_000))],
  'one long attribute': ['no_text', () => docx(filled(`${WORD}<w:p a="`, ' w:val=', 5_900_000))],
  'six megabytes of text': ['parsed', () => docx(wordXml(paragraph('a'.repeat(5_900_000))))],
  'styles in a circle': [
    'parsed',
    () =>
      docx(
        HELLO.replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr>'),
        linked({
          styles:
            '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
        }),
      ),
  ],
};

/** Where the table of sectors and the directory stand, for as few sectors as these have. */
const TABLE = 512;

const hostileDocs: Readonly<Record<string, Hostile>> = {
  'a chain of two sectors in a circle': [
    'parsed',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        file.writeUInt32LE(3, TABLE + 4 * 2);
        file.writeUInt32LE(2, TABLE + 4 * 3);
      }),
  ],
  'a directory in a circle': [
    'corrupt',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        file.writeUInt32LE(1, 1024 + 128 + 68);
        file.writeUInt32LE(0, 1024 + 128 + 72);
      }),
  ],
  'a table of four gigabytes': [
    'parsed',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        file.writeUInt32LE(0x7fff_ffff, 44);
        file.writeUInt32LE(0x7fff_ffff, 72);
        file.writeUInt32LE(1, 68);
      }),
  ],
  'sectors of two gigabytes': [
    'parsed',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        file.writeUInt16LE(31, 30);
      }),
  ],
  'the same megabyte a thousand times': [
    'parsed',
    () =>
      wordDocument(
        'Hello world\r'.repeat(80_000),
        Array.from({ length: 1000 }, () => ({ at: 0, length: 960_000 })),
      ),
  ],
  'a piece of four gigabytes': [
    'parsed',
    () => wordDocument('Hello world\r', [{ at: 0, length: 0xffff_0000 }]),
  ],
  'fields in fields': [
    'no_text',
    () => wordDocument(`${'\u0013'.repeat(900_000)}Hello${'\u0015'.repeat(90_000)}`),
  ],
  'cells without rows': ['parsed', () => wordDocument('a\u0007'.repeat(450_000))],
  'ends of rows': ['no_text', () => wordDocument('\u0007'.repeat(900_000))],
};

const hostileTexts: Readonly<Record<string, Hostile>> = {
  'RTF: braces': ['no_text', () => filled('{\\rtf1 ', '{', 9_900_000)],
  'RTF: words': ['no_text', () => filled('{\\rtf1 ', '\\b1', 9_900_000)],
  'RTF: characters with numbers': ['no_text', () => filled('{\\rtf1 ', '\\u8364?', 9_900_000)],
  'RTF: a picture that never ends': [
    'parsed',
    () => filled('{\\rtf1 Hello \\bin2000000000 ', 'a', 9_000_000),
  ],
  'RTF: a picture of negative size': [
    'parsed',
    () => filled('{\\rtf1 Hello \\bin-2000000000 ', '\\bin-9 ', 9_000_000),
  ],
  'RTF: rows and cells': ['parsed', () => filled('{\\rtf1 ', '\\trowd a\\cell\\row', 9_900_000)],
  'RTF: backslashes': ['no_text', () => filled('{\\rtf1 ', '\\', 9_900_000)],
  'a line of ten megabytes': ['parsed', () => filled('', 'a', 9_900_000)],
  'ten million lines': ['no_text', () => filled('', '\n', 9_900_000)],
  'ten million spaces': ['parsed', () => filled('a', ' ', 9_900_000)],
  'ten million bytes of no alphabet': ['parsed', () => new Uint8Array(9_900_000).fill(0xa4)],
  'HTML: brackets': ['no_text', () => filled('<html>', '<', 9_900_000)],
  'HTML: tables': ['no_text', () => filled('<html>', '<table><td>', 9_900_000)],
  'HTML: items': ['parsed', () => filled('<html>', '<li>a', 9_900_000)],
  'HTML: references': ['parsed', () => filled('<html>', '&amp', 9_900_000)],
};

export const hostile: Readonly<Record<string, Readonly<Record<string, Hostile>>>> = {
  pdf: hostilePdfs,
  zip: hostileZips,
  doc: hostileDocs,
  text: hostileTexts,
  data: hostileData,
};
