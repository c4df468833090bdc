/** Tests where a line of a PDF page is split. */
import { describe, expect, test } from 'vitest';
import type { Piece } from '../src/readers/pdf/piece.ts';
import { segmentsOf } from '../src/readers/pdf/segments.ts';

/** Two texts of 10 points on a line; `gap` in points. */
function textsOf(gap: number, [isFirstBold, isNextBold]: [boolean, boolean]): string[] {
  const shared = { y: 50, width: 100, size: 10, isUpright: true };
  const pieces: Piece[] = [
    { ...shared, text: 'Berufserfahrung', x: 40, isBold: isFirstBold },
    { ...shared, text: '2019–2021 Siemens', x: 140 + gap, isBold: isNextBold },
  ];
  return segmentsOf(pieces, 1).map(({ text }) => text);
}

describe('a line of a PDF page', () => {
  const apart = ['Berufserfahrung', '2019–2021 Siemens'];
  const joined = ['Berufserfahrung 2019–2021 Siemens'];

  test.each<[string, number, [boolean, boolean], string[]]>([
    ['is split at a wide gap', 13, [false, false], apart],
    ['is split at a small gap between a bold label and plain text', 8, [true, false], apart],
    ['is not split at a small gap within text of one weight', 8, [false, false], joined],
    ['is not split at a space where the weight changes', 3, [true, false], joined],
  ])('%s', (_, gap, weights, texts) => {
    expect(textsOf(gap, weights)).toStrictEqual(texts);
  });
});

/** Texts of 10 points; `width` is 5 points a character. */
function printedPieces(
  texts: readonly (readonly [x: number, y: number, text: string, isBold?: boolean])[],
): Piece[] {
  return texts.map(([x, y, text, isBold = false]) => ({
    text,
    x,
    y,
    isBold,
    size: 10,
    isUpright: true,
    width: text.length * 5,
  }));
}

describe('a text that begins at the edge of a column', () => {
  const column = [
    [100, 70, 'Kellner'],
    [100, 90, 'Koch'],
    [100, 110, 'Ausbildung'],
  ] as const;

  test.each<[string, readonly [x: number, y: number, text: string, isBold?: boolean][], string[]]>([
    [
      'is split from a label at a gap that is wider than a space',
      [
        [42, 50, 'Kenntnisse'],
        [100, 50, 'Excel'],
      ],
      ['Kenntnisse', 'Excel'],
    ],
    [
      'is split from a period right before it if its weight differs',
      [
        [45, 50, '2019 – 2021'],
        [100, 50, 'Siemens', true],
      ],
      ['2019 – 2021', 'Siemens'],
    ],
    [
      'is not split where another word begins',
      [
        [32, 50, 'Kenntnisse'],
        [88, 50, 'Excel'],
      ],
      ['Kenntnisse Excel'],
    ],
  ])('%s', (_, line, texts) => {
    const segments = segmentsOf(printedPieces([...line, ...column]), 1);
    expect(segments.filter(({ y }) => y === 50).map(({ text }) => text)).toStrictEqual(texts);
  });
});

describe('the parts of a text', () => {
  test('are separated by gaps that are wider than a space', () => {
    const [chips] = segmentsOf(
      printedPieces([
        [40, 50, 'Python'],
        [77, 50, 'Power BI'],
        [124, 50, 'R'],
        [136, 50, 'SQL'],
      ]),
      1,
    );
    expect(chips).toMatchObject({ parts: ['Python', 'Power BI', 'R', 'SQL'] });
  });

  test('are not those of a stretched line', () => {
    const words = ['Alle', 'Worte', 'dieser', 'Zeile', 'stehen', 'etwas', 'auseinander'];
    let x = 40;
    const line = words.map((word) => {
      const at = x;
      x += word.length * 5 + 6;
      return [at, 50, word] as const;
    });
    const [stretched] = segmentsOf(printedPieces(line), 1);
    expect(stretched).toMatchObject({ text: words.join(' ') });
    expect(stretched).not.toHaveProperty('parts');
  });
});

describe('headings that run up the margin', () => {
  const shared = { size: 10, isBold: false, isUpright: true };
  const line = (x: number, y: number, text: string): Piece => ({
    ...shared,
    text,
    x,
    y,
    width: text.length * 5,
  });
  const rising = (y: number, text: string, isBold = true): Piece => ({
    ...line(40, y, text),
    isBold,
    isUpright: false,
    isRising: true,
  });
  const body = [
    line(80, 100, 'Head Chef, Hotel Park'),
    line(80, 115, 'Cooked for 80 guests'),
    line(80, 200, 'Hotel School Bern'),
  ];

  test('stand above their sections', () => {
    // The second is printed in two pieces, as fonts do with ligatures.
    const pieces = [...body, rising(140, 'Experience'), rising(240, 'Certi'), rising(215, 'fied')];
    expect(segmentsOf(pieces, 1).map(({ text, x }) => [text, x])).toStrictEqual([
      ['Experience', 80],
      ['Head Chef, Hotel Park', 80],
      ['Cooked for 80 guests', 80],
      ['Certified', 80],
      ['Hotel School Bern', 80],
    ]);
  });

  test('are not found where a stamp runs up the margin', () => {
    const [first] = segmentsOf([rising(140, 'Form 4711', false), ...body], 1);
    expect(first?.text).toBe('Head Chef, Hotel Park');
  });
});
