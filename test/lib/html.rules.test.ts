/** The beginning of a text, where there is no room for all of it. */
import { describe, expect, test } from 'vitest';
import { excerptOf } from '#lib/html.ts';

describe('an excerpt', () => {
  test('is the text in one line, where that is short enough', () => {
    expect(excerptOf(' We bake.\n\nSince\t1900. ', 40)).toBe('We bake. Since 1900.');
  });

  test('ends between words, and says that there is more', () => {
    expect(excerptOf('We bake bread, rolls and cakes.', 16)).toBe('We bake bread…');
  });

  test('is never longer than asked for, also without a space', () => {
    for (const text of ['パンを焼いています。'.repeat(10), '🥖'.repeat(40), 'x'.repeat(99)]) {
      const excerpt = excerptOf(text, 20);
      expect(excerpt.length).toBeLessThanOrEqual(20);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.endsWith('…')).toBe(true);
    }
  });
});
