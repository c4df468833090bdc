/** Exports and imports outlive hours without R2: they go on when it is back. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  askForExport,
  deliverTransfer,
  finishExport,
  settledImport,
  uploadImport,
} from '../support/transfers.ts';

/** A bucket whose calls all fail. */
const away = new Proxy(env.FILES, {
  get: () => () => Promise.reject(new Error('We encountered an internal error. (10001)')),
});

/** A message for each end of a lease, for two hours. */
async function passTwoHours(id: number): Promise<void> {
  const start = Date.now();
  for (let minutes = 0; minutes < 120; minutes += 3) {
    setClock(start + minutes * MINUTE_MS);
    await deliverTransfer(id, { ...env, FILES: away });
  }
  setClock(start + 123 * MINUTE_MS);
}

const statusOf = async (acme: Company, path: string) =>
  (await acme.admin<{ status: string }>('GET', path)).body.data.status;

test.each(['csv', 'bundle'])('an export as %s outlives two hours without R2', async (format) => {
  const acme = await openCompany();
  await acme.apply({ files: [] });
  const asked =
    format === 'bundle' ? { entity: 'company', format } : { entity: 'applications', format };
  const { id } = await askForExport(acme, asked);
  await passTwoHours(id);
  expect(await statusOf(acme, `/api/exports/show/${id}`)).toBe('running');
  expect(await finishExport(acme, { id })).toMatchObject({ status: 'finished' });
});

test('an import outlives two hours without R2', async () => {
  const acme = await openCompany();
  const { id } = await uploadImport(acme, 'Email,First name\nada@people.example,Ada\n');
  await acme.admin('POST', `/api/imports/start/${id}`, {});
  await passTwoHours(id);
  expect(await statusOf(acme, `/api/imports/show/${id}`)).toBe('importing');
  expect(await settledImport(acme, { id })).toMatchObject({ status: 'imported', error: null });
});
