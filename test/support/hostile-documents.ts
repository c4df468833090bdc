/** Documents that nobody writes by accident: bombs, circles, lies, and what is left of documents that were cut off. */
import { deflateSync, zlibSync, zipSync } from 'fflate';

type Bytes = Uint8Array;

export function bytesOf(text: string): Bytes {
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

export function concat(...parts: readonly (Bytes | string)[]): Bytes {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part))),
  );
}

/** Of an object of a PDF: its dictionary or its value, and its stream. */
type PdfObject = string | { dict: string; stream: Bytes | string };

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

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const HELVETICA = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica';

/** A page with this content; its font is object 5, and what follows begins with object 6. */
export function pageOf(
  content: PdfObject,
  {
    font = `<< ${HELVETICA} >>`,
    resources = '',
    more = [],
  }: { font?: PdfObject; resources?: string; more?: PdfObject[] } = {},
): Bytes {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`;
  return pdf([CATALOG, PAGES, page, content, font, ...more]);
}

export function content(text: Bytes | string, dict = ''): PdfObject {
  return { dict, stream: text };
}

export const HELLO = 'BT /F1 12 Tf 72 720 Td (Hello world) Tj ET';

function flated(bytes: Bytes): Bytes {
  return zlibSync(bytes, { level: 9 });
}

/** 300 MB of spaces in 300 kB. */
export function zeros(megabytes: number): Bytes {
  return flated(new Uint8Array(megabytes * 1_000_000).fill(32));
}

function hex(bytes: Bytes): Bytes {
  return bytesOf(`${Buffer.from(bytes).toString('hex')}>`);
}

/** LZW codes of nine to twelve bits that double what they stand for, again and again. */
export function lzwBomb(codes: number): Bytes {
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

export const hostilePdfs: Readonly<Record<string, () => Bytes>> = {
  'a flate bomb of 300 MB': () => pageOf(content(zeros(300), '/Filter /FlateDecode')),
  'a flate bomb in a flate stream': () =>
    pageOf(content(flated(zeros(300)), '/Filter [/FlateDecode /FlateDecode]')),
  'a flate bomb in hexadecimals': () =>
    pageOf(content(hex(zeros(300)), '/Filter [/ASCIIHexDecode /FlateDecode]')),
  'a flate bomb whose filter is referred to': () =>
    pageOf(content(zeros(300), '/Filter 6 0 R'), { more: ['[/Fl#61teDecode]'] }),
  'a bomb of LZW': () => pageOf(content(lzwBomb(200_000), '/Filter /LZWDecode')),
  'a bomb of runs': () =>
    pageOf(content(new Uint8Array(9_000_000).fill(129), '/Filter /RunLengthDecode')),
  'a bomb of ASCII85': () => pageOf(content('z'.repeat(9_000_000), '/Filter /ASCII85Decode')),
  'a bomb in an object stream': () =>
    pdf([
      CATALOG,
      PAGES,
      { dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', stream: zeros(300) },
    ]),
  'twenty object streams of 4 MB': () =>
    pdf([
      CATALOG,
      PAGES,
      ...Array.from({ length: 20 }, () => ({
        dict: '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode',
        stream: zeros(3.9),
      })),
    ]),
  'a bomb in a map of characters': () =>
    pageOf(content(SHOW), {
      font: TYPE0('/ToUnicode 7 0 R'),
      more: [CID(), content(zeros(300), '/Filter /FlateDecode')],
    }),
  'a bomb in a font': () =>
    pageOf(content(HELLO), {
      font: `<< ${HELVETICA} /FontDescriptor 6 0 R >>`,
      more: [
        '<< /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontFile 7 0 R >>',
        content(zeros(300), '/Filter /FlateDecode'),
      ],
    }),
  'a bomb in an image': () =>
    pageOf(content(`/I Do ${HELLO}`), {
      resources: '/XObject << /I 6 0 R >>',
      more: [content(zeros(300), '/Subtype /Image /Width 9999 /Height 9999 /Filter /FlateDecode')],
    }),
  'an image as content': () =>
    pageOf(content(zeros(300), '/Subtype /Image /Filter [/FlateDecode /DCTDecode]')),
  'a picture that unpacks to blank paper': () =>
    pageOf(
      content(
        new Uint8Array(100_000),
        '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
      ),
    ),
  'a predictor with a row of a gigabyte': () =>
    pageOf(
      content(
        flated(bytesOf(HELLO)),
        '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>',
      ),
    ),
  'a range of 16 million characters': () =>
    pageOf(content(SHOW), {
      font: TYPE0('/ToUnicode 7 0 R'),
      more: [CID(), content('1 beginbfrange <000000> <fffffe> <0041> endbfrange'.repeat(20))],
    }),
  'glyphs by the thousand million': () =>
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
  'widths by the thousand million': () =>
    pageOf(content(SHOW), {
      font: TYPE0(''),
      more: [CID(`/W [${'0 4000000000 500 '.repeat(1000)}]`)],
    }),
  'a first character far below zero': () =>
    pageOf(content(HELLO), {
      font: `<< ${HELVETICA} /FirstChar -2000000000 /LastChar 2000000000 /Widths [1 2 3] >>`,
    }),
  'forms in forms, ten to the tenth': () =>
    pageOf(content('/X Do'), { resources: '/XObject << /X 6 0 R >>', more: forms(11, HELLO) }),
  'forms in forms without text': () =>
    pageOf(content('/X Do'), {
      resources: '/XObject << /X 6 0 R >>',
      more: forms(11, '0 0 9 9 re f'),
    }),
  'a form within itself': () =>
    pageOf(content(`/X Do ${HELLO}`), {
      resources: '/XObject << /X 6 0 R >>',
      more: forms(1, '', true),
    }),
  'glyphs that draw without end': () =>
    pageOf(content(HELLO), {
      font: '<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 1 1] /FirstChar 72 /LastChar 72 /Widths [1] /Encoding << /Differences [72 /H] >> /CharProcs << /H 6 0 R >> >>',
      more: [content(zeros(300), '/Filter /FlateDecode')],
    }),
  'arrays in arrays': () =>
    pdf([`<< /Type /Catalog /Pages 2 0 R /X ${'['.repeat(1_000_000)} >>`, PAGES]),
  'dictionaries in dictionaries': () =>
    pdf([`<< /Type /Catalog /Pages 2 0 R /X ${'<</A'.repeat(500_000)} >>`, PAGES]),
  'arrays in arrays on a page': () => pageOf(content('['.repeat(4_000_000))),
  'states saved and never restored': () => pageOf(content(`${'q '.repeat(2_000_000)}${HELLO}`)),
  'one long string': () =>
    pageOf(content(`BT /F1 12 Tf 72 720 Td (${'a'.repeat(4_500_000)}) Tj ET`)),
  'letters one by one': () =>
    pageOf(content(`BT /F1 12 Tf 72 720 Td ${'(a)Tj '.repeat(700_000)} ET`)),
  'letters in one array': () =>
    pageOf(content(`BT /F1 12 Tf 72 720 Td [${'(a)9'.repeat(1_000_000)}] TJ ET`)),
  'letters all over the page': () =>
    pageOf(content(`BT /F1 12 Tf ${'9 1 Td(a)Tj '.repeat(380_000)} ET`)),
  'fonts changed for every letter': () =>
    pageOf(content(`BT ${'/F1 9 Tf(a)Tj '.repeat(330_000)} ET`)),
  'lines and curves': () => pageOf(content(`${'1 2 3 4 5 6 c '.repeat(340_000)}${HELLO}`)),
  'a tree of pages in a circle': () =>
    pdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
  'a tree of pages ten thousand deep': () =>
    pdf([
      CATALOG,
      ...Array.from({ length: 10_000 }, (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] >>`),
    ]),
  'one page a million times': () =>
    pdf([CATALOG, `<< /Type /Pages /Kids [${'3 0 R '.repeat(500_000)}] >>`, '<< /Type /Page >>']),
  'a reference to itself': () => pdf(['1 0 R', '2 0 R']),
  'a length that is the stream': () => pageOf({ dict: '/Length 4 0 R', stream: HELLO }),
  'half a million objects': () => concat('%PDF-1.7\n', '1 0 obj\nendobj\n'.repeat(500_000)),
  'a hundred thousand streams': () =>
    concat('%PDF-1.7\n', '1 0 obj<</Length 1>>stream\n \nendstream endobj\n'.repeat(99_000)),
  'a million numbers': () =>
    pdf([`<< /Type /Catalog /Pages 2 0 R /X [${'1 '.repeat(4_000_000)}] >>`, PAGES]),
  'a million words that are no objects': () => concat('%PDF-1.7\n', 'obj '.repeat(2_400_000)),
  'a table that says it has a thousand million entries': () =>
    concat(
      '%PDF-1.7\nxref\n0 1000000000\n',
      '0000000000 65535 f \n'.repeat(400_000),
      'trailer << /Size 1000000000 >>',
    ),
  'ten thousand fonts': () =>
    pageOf(content(HELLO), {
      resources: '',
      font: `<< ${HELVETICA} >>`,
      more: Array.from({ length: 10_000 }, () => `<< ${HELVETICA} >>`),
    }),
};

const WORD = '<w:document xmlns:w="w"><w:body>';

export function docx(
  document: Bytes | string,
  more: Readonly<Record<string, Bytes | string>> = {},
): Bytes {
  const parts = Object.entries({ 'word/document.xml': document, ...more });
  return zipSync(
    Object.fromEntries(
      parts.map(([name, part]) => [
        name,
        typeof part === 'string' ? new TextEncoder().encode(part) : part,
      ]),
    ),
  );
}

export function paragraphs(...texts: readonly string[]): string {
  const body = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return `${WORD}${body}</w:body></w:document>`;
}

function filled(start: string, unit: string, bytes: number): Bytes {
  return bytesOf(start + unit.repeat(Math.floor(bytes / unit.length)));
}

/** A ZIP whose directory says what it likes. */
export function lyingZip({ size, count = 1 }: { size: number; count?: number }): Bytes {
  const name = 'word/document.xml';
  const packed = deflateSync(bytesOf(paragraphs('Hello world')));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(size, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02_01_4b_50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(size, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(Math.min(count, 65_535), 10);
  end.writeUInt32LE(30 + name.length + packed.byteLength, 16);
  const entries = Array.from({ length: count }, () => concat(entry, name));
  return concat(local, name, packed, ...entries, end);
}

export const hostileZips: Readonly<Record<string, () => Bytes>> = {
  'a bomb of 300 MB': () => docx(new Uint8Array(300_000_000).fill(32)),
  'a bomb of 300 MB in a header': () =>
    docx(paragraphs('Hello world'), {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Type="x/header" Target="h.xml"/></Relationships>',
      'word/h.xml': new Uint8Array(300_000_000).fill(32),
    }),
  'a bomb in a part that nobody reads': () =>
    docx(paragraphs('Hello world'), { 'word/media/image1.png': new Uint8Array(100_000_000) }),
  'archives in archives': () =>
    docx(paragraphs('Hello world'), {
      'more.zip': zipSync({ 'a.zip': zipSync({ a: new Uint8Array(10_000_000) }) }),
    }),
  'a part that says it has four gigabytes': () => lyingZip({ size: 0xffff_fffe }),
  'a part that says it has nothing': () => lyingZip({ size: 0 }),
  'sixty thousand parts': () => lyingZip({ size: 90, count: 60_000 }),
  'entities in entities': () =>
    docx(
      `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${paragraphs('&b;&b;')}`,
    ),
  'a file named in an entity': () =>
    docx(`<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${paragraphs('&a;')}`),
  'elements in elements': () => docx(filled(WORD, '<w:p><w:r>', 7_900_000)),
  'tables in tables': () => docx(filled(WORD, '<w:tbl><w:tr><w:tc>', 7_900_000)),
  'text boxes in text boxes': () => docx(filled(WORD, '<w:txbxContent><w:p>', 7_900_000)),
  'copies in copies': () => docx(filled(WORD, '<mc:Fallback>', 7_900_000)),
  'empty paragraphs': () => docx(filled(WORD, '<w:p/>', 7_900_000)),
  tabulators: () => docx(filled(`${WORD}<w:p><w:r><w:t>a</w:t>`, '<w:tab/>', 7_900_000)),
  'tabulators between letters': () =>
    docx(filled(`${WORD}<w:p><w:r>`, '<w:t>a</w:t><w:tab/>', 7_900_000)),
  'columns of a table': () => docx(filled(`${WORD}<w:tbl>`, '<w:gridCol w:w="1"/>', 7_900_000)),
  'cells of a table': () => docx(filled(`${WORD}<w:tbl><w:tr>`, '<w:tc><w:p/></w:tc>', 7_900_000)),
  'brackets that never close': () => docx(filled(WORD, '<a ', 7_900_000)),
  'quotes that never close': () => docx(filled(WORD, '<a b="', 7_900_000)),
  'comments that never close': () => docx(filled(WORD, '<!--', 7_900_000)),
  'one long attribute': () => docx(filled(`${WORD}<w:p a="`, ' w:val=', 7_900_000)),
  'eight megabytes of text': () => docx(paragraphs('a'.repeat(7_900_000))),
  'styles in a circle': () =>
    docx(paragraphs('Hello world').replace('<w:p>', '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr>'), {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Type="x/styles" Target="s.xml"/></Relationships>',
      'word/s.xml':
        '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
    }),
};

/** A compound file of sectors of 512 bytes: a table, a directory and then the streams. */
export function compoundFile(
  streams: Readonly<Record<string, Bytes>>,
  change: (file: Buffer) => void = () => {},
): Bytes {
  const entries = Object.entries(streams);
  const sectors = entries.map(([, bytes]) => Math.max(1, Math.ceil(bytes.byteLength / 512)));
  const directorySectors = Math.ceil((entries.length + 1) / 4);
  const total = sectors.reduce((sum, count) => sum + count, directorySectors);
  const tableSectors = Math.ceil((total + 120) / 127);
  const table: number[] = Array.from({ length: tableSectors }, () => 0xffff_fffd);
  const chain = (count: number) => {
    const start = table.length;
    for (let at = 1; at <= count; at++) table.push(at === count ? 0xffff_fffe : start + at);
    return start;
  };
  const directoryAt = chain(directorySectors);
  const starts = sectors.map((count) => chain(count));
  const file = Buffer.alloc((table.length + 1) * 512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(tableSectors, 44);
  file.writeUInt32LE(directoryAt, 48);
  file.writeUInt32LE(0, 56);
  file.writeUInt32LE(0xffff_fffe, 60);
  file.writeUInt32LE(0xffff_fffe, 68);
  for (let at = 0; at < 109; at++)
    file.writeUInt32LE(at < tableSectors ? at : 0xffff_ffff, 76 + at * 4);
  for (const [at, next] of table.entries()) file.writeUInt32LE(next, 512 + at * 4);
  const names = ['Root Entry', ...entries.map(([name]) => name)];
  for (const [at, name] of names.entries()) {
    const place = (directoryAt + 1) * 512 + at * 128;
    file.write(name, place, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, place + 64);
    file.writeUInt8(at === 0 ? 5 : 2, place + 66);
    file.writeUInt32LE(0xffff_ffff, place + 68);
    file.writeUInt32LE(at > 0 && at < entries.length ? at + 1 : 0xffff_ffff, place + 72);
    file.writeUInt32LE(at === 0 ? 1 : 0xffff_ffff, place + 76);
    file.writeUInt32LE(at === 0 ? 0xffff_fffe : (starts[at - 1] ?? 0), place + 116);
    file.writeUInt32LE(at === 0 ? 0 : (entries[at - 1]?.[1].byteLength ?? 0), place + 120);
  }
  for (const [at, [, bytes]] of entries.entries()) file.set(bytes, ((starts[at] ?? 0) + 1) * 512);
  change(file);
  return new Uint8Array(file);
}

type Piece = { at: number; length: number };

/** A Word document whose text stands from byte 1024 on, in pieces. */
export function wordDocument(
  text: string,
  pieces: readonly Piece[] = [{ at: 0, length: text.length }],
  change?: (file: Buffer) => void,
): Bytes {
  const body = Buffer.alloc(1024 + text.length);
  body.writeUInt16LE(0xa5ec, 0);
  body.writeUInt16LE(0xc1, 2);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  body.writeUInt32LE(Math.min(length, 0x7fff_ffff), 0x4c);
  body.write(text, 1024, 'latin1');
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.byteLength - 5, 1);
  let end = 0;
  for (const [at, piece] of pieces.entries()) {
    end = Math.min(end + piece.length, 0xffff_ffff);
    table.writeUInt32LE(end, 5 + (at + 1) * 4);
    table.writeUInt32LE(
      (((1024 + piece.at) * 2) | 0x4000_0000) >>> 0,
      5 + (pieces.length + 1) * 4 + at * 8 + 2,
    );
  }
  body.writeUInt32LE(0, 0x1a2);
  body.writeUInt32LE(table.byteLength, 0x1a6);
  return compoundFile(
    { WordDocument: new Uint8Array(body), '0Table': new Uint8Array(table) },
    change,
  );
}

/** Where the table of sectors and the directory stand, for as few sectors as these have. */
const TABLE = 512;

export const hostileDocs: Readonly<Record<string, () => Bytes>> = {
  'a chain of two sectors in a circle': () =>
    wordDocument('Hello world\r', undefined, (file) => {
      file.writeUInt32LE(3, TABLE + 4 * 2);
      file.writeUInt32LE(2, TABLE + 4 * 3);
    }),
  'a directory in a circle': () =>
    wordDocument('Hello world\r', undefined, (file) => {
      file.writeUInt32LE(1, 1024 + 128 + 68);
      file.writeUInt32LE(0, 1024 + 128 + 72);
    }),
  'a table of four gigabytes': () =>
    wordDocument('Hello world\r', undefined, (file) => {
      file.writeUInt32LE(0x7fff_ffff, 44);
      file.writeUInt32LE(0x7fff_ffff, 72);
      file.writeUInt32LE(1, 68);
    }),
  'sectors of two gigabytes': () =>
    wordDocument('Hello world\r', undefined, (file) => {
      file.writeUInt16LE(31, 30);
    }),
  'the same megabyte a thousand times': () =>
    wordDocument(
      'Hello world\r'.repeat(80_000),
      Array.from({ length: 1000 }, () => ({ at: 0, length: 960_000 })),
    ),
  'a piece of four gigabytes': () =>
    wordDocument('Hello world\r', [{ at: 0, length: 0xffff_0000 }]),
  'fields in fields': () =>
    wordDocument(`${'\u0013'.repeat(900_000)}Hello${'\u0015'.repeat(90_000)}`),
  'cells without rows': () => wordDocument('a\u0007'.repeat(450_000)),
  'ends of rows': () => wordDocument('\u0007'.repeat(900_000)),
};

export const hostileTexts: Readonly<Record<string, () => Bytes>> = {
  'RTF: braces': () => filled('{\\rtf1 ', '{', 9_900_000),
  'RTF: words': () => filled('{\\rtf1 ', '\\b1', 9_900_000),
  'RTF: characters with numbers': () => filled('{\\rtf1 ', '\\u8364?', 9_900_000),
  'RTF: a picture that never ends': () => filled('{\\rtf1 Hello \\bin2000000000 ', 'a', 9_000_000),
  'RTF: a picture of negative size': () =>
    filled('{\\rtf1 Hello \\bin-2000000000 ', '\\bin-9 ', 9_000_000),
  'RTF: rows and cells': () => filled('{\\rtf1 ', '\\trowd a\\cell\\row', 9_900_000),
  'RTF: backslashes': () => filled('{\\rtf1 ', '\\', 9_900_000),
  'a line of ten megabytes': () => filled('', 'a', 9_900_000),
  'ten million lines': () => filled('', '\n', 9_900_000),
  'ten million spaces': () => filled('a', ' ', 9_900_000),
  'ten million bytes of no alphabet': () => new Uint8Array(9_900_000).fill(0xa4),
  'HTML: brackets': () => filled('<html>', '<', 9_900_000),
  'HTML: tables': () => filled('<html>', '<table><td>', 9_900_000),
  'HTML: items': () => filled('<html>', '<li>a', 9_900_000),
  'HTML: references': () => filled('<html>', '&amp', 9_900_000),
};
