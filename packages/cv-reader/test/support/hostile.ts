/** Hostile documents of all formats, with the status each must get. */
import { deflateRawSync } from 'node:zlib';
import { deflatedBlanks, filled } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import { wordDocument } from './compound.ts';
import { hostileData } from './hostile-data.ts';
import { hostilePackages } from './hostile-packages.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostileTexts } from './hostile-texts.ts';
import { docx, linked, paragraph, WORD, wordXml, zip } from './zip.ts';
import type { Hostile } from './hostile-case.ts';

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
  'small sectors in a circle': [
    'corrupt',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        // Every stream is a short one, and each small sector is followed by itself.
        file.writeUInt32LE(0xffff_ffff, 56);
        file.writeUInt32LE(0, 60);
        file.writeUInt32LE(0, 1024 + 116);
        file.writeUInt32LE(0xffff_ffff, 1024 + 120);
      }),
  ],
  'ten megabytes of small sectors': [
    'corrupt',
    () =>
      wordDocument('Hello world\r'.repeat(800_000), [{ at: 0, length: 9_000_000 }], (file) => {
        file.writeUInt32LE(0xffff_ffff, 56);
        file.writeUInt32LE(2, 60);
        file.writeUInt32LE(2, file.byteLength - 512);
      }),
  ],
  'tables of sectors in a circle': [
    'parsed',
    () =>
      wordDocument('Hello world\r'.repeat(80_000), undefined, (file) => {
        file.writeUInt32LE(3, 68);
        file.writeUInt32LE(0xffff, 72);
      }),
  ],
  'parts of two thousand million characters': [
    'parsed',
    () =>
      wordDocument('Hello world\r', undefined, (file) => {
        const at = file.indexOf('Hello') - 1024;
        for (const place of [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64])
          file.writeUInt32LE(0x7fff_ffff, at + place);
      }),
  ],
  'pieces that end before they begin': [
    'corrupt',
    () =>
      wordDocument('Hello world\r', [
        { at: 0, length: 9 },
        { at: 0, length: -5 },
      ]),
  ],
  'paragraphs without a letter': ['no_text', () => wordDocument('\r'.repeat(490_000))],
  'lines in one paragraph': ['parsed', () => wordDocument(`a${'\u000b'.repeat(480_000)}`)],
  'ends of rows': ['no_text', () => wordDocument('\u0007'.repeat(900_000))],
};

export const hostile: Readonly<Record<string, Readonly<Record<string, Hostile>>>> = {
  pdf: hostilePdfs,
  zip: { ...hostileZips, ...hostilePackages },
  doc: hostileDocs,
  text: hostileTexts,
  data: hostileData,
};
