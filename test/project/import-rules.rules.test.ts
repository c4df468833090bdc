/** Exports that not every module may import. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { internalsComplaint } from '../../tools/oxlint-boundaries.ts';

const PLANS = '#data/read-plan.ts';

test('runRead, which checks no token, is imported by the careers and the data only', () => {
  for (const file of ['careers/landing/actions.ts', 'data/plan.ts']) {
    expect(internalsComplaint(file, PLANS, ['ReadPlan', 'runRead']), file).toBeNull();
  }
  for (const file of [
    'recruiting/jobs/actions.ts',
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
