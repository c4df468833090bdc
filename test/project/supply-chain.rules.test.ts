/** The lock file and the settings of npm keep packages from running code at installation. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockErrors } from '../../tools/check-supply-chain/lock.ts';
import type { LockFile } from '../../tools/check-supply-chain/lock.ts';

const integrity = 'sha512-abc';

describe('the packages', () => {
  test('are locked by hash, under allowed licences', () => {
    expect(lockErrors(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)).toEqual(
      [],
    );
  });

  test('run no scripts when they are installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/mu);
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/@scarf/u);
  });
});

describe('the check of the lock file', () => {
  test.each([
    ['no hash', { license: 'MIT' }, 'has no SHA-512 hash'],
    ['a weak hash', { license: 'MIT', integrity: 'sha1-abc' }, 'has no SHA-512 hash'],
    ['no licence', { integrity }, 'has the licence undefined'],
    ['a copyleft licence at runtime', { integrity, license: 'MPL-2.0' }, 'has the licence MPL-2.0'],
    [
      'another source',
      { integrity, license: 'MIT', resolved: 'https://example.com/a.tgz' },
      'comes from https://example.com/a.tgz',
    ],
    [
      'an install script at runtime',
      { integrity, license: 'MIT', hasInstallScript: true },
      'runs a script when it is installed',
    ],
  ])('refuses a package with %s', (_, locked, error) => {
    expect(lockErrors({ packages: { 'node_modules/a': locked } })).toEqual([
      `node_modules/a: ${error}`,
    ]);
  });

  test('accepts copyleft licences of tools, and links within the project', () => {
    expect(
      lockErrors({
        packages: {
          '': {},
          'node_modules/a': { integrity, license: 'MPL-2.0', dev: true },
          'node_modules/own': { link: true },
          'packages/own': {},
        },
      }),
    ).toEqual([]);
  });
});
