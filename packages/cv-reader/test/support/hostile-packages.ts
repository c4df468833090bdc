/** Hostile ZIPs, DOCX and ODT documents: directories that lie, and elements that stand for far more than they are. */
import { constants, deflateRawSync } from 'node:zlib';
import { concat, deflatedBlanks, filled } from './bytes.ts';
import type { Bytes } from './bytes.ts';
import type { Hostile } from './hostile-case.ts';
import { docx, linked, odt, paragraph, WORD, wordXml } from './zip.ts';

const HELLO = wordXml(paragraph('Hello world'));
const PART = 5_800_000;

function times(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join('');
}

/** Changes the bytes of a file from a signature on: of the first or of the last such place. */
function changed(file: Bytes, signature: number, change: (from: Buffer) => void): Bytes {
  const bytes = Buffer.from(file);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  change(bytes.subarray(bytes.lastIndexOf(mark)));
  return new Uint8Array(bytes);
}

const ENTRY = 0x02_01_4b_50;
const END = 0x06_05_4b_50;

/** Deflated text that ends nowhere: blocks without a byte. */
function emptyBlocks(count: number): Bytes {
  const begin = deflateRawSync(HELLO, { finishFlush: constants.Z_SYNC_FLUSH });
  return concat(begin, '\0\0\0\u00ff\u00ff'.repeat(count));
}

/** Text that deflates as that of a usual document does, and then a bomb. */
function bombAfterText(): Bytes {
  const text = deflateRawSync(
    times(20_000, (at) => `<w:p w:a="${at * at}"/>`),
    {
      finishFlush: constants.Z_SYNC_FLUSH,
    },
  );
  return concat(text, deflatedBlanks(300));
}

/** An ODT whose text is this again and again. */
function open(unit: string, before = ''): () => Bytes {
  return () => odt(before + unit.repeat(Math.floor(PART / unit.length)));
}

/** Headers of 3 MB, each of which is a part of its own. */
function headers(count: number): Parameters<typeof linked>[0] {
  const bomb = { deflated: deflatedBlanks(3) };
  return linked(
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`header${at}`, bomb])),
  );
}

/** Every entry of the directory names the bytes of the last one. */
function overlapping(file: Bytes): Bytes {
  const bytes = Buffer.from(file);
  const mark = Buffer.from('PK\u0001\u0002');
  const last = bytes.readUInt32LE(bytes.lastIndexOf(mark) + 42);
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) {
    const name = bytes.toString('latin1', at + 46, at + 46 + 'word/header'.length);
    if (name === 'word/header') bytes.writeUInt32LE(last, at + 42);
  }
  return new Uint8Array(bytes);
}

const hostileZipEntries: Readonly<Record<string, Hostile>> = {
  'a bomb after usual text': ['too_large', () => docx({ deflated: bombAfterText() })],
  'entries that overlap': ['too_large', () => overlapping(docx(HELLO, headers(9)))],
  'one bomb that is every header': [
    'too_large',
    () => {
      const relationships = times(
        9,
        () => '<Relationship Type="http://x/header" Target="header.xml"/>',
      );
      return docx(HELLO, {
        'word/_rels/document.xml.rels': `<Relationships>${relationships}</Relationships>`,
        'word/header.xml': { deflated: deflatedBlanks(3) },
      });
    },
  ],
  'sixty thousand links': [
    'too_large',
    () =>
      docx(HELLO, {
        'word/_rels/document.xml.rels': times(
          60_000,
          (at) =>
            `<Relationship Type="http://x/header" Target="http://127.0.0.1/${at}" TargetMode="External"/>`,
        ),
      }),
  ],
  'sizes of ZIP64 that lie': [
    'parsed',
    () =>
      changed(docx(HELLO), END, (end) => {
        end.writeUInt16LE(0xffff, 8);
        end.writeUInt16LE(0xffff, 10);
        end.writeUInt32LE(0xffff_ffff, 12);
      }),
  ],
  'a directory of ZIP64 that is nowhere': [
    'corrupt',
    () => changed(docx(HELLO), END, (end) => void end.writeUInt32LE(0xffff_ffff, 16)),
  ],
  'a part that begins in the directory': [
    'no_text',
    () => changed(docx(HELLO), ENTRY, (entry) => void entry.writeUInt32LE(0x7fff_ffff, 42)),
  ],
  'a name of 65,535 bytes': ['parsed', () => docx(HELLO, { ['a'.repeat(65_535)]: 'a' })],
  'a part packed in another way': [
    'corrupt',
    () => changed(docx(HELLO), ENTRY, (entry) => void entry.writeUInt16LE(9, 10)),
  ],
  'a million deflated blocks without a byte': [
    'parsed',
    () => docx({ deflated: emptyBlocks(1_800_000) }),
  ],
};

const hostileWords: Readonly<Record<string, Hostile>> = {
  'a chunk of another format': [
    'parsed',
    () =>
      docx(HELLO.replace('</w:body>', '<w:altChunk r:id="rId1"/></w:body>'), {
        ...linked({ aFChunk: `<html>${'<div>'.repeat(100_000)}` }),
      }),
  ],
  'a cell of a thousand million columns': [
    'parsed',
    () =>
      docx(
        wordXml(
          `<w:tbl><w:tr>${`<w:tc><w:tcPr><w:gridSpan w:val="1e308"/></w:tcPr>${paragraph('Hello world')}</w:tc>`.repeat(500)}</w:tr></w:tbl>`,
        ),
      ),
  ],
  'a run for every letter': [
    'parsed',
    () => docx(filled(`${WORD}<w:p>`, '<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>', PART)),
  ],
  'a hundred thousand styles in a row': [
    'parsed',
    () =>
      docx(
        wordXml(
          '<w:p><w:pPr><w:pStyle w:val="S0"/></w:pPr><w:r><w:t>Hello world</w:t></w:r></w:p>'.repeat(
            5000,
          ),
        ),
        linked({
          styles: times(
            60_000,
            (at) => `<w:style w:styleId="S${at}"><w:basedOn w:val="S${at + 1}"/></w:style>`,
          ),
        }),
      ),
  ],
  'a hundred thousand lists': [
    'parsed',
    () =>
      docx(
        HELLO,
        linked({
          numbering: times(
            40_000,
            (at) =>
              `<w:abstractNum w:abstractNumId="${at}"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="${at}"/>`,
          ),
        }),
      ),
  ],
  'fields in fields of Word': [
    'parsed',
    () => docx(filled(`${WORD}<w:p><w:r><w:t>a</w:t></w:r>`, '<w:fldSimple><w:r>', PART)),
  ],
  'spaces that are kept': [
    'no_text',
    () => docx(filled(`${WORD}<w:p><w:r>`, '<w:t xml:space="preserve"> </w:t>', PART)),
  ],
  'references of characters': [
    'parsed',
    () => docx(filled(`${WORD}<w:p><w:r><w:t>`, '&#x61;', PART)),
  ],
  'references to nothing': [
    'parsed',
    () => docx(filled(`${WORD}<w:p><w:r><w:t>a`, '&#xffffff;', PART)),
  ],
};

const hostileOpen: Readonly<Record<string, Hostile>> = {
  'a thousand million spaces': ['no_text', open('<text:s text:c="999999999"/>', '<text:p>')],
  'rows by the thousand million': [
    'parsed',
    () =>
      odt(
        `<text:p>Hello world</text:p><table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"><text:p>a</text:p></table:table-cell></table:table-row></table:table>`,
      ),
  ],
  'columns by the thousand million': [
    'parsed',
    open(
      '<table:table-cell table:number-columns-spanned="1e300"><text:p>a</text:p></table:table-cell>',
      '<table:table><table:table-row>',
    ),
  ],
  'tables in tables of ODT': [
    'parsed',
    open('<table:table><table:table-row><table:table-cell><text:p>a', ''),
  ],
  'lists in lists': ['parsed', open('<text:list><text:list-item><text:p>a')],
  'spans in spans of ODT': ['parsed', open('<text:span text:style-name="A">a', '<text:p>')],
  'paragraphs without an end': ['parsed', open('<text:p text:style-name="A">a')],
  'tabulators of ODT': ['parsed', open('a<text:tab/>', '<text:p>')],
  'styles of ODT in a circle': [
    'parsed',
    () =>
      odt('<text:p text:style-name="A">Hello world</text:p>'.repeat(5000), {
        'styles.xml':
          '<style:style style:name="A" style:parent-style-name="B"/><style:style style:name="B" style:parent-style-name="A"/>',
      }),
  ],
  'a manifest of six megabytes': [
    'too_large',
    () =>
      odt('<text:p>Hello world</text:p>', {
        'META-INF/manifest.xml': filled('', '<manifest:encryption-dat', 6_100_000),
      }),
  ],
  'brackets of a header': [
    'parsed',
    () =>
      odt('<text:p>Hello world</text:p>', {
        'styles.xml': filled('<style:header >', '<', 5_800_000),
      }),
  ],
  'headers that never end': [
    'parsed',
    () =>
      odt('<text:p>Hello world</text:p>', {
        'styles.xml': filled('', '<style:header ><text:p>a', 5_000_000),
      }),
  ],
};

export const hostilePackages: Readonly<Record<string, Hostile>> = {
  ...hostileZipEntries,
  ...hostileWords,
  ...hostileOpen,
};
