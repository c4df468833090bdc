/** Tests how DOC, RTF, plain text and HTML are read, with documents built for each case. */
import { describe, expect, test } from 'vitest';
import { bytesOf, concat } from './support/bytes.ts';
import { wordDocument } from './support/compound.ts';
import { formattedDocument } from './support/word-formats.ts';
import { segmentsOf, textsOf, statusOf, linesOf, utf8 } from './support/reading.ts';

describe('DOC', () => {
  test('paragraphs, table cells, fields and special characters of DOC are read', async () => {
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

  test('pieces of DOC are read in the order of the text, not of the file', async () => {
    const pieces = [
      { at: 6, length: 5 },
      { at: 0, length: 6 },
    ];
    expect(await textsOf(wordDocument('World Hello', pieces))).toEqual(['HelloWorld']);
  });

  const IN_TABLE = [0x16, 0x24, 1];
  const ROW_END = [...IN_TABLE, 0x17, 0x24, 1];
  const BOLD = [0x35, 0x08, 1];
  const HIDDEN = [0x3c, 0x08, 1];
  const DELETED = [0x00, 0x08, 1];
  const SYMBOL = [0x09, 0x6a, 0, 0, 0x28, 0xf0];
  const LISTED = [0x0b, 0x46, 1, 0];
  /** Runs one after another, of as many characters as each text has. */
  const runs = (...parts: readonly (readonly [text: string, list: readonly number[]])[]) => {
    let to = 0;
    return parts.map(([text, list]) => {
      to += text.length;
      return { from: to - text.length, to, list };
    });
  };

  test('DOC text has its size and weight; hidden and deleted text is left out, icons are signs', async () => {
    const parts = [
      ['Maya', [...BOLD, 0x43, 0x4a, 44, 0]],
      [' gone', HIDDEN],
      [' deleted', DELETED],
      ['\r', []],
      ['(', SYMBOL],
      [' 0161 496 0123\rone\r', []],
    ] as const;
    const text = parts.map(([part]) => part).join('');
    const paragraphs = runs(
      ['Maya gone deleted\r', []],
      ['( 0161 496 0123\r', []],
      ['one\r', LISTED],
    );
    const file = formattedDocument(text, { characters: runs(...parts), paragraphs });
    expect(await segmentsOf(file)).toMatchObject([
      { text: 'Maya', size: 22, isBold: true },
      { text: '• 0161 496 0123', size: 10, isBold: false },
      { text: '• one' },
    ]);
  });

  test('rows of DOC with empty cells and with several paragraphs in the first keep their cells', async () => {
    const cells = ['Maya\rThornton\u0007', '\u0007', 'Leeds\u0007'];
    const text = `${cells.join('')}\u0007after\r`;
    const paragraphs = runs(
      ...cells.map((one) => [one, IN_TABLE] as const),
      ['\u0007', ROW_END],
      ['after\r', []],
    );
    expect(await linesOf(formattedDocument(text, { paragraphs }))).toEqual([
      ['Maya', 'Leeds'],
      ['Thornton'],
      ['after'],
    ]);
    const segments = await segmentsOf(formattedDocument(text, { paragraphs }));
    expect(segments[1]).toMatchObject({ text: 'Leeds', x: 200 });
  });

  test('text boxes of DOC stand before the paragraph that they are anchored in', async () => {
    const main = 'first\rse\u0008cond\rthird\r';
    const box = 'Maya Thornton\rmaya@example.com\rleft over\r';
    const paragraphs = runs([main + box, []]);
    const file = formattedDocument(
      main,
      { paragraphs },
      { text: box, boxes: [{ anchor: 8, from: 0, to: 31 }] },
    );
    expect(await textsOf(file)).toEqual([
      'first',
      'Maya Thornton',
      'maya@example.com',
      'second',
      'third',
      'left over',
    ]);
  });

  test('links of DOC complete their text', async () => {
    const text = '\u0013 HYPERLINK "mailto:maya@example.com" \u0014Mail\u0015 | Leeds\r';
    expect(await textsOf(wordDocument(text))).toEqual(['Mail maya@example.com | Leeds']);
    expect(await textsOf(formattedDocument(text, { paragraphs: runs([text, []]) }))).toEqual([
      'Mail maya@example.com | Leeds',
    ]);
  });

  test('encrypted, truncated and very old DOC files get their status', async () => {
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

  test('RTF text in several alphabets is decoded', async () => {
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Gothic;}}';
    const body = `${fonts}\\f0 caf\\'e9 \\u8364? {\\f1 \\'cf\\'f0\\'e8} \\uc2\\u26085??x \\f2\\'93\\'fa`;
    expect(await textsOf(rtf(body))).toEqual(['café € При 日x 日']);
  });

  test('paragraphs, tabs and tables of RTF are read, and unknown groups skipped', async () => {
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

  test('tables within cells of RTF keep their rows', async () => {
    const inner = (label: string, value: string) =>
      `\\pard\\intbl\\itap2 ${label}\\nestcell ${value}\\nestcell{\\*\\nesttableprops\\trowd\\cellx900\\cellx1800\\nestrow}{\\nonesttables\\par}`;
    const body = `\\trowd\\cellx2000\\cellx6000\\pard\\intbl Maya\\par${inner('T', '0161')}${inner('E', 'a@b.example')}\\pard\\intbl\\cell Profile\\cell\\row\\pard after\\par`;
    expect(await linesOf(rtf(body))).toEqual([
      ['Maya', 'Profile'],
      ['T', '0161'],
      ['E', 'a@b.example'],
      ['after'],
    ]);
  });

  test('cells of RTF stand where their edges say', async () => {
    const segments = await segmentsOf(
      rtf('\\trowd\\cellx3000\\cellx6000\\pard\\intbl a\\cell b\\cell\\row\\pard'),
    );
    expect(segments.map(({ x }) => x)).toEqual([0, 150]);
  });

  test('links of RTF are completed, and letters of symbol fonts are signs', async () => {
    const fonts =
      '{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset2 Wingdings;}{\\f2\\fnil Font{\\*\\falt x}Awesome;}}';
    const body = `${fonts}\\f0 {\\f1 *}{\\field{\\*\\fldinst {HYPERLINK "mailto:maya@example.com"}}{\\fldrslt {Mail}}} end\\par{\\f2 x} text`;
    expect(await textsOf(rtf(body))).toEqual(['• Mail maya@example.com end', '• text']);
  });

  test('links in RTF give their text, and pictures are skipped', async () => {
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
  ])('text in %s is decoded', async (_, bytes, texts) => {
    expect(await textsOf(bytes)).toEqual(texts);
  });

  test('tabs and wide gaps in text separate columns', async () => {
    expect(await linesOf(utf8('Acme      2019\nBeta\t2018\n\n* item'))).toEqual([
      ['Acme', '2019'],
      ['Beta', '2018'],
      ['* item'],
    ]);
  });

  test('HTML saved as .doc is read', async () => {
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

  test('HTML is read with its styles: size, weight, hidden text, signs, tabs and links', async () => {
    const html =
      '<html><head><style><!-- /* fonts */ p.Name, .big {font-size:28.0pt; font-weight:bold} .gone{display:none} --></style></head><body>' +
      '<P CLASS=Other>other</P><p class=Name>Maya</p><p><span style="font-family:Wingdings">*</span><a href="mailto:maya@example.com">Mail</a></p>' +
      '<p>plain<span class="gone">hidden</span><del>deleted</del><a href="#_ftn1"><sup>1</sup></a></p>\n<p>\n\t\tAcme\t2019<span style="mso-tab-count:1">   </span>x</p>' +
      '<table><tr><td colspan="2">a</td><td>b</td></tr></table></body></html>';
    const segments = await segmentsOf(utf8(html));
    expect(segments[1]).toMatchObject({ text: 'Maya', size: 28, isBold: true });
    expect(segments[3]).toMatchObject({ text: 'plain', size: 12, isBold: false });
    expect(await linesOf(utf8(html))).toEqual([
      ['other'],
      ['Maya'],
      ['• Mail maya@example.com'],
      ['plain'],
      ['Acme', '2019', 'x'],
      ['a', 'b'],
    ]);
  });
});
