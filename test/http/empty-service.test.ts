/** What stands before each file of tests (test/support/empty-service.ts). */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import { emptyService, tablesWithRows } from '../support/empty-service.ts';

test('a file begins with an empty service, whatever the last one has left', async () => {
  const acme = await openCompany();
  await acme.apply();
  await env.KV.put('left', 'by a file');
  await env.SUMMARY_CACHE.put('left', 'by a file');
  await env.BACKUP.put('left', 'by a file');
  expect(await tablesWithRows()).toEqual(
    expect.arrayContaining(['applications', 'candidates', 'companies', 'oauth_tokens']),
  );
  expect((await env.FILES.list()).objects).not.toEqual([]);

  await emptyService();

  expect(await tablesWithRows()).toEqual([]);
  for (const bucket of [env.FILES, env.BACKUP]) expect((await bucket.list()).objects).toEqual([]);
  for (const namespace of [env.KV, env.SUMMARY_CACHE]) {
    expect((await namespace.list()).keys).toEqual([]);
  }
  // What the migrations have stored is there again.
  const { results } = await env.DB.prepare('select name from index_states order by name').all();
  expect(results).not.toEqual([]);
});
