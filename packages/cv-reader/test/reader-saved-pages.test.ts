/** Tests pages as browsers save them. */
import { describe, expect, test } from 'vitest';
import { readHtml } from '../src/readers/html/read-html.ts';

test('what a saved page is operated with is no text of the CV', () => {
  const html =
    '<nav><a href="#">Jobs</a></nav><button>Print</button><p><a href="#a">Anna</a><a href="#b">Weber</a></p>';
  expect(readHtml(html).map(({ text }) => text)).toStrictEqual(['Anna', 'Weber']);
});

describe('chips of a page', () => {
  const texts = (html: string) => readHtml(html).map(({ text }) => text.trim());

  test('are texts of their own', () => {
    expect(texts('<p><code>Data analysis</code> <code>R</code> <code>dbt</code></p>')).toEqual([
      'Data analysis',
      'R',
      'dbt',
    ]);
  });

  test('but not within a sentence', () => {
    expect(texts('<p>From <code>npm</code> to <code>pnpm</code></p>')).toHaveLength(1);
  });
});
