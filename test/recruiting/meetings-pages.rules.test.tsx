/** Tests the join page in every language. */
import { describe, expect, test } from 'vitest';
import { JoinPage } from '#recruiting/interviews/meetings/join-page.tsx';
import { wordsFor } from '#recruiting/interviews/meetings/words/words.ts';
import { recruitingMeetings } from '#translations';

const states = ['waiting', 'canceled', 'over', 'unknown'] as const;

function html(language: string, is: (typeof states)[number], companyName = 'Acme <b>'): string {
  const known = is === 'unknown' ? null : 'Monday, 11 January';
  // oxlint-disable-next-line typescript/no-base-to-string -- A JSX node of Hono stringifies to HTML.
  return (
    <JoinPage {...{ is, language, companyName, jobTitle: known && 'Baker', when: known }} />
  ).toString();
}

describe('the join page', () => {
  test.each(Object.keys(recruitingMeetings))('has all texts in %s', (language) => {
    const words = wordsFor(language);
    for (const is of states) {
      const page = html(language, is);
      expect(page).toMatch(/^<!doctype html><html lang="[^"]+" dir="(?:ltr|rtl)">/u);
      expect(page.match(/<h1>/gu)).toHaveLength(1);
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).not.toMatch(/<script|<b>|\{\w+\}/u);
      expect(page.includes(`>${words.when}<`)).toBe(is !== 'unknown');
      expect(page).toContain('id="main"');
    }
    expect(html(language, 'waiting')).toContain('Acme &lt;b&gt;');
  });

  test('is written from right to left in Arabic', () => {
    expect(html('ar', 'waiting')).toContain('<html lang="ar" dir="rtl">');
    expect(html('ja', 'over')).toContain('<html lang="ja" dir="ltr">');
  });
});
