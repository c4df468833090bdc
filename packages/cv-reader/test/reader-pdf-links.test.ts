/** Tests that links of a PDF complete their texts. */
import { describe, expect, test } from 'vitest';
import { CATALOG, content, HELVETICA, PAGES, pdf } from './support/pdf.ts';
import { linesOf } from './support/reading.ts';

type Link = readonly [target: string, ...rect: number[]];

/** A page with text at places and with links. */
function pageWith(
  texts: readonly (readonly [x: number, y: number, text: string])[],
  links: readonly Link[],
) {
  const drawn = texts.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`);
  const numbers = links.map((_, at) => `${6 + at} 0 R`);
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${numbers.join(' ')}] /Resources << /Font << /F1 5 0 R >> >> >>`;
  const annotations = links.map(
    ([target, ...rect]) =>
      `<< /Subtype /Link /Rect [${rect.join(' ')}] /A << /S /URI /URI (${target}) >> >>`,
  );
  return pdf([
    CATALOG,
    PAGES,
    page,
    content(drawn.join('\n')),
    `<< ${HELVETICA} >>`,
    ...annotations,
  ]);
}

const AT = [70, 698, 300, 712] as const;

describe('the text of a link in a PDF', () => {
  test.each([
    [
      'an underscore that is a line',
      'janeroe@example.com',
      'mailto:jane_roe@example.com',
      ['jane_roe@example.com'],
    ],
    [
      'words instead of the address',
      'Email me',
      'mailto:jane@example.com',
      ['Email me', 'jane@example.com'],
    ],
    ['the address', 'Jane@example.com', 'mailto:jane@example.com?subject=CV', ['jane@example.com']],
    [
      'another address stays',
      'jane@example.com',
      'mailto:you@template.example',
      ['jane@example.com'],
    ],
    ['a national number', '\\(030\\) 901820', 'tel:+4930901820', ['+4930901820']],
    ['a page about the person', 'Jane Roe', 'https://linkedin.com/in/janeroe', ['Jane Roe']],
    ['another page', 'Jane Roe', 'https://example.com/', ['Jane Roe']],
    ['no target', 'Jane Roe', '', ['Jane Roe']],
  ])('is completed: %s', async (_, text, target, expected) => {
    expect(await linesOf(pageWith([[72, 700, text]], [[target, ...AT]]))).toEqual([expected]);
  });

  test('is completed where it goes over two lines', async () => {
    const texts = [
      [72, 700, 'jane.roe@example.'],
      [72, 688, 'com'],
    ] as const;
    const links = [
      ['mailto:jane.roe@example.com', 70, 698, 160, 709],
      ['mailto:jane.roe@example.com', 70, 686, 100, 697],
    ] as const;
    expect(await linesOf(pageWith(texts, links))).toEqual([['jane.roe@example.com']]);
  });

  test('stays where the link is elsewhere', async () => {
    const texts = [
      [72, 700, 'Jane Roe'],
      [72, 660, 'Email'],
    ] as const;
    const links = [['mailto:jane@example.com', 70, 658, 120, 672]] as const;
    expect(await linesOf(pageWith(texts, links))).toEqual([
      ['Jane Roe'],
      ['Email', 'jane@example.com'],
    ]);
  });
});
