/** PDFs that hold no CV to read: cut off, or scanned with the marks of the scanner. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCv, scannedPagesOf } from '../src/index.ts';
import { concat } from './support/bytes.ts';
import type { Bytes } from './support/bytes.ts';
import { content, HELVETICA, pageOf, pdf } from './support/pdf.ts';
import type { PdfObject } from './support/pdf.ts';

const now = new Date('2026-11-01T00:00:00Z');

function fixture(name: string): Bytes {
  return new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}`));
}

const unread = (status: string) => ({ status, resume: null, text: '' });

describe('a PDF that is cut off', () => {
  const cv = 'BT /F1 12 Tf 72 720 Td (Ada Lovelace) Tj 0 -20 Td (ada@people.example) Tj ET';
  const whole = pageOf(content(cv));
  const at = (mark: string) => Buffer.from(whole).indexOf(mark);

  test.each([
    ['in its first object', () => whole.subarray(0, at('/Pages'))],
    ['before its page', () => whole.subarray(0, at('3 0 obj'))],
    ['before its content', () => whole.subarray(0, at('4 0 obj'))],
    ['before its fonts', () => whole.subarray(0, at('5 0 obj'))],
  ])('%s is corrupt', async (_, cut) => {
    expect(await parseCv(cut(), { now })).toEqual(unread('corrupt'));
  });

  test('after its fonts is read', async () => {
    const cut = whole.subarray(0, at('trailer'));
    const { status, text } = await parseCv(cut, { now });
    expect([status, text]).toEqual(['parsed', 'Ada Lovelace\nada@people.example']);
  });

  test('and was updated before is corrupt', async () => {
    const updated = concat(whole, '6 0 obj\n<< /Type /Page /Contents 7 0 R >>\nendobj\n');
    const empty = concat(pageOf(content('')), '6 0 obj\n<< /Type /Page >>\nendobj\n');
    expect((await parseCv(updated, { now })).status).toBe('parsed');
    expect(await parseCv(empty, { now })).toEqual(unread('corrupt'));
  });

  test.each([
    ['chromium-arabic.pdf', 0.2],
    ['chromium-spaced.pdf', 0.2],
    ['d01-en-onecol.pdf', 0.4],
    ['d04-es-sidebar.pdf', 0.3],
    ['d07-ja.pdf', 0.05],
    ['qpdf-rc4-128.pdf', 0.9],
    ['scanned.pdf', 0.9],
  ])('as %s after %f of its bytes is corrupt, and no garbage', async (name, share) => {
    const bytes = fixture(name);
    const cut = bytes.subarray(0, Math.floor(share * bytes.byteLength));
    expect(await parseCv(cut, { now })).toEqual(unread('corrupt'));
  });

  test('between two fonts is read without the text in the lost one', async () => {
    const bytes = fixture('d01-en-onecol.pdf');
    const { text } = await parseCv(bytes.subarray(0, Math.floor(0.6 * bytes.byteLength)), { now });
    expect(text).toContain('Maya Thornton\nProfile\nWork Experience\nSenior Frontend Engineer');
    expect(text).not.toMatch(/URQWHQG/u);
  });
});

describe('a PDF that is whole', () => {
  test('and has no text has no text, also without the mark of its end', async () => {
    const empty = pageOf(content(''));
    const unmarked = concat(Buffer.from(empty).toString('latin1').replace('%%EOF', 'startxref\n0'));
    expect(await parseCv(empty, { now })).toEqual(unread('no_text'));
    expect(await parseCv(unmarked, { now })).toEqual(unread('no_text'));
  });

  test('and has a word alone is parsed', async () => {
    const { status, text } = await parseCv(
      pageOf(content('BT /F1 12 Tf 72 720 Td (certificate) Tj ET')),
      { now },
    );
    expect([status, text]).toEqual(['parsed', 'certificate']);
  });
});

describe('a scanned PDF', () => {
  type Sheet = { text: string; width?: number; height?: number };

  /** Pages with a picture each, and text over it. */
  function scan(...sheets: readonly Sheet[]): Bytes {
    const pages = sheets.flatMap(({ text, width = 1240, height = 1754 }, index): PdfObject[] => {
      const first = 4 + 3 * index;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /Im0 ${first + 2} 0 R >> >> >>`,
        content(`q 595 0 0 842 0 0 cm /Im0 Do Q BT /F1 9 Tf 72 20 Td (${text}) Tj ET`),
        {
          dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
          stream: '\u00ff\u00d8\u00ff\u00e0 a picture \u00ff\u00d9',
        },
      ];
    });
    const kids = sheets.map((_, index) => `${4 + 3 * index} 0 R`).join(' ');
    return pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${sheets.length} /Kids [${kids}] >>`,
      `<< ${HELVETICA} >>`,
      ...pages,
    ]);
  }

  test.each([
    ['nothing', [{ text: '' }]],
    ['a page number', [{ text: '1' }]],
    ['page numbers', [{ text: 'Page 1 of 2' }, { text: 'Page 2 of 2' }]],
    ['the mark of a scanner', [{ text: 'Scanned with CamScanner' }]],
    ['the address of a scanner', [{ text: 'Scanned by www.camscanner.com' }]],
    ['the line of a fax', [{ text: '2026-10-30 14:02 FROM: +49 40 1234567 P.1' }]],
    ['a mark on some pages', [{ text: '' }, { text: 'CamScanner' }]],
  ] as const)('with %s has no text, and its pictures can be recognized', async (_, sheets) => {
    const bytes = scan(...sheets);
    expect(await parseCv(bytes, { now })).toEqual(unread('no_text'));
    expect(scannedPagesOf(bytes).images).toHaveLength(sheets.length);
  });

  const words =
    'Ada Lovelace studied mathematics and wrote the first program for an engine in London';

  test.each([
    ['the words of the page', [{ text: words }]],
    ['the words of one page', [{ text: '1' }, { text: words }]],
    ['an email address', [{ text: 'ada@people.example' }]],
    ['a small picture', [{ text: 'Ada Lovelace', width: 300, height: 300 }]],
    ['words on a page without a picture', [{ text: '1' }, { text: 'Ada', width: 9, height: 9 }]],
  ] as const)('with %s is read', async (_, sheets) => {
    expect((await parseCv(scan(...sheets), { now })).status).toBe('parsed');
  });
});
