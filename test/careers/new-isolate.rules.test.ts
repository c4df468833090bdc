/** An isolate that begins while the database fails: it knows the career sites from the copy that another has kept. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReadCtx } from '#context.ts';
import type { LastGood } from '#platform/last-good.ts';

const HOST = 'careers-uk.example';
const row = {
  id: 7,
  hostname: HOST,
  name: 'Careers UK',
  language: 'en-GB',
  hue: 200,
  isDefault: 1,
  isTest: 0,
  countryIds: '[826]',
  legal: '{"imprint":""}',
};

/** The cache of the data center, which isolates share. */
const copies = new Map<string, BodyInit>();
const lastGood: LastGood = {
  keep: async (url, body) => void copies.set(url, body),
  find: async (url) => (copies.has(url) ? new Response(copies.get(url)) : undefined),
  drop: async (url) => void copies.delete(url),
};

beforeEach(() => copies.clear());

/** A new isolate, whose database answers these rows, or fails. */
async function newIsolate(rows: readonly object[] | null) {
  vi.resetModules();
  const { findDomain } = await import('#careers/domains/actions.ts');
  const all = async () => {
    if (!rows) throw new Error('D1_ERROR: Network connection lost.');
    return { results: rows };
  };
  const $client = { prepare: () => ({ bind: () => ({ all }) }) };
  const ctx = { db: { $client }, lastGood, apiOrigin: 'https://api.example', defer: () => {} };
  return (host: string) =>
    findDomain({ ...ctx, now: new Date() } as unknown as ReadCtx, host).then(
      (domain) => domain?.name ?? null,
      (error: unknown) => (error as { code: string }).code,
    );
}

test('finds a site in the copy, and fails where there is none', async () => {
  expect(await (await newIsolate(null))(HOST)).toBe('storage_unavailable');
  expect(await (await newIsolate([row]))(HOST)).toBe('Careers UK');
  const find = await newIsolate(null);
  expect(await find(HOST)).toBe('Careers UK');
  expect(await find('unknown.example')).toBe(null);
});

test('takes what the database has before any copy', async () => {
  await (
    await newIsolate([row])
  )(HOST);
  expect(await (await newIsolate([{ ...row, name: 'Jobs UK' }]))(HOST)).toBe('Jobs UK');
});
