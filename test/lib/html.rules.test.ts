/** Excerpts and plain texts of HTML. */
import { describe, expect, test } from 'vitest';
import { excerptOf, textOf } from '#lib/html.ts';

describe('an excerpt', () => {
  test('returns a short text in one line', () => {
    expect(excerptOf(' We bake.\n\nSince\t1900. ', 40)).toBe('We bake. Since 1900.');
  });

  test('ends an excerpt between words with an ellipsis', () => {
    expect(excerptOf('We bake bread, rolls and cakes.', 16)).toBe('We bake bread…');
  });

  test('keeps an excerpt within the limit, even without a space', () => {
    for (const text of ['パンを焼いています。'.repeat(10), '🥖'.repeat(40), 'x'.repeat(99)]) {
      const excerpt = excerptOf(text, 20);
      expect(excerpt.length).toBeLessThanOrEqual(20);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.endsWith('…')).toBe(true);
    }
  });
});

describe('plain text', () => {
  test('has a line per block, without spaces around it', () => {
    const html = '<p> We  bake. </p>\n \u00A0<ul><li>Bread</li><li>Rolls </li></ul><br>  Daily.';
    expect(textOf(html)).toBe('We  bake.\n\n- Bread\n- Rolls\n\nDaily.');
  });

  test('takes time in proportion to the length of a run of spaces', () => {
    const shortMs = fastest(() => textOf(`a${' '.repeat(2_000)}b`));
    const longMs = fastest(() => textOf(`a${' '.repeat(20_000)}b`));
    // Ten times the length takes ten times as long, and a hundred times if it is quadratic.
    expect(longMs).toBeLessThan(40 * Math.max(shortMs, 0.02));
    expect(textOf(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002);
  });
});

function fastest(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}
