/** The Workers as they are deployed: how large they are, and that each holds only what it may. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorsOfReading } from '#errors.ts';
import { chainTo, importsOf, reachedFrom } from '../../tools/import-graph.ts';
import { bundleRules } from '../../tools/import-rules.ts';
import { bundleComplaint } from '../../tools/oxlint-boundaries.ts';
import { deployedBundle, importsIn, largestParts } from '../support/deployed-bundle.ts';
import type { DeployedBundle } from '../support/deployed-bundle.ts';

/**
 * Compressed, in thousands of bytes, and as code, in millions. A place that starts a Worker loads and compiles all of it before its
 * first answer.
 */
const budgets = [
  // Job lists for other websites, filters, distances and pages of companies took it from 101 to 120.
  // Pages of companies, in ten languages, added 7. Frames of maps as text of two digits a number took 2 off,
  // paths and queries without a validator 1. Data points added 1, and one router of Hono instead of three took 2 off.
  // An id for every answer, sealed cursors and the origin of a site took it from 139.9 to 140.6 (decision 64).
  // Reading searches as people type them took it to 145, and what is tried where they find nothing to 150.7 (decision 65).
  // Files of all jobs in the forms of boards took it from 150.5 to 154.0 (decision 69).
  // The forms of two more boards and the occupations of jobs took it from 154.6 to 155.0 (decision 72), departments on the page of a company,
  // in its plugin and in feeds from 155.0 to 156.6.
  ['workers/careers/careers.ts', 158, 0.46],
  // The aim was 420: see what is largest before it grows. The stemmer, which writes the forms of titles, took it from 418 to 421,
  // legal texts and CVs that fill in a form to 428, pages of companies, pay, facets and the search form in ten languages to 454,
  // previews of career pages and the search of candidates to 467, tags to 480; questions, fields, exports and the pages of
  // candidates in ten languages to 565, the console to 580. The words of forms as files took 20 off.
  // Today, search, pipelines, the company's pages, duplicates and custom fields in the console took it from 560 to 601,
  // the words of career pages and job alerts as files to 569, and the list of common passwords as one to 556.
  // Leaving, in ten languages, took it to 568, questions, their rules and the definitions of custom fields in the console to 589.
  // The API document as a file, the location API and calendars in the other Workers, and one router took it to 560. Phone numbers
  // stay: they are 21, and an application would wait for another Worker, which a release replaces after this one.
  // Removing the metadata of pictures that are uploaded took it from 569 to 571, and filters of the board and of the list of jobs in
  // the console from 572 to 575.3. Assigning a person to a job took it to 576.2, and those selected in a list, with what would happen to
  // each, to 579.0. The words of emails about accounts as files took it to 562.7,
  // and texts as strings of JSON from 572.8 to 567.8. Areas that load with their first request took it to 597.2 (decision 67).
  // The English of account pages as a file took it from 599.2 to 594.0.
  // Search in CVs and undo of rejections in the console, email templates in languages, moves and rejections with their emails, and the
  // inbox took it to 609.3, and what a team needs to 635.5 and, with own websites and notifications, to 673.5 (decision 71).
  ['workers/api/api.ts', 675, 2.1],
  // The reader, a Worker of its own, took it from 1,161.7 to 370.7 (decision 68). Parsing received emails took it from 376 to 403.6:
  // the library is 24 of them. Notifications and their daily email took it to 425.3 (decision 71).
  ['workers/background/background.ts', 428, 1.38],
  // The library that reads PDF is two thirds of its code.
  ['workers/reader/reader.ts', 820, 2.62],
] as const;

const PARTS = 5;

const bundles = new Map<string, Promise<DeployedBundle>>();

function bundleOf(entry: string): Promise<DeployedBundle> {
  const bundle = bundles.get(entry) ?? deployedBundle(entry);
  bundles.set(entry, bundle);
  return bundle;
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The size and what makes it. */
function reportOf(entry: string, bundle: DeployedBundle): string {
  const parts = largestParts(bundle, PARTS).map(([name, bytes]) => `${name} ${toKilobytes(bytes)}`);
  return `${entry}: ${toKilobytes(bundle.gzipBytes)} compressed, ${toKilobytes(bundle.code.length)} of code; largest before compression: ${parts.join(', ')}`;
}

describe('the bundle', () => {
  test.each(budgets)(
    'of %s has at most %i kB compressed, of %d MB of code',
    { timeout: 60_000 },
    async (entry, budget, code) => {
      const bundle = await bundleOf(entry);
      const report = reportOf(entry, bundle);
      process.stdout.write(`${report}\n`);
      expect(bundle.gzipBytes, report).toBeLessThanOrEqual(budget * 1000);
      expect(bundle.code.length, report).toBeLessThanOrEqual(code * 1_000_000);
    },
  );

  test.each(Object.entries(bundleRules))(
    'of %s holds no more than tools/import-rules.ts says',
    { timeout: 60_000 },
    async (entry, rule) => {
      const imports = importsIn(await bundleOf(entry));
      const importers = new Map<string, string | null>([[`src/${entry}`, null]]);
      // A map that grows while it is walked: breadth first, so that the chains are short.
      for (const file of importers.keys()) {
        for (const { path, target } of imports) {
          if (path === file && target !== null && !importers.has(target))
            importers.set(target, path);
        }
      }
      const complaints = imports.flatMap(({ path, source, target }) => {
        const isOwn = path.startsWith('src/');
        // A package may import its own files.
        if (!isOwn && source.startsWith('.')) return [];
        const complaint = bundleComplaint(rule, isOwn ? path.slice('src/'.length) : path, source);
        const chain = [...chainTo(path, importers), target ?? source].join(' > ');
        return complaint === null ? [] : [`${complaint}: ${chain}`];
      });
      expect(complaints).toEqual([]);
    },
  );
});

describe('the lint rule', () => {
  const { 'workers/careers/careers.ts': careers } = bundleRules;

  test.each([
    ['zod/mini', true],
    ['zod', false],
    ['drizzle-orm/d1', false],
    ['hono/jsx', true],
    ['#lib/html.ts', true],
    ['#recruiting/jobs/jobs/rules.ts', true],
    ['#recruiting/jobs/jobs/schemas/jobs.ts', false],
    ['#accounts/words/words.ts', false],
    ['#events.ts', false],
  ])('takes %s in the bundle of the career domains: %s', (source, isTaken) => {
    expect(careers && bundleComplaint(careers, 'http/site.ts', source) === null).toBe(isTaken);
  });

  test('of the career domains has every error that its files name', async () => {
    const { metafile } = await deployedBundle('workers/careers/careers.ts');
    const [output] = Object.values(metafile.outputs);
    const kept = Object.keys(output?.inputs ?? {}).filter((path) => path.startsWith('src/'));
    const codes = kept.flatMap((path) =>
      Array.from(
        readFileSync(path, 'utf8').matchAll(/ApiError\(\s*'(\w+)'/gu),
        ([, code = '']) => code,
      ),
    );
    expect(codes).toContain('storage_unavailable');
    const other = ['job_not_expired'];
    expect(codes.filter((code) => !Object.hasOwn(errorsOfReading, code))).toEqual(other);
  });

  test('finds what a file imports in any form, and follows no types', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import {\n  b,\n} from './b.ts';",
      "import { c } from '#lib/c.ts';",
      "export { d } from './d.ts';",
      "import './e.ts';",
      "const f = await import('./f.ts');",
    ].join('\n');
    const imports = importsOf(text);
    expect(imports.filter(({ isType }) => isType)).toEqual([{ source: './a.ts', isType: true }]);
    const reached = reachedFrom('x/main.ts', new Map([['x/main.ts', imports]]));
    expect([...reached.keys()]).toEqual([
      'x/main.ts',
      'x/b.ts',
      'lib/c.ts',
      'x/d.ts',
      'x/e.ts',
      'x/f.ts',
    ]);
    expect(chainTo('x/f.ts', reached)).toEqual(['x/main.ts', 'x/f.ts']);
  });
});
