/** Tests letters that TeX prints as a letter and an accent, each at its place. */
import { describe, expect, test } from 'vitest';
import { readPdf } from '../src/readers/pdf/read-pdf.ts';
import { splitAccents } from '../src/readers/pdf/rewriter/split-accents.ts';
import { content, HELVETICA, pageOf } from './support/pdf.ts';

const font = `<< ${HELVETICA} /Encoding << /Type /Encoding /Differences [8 /ogonek 168 /dieresis 180 /acute 184 /cedilla] >> >>`;

async function textOf(shown: string): Promise<string> {
  const page = pageOf(content(`BT /F1 10 Tf 72 700 Td ${shown} ET`), { font });
  const { segments } = await readPdf(page);
  return segments.map(({ text }) => text).join('|');
}

describe('an accent that is printed as a sign of its own', () => {
  test.each([
    ['is put on the letter after it', '[(Kr)-111(\\250)444(uger)]TJ', 'Krüger'],
    [
      'is put on a letter below it',
      '[(sant)]TJ 17.2 0.2 Td [(\\264)]TJ -1.1 -0.2 Td [(e)]TJ',
      'santé',
    ],
    [
      'is put on the letter before it',
      '[(fran\\347ais franc)445(\\270)-112(aise)]TJ',
      'français française',
    ],
    [
      'keeps the space before its word',
      '[(une)]TJ 21.1 1.8 Td [(\\264)]TJ -1.67 -1.8 Td [(Ecole)]TJ',
      'une École',
    ],
  ])('%s', async (_, shown, text) => {
    expect(await textOf(shown)).toBe(text);
  });

  test('stays a sign where it fits no letter', async () => {
    expect(await textOf('[(a)-400(\\250)500(7)]TJ')).toContain('¨');
  });

  test('content without such signs is left as it is', () => {
    const kerned = Buffer.from('BT [(V)120(alue)-278(of (old)999(new) text)]TJ ET');
    expect(splitAccents(kerned)).toBe(kerned);
  });

  test('content of many signs is bounded', () => {
    const many = Buffer.from(`BT ${'[(a\\250)500(o)]TJ '.repeat(50_000)} ET`);
    expect(splitAccents(many).byteLength).toBeLessThan(many.byteLength + 200_000);
  });
});
