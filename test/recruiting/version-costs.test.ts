/** What it costs the database that `updated_at` follows what a record shows, for each record more that shows it. */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newPhone } from '../support/duplicates.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

type Made = Awaited<ReturnType<typeof openShown>>;
type Follows = {
  /** The write, of what `n` records show. */
  sql: string;
  idOf: (made: Made) => number;
  rowsRead: number;
  rowsWritten: number;
  reason: string;
};

const APPLICATION = 'the application, and its entries in two indexes by `updated_at`';

/** At most so many rows for each record more that shows the one that is changed. */
const budgets: Record<string, Follows> = {
  'the title of a job, by an application': {
    sql: "update jobs set title = title || '.' where id = ?",
    idOf: ({ job }) => job.id,
    rowsRead: 3,
    rowsWritten: 3,
    reason: APPLICATION,
  },
  'the name of a stage, by an application': {
    sql: "update stages set name = name || '.' where id = ?",
    idOf: ({ pipeline }) => pipeline.stages[0]?.id ?? 0,
    rowsRead: 3,
    rowsWritten: 3,
    reason: APPLICATION,
  },
  'a person, by an application': {
    sql: 'update candidates set updated_at = updated_at + 1 where id = ?',
    idOf: ({ candidateId }) => candidateId,
    rowsRead: 3,
    rowsWritten: 3,
    reason: APPLICATION,
  },
  'a pipeline, by a draft': {
    sql: 'update pipelines set updated_at = updated_at + 1 where id = ?',
    idOf: ({ pipeline }) => pipeline.id,
    rowsRead: 3,
    rowsWritten: 2,
    reason: 'the job, and its entries in the indexes by pipeline and by `updated_at`',
  },
  'a pipeline, by a listed job': {
    sql: 'update pipelines set updated_at = updated_at + 1 where id = ?',
    idOf: ({ live }) => live.id,
    rowsRead: 9,
    rowsWritten: 3,
    reason:
      'a draft, its row in the public listing, found by the job, the times of the two lists that have it, and whether search engines wait',
  },
  'an office, by a draft': {
    sql: "update offices set name = name || '.' where id = ?",
    idOf: ({ office }) => office.id,
    rowsRead: 3,
    rowsWritten: 2,
    reason: 'the job, and its entries in the indexes by office and by `updated_at`',
  },
};

/** Each with `n` records that show it. */
async function openShown(n: number) {
  const acme = await openCompany();
  const [pipeline, live] = [await acme.openPipeline(), await acme.openPipeline()];
  // The first office is that of all jobs that name none.
  await acme.openOffice({ name: 'Rome', country_id: 380, city: 'Rome' });
  const office = await acme.openOffice({ name: 'Oslo', country_id: 578, city: 'Oslo' });
  const drafts = await posted(acme, n, { company_pipline_id: pipeline.id, office_id: office.id });
  await posted(acme, n, { company_pipline_id: live.id, status: 'Live' });
  const job = await acme.postJob();
  const person = { email: `ada${newPhone().replaceAll(/\D/gu, '')}@people.example` };
  const ofPerson = await Promise.all(
    drafts.map(({ hash_id }) => acme.apply({ files: [], job_id: hash_id, ...person })),
  );
  for (let i = 0; i < n; i++) await acme.apply({ files: [], job_id: job.hash_id });
  return { pipeline, live, office, job, candidateId: ofPerson[0]?.candidate_id ?? 0 };
}

function posted(acme: Company, n: number, job: object) {
  return Promise.all(Array.from({ length: n }, () => acme.postJob(job)));
}

const [FEW, MANY] = [2, 6];

test('a write costs a few rows more for each record that shows it, and no more', async () => {
  const few = await openShown(FEW);
  const many = await openShown(MANY);
  for (const [name, { sql, idOf, rowsRead, rowsWritten }] of Object.entries(budgets)) {
    const one = await env.DB.prepare(sql).bind(idOf(few)).run();
    const other = await env.DB.prepare(sql).bind(idOf(many)).run();
    const each = (count: 'rows_read' | 'rows_written') =>
      (other.meta[count] - one.meta[count]) / (MANY - FEW);
    expect(each('rows_written'), name).toBeGreaterThan(0);
    expect(each('rows_written'), name).toBeLessThanOrEqual(rowsWritten);
    expect(each('rows_read'), name).toBeLessThanOrEqual(rowsRead);
  }
});
