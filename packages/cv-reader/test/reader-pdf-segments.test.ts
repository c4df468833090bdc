/** Tests where a line of a PDF page is split. */
import { describe, expect, test } from 'vitest';
import type { Piece } from '../src/readers/pdf/pieces.ts';
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
