/** Tests that a bundle loses nothing: long lists, answers to questions that were replaced, and why applications were flagged. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { imports } from '#data/tables/imports.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { cvFile, pdf } from '../support/applying.ts';
import { comparable } from '../support/bundles.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import {
  advance,
  exported,
  fileOf,
  recordsIn,
  settledImport,
  unpacked,
  untilDone,
  uploadImport,
} from '../support/transfers.ts';

const NOTES = 530;
const LINKS = 45;

async function first<Listed>(acme: Company, list: string): Promise<Listed> {
  const { body } = await acme.admin<Page<Listed>>('GET', `/api/${list}/index?sort=oldest`);
  const [one] = body.data.data;
  if (one === undefined) throw new Error(`${list} is empty.`);
  return one;
}

/** An application with more notes, and a person with more links and documents, than a record of a bundle holds. */
async function openBusy(): Promise<{ acme: Company; email: string }> {
  const acme = await openCompany();
  const made = await acme.apply({ files: [cvFile(pdf('Ada'))] });
  const numbers = (count: number) => sql`with recursive numbers(n) as
    (select 1 union all select n + 1 from numbers where n < ${count})`;
  await db.run(sql`insert into application_notes (id, company_id, application_id, note, created_at)
    ${numbers(NOTES)} select ${made.id} + n, ${acme.id}, ${made.id}, 'Note ' || n, 1700000000000 + n from numbers`);
  await db.run(sql`insert into candidate_links (id, company_id, candidate_id, kind, url)
    ${numbers(LINKS)} select ${made.id} + n, ${acme.id}, ${made.candidate_id}, 'other',
      'https://people.example/' || n from numbers`);
  return { acme, email: made.email };
}

async function bundleOf(acme: Company): Promise<Uint8Array> {
  return (await fileOf(await exported(acme, { entity: 'company' }))).bytes;
}

async function listsOf(acme: Company) {
  const [application, person] = [
    await first<ApplicationDetail>(acme, 'candidate-job'),
    await first<CandidateListed>(acme, 'candidates'),
  ];
  const count = async (table: string, by: string, id: number) =>
    (
      await db.all<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}
      where ${sql.identifier(by)} = ${id}`)
    )[0]?.n;
  return {
    notes: await count('application_notes', 'application_id', application.id),
    links: await count('candidate_links', 'candidate_id', person.id),
  };
}

test('lists of any length are exported, imported and exported again', async () => {
  const [{ acme }, other] = [await openBusy(), await openCompany()];
  const file = await exported(acme, { entity: 'company' });
  const before = recordsIn(await unpacked(file));
  expect(before['applications']?.[0]?.['notes']).toHaveLength(50);
  expect(before['applications_more']).toHaveLength(10);
  expect(before['persons_more']).toHaveLength(2);
  const { bytes } = await fileOf(file);
  const done = await advance(other, 'start', await uploadImport(other, bytes));
  expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
  expect(await listsOf(other)).toEqual({ notes: NOTES, links: LINKS });
  const after = recordsIn(await unpacked(await exported(other, { entity: 'company' })));
  expect(comparable(after)).toEqual(comparable(before));

  const again = await advance(other, 'start', await uploadImport(other, bytes));
  expect(again.counts).toMatchObject({ created: 0, failed: 0 });
  expect(await listsOf(other)).toEqual({ notes: NOTES, links: LINKS });
  expect((await advance(other, 'undo', done)).counts).toMatchObject({ kept: 0 });
  const left = await db.all<{ n: number }>(sql`select count(*) as n from application_notes
    where company_id = ${other.id}`);
  expect(left).toEqual([{ n: 0 }]);
});

test('an import that is interrupted in a long list goes on, and adds no row twice', async () => {
  const [{ acme }, other] = [await openBusy(), await openCompany()];
  const checked = await uploadImport(other, await bundleOf(acme));
  await other.admin('POST', `/api/imports/start/${checked.id}`);
  const show = async () =>
    (await other.admin<Import>('GET', `/api/imports/show/${checked.id}`)).body.data;
  await untilDone(checked.id, show, ({ done, rows }) => done >= rows - 1);
  await db
    .update(imports)
    .set({ doneCount: 0, dueAt: new Date(Date.now() - DAY_MS), status: 'importing' })
    .where(eq(imports.id, checked.id));
  expect(await settledImport(other, checked)).toMatchObject({ status: 'imported' });
  expect(await listsOf(other)).toEqual({ notes: NOTES, links: LINKS });
});

test('a person whom the company had gets no links of the bundle, however many there are', async () => {
  const [{ acme, email }, other] = [await openBusy(), await openCompany()];
  await other.recruiter('POST', '/api/candidates/store', { first_name: 'Ada', email });
  const checked = await uploadImport(other, await bundleOf(acme));
  const done = await advance(other, 'start', checked);
  expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
  expect(checked.counts).toMatchObject({ created: done.counts.created, failed: 0 });
  expect(await listsOf(other)).toEqual({ notes: NOTES, links: 0 });
});

test('answers stay with the question as it was asked, and say why the application was flagged', async () => {
  const [acme, other] = [await openCompany(), await openCompany()];
  const job = await acme.postJob();
  const question = await acme.addQuestion({ key: 'nights', labels: { en: 'Nights?' } });
  const rule = { operator: 'is', value: false, reason: { en: 'We bake at night.' } };
  await acme.setForm(job, { question_id: question.id, rule });
  const answers = JSON.stringify({ nights: false });
  await acme.apply({ job_id: job.hash_id, answers, files: [] });
  const edited = { labels: { en: 'Do you work at night?' } };
  await acme.admin('POST', `/api/questions/update/${question.id}`, edited);

  const bytes = await bundleOf(acme);
  const done = await advance(other, 'start', await uploadImport(other, bytes));
  expect(done).toMatchObject({ status: 'imported', counts: { failed: 0 } });
  const shown = async (company: Company) => {
    const { id } = await first<ApplicationDetail>(company, 'candidate-job');
    const { body } = await company.admin<ApplicationDetail>('GET', `/api/candidate-job/show/${id}`);
    return JSON.parse(
      JSON.stringify(
        [body.data.answers, body.data.screening, body.data.screening_reasons],
        (name, value: unknown) => (/(?:^|_)ids?$/u.test(name) ? null : value),
      ),
    ) as unknown;
  };
  const here = await shown(acme);
  expect(JSON.stringify(here)).toContain('We bake at night.');
  expect(await shown(other)).toEqual(here);

  // The question of the company is the current one: it is neither replaced nor added again.
  const again = await advance(other, 'start', await uploadImport(other, bytes));
  expect(again.counts).toMatchObject({ created: 0, failed: 0 });
  const questions = await other.admin<Page<object>>('GET', '/api/questions/index');
  expect(questions.body.data.data).toMatchObject([edited]);
  expect((await advance(other, 'undo', done)).counts).toMatchObject({ kept: 0 });
});
