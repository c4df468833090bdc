/** `npm run words:preview`: every email has all its values, and a page names the keys of its texts. */
import { describe, expect, test } from 'vitest';
import { siteLanguages } from '#vocabulary/lists.ts';
import { emailPreviews } from '../../tools/words-preview/emails.ts';
import { openKeys } from '../../tools/words-preview/keys.ts';
import { indexPage, previewPage } from '../../tools/words-preview/page.ts';

describe('the preview of emails', () => {
  test.each(siteLanguages)('in %s has a value for every name', (language) => {
    const emails = emailPreviews(language);
    expect(emails.length).toBeGreaterThan(30);
    expect(new Set(emails.map(({ name }) => name)).size).toBe(emails.length);
    for (const { name, html } of emails) expect(html, name).not.toMatch(/\{\{?[\w.]+\}/u);
  });
});

describe('the keys of a page', () => {
  const keysIn = (html: string) => openKeys('de')(html).map(({ key }) => key);

  test('are those of its texts, whatever the names in them are', () => {
    expect(keysIn('<p>Ada Lovelace ablehnen</p>')).toContain('console.board.rejection.submit');
    expect(keysIn('<p>Passt nicht</p>')).not.toContain('console.board.rejection.submit');
  });

  test('are found where a value is set apart by marks of direction', () => {
    const html = '<p>رفض \u2068Ada\u2069</p>';
    const keys = openKeys('ar')(html).map(({ key }) => key);
    expect(keys).toContain('console.board.rejection.submit');
  });
});

test('a page is kept without scripts, and says its keys as text', () => {
  const html = '<html><body><p>A</p><script>alert(1)</script></body></html>';
  const page = previewPage(html, [{ key: 'a.b', text: '<p>{x}</p>' }]);
  expect(page).not.toContain('<script');
  expect(page).toContain('<td>&lt;p&gt;{x}&lt;/p&gt;</td>');
  expect(page.endsWith('</body></html>')).toBe(true);
  expect(indexPage('de', ['a'])).toContain('<a href="a.html">a</a>');
});
