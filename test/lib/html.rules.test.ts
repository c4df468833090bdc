/** What is kept of HTML, its plain text and excerpts. */
import * as fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '#lib/clean-html.ts';
import { excerptOf, textOf } from '#lib/html.ts';

const pieces = [
  '<p>',
  '</p>',
  '<ul>',
  '<li>',
  '</li>',
  '</ul>',
  '<ol>',
  '</ol>',
  '<br>',
  '<hr/>',
  '<h1>',
  '</h1>',
  '<table>',
  '<tr>',
  '<td colspan="2">',
  '</td>',
  '</table>',
  '<b>',
  '</b>',
  '<em>',
  '</em>',
  '<pre>',
  '<a href="https://example.com/?a=1&b=2">',
  `<a href='/"x>y' title="<i>">`,
  '</a>',
  '<a href="java',
  '<script>',
  '</script>',
  '<style>x{}</style>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=x>',
  '<textarea>',
  '</textarea>',
  '<option>',
  '<iframe src="//x">',
  '<!-- x',
  '-->',
  '<![CDATA[',
  ']]>',
  '&amp;',
  '&lt;b&gt;',
  '&',
  '&am',
  '&#39;',
  '&eacute;',
  '<',
  '>',
  '"',
  "'",
  'Bread &amp;amp; rolls',
  '🥖',
  ' ',
  '\n',
];

const htmlTexts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
const runs = { numRuns: 3000 };

/** The text of all elements as the sanitizer reads them, without white space. */
function lettersOf(text: string): string {
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/gu, '');
}

/** Without white space and the dashes of list items. */
function withoutLayout(text: string): string {
  return text.replaceAll(/[\s-]/gu, '');
}

test('links that a drawing held apart are cleaned at once', () => {
  const clean = cleanHtml('<a href="/1"><svg/onload=x><a href="/2">two');
  expect(cleanHtml(clean)).toBe(clean);
  expect(clean).not.toMatch(/<a [^>]*><a /u);
});

test('cells that a frame held apart are cleaned at once', () => {
  const clean = cleanHtml('<td><iframe src="//x"><td>two');
  expect(clean).toBe('<td></td><td>two</td>');
  expect(cleanHtml(clean)).toBe(clean);
});

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

  test('of a clean text is all of its text, and no tag', () => {
    fc.assert(
      fc.property(htmlTexts, (text) => {
        const clean = cleanHtml(text);
        expect(withoutLayout(textOf(clean))).toBe(withoutLayout(lettersOf(clean)));
      }),
      runs,
    );
  });

  test('of HTML that is stored as it was sent has no scripts, comments and tags', () => {
    const sent =
      '<p onclick="x">We <3 bread<!-- <b>not shown</b> --></p><script>alert(1)</script><STYLE>p{}</STYLE ><p>5 &lt; 6 &amp;lt;</p><img src=x';
    expect(textOf(sent)).toBe('We <3 bread\n5 < 6 &lt;');
  });

  test('reads the names and numbers of characters that editors write', () => {
    const text =
      'Caf&eacute; &amp; Cr&#232;perie&nbsp;&ndash; &Uuml;ber &#x2014; &bdquo;&euro;&ldquo; &yuml;&#38;lt;';
    expect(textOf(text)).toBe('Café & Crèperie\u00A0– Über — „€“ ÿ&lt;');
    expect(textOf('&unknown; &#0; &#55296; &#99999999; R&D; &')).toBe(
      '&unknown; &#0; &#55296; &#99999999; R&D; &',
    );
  });

  test.each(['<', '<p', '<!--', '<script>', '<script></script', '&amp', '<a href="', '</p '])(
    'takes time in proportion to the number of %s',
    (piece) => {
      const shortMs = fastest(() => textOf(piece.repeat(1_000)));
      const longMs = fastest(() => textOf(piece.repeat(10_000)));
      expect(longMs).toBeLessThan(40 * Math.max(shortMs, 0.02));
    },
  );

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

describe('lists with numbers', () => {
  test.each([
    '<ol start="3"><li>Bread</li></ol>',
    '<ol reversed><li>Bread</li></ol>',
    '<ol type="a"><li value="7">Bread</li></ol>',
    '<ol start="-2" type="I"><li>Bread</li></ol>',
  ])('keep how they count: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    ['<ol type="disc"><li>Bread</li></ol>', '<ol><li>Bread</li></ol>'],
    ['<ul start="3" onclick="x()"><li style="a">Bread</li></ul>', '<ul><li>Bread</li></ul>'],
  ])('and nothing else: %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});
