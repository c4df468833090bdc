/** Links that the operator's commands print lead to the service that runs on this machine. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BASE_URL, originOf } from '../../tools/local/address.ts';
import { originHere, SEED_FILE, writeBaseUrl } from '../../tools/local/seed-file.ts';

test('links of commands begin with the port of the last start, unless an origin of your own is set', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'recruiting-seed-'));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  expect(originHere(BASE_URL, checkout)).toBe(BASE_URL);
  mkdirSync(join(checkout, '.dev'));
  writeFileSync(join(checkout, SEED_FILE), JSON.stringify({ baseUrl: BASE_URL, clients: ['one'] }));
  for (const port of [8123, 8787, 9000]) {
    writeBaseUrl(originOf(port), checkout);
    expect(originHere(BASE_URL, checkout)).toBe(originOf(port));
    expect(originHere('https://jobs.acme.example', checkout)).toBe('https://jobs.acme.example');
  }
  expect(JSON.parse(readFileSync(join(checkout, SEED_FILE), 'utf8'))).toMatchObject({
    clients: ['one'],
  });
});
