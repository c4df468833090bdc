/** The documentation: every operation and object has its place, every link leads somewhere, and pages stay small. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDocument } from '../../tools/docs-site/document.ts';
import type { Document } from '../../tools/docs-site/document.ts';
import { docsPages } from '../../tools/docs-site/pages.ts';
import type { Page } from '../../tools/docs-site/pages.ts';

// The page of objects grows with each record: occupations, departments, mentions and deletions took it to 263 kB, and the jobs and forms of
// the board to 281 kB, notifications and forms of feedback to 293.
const PAGE_BYTES_MAX = 300_000;

let document: Document;
let pages: Page[];
const ids = new Map<string, string[]>();

beforeAll(async () => {
  document = await loadDocument();
  pages = await docsPages(document);
  for (const { file, content } of pages) {
    const path = file === 'index.html' ? '/docs' : `/docs/${file.replace('.html', '')}`;
    ids.set(
      path,
      [...content.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id),
    );
  }
});

describe('the documentation', () => {
  test('shows every operation and every event once', () => {
    const shown = [...ids.values()].flat();
    const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)]
      .flatMap((item) => Object.values(item))
      .map(({ operationId }) => operationId);
    expect(operations.length).toBeGreaterThan(90);
    for (const operationId of operations) {
      expect(
        shown.filter((id) => id === operationId),
        operationId,
      ).toHaveLength(1);
    }
  });

  test.each(['import-export', 'screening', 'embed', 'candidates', 'webhooks'])(
    'has the guide %s, without figures of benches',
    (name) => {
      const page = pages.find(({ file }) => file === `guides-${name}.html`);
      expect(page?.content).toContain('<h1');
      expect(page?.content).not.toMatch(/rows read|cv:score|\bfolds?\b/iu);
    },
  );

  test('has no id twice on a page', () => {
    for (const [path, found] of ids) expect(new Set(found).size, path).toBe(found.length);
  });

  test('has no link within it that leads nowhere', () => {
    const dead = pages.flatMap(({ file, content }) => {
      const here = file === 'index.html' ? '/docs' : `/docs/${file.replace('.html', '')}`;
      return [...content.matchAll(/<a[^>]*\shref="([^"]+)"/gu)]
        .map(([, href = '']) => href)
        .filter((href) => href.startsWith('/docs') || href.startsWith('#'))
        .filter((href) => {
          const [path = '', anchor] = href.split('#');
          const target = ids.get(path === '' ? here : path);
          return !target || (anchor !== undefined && !target.includes(anchor));
        })
        .map((href) => `${here}: ${href}`);
    });
    expect(dead).toEqual([]);
  });

  test(`keeps each page with its style and script under ${PAGE_BYTES_MAX} bytes`, () => {
    const assets = ['docs.css', 'docs.js'].map((name) => readFileSync(`tools/docs-site/${name}`));
    const shared = assets.reduce((sum, { length }) => sum + length, 0);
    for (const { file, content } of pages) {
      expect(Buffer.byteLength(content) + shared, file).toBeLessThan(PAGE_BYTES_MAX);
    }
  });
});
