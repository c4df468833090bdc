/** What imports and exports cost the database. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { answered } from '../support/d1.ts';
import type { Export } from '#recruiting/transfers/schemas/exports.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { askForExport, deliverTransfer, uploadImport } from '../support/transfers.ts';

const ROWS = 1000;
const MESSAGES_MAX = 40;

type Spent = { messages: number; rowsRead: number; rowsWritten: number };

/** Delivers messages until the transfer has ended, and counts their rows. */
async function spentOn(id: number, isDone: () => Promise<boolean>): Promise<Spent> {
  const spent: Spent = { messages: 0, rowsRead: 0, rowsWritten: 0 };
  const DB = answered(env.DB, (answer) => {
    for (const { meta } of [answer].flat()) {
      spent.rowsRead += meta.rows_read;
      spent.rowsWritten += meta.rows_written;
    }
  });
  while (!(await isDone()) && spent.messages < MESSAGES_MAX) {
    await deliverTransfer(id, { ...env, DB });
    spent.messages += 1;
  }
  return spent;
}

/** 1,000 people with an application, a note and a custom value each. */
function fileOf(): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `p${at},Person ${at},p${at}@people.example,+44 20 7946 ${String(at).padStart(4, '0')},Baker,Referral,Note ${at},${at}`,
  );
  return ['id,name,email,phone,job,source,note,wish', ...rows].join('\n');
}

async function statusOf(acme: Company, path: string, id: number): Promise<string> {
  const { body } = await acme.admin<Import | Export>('GET', `/api/${path}/show/${id}`);
  return body.data.status;
}

test('an import of 1,000 rows, and exports of them, keep to their budgets', async () => {
  const acme = await openCompany();
  await acme.postJob();
  await acme.openField({ key: 'wish' });
  const checked = await uploadImport(acme, fileOf());
  expect(checked).toMatchObject({ status: 'checked', counts: { failed: 0 } });
  await acme.admin('POST', `/api/imports/start/${checked.id}`);
  const imported = await spentOn(
    checked.id,
    async () => (await statusOf(acme, 'imports', checked.id)) === 'imported',
  );
  const exported = async (body: object) => {
    const { id } = await askForExport(acme, body);
    return spentOn(id, async () => (await statusOf(acme, 'exports', id)) === 'finished');
  };
  const figures = {
    import: imported,
    applications: await exported({ entity: 'applications' }),
    candidates: await exported({ entity: 'candidates' }),
    bundle: await exported({ entity: 'company' }),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  // With what the dry run remembers, which is deleted, and an index by which the results of who is erased are found.
  expect(figures.import.rowsRead).toBeLessThanOrEqual(78_000);
  // One more for each application, by which the activity of its job is found.
  expect(figures.import.rowsWritten).toBeLessThanOrEqual(51_000);
  expect(figures.import.messages).toBeLessThanOrEqual(21);
  expect(figures.applications.messages).toBe(1);
}, 120_000);
