/** What each format keeps where, in documents made for the purpose. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../src/read-document.ts';
import { unLzw } from '../src/readers/pdf/rewriter/lzw.ts';
import type { Segment } from '../src/segment.ts';
import { bytesOf, concat, zlibOf } from './support/bytes.ts';
import type { Bytes } from './support/bytes.ts';
import { compoundFile, wordDocument } from './support/compound.ts';
import { CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './support/pdf.ts';
import { docx, linked, odt, paragraph, wordXml, zip } from './support/zip.ts';

async function segmentsOf(bytes: Bytes): Promise<Segment[]> {
  const { status, segments } = await readDocument(bytes);
  expect(status).toBe(segments.length > 0 ? 'read' : 'no_text');
  return segments;
}

async function textsOf(bytes: Bytes): Promise<string[]> {
  return (await segmentsOf(bytes)).map(({ text }) => text);
}

async function statusOf(bytes: Bytes): Promise<string> {
  return (await readDocument(bytes)).status;
}

/** The texts of each line. */
async function linesOf(bytes: Bytes): Promise<string[][]> {
  const lines = Map.groupBy(await segmentsOf(bytes), ({ page, y }) => page * 100_000 + y);
  return [...lines.values()].map((line) => line.map(({ text }) => text));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('DOCX', () => {
  const word = (body: string) => docx(wordXml(body));
  const cell = (...texts: string[]) => `<w:tc><w:tcPr/>${texts.map(paragraph).join('')}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const table = (...rows: string[]) =>
    `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="6000"/></w:tblGrid>${rows.join('')}</w:tbl>`;

  test('tabulators part what stands on a line, breaks end it', async () => {
    const body =
      '<w:p><w:r><w:t>Acme</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Engineer</w:t></w:r></w:p>';
    expect(await linesOf(word(body))).toEqual([['Acme', '2019'], ['Engineer']]);
  });

  test('short cells stand beside each other', async () => {
    const body = table(
      row(cell('2019'), cell('Engineer', 'Acme', 'Built it')),
      row(cell('2018'), cell('Dev')),
    );
    expect(await linesOf(word(body))).toEqual([
      ['2019', 'Engineer'],
      ['Acme'],
      ['Built it'],
      ['2018', 'Dev'],
    ]);
    expect((await segmentsOf(word(body)))[1]).toMatchObject({ x: 100 });
  });

  test('long cells are columns, one read after the other', async () => {
    const body = table(
      row(cell('Contact', 'Berlin', 'a@b.example', 'Skills', 'SQL'), cell('Profile', 'Kind')),
    );
    expect(await textsOf(word(body))).toEqual([
      'Contact',
      'Berlin',
      'a@b.example',
      'Skills',
      'SQL',
      'Profile',
      'Kind',
    ]);
  });

  test('tables in tables', async () => {
    const inner = `<w:tc>${table(row(cell('a'), cell('b')))}<w:p/></w:tc>`;
    expect(await linesOf(word(table(row(inner, cell('c')))))).toEqual([['a', 'b', 'c']]);
  });

  test('a text box is read once', async () => {
    const box = `<w:txbxContent>${paragraph('In a box')}</w:txbxContent>`;
    const body = `<w:p><w:r><w:t>Before</w:t><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent><w:t>after</w:t></w:r></w:p>`;
    expect(await textsOf(word(body))).toEqual(['Before', 'In a box', 'after']);
  });

  test('headers come first, each once, and footers last', async () => {
    const header = wordXml(paragraph('maya@example.com'));
    const parts = linked({
      header1: header,
      header2: header,
      footer: wordXml(paragraph('Page 1')),
    });
    expect(await textsOf(docx(wordXml(paragraph('Maya')), parts))).toEqual([
      'maya@example.com',
      'Maya',
      'Page 1',
    ]);
  });

  test('what was deleted, hidden or is said by a field is not there', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:ins><w:r><w:t>there</w:t></w:r></w:ins></w:p>';
    expect(await textsOf(word(body))).toEqual(['there']);
  });

  test('size and weight, of runs and of styles', async () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:styleId="A"><w:rPr><w:b/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>';
    const body =
      '<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:t>Maya</w:t></w:r></w:p>' +
      '<w:p><w:pPr><w:rPr><w:b/><w:sz w:val="99"/></w:rPr></w:pPr><w:r><w:t>plain</w:t></w:r></w:p>' +
      '<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr><w:r><w:rPr><w:b w:val="0"/><w:sz w:val="24"/></w:rPr><w:t>own</w:t></w:r></w:p>';
    expect(await segmentsOf(docx(wordXml(body), linked({ styles })))).toMatchObject([
      { text: 'Maya', size: 20, isBold: true },
      { text: 'plain', size: 11, isBold: false },
      { text: 'own', size: 12, isBold: false },
    ]);
  });

  test('bullets that the document only numbers', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>';
    const item = (list: number) =>
      paragraph('item').replace(
        '<w:p>',
        `<w:p><w:pPr><w:numPr><w:numId w:val="${list}"/></w:numPr></w:pPr>`,
      );
    expect(await textsOf(docx(wordXml(item(1) + item(2)), linked({ numbering })))).toEqual([
      '• item',
      'item',
    ]);
  });

  test('what a template says is not what somebody has typed', async () => {
    const control = (isShown: boolean, text: string) =>
      `<w:sdt><w:sdtPr>${isShown ? '<w:showingPlcHdr/>' : ''}</w:sdtPr><w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
    expect(await textsOf(word(control(true, '[Your name]') + control(false, 'Maya')))).toEqual([
      'Maya',
    ]);
  });

  test('Word in one file of XML', async () => {
    const text = (root: string) =>
      utf8(
        `<?xml version="1.0"?><?mso-application progid="Word.Document"?><${root}>${paragraph('Maya')}</${root}>`,
      );
    expect(await textsOf(text('w:wordDocument'))).toEqual(['Maya']);
    expect(await textsOf(text('pkg:package'))).toEqual(['Maya']);
  });

  test('entities, and what is none', async () => {
    expect(
      await textsOf(word(paragraph('R&amp;D &#8211; &#x41; &lt;b&gt; &none; &#1114112;'))),
    ).toEqual(['R&D – A <b> &none;']);
  });

  test('a main part by another name, in UTF-16', async () => {
    const part = concat(
      '\u00ff\u00fe',
      new Uint8Array(Buffer.from(wordXml(paragraph('Maya 麻')), 'utf16le')),
    );
    expect(await textsOf(zip({ 'word/document2.xml': part }))).toEqual(['Maya 麻']);
  });

  test('a part that is encrypted, a part that is not there', async () => {
    const deflated = new Uint8Array(deflateRawSync(wordXml(paragraph('Maya'))));
    expect(await statusOf(docx({ deflated, isEncrypted: true }))).toBe('encrypted');
    expect(await statusOf(docx({ deflated: deflated.subarray(0, 20) }))).toBe('no_text');
    expect(await statusOf(zip({ 'word/other.xml': 'x' }))).toBe('corrupt');
  });

  test('what Office encrypts is a compound file', async () => {
    const stream = { EncryptedPackage: new Uint8Array(5000), EncryptionInfo: new Uint8Array(500) };
    expect(await statusOf(compoundFile(stream))).toBe('encrypted');
    expect(await statusOf(compoundFile({ Workbook: new Uint8Array(5000) }))).toBe('corrupt');
  });
});

describe('ODT', () => {
  test('paragraphs, spaces, tabulators, lists and tables', async () => {
    const body =
      '<text:h text:outline-level="1">Maya\n  Thornton</text:h><text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p>' +
      '<text:list><text:list-item><text:p>item</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Acme</text:p></table:table-cell></table:table-row></table:table>' +
      '<office:annotation><text:p>a comment</text:p></office:annotation>';
    expect(await linesOf(odt(body))).toEqual([
      ['Maya Thornton'],
      ['a b', 'c'],
      ['d'],
      ['• item'],
      ['2019', 'Acme'],
    ]);
  });

  test('headers, and styles of styles', async () => {
    const styles =
      '<style:style style:name="A"><style:text-properties fo:font-size="20pt"/></style:style><style:style style:name="B" style:parent-style-name="A"><style:text-properties fo:font-weight="bold"/></style:style>' +
      '<style:header><text:p>a@b.example</text:p></style:header>';
    const body =
      '<text:p text:style-name="B">Maya <text:span text:style-name="A">T</text:span></text:p>';
    expect(await segmentsOf(odt(body, { 'styles.xml': styles }))).toMatchObject([
      { text: 'a@b.example', size: 12 },
      { text: 'Maya T', size: 20, isBold: true },
    ]);
  });

  test('what needs a password', async () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    expect(await statusOf(odt('<text:p>x</text:p>', { 'META-INF/manifest.xml': manifest }))).toBe(
      'encrypted',
    );
  });
});

describe('DOC', () => {
  test('paragraphs, cells, rows, fields and special signs', async () => {
    const text =
      'Maya\r2019\u0007Acme\rEngineer\u0007\u00072018\u0007Beta\u0007\u0007\u0013 HYPERLINK "x" \u0014a@b.example\u0015 co\u001fop e\u001eMail\u000bnext\r';
    expect(await linesOf(wordDocument(text))).toEqual([
      ['Maya'],
      ['2019', 'Acme'],
      ['Engineer'],
      ['2018', 'Beta'],
      ['a@b.example coop e-Mail'],
      ['next'],
    ]);
  });

  test('pieces stand in the order of the text, not of the file', async () => {
    const pieces = [
      { at: 6, length: 5 },
      { at: 0, length: 6 },
    ];
    expect(await textsOf(wordDocument('World Hello', pieces))).toEqual(['HelloWorld']);
  });

  test('encrypted, cut off, of another time', async () => {
    const at = 1024 + 512;
    const encrypted = wordDocument('Hello\r', undefined, (file) => {
      file.writeUInt16LE(0x0100, file.indexOf('eca5', 'hex') + 0x0a);
    });
    expect(await statusOf(encrypted)).toBe('encrypted');
    expect(await statusOf(wordDocument('Hello\r').subarray(0, at))).toBe('corrupt');
  });
});

describe('RTF', () => {
  const rtf = (body: string) => bytesOf(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`);

  test('letters of several alphabets', async () => {
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Gothic;}}';
    const body = `${fonts}\\f0 caf\\'e9 \\u8364? {\\f1 \\'cf\\'f0\\'e8} \\uc2\\u26085??x \\f2\\'93\\'fa`;
    expect(await textsOf(rtf(body))).toEqual(['café € При 日x 日']);
  });

  test('paragraphs, tabulators, tables, and groups that nobody reads', async () => {
    const body =
      '{\\info{\\author Somebody}}{\\*\\generator x}{\\pict 00ff}\\b Maya\\b0\\par a\\tab b\\line c\\par\n' +
      '\\trowd\\intbl 2019\\cell {\\b Acme}{ }{Ltd}\\cell\\row\\trowd\\intbl 2018\\cell Beta\\cell\\row\\pard after\\par';
    expect(await linesOf(rtf(body))).toEqual([
      ['Maya'],
      ['a', 'b'],
      ['c'],
      ['2019', 'Acme Ltd'],
      ['2018', 'Beta'],
      ['after'],
    ]);
    expect((await segmentsOf(rtf(body)))[0]).toMatchObject({
      text: 'Maya',
      isBold: true,
      size: 12,
    });
  });

  test('links show their text, pictures are stepped over', async () => {
    const body =
      '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt a@b.example}} \\bin5 {{{{{end \\{x\\} {\\v hidden}';
    expect(await textsOf(rtf(body))).toEqual(['a@b.example end {x}']);
  });
});

describe('text', () => {
  const CYRILLIC = 'Иван Петров, опыт работы: программист';
  const bytes1251 = Uint8Array.from(CYRILLIC, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x410 ? code - 0x410 + 0xc0 : code;
  });

  test.each([
    ['UTF-8', utf8('Zoë Müller\r\n日本'), ['Zoë Müller', '日本']],
    ['UTF-8 with a mark', utf8('\ufeffZoë'), ['Zoë']],
    [
      'UTF-16',
      concat('\u00ff\u00fe', new Uint8Array(Buffer.from('Zoë 日', 'utf16le'))),
      ['Zoë 日'],
    ],
    ['western', bytesOf('Zo\u00eb M\u00fcller, caf\u00e9'), ['Zoë Müller, café']],
    [
      'Polish',
      bytesOf('Micha\u00b3 W\u00b3odarczyk, ksi\u00eagowo\u009c\u00e6, j\u00eazyk'),
      ['Michał Włodarczyk, księgowość, język'],
    ],
    ['Cyrillic', bytes1251, [CYRILLIC]],
    [
      'Shift JIS',
      bytesOf('\u0082\u00a9\u0082\u00c8 \u0093\u00fa\u0096\u007b\u0082\u00cc'),
      ['かな 日本の'],
    ],
    [
      'GBK',
      bytesOf('\u00b9\u00a4\u00d7\u00f7 \u00b9\u00ab\u00cb\u00be \u00b5\u00c4'),
      ['工作 公司 的'],
    ],
  ])('in %s', async (_, bytes, texts) => {
    expect(await textsOf(bytes)).toEqual(texts);
  });

  test('tabulators and wide gaps are columns', async () => {
    expect(await linesOf(utf8('Acme      2019\nBeta\t2018\n\n* item'))).toEqual([
      ['Acme', '2019'],
      ['Beta', '2018'],
      ['* item'],
    ]);
  });

  test('HTML that is called .doc', async () => {
    const html =
      '<html><head><title>no</title><xml><w:WordDocument>no</w:WordDocument></xml><style>p{}</style></head><body><h1>Maya &eacute;&amp;</h1><script>alert(1)</script>' +
      '<p>one<br>two</p><ul><li><p>item</p><li>more</ul><table><tr><td>2019<td>Acme</tr></table><!-- no --></body>';
    expect(await linesOf(utf8(html))).toEqual([
      ['Maya é&'],
      ['one'],
      ['two'],
      ['• item'],
      ['• more'],
      ['2019', 'Acme'],
    ]);
  });
});

describe('PDF', () => {
  const WINANSI = `<< ${HELVETICA} /Encoding /WinAnsiEncoding >>`;
  const cidFont = (encoding: string, more = '') =>
    `<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin /Encoding /${encoding} /DescendantFonts [6 0 R] ${more} >>`;
  const descendant = '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin >>';
  const shown = (hex: string) => content(`BT /F1 12 Tf 72 720 Td <${hex}> Tj ET`);

  test.each([
    ['90ms-RKSJ-H', '93fa967b41', '日本A'],
    ['EUC-H', 'c6fccbdc41', '日本A'],
    ['H', '467c4b5c', '日本'],
    ['GBK-EUC-H', 'b9a4d7f741', '工作A'],
    ['KSCms-UHC-H', 'b0e6b7c241', '경력A'],
    ['ETen-B5-H', 'a475a74041', '工作A'],
    ['UniJIS-UTF16-H', '65e5672c0041', '日本A'],
    ['UniGB-UCS2-V', '5de54f5c', '工作'],
  ])('characters by %s', async (encoding, hex, text) => {
    const document = pageOf(shown(hex), { font: cidFont(encoding), more: [descendant] });
    expect(await textsOf(document)).toEqual([text]);
  });

  test('what no font and no table explains is not guessed', async () => {
    const document = pageOf(shown('00030004'), { font: cidFont('Identity-H'), more: [descendant] });
    expect(await textsOf(document)).toEqual([]);
  });

  const filters: readonly [name: string, parameters: string, bytes: Bytes][] = [
    ['FlateDecode', '', zlibOf(new Uint8Array(deflateRawSync(HELLO)))],
    ['ASCIIHexDecode', '', bytesOf(`${Buffer.from(HELLO).toString('hex')}>`)],
    ['RunLengthDecode', '', concat(String.fromCodePoint(HELLO.length - 1), HELLO, '\u0080')],
    ['LZWDecode', '', lzw(HELLO)],
    ['A85', '', ascii85(HELLO)],
    [
      'Fl',
      '/Predictor 12 /Columns 4',
      zlibOf(new Uint8Array(deflateRawSync(Buffer.from(predicted(HELLO, 4))))),
    ],
  ];

  test.each(filters)('undoes %s %s', async (name, parameters, bytes) => {
    const dict = `/Filter /${name} ${parameters === '' ? '' : `/DecodeParms << ${parameters} >>`}`;
    expect(await textsOf(pageOf(content(bytes, dict)))).toEqual(['Hello world']);
  });

  test('LZW whose codes grow, and whose table is cleared', () => {
    const words = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 9973).toString(36));
    const text = words.join(' ');
    expect(Buffer.from(unLzw(lzw(text), true, 100_000)).toString('latin1')).toBe(text);
    expect(unLzw(lzw(text), true, 1000)).toHaveLength(1000);
  });

  test('filters one after another, in an object stream', async () => {
    const objects = [
      CATALOG,
      PAGES,
      '<< /Type /Page /Contents 9 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
      WINANSI,
    ];
    const heads: string[] = [];
    let size = 0;
    for (const [at, object] of objects.entries()) {
      heads.push(`${at + 1} ${size}`);
      size += object.length + 1;
    }
    const head = `${heads.join(' ')} `;
    const stream = ascii85(
      Buffer.from(zlibOf(new Uint8Array(deflateRawSync(head + objects.join(' '))))).toString(
        'latin1',
      ),
    );
    const holder = {
      dict: `/Type /ObjStm /N 4 /First ${head.length} /Filter [/ASCII85Decode /FlateDecode]`,
      stream,
    };
    const filler = Array.from({ length: 7 }, () => 'null');
    const bytes = pdf([
      'null',
      'null',
      'null',
      'null',
      holder,
      ...filler.slice(0, 3),
      content(HELLO),
    ]);
    // What stands later counts: the plain ones are taken out.
    const text = Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[1-4] 0 obj\nnull\nendobj\n/gu, '');
    expect(await textsOf(bytesOf(text))).toEqual(['Hello world']);
  });

  test('the last version of an object counts', async () => {
    const first = Buffer.from(pageOf(content('BT /F1 12 Tf 72 720 Td (Old) Tj ET'))).toString(
      'latin1',
    );
    const second = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    expect(await textsOf(bytesOf(first + second))).toEqual(['Hello world']);
  });

  test('without a trailer, without a tree', async () => {
    const whole = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    expect(await textsOf(bytesOf(whole.replace(/trailer[^]*/u, '')))).toEqual(['Hello world']);
    expect(
      await textsOf(bytesOf(whole.replace(/1 0 obj[^]*?endobj/u, '').replace('/Root', '/Rot'))),
    ).toEqual(['Hello world']);
    expect(await statusOf(bytesOf('%PDF-1.7\nnothing'))).toBe('corrupt');
  });

  test('forms, and what was filled into fields', async () => {
    const form = content(
      'BT /F1 10 Tf (maya@example.com) Tj ET',
      '/Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 5 0 R >> >>',
    );
    const whole = Buffer.from(
      pageOf(content(`${HELLO} q 1 0 0 1 72 600 cm /X Do Q`), {
        resources: '/XObject << /X 6 0 R >>',
        more: [form, '<< /Subtype /Widget /Rect [72 500 172 520] /AP << /N 6 0 R >> >>'],
      }),
    ).toString('latin1');
    const filled = bytesOf(whole.replace('/MediaBox', '/Annots [7 0 R] /MediaBox'));
    expect(await segmentsOf(filled)).toMatchObject([
      { text: 'Hello world', y: 72 },
      { text: 'maya@example.com', x: 72, y: 192 },
      { text: 'maya@example.com', x: 72, y: 292 },
    ]);
  });

  test('ligatures by name, figures of another style', async () => {
    const font = `<< ${HELVETICA} /Encoding << /Differences [1 /o /f_f_i /c /e.sc /one.oldstyle] >> >>`;
    expect(await textsOf(pageOf(shown('0102030405'), { font }))).toEqual(['office1']);
  });

  test('columns are parted, words are not', async () => {
    const text = content(
      'BT /F1 10 Tf 72 700 Td (Acme) Tj 200 0 Td (2019) Tj -200 -14 Td (Engi) Tj 17.8 0 Td (neer) Tj ET',
    );
    expect(await linesOf(pageOf(text, { font: WINANSI }))).toEqual([
      ['Acme', '2019'],
      ['Engineer'],
    ]);
  });

  test('typed gaps are columns as well', async () => {
    const toUnicode = content('1 beginbfrange <20> <7e> <0020> endbfrange');
    const font = `<< ${HELVETICA} /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>`;
    const text = content('BT /F1 10 Tf 72 700 Td (Acme          2019) Tj ET');
    expect(await linesOf(pageOf(text, { font, more: [toUnicode] }))).toEqual([['Acme', '2019']]);
  });

  test('a page that lies on its side', async () => {
    const whole = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    const [turned] = await segmentsOf(bytesOf(whole.replace('/MediaBox', '/Rotate 90 /MediaBox')));
    expect(turned).toMatchObject({ text: 'Hello world' });
  });

  test('two hundred pages: the first fifteen are read', async () => {
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
    const kids = Array.from({ length: 200 }, (_, at) => `${at + 5} 0 R`).join(' ');
    const bytes = pdf([
      CATALOG,
      `<< /Type /Pages /Count 200 /Kids [${kids}] >>`,
      content(HELLO),
      WINANSI,
      ...Array.from({ length: 200 }, () => page),
    ]);
    const { status, segments, pages } = await readDocument(bytes);
    expect({ status, pages }).toEqual({ status: 'read', pages: 200 });
    expect(segments.map(({ page: number }) => number)).toEqual(
      Array.from({ length: 15 }, (_, at) => at + 1),
    );
  });

  test('of more text than anybody reads, the beginning', async () => {
    const text = content(`BT /F1 0.001 Tf 72 720 Td (${'word '.repeat(90_000)}) Tj ET`);
    const [segment] = await segmentsOf(pageOf(text));
    expect(segment?.text.length).toBeGreaterThan(199_000);
    expect(segment?.text.length).toBeLessThanOrEqual(200_000);
  });

  test('a picture of a CV has no text', async () => {
    expect(await statusOf(pageOf(content('q 612 0 0 792 0 0 cm /Im0 Do Q')))).toBe('no_text');
  });

  test('too large to be looked at', async () => {
    expect(await statusOf(concat('%PDF-1.7', new Uint8Array(10_000_000)))).toBe('too_large');
  });
});

/** A font of one table, which says which glyph a range of characters begins with. */
/** As the specification has it: codes grow from nine to twelve bits, one code before they would have to. */
function lzw(text: string): Bytes {
  const codes = new Map<string, number>();
  let bits = '';
  let width = 9;
  let next = 258;
  let known = '';
  const put = (code: number) => {
    bits += code.toString(2).padStart(width, '0');
  };
  const codeOf = (piece: string) =>
    piece.length === 1 ? piece.charCodeAt(0) : (codes.get(piece) ?? 0);
  put(256);
  for (const letter of text) {
    const longer = known + letter;
    if (longer.length === 1 || codes.has(longer)) {
      known = longer;
      continue;
    }
    put(codeOf(known));
    codes.set(longer, next++);
    if (next === 1 << width) width++;
    if (next === 4094) {
      put(256);
      codes.clear();
      next = 258;
      width = 9;
    }
    known = letter;
  }
  put(codeOf(known));
  put(257);
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Uint8Array.from(padded.match(/.{8}/gu) ?? [], (byte) => Number.parseInt(byte, 2));
}

function ascii85(text: string): Bytes {
  const bytes = Buffer.from(text, 'latin1');
  let out = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let word = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
    const digits: string[] = [];
    for (let digit = 0; digit < 5; digit++) {
      digits.unshift(String.fromCodePoint(33 + (word % 85)));
      word = Math.floor(word / 85);
    }
    out += digits.join('').slice(0, group.length + 1);
  }
  return bytesOf(`${out}~>`);
}

/** Rows of PNG, each told by the one above it. */
function predicted(text: string, columns: number): number[] {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / columns) * columns));
  const rows: number[] = [];
  for (let at = 0; at < bytes.length; at += columns) {
    rows.push(2);
    for (let column = 0; column < columns; column++) {
      rows.push(((bytes[at + column] ?? 0) - (bytes[at + column - columns] ?? 0)) & 255);
    }
  }
  return rows;
}
