/** Tests words that are set letter by letter. */
import { describe, expect, test } from 'vitest';
import { joinApart } from '../src/readers/pdf/letters-apart.ts';

describe('letter-spaced words', () => {
  const piece = (text: string, x: number, width: number) => ({
    text,
    x,
    width,
    y: 10,
    size: 10,
    isBold: false,
    isUpright: true,
  });

  test('are one word where a font has only some of their letters', () => {
    const joined = joinApart([piece('Ż', 0, 6), piece('U R A W', 9, 37)]);
    expect(joined.map(({ text }) => text)).toStrictEqual(['ŻURAW']);
  });

  test('are two words where the gap is wider', () => {
    const [joined] = joinApart([piece('A N N A', 0, 34), piece('K O C H', 41.5, 36)]);
    expect(joined?.text).toBe('ANNA\ue7feKOCH');
  });
});
