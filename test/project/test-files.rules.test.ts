/** That every test file is run: by `npm test`, or by the run of its package, and both by continuous integration. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

type Package = { scripts?: Record<string, string> };

const packages = readdirSync('packages');
const read = (path: string) => readFileSync(path, 'utf8');
const tests = (folder: string) =>
  globSync(`${folder}/**/*.test.*`, { exclude: (path) => path.includes('node_modules') });

test('each file of tests stands in `test` and in the `test` folders of packages', () => {
  const homes = ['test', ...packages.map((name) => `packages/${name}/test`)];
  const places = ['src', 'tools', 'bench', 'examples', 'client', 'test', 'packages'];
  const strays = places
    .flatMap(tests)
    .filter(
      (file) =>
        !homes.some((home) => file.startsWith(`${home}/`)) || !/\.test\.(?:ts|tsx)$/u.test(file),
    );
  expect(strays).toEqual([]);
});

test('every test file outside of packages belongs to one project of `npm test`', () => {
  const projects = (config.test?.projects ?? []) as {
    test: { include: string[]; exclude?: string[] };
  }[];
  const files = projects.flatMap(({ test: { include, exclude = [] } }) => {
    const left = new Set(exclude.flatMap((pattern) => globSync(pattern)));
    const included = new Set(include.flatMap((pattern) => globSync(pattern)));
    return [...included].filter((file) => !left.has(file));
  });
  const byName = (one: string, other: string) => one.localeCompare(other);
  expect(files.toSorted(byName)).toEqual(tests('test').toSorted(byName));
});

test('no test expects a word of up to three letters to be absent from a page, as the random keys of its forms can contain it', () => {
  const found = tests('test').filter((file) =>
    /(?:html|text|JSON\.stringify\([^)]*\))\)*\.not\.toContain\('[A-Za-z]{1,3}'\)/u.test(
      read(file),
    ),
  );
  expect(found).toEqual([]);
});

test('each package has lint, types and tests of its own, and its check runs all three', () => {
  for (const name of packages) {
    const { scripts = {} } = JSON.parse(read(`packages/${name}/package.json`)) as Package;
    expect(scripts['check'], name).toBe('npm run lint && npm run types && npm test');
    expect(Object.keys(scripts), name).toEqual(expect.arrayContaining(['lint', 'types', 'test']));
    expect(tests(`packages/${name}/test`), name).not.toEqual([]);
  }
});

test('continuous integration and `npm run check` run the tests and the packages', () => {
  const { scripts = {} } = JSON.parse(read('package.json')) as Package;
  for (const runs of [read('.ci/run'), scripts['check'] ?? '']) {
    expect(runs).toContain('npm run check:static');
    expect(runs).toContain('npm test');
    expect(runs).toContain('npm run check:packages');
  }
});
