/** Tones of a brand's colour: every colour can be read on the pages. */
import { describe, expect, test } from 'vitest';
import { brandTones, contrast } from '#lib/brand-tones.ts';

const channels = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);

describe('brandTones', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('knows the contrast of %s to %s', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  test('have a contrast of 4.5 on bands, on light and on dark pages, whatever the colour', () => {
    for (const colour of colours) {
      const { band, onBand, onLight, onDark } = brandTones(colour);
      expect(band).toBe(colour);
      expect(contrast(band, onBand), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onLight, '#f1f1f0'), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onDark, '#23272f'), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('keep a colour that can be read', () => {
    expect(brandTones('#8a1538').onLight).toBe('#8a1538');
    expect(brandTones('#ffcc00').onDark).toBe('#ffcc00');
  });
});
