/** Excerpts of HTML texts. */
import { describe, expect, test } from 'vitest';
import { excerptOf } from '#lib/html.ts';

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
