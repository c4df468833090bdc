/** Exports and imports outlive hours without R2, also days after they were asked for: they go on when it is back. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { API } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  advance,
  askForExport,
  deliverTransfer,
  finishExport,
  rowsOf,
  settledImport,
  uploadImport,
} from '../support/transfers.ts';
import { see } from '../support/uploads.ts';

/** A bucket whose calls all fail. */
const away = new Proxy(env.FILES, {
  get: () => () => Promise.reject(new Error('We encountered an internal error. (10001)')),
});

/** Messages for so many ends of a lease, every few minutes. */
async function passOutage(id: number, count = 40, everyMs = 3 * MINUTE_MS): Promise<void> {
  const start = Date.now();
  for (let nth = 0; nth < count; nth++) {
    setClock(start + nth * everyMs);
    await deliverTransfer(id, { ...env, FILES: away });
  }
  setClock(start + count * everyMs);
}

const FILE = 'id,name,email\nfirst,Ada,ada@people.example\nsecond,Bo,bo@people.example\n';

async function resultsOf(acme: Company, { id }: { id: number }) {
  const { body } = await acme.admin<Import>('GET', `/api/imports/show/${id}`);
  const { status, bytes } = await see((body.data.results_url ?? '').slice(API.length));
  return { status, text: Buffer.from(bytes).toString() };
}

const statusOf = async (acme: Company, path: string) =>
  (await acme.admin<{ status: string }>('GET', path)).body.data.status;

test.each(['csv', 'bundle'])('an export as %s outlives two hours without R2', async (format) => {
  const acme = await openCompany();
  await acme.apply({ files: [] });
  const asked =
    format === 'bundle' ? { entity: 'company', format } : { entity: 'applications', format };
  const { id } = await askForExport(acme, asked);
  await passOutage(id);
  expect(await statusOf(acme, `/api/exports/show/${id}`)).toBe('running');
  expect(await finishExport(acme, { id })).toMatchObject({ status: 'finished' });
});

test('an import outlives two hours without R2', async () => {
  const acme = await openCompany();
  const { id } = await uploadImport(acme, FILE);
  await acme.admin('POST', `/api/imports/start/${id}`, {});
  await passOutage(id);
  expect(await statusOf(acme, `/api/imports/show/${id}`)).toBe('importing');
  expect(await settledImport(acme, { id })).toMatchObject({ status: 'imported', error: null });
});

describe('days after the upload', () => {
  test.each([
    ['two hours', 40, 3 * MINUTE_MS],
    ['thirty hours', 15, 2 * HOUR_MS],
  ])('an import is undone, and its results outlive %s without R2', async (_, count, everyMs) => {
    const acme = await openCompany();
    const done = await advance(acme, 'start', await uploadImport(acme, FILE));
    setClock(Date.now() + 3 * DAY_MS);
    const undo = await acme.admin('POST', `/api/imports/undo/${done.id}`, {});
    expect(undo.status, undo.text).toBe(200);
    await passOutage(done.id, count, everyMs);
    expect(await statusOf(acme, `/api/imports/show/${done.id}`)).toBe('undone');
    await deliverTransfer(done.id);
    const { status, text } = await resultsOf(acme, done);
    expect(status).toBe(200);
    expect(text.match(/undone/gu)).toHaveLength(2);
    expect((await rowsOf(acme, done)).map(({ result }) => result)).toEqual(['undone', 'undone']);
  });

  test('an import that is started goes on', async () => {
    const acme = await openCompany();
    const { id } = await uploadImport(acme, FILE);
    setClock(Date.now() + 30 * HOUR_MS);
    await acme.admin('POST', `/api/imports/start/${id}`, {});
    await passOutage(id);
    expect(await settledImport(acme, { id })).toMatchObject({ status: 'imported', error: null });
  });

  test('an import that is read anew for another mapping is checked', async () => {
    const acme = await openCompany();
    const { id } = await uploadImport(acme, FILE);
    setClock(Date.now() + 30 * HOUR_MS);
    await acme.admin('POST', `/api/imports/map/${id}`, { columns: { email: 'email' } });
    await passOutage(id);
    expect(await settledImport(acme, { id })).toMatchObject({ status: 'checked', error: null });
  });

  test('results that somebody was erased from are written', async () => {
    const acme = await openCompany();
    const done = await advance(acme, 'start', await uploadImport(acme, FILE));
    setClock(Date.now() + 3 * DAY_MS);
    const [row] = await rowsOf(acme, done);
    await acme.admin('DELETE', `/api/candidates/erase/${row?.record_id}`);
    await passOutage(done.id);
    await deliverTransfer(done.id);
    const { status, text } = await resultsOf(acme, done);
    expect(status).toBe(200);
    expect(text).not.toContain('first');
    expect(text).toContain('second');
  });
});

test('an import that R2 is away from for longer than a day fails, and can be started again', async () => {
  const acme = await openCompany();
  const { id } = await uploadImport(acme, FILE);
  await acme.admin('POST', `/api/imports/start/${id}`, {});
  await passOutage(id, 20, 2 * HOUR_MS);
  expect(await statusOf(acme, `/api/imports/show/${id}`)).toBe('failed');
  expect(await advance(acme, 'start', { id })).toMatchObject({ status: 'imported', error: null });
});
