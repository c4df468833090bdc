/** Tests that no column of a company is lost on its way: every one is filled, exported, and imported by another company. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entities } from '#recruiting/transfers/schemas/bundle/entities.ts';
import { columnsWithValues, fillRow } from '../support/company-columns.ts';
import type { Value } from '../support/company-columns.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openFull } from '../support/full-company.ts';
import { db } from '../support/operator.ts';
import {
  advance,
  exported,
  fileOf,
  recordsIn,
  unpacked,
  uploadImport,
} from '../support/transfers.ts';

const MS_MAX = 60_000;

/** What has ids in it, names a file or is sealed: the company has made it, and it is there if any value is. */
const given = [
  'activities.from_stage',
  'activities.to_stage',
  'answers.value',
  'applications.status',
  'candidates.erased_at',
  'custom_fields.key',
  'custom_fields.kind',
  'documents.removed_at',
  'questions.kind',
  'application_values.value',
  'applications.screening_reasons',
  'candidate_values.value',
  'documents.key',
  'job_values.value',
  'mails.sealed',
  'pipelines.is_default',
];

const tablesOf = (isOnRecord: boolean) => [
  ...new Set(
    entities
      .filter((one) => (one.isOnRecord ?? false) === isOnRecord)
      .flatMap(({ table, children }) => [table, ...children.map((child) => child.table)]),
  ),
];

/** Rows that only the form of a career site writes. */
async function addOrigins({ id }: Company): Promise<void> {
  await db.run(sql`insert into application_origins (application_id, company_id, utm, created_at)
    select max(id), company_id, '{}', 0 from applications where company_id = ${id}`);
  await db.run(sql`insert into legal_notices (id, company_id, hash, texts, created_at)
    values (${id}, ${id}, 'made', '[]', 0)`);
  await db.run(sql`update applications set legal_notice_id = ${id} where company_id = ${id}`);
}

test(
  'every column of a company is in the bundle, and in the company that imports it, but for what is of this service',
  async () => {
    const [acme, other] = [await openFull(), await openCompany()];
    await addOrigins(acme);
    const filled = new Map<string, Value>();
    const before: string[] = [];
    for (const table of tablesOf(false)) {
      for (const [path, value] of await fillRow(table, acme.id, given)) filled.set(path, value);
    }
    for (const table of tablesOf(false)) {
      before.push(...(await columnsWithValues(table, acme.id, filled)));
    }
    const file = await exported(acme, { entity: 'company' });
    const { bytes } = await fileOf(file);
    console.log(
      JSON.stringify(
        Object.fromEntries(
          Object.entries(recordsIn(await unpacked(file))).map(([k, v]) => [k, v.length]),
        ),
      ),
    );
    const checked = await uploadImport(other, bytes);
    const done = await advance(other, 'start', checked);
    const rows = await other.admin('GET', `/api/imports/rows/${done.id}?result=failed&max=100`);
    console.log(rows.text);
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
    const after: string[] = [];
    for (const table of tablesOf(false)) {
      after.push(...(await columnsWithValues(table, other.id, filled)));
    }
    expect(before.filter((path) => !after.includes(path))).toEqual([]);
  },
  MS_MAX,
);
