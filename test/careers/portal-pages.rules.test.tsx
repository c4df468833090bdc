/** The pages of a candidate in every language: complete, escaped and labelled. */
import { describe, expect, test } from 'vitest';
import { DeletePage } from '#careers/portal/delete-page.tsx';
import { LinkPage } from '#careers/portal/link-page.tsx';
import { PortalPage } from '#careers/portal/portal-page.tsx';
import type { PortalProps } from '#careers/portal/props.ts';
import { loadAllFormWords, portalWordsFor } from '../support/form-words.ts';
import { directionOf } from '#lib/language.ts';
import { renderHtml } from '#lib/render-html.tsx';
import { siteLanguages } from '#vocabulary/lists.ts';

await loadAllFormWords();

const hostile = `</script><b>"O'Hara" & {count}`;
const at = new Date('2026-11-23T10:00:00Z');
const siteIn = (language: string) => ({
  name: 'Careers',
  hostname: 'careers.example',
  language,
  hue: 3,
  legal: [],
});

function pageIn(language: string, changes: Partial<PortalProps> = {}): string {
  const application = { label: null, appliedAt: at, mayWithdraw: false };
  return renderHtml(PortalPage, {
    site: siteIn(language),
    token: 'a'.repeat(43),
    companyName: hostile,
    email: 'ada@people.example',
    texts: { first_name: hostile, last_name: hostile, phone: '1', links: hostile },
    stored: { first_name: hostile, last_name: hostile, phone: '1', links: hostile },
    version: '1',
    errors: {},
    note: null,
    applications: [
      { ...application, id: 1, title: hostile, status: 'active', mayWithdraw: true },
      { ...application, id: 2, title: 'Baker', status: 'withdrawn' },
    ],
    meetings: [
      { title: hostile, startsAt: at, timezone: 'Europe/Berlin', url: 'https://api.example/m' },
    ],
    documents: [
      { filename: `${'long'.repeat(30)}.pdf`, addedAt: at, url: 'https://api.example/d' },
    ],
    ...changes,
  });
}

const deletion = (language: string) =>
  renderHtml(DeletePage, {
    site: siteIn(language),
    token: 'a'.repeat(43),
    companyName: hostile,
    email: 'ada@people.example',
    isSent: true,
    error: 'wrong',
  });

const link = (language: string) =>
  renderHtml(LinkPage, {
    site: siteIn(language),
    stamp: '1.x',
    email: hostile,
    isGone: true,
    error: 'not_email',
  });

/** All texts by their paths. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value ?? {}, `${path}${key}.`),
  );
}

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted();

describe.each(siteLanguages)('in %s', (language) => {
  test('every text is there, with the placeholders of English', () => {
    const own = new Map(textsOf(portalWordsFor(language)));
    for (const [path, text] of textsOf(portalWordsFor('en'))) {
      expect([...new Set(placeholdersOf(own.get(path) ?? ''))], path).toEqual([
        ...new Set(placeholdersOf(text)),
      ]);
    }
  });

  test('the pages are escaped, have the direction of the language, and need no script', () => {
    const pages = {
      page: pageIn(language, { errors: { links: 'links', file_cv: 'big_file' } }),
      deletion: deletion(language),
      link: link(language),
    };
    for (const [name, html] of Object.entries(pages)) {
      expect(html, name).toContain(`dir="${directionOf(language)}"`);
      expect(html, name).not.toContain('<b>"O');
      expect(html.match(/<h1/gu), name).toHaveLength(1);
      const inputs = [...html.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/gu)];
      for (const [, id = ''] of inputs) expect(html, name).toContain(`for="${id}"`);
    }
  });
});
