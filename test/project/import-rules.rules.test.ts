/** Who may import whom: what the documents say of it, and exports that not every module may import. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCircles, circlesOf } from '../../tools/import-circles.ts';
import { layers } from '../../tools/import-rules.ts';
import { internalsComplaint, nameComplaint } from '../../tools/oxlint-boundaries.ts';

const PLANS = '#data/read-plan.ts';

test('runRead, which checks no token, is imported by the careers and the data only', () => {
  for (const file of ['careers/landing/actions/pages.ts', 'data/plan.ts']) {
    expect(internalsComplaint(file, PLANS, ['ReadPlan', 'runRead']), file).toBeNull();
  }
  for (const file of [
    'recruiting/jobs/jobs/actions/jobs.ts',
    'accounts/users/actions.ts',
    'http/caller.ts',
  ]) {
    expect(internalsComplaint(file, PLANS, ['runRead']), file).toMatch(
      /^module internals: runRead/u,
    );
    expect(internalsComplaint(file, PLANS, ['ReadPlan']), file).toBeNull();
  }
});

test('no file imports all of the module at once, which the rule would not see', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const whole = /(?:import|export) \*[^;]*['"][^'"]*read-plan\.ts['"]|import\([^)]*read-plan/u;
  expect(files.filter((file) => whole.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a file beside a folder of its name is refused', () => {
  expect(nameComplaint('tools/start.ts')).toMatch(
    /^places: start\.ts stands beside the folder start/u,
  );
  expect(nameComplaint('tools/import-rules.ts')).toBeNull();
});

test.each(['CONTRIBUTING.md', 'README.md'])(
  '%s lists the modules in the order of the rules',
  (file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const start = lines.findIndex((line) => /^(?:├── )?worker\.ts/u.test(line));
    const list = lines.slice(start, lines.indexOf('```', start));
    const rankOf = (name: string) =>
      list.findIndex((line) =>
        new RegExp(`(?:^|── |; |, | {2})${name}(?:\\.tsx?|/)?(?:[,: ]|$)`, 'u').test(line),
      );
    const ranks = layers
      .filter(([first]) => first !== 'migrations')
      .map((names) => names.map(rankOf));
    expect(ranks.flat()).not.toContain(-1);
    const first = ranks.map((layer) => Math.min(...layer));
    expect(first).toEqual(first.toSorted((one, other) => one - other));
  },
);

test('no files import each other in a circle, types included', () => {
  expect(allCircles()).toEqual([]);
});

test('a circle of files is found, also through types and beside files that lead to it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['d', 'b']],
    ['d', []],
  ]);
  expect(circlesOf(graph)).toEqual([['b', 'c']]);
});

test('every lint rule that is disabled says why', () => {
  const files = globSync(
    ['src', 'tools', 'bench', 'packages/*/{src,tools}'].map((one) => `${one}/**/*.{ts,tsx}`),
  );
  const silent = files.filter((file) =>
    /oxlint-disable(?:-next-line)? (?:(?! -- ).)*$/mu.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(silent).toEqual([]);
});
