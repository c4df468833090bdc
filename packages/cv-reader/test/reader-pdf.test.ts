/** Tests how PDF is read, with documents built for each case. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../src/read-document.ts';
import { unLzw } from '../src/readers/pdf/rewriter/lzw.ts';
import { bytesOf, concat, zlibOf } from './support/bytes.ts';
import type { Bytes } from './support/bytes.ts';
import { CATALOG, content, HELLO, HELVETICA, PAGES, pageOf, pdf } from './support/pdf.ts';
import { lzw, ascii85, predicted } from './support/pdf-filters.ts';
import { segmentsOf, textsOf, statusOf, linesOf } from './support/reading.ts';

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
  ])('characters in the predefined encoding %s are read', async (encoding, hex, text) => {
    const document = pageOf(shown(hex), { font: cidFont(encoding), more: [descendant] });
    expect(await textsOf(document)).toEqual([text]);
  });

  test('text without a character map is not guessed', async () => {
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

  test.each(filters)(
    'a stream with the filter %s %s is decoded',
    async (name, parameters, bytes) => {
      const dict = `/Filter /${name} ${parameters === '' ? '' : `/DecodeParms << ${parameters} >>`}`;
      expect(await textsOf(pageOf(content(bytes, dict)))).toEqual(['Hello world']);
    },
  );

  test('LZW with growing codes and a cleared table is decoded', () => {
    const words = Array.from({ length: 9000 }, (_, at) => ((at * 7919) % 9973).toString(36));
    const text = words.join(' ');
    expect(Buffer.from(unLzw(lzw(text), true, 100_000)).toString('latin1')).toBe(text);
    expect(unLzw(lzw(text), true, 1000)).toHaveLength(1000);
  });

  test('an object stream with several filters is read', async () => {
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

  test('the last version of an object replaces earlier ones', async () => {
    const first = Buffer.from(pageOf(content('BT /F1 12 Tf 72 720 Td (Old) Tj ET'))).toString(
      'latin1',
    );
    const second = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    expect(await textsOf(bytesOf(first + second))).toEqual(['Hello world']);
  });

  test('a PDF without a trailer or page tree is read', async () => {
    const whole = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    expect(await textsOf(bytesOf(whole.replace(/trailer[^]*/u, '')))).toEqual(['Hello world']);
    expect(
      await textsOf(bytesOf(whole.replace(/1 0 obj[^]*?endobj/u, '').replace('/Root', '/Rot'))),
    ).toEqual(['Hello world']);
    expect(await statusOf(bytesOf('%PDF-1.7\nnothing'))).toBe('corrupt');
  });

  test('form XObjects and filled form fields are read', async () => {
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

  test('ligatures by glyph name and old-style figures are read', async () => {
    const font = `<< ${HELVETICA} /Encoding << /Differences [1 /o /f_f_i /c /e.sc /one.oldstyle] >> >>`;
    expect(await textsOf(pageOf(shown('0102030405'), { font }))).toEqual(['office1']);
  });

  test('gaps between columns separate segments, gaps between words do not', async () => {
    const text = content(
      'BT /F1 10 Tf 72 700 Td (Acme) Tj 200 0 Td (2019) Tj -200 -14 Td (Engi) Tj 17.8 0 Td (neer) Tj ET',
    );
    expect(await linesOf(pageOf(text, { font: WINANSI }))).toEqual([
      ['Acme', '2019'],
      ['Engineer'],
    ]);
  });

  test('runs of typed spaces separate columns', async () => {
    const toUnicode = content('1 beginbfrange <20> <7e> <0020> endbfrange');
    const font = `<< ${HELVETICA} /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>`;
    const text = content('BT /F1 10 Tf 72 700 Td (Acme          2019) Tj ET');
    expect(await linesOf(pageOf(text, { font, more: [toUnicode] }))).toEqual([['Acme', '2019']]);
  });

  test('a rotated page is read', async () => {
    const whole = Buffer.from(pageOf(content(HELLO))).toString('latin1');
    const [turned] = await segmentsOf(bytesOf(whole.replace('/MediaBox', '/Rotate 90 /MediaBox')));
    expect(turned).toMatchObject({ text: 'Hello world' });
  });

  test('of two hundred pages the first fifteen are read', async () => {
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

  test('of very long text the beginning is read', async () => {
    const text = content(`BT /F1 0.001 Tf 72 720 Td (${'word '.repeat(90_000)}) Tj ET`);
    const [segment] = await segmentsOf(pageOf(text));
    expect(segment?.text.length).toBeGreaterThan(199_000);
    expect(segment?.text.length).toBeLessThanOrEqual(200_000);
  });

  test('a PDF with only an image is reported as no_text', async () => {
    expect(await statusOf(pageOf(content('q 612 0 0 792 0 0 cm /Im0 Do Q')))).toBe('no_text');
  });

  test('a file above the size limit is reported as too_large', async () => {
    expect(await statusOf(concat('%PDF-1.7', new Uint8Array(10_000_000)))).toBe('too_large');
  });
});
