/** The published settings of development are refused in production. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { assertProductionSettings } from '../../src/platform/settings.ts';
import { productionSettings } from '../support/production.ts';

test('the key of .dev.vars.example is refused in production, and another one is not', () => {
  const { SECRET_KEYS = '' } = parseEnv(readFileSync('.dev.vars.example', 'utf8'));
  expect(SECRET_KEYS).not.toBe('');
  expect(() => assertProductionSettings({ ...productionSettings, SECRET_KEYS })).toThrow(
    /SECRET_KEYS is public/u,
  );
  const own = 'a key of forty characters that nobody knows';
  expect(() => assertProductionSettings({ ...productionSettings, SECRET_KEYS: own })).not.toThrow();
});
