/** Tests imports of records that were imported before, and have been erased, merged or deleted since. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importRecords, imports } from '#data/tables/imports.ts';
import type { Page } from '#lib/pagination.ts';
import { sha256Hex } from '#lib/hash.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import { placesOf } from '../support/dump.ts';
import { openFull } from '../support/full-company.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';
import {
  advance,
  deliverTransfer,
  exported,
  fileOf,
  rowsOf,
  settledImport,
  uploadImport,
} from '../support/transfers.ts';

async function listOf<Listed>(acme: Company, list: string): Promise<Listed[]> {
  const path = `/api/${list}/index?sort=oldest&max=100`;
  return (await acme.admin<Page<Listed>>('GET', path)).body.data.data;
}

const people = (acme: Company) => listOf<CandidateListed>(acme, 'candidates');
const applications = (acme: Company) => listOf<ApplicationDetail>(acme, 'candidate-job');

async function imported(acme: Company, content: string | Uint8Array): Promise<Import> {
  const checked = await uploadImport(acme, content);
  expect(checked, checked.error ?? '').toMatchObject({ status: 'checked' });
  return advance(acme, 'start', checked);
}

const newWord = () => `w${crypto.randomUUID().replaceAll('-', '')}`;

test.each([
  ['an id', (word: string) => `c-${word}`],
  ['an address as its id', (word: string) => `${word}@people.example`],
  ['nothing but an address', () => ''],
])(
  'a person who was erased is not stored again, known by %s',
  async (_, idOf) => {
    const acme = await openCompany();
    await acme.postJob({ title: 'Baker' });
    await acme.postJob({ title: 'Cook' });
    const word = newWord();
    const row = (job: string) =>
      `id,name,email,job,note\n${idOf(word)},Ada ${word},${word}@people.example,${job},Met ${word}\n`;
    await imported(acme, row('Baker'));
    const [ada] = await people(acme);
    await acme.admin('DELETE', `/api/candidates/erase/${ada?.id}`);
    const checked = await uploadImport(acme, row('Cook'));
    expect(checked.counts).toMatchObject({ created: 0, existing: 0, failed: 2 });
    const again = await advance(acme, 'start', checked);
    expect(await rowsOf(acme, again)).toMatchObject([
      { entity: 'applications', result: 'failed', field: 'person_id', record_id: null },
      {
        entity: 'persons',
        result: 'failed',
        field: 'id',
        message: 'The candidate was erased: nothing about them is imported.',
      },
    ]);
    const twice = await imported(acme, row('Baker'));
    expect(twice.counts).toMatchObject({ created: 0, existing: 0, failed: 2 });
    expect(await applications(acme)).toMatchObject([{ first_name: '', email: '' }]);
    const digest = (await sha256Hex(`${word}@people.example`)).slice(0, 40);
    const places = await placesOf([`${word}@`, `ada ${word}`, digest]);
    expect(places.filter((place) => !place.startsWith('R2 imports/'))).toEqual([]);
  },
  60_000,
);

test('a person who was erased between reading and writing a batch gets no application', async () => {
  const acme = await openCompany();
  await acme.postJob({ title: 'Baker' });
  await imported(acme, 'id,name\nc-1,Ada\n');
  const [ada] = await people(acme);
  const checked = await uploadImport(acme, 'id,name,job,note\nc-1,Ada,Baker,Kind\n');
  await acme.admin('POST', `/api/imports/start/${checked.id}`);
  // Two claims, as it could be an export, and what the rows refer to come before the writing.
  const WRITING = 7;
  let trips = 0;
  const database = watched(env.DB, async (_, count) => {
    trips = count;
    if (count !== WRITING) return;
    const erased = await acme.admin('DELETE', `/api/candidates/erase/${ada?.id}`);
    expect(erased.status).toBe(200);
  });
  await deliverTransfer(checked.id, { ...env, DB: database });
  expect(trips).toBe(WRITING);
  expect(await applications(acme)).toEqual([]);
  await db.update(imports).set({ dueAt: new Date() }).where(eq(imports.id, checked.id));
  expect((await settledImport(acme, checked)).counts).toMatchObject({ created: 0, failed: 2 });
});

test('a person who was merged is the one who was kept', async () => {
  const acme = await openCompany();
  await acme.postJob({ title: 'Baker' });
  await imported(acme, 'id,name\nc-1,Ada\nc-2,Ada B.\n');
  const [kept, other] = await people(acme);
  const merge = { from_candidate_id: other?.id };
  await acme.admin('POST', `/api/candidates/merge/${kept?.id}`, merge);
  const again = await imported(acme, 'id,name,job\nc-2,Ada B.,Baker\n');
  expect(again.counts).toMatchObject({ created: 1, existing: 1, failed: 0 });
  expect(await applications(acme)).toMatchObject([{ candidate_id: kept?.id }]);
});

test('a job, a tag, an office and a source that were deleted are added again', async () => {
  const [acme, other] = [await openFull(), await openCompany()];
  await acme.postJob({ title: 'Without applications' });
  await acme.openOffice({ name: 'Without jobs' });
  await acme.admin('POST', '/api/sources/store', { name: 'Unused', kind: 'event' });
  const { bytes } = await fileOf(await exported(acme, { entity: 'company' }));
  await imported(other, bytes);
  const lists = ['jobs', 'tags', 'company-offices', 'sources'];
  const countsOf = () => Promise.all(lists.map(async (list) => (await listOf(other, list)).length));
  const before = await countsOf();
  const deleted = await Promise.all(
    lists.map(async (list) => {
      const records = await listOf<{ id: number }>(other, list);
      const answers = await Promise.all(
        records.map(({ id }) => other.admin('DELETE', `/api/${list}/destroy/${id}?force=true`)),
      );
      return answers.filter(({ status }) => status === 200).length;
    }),
  );
  expect(deleted).toEqual([2, 1, 1, 1]);
  const again = await imported(other, bytes);
  expect(again).toMatchObject({ status: 'imported', counts: { failed: 0 } });
  expect(again.counts.created).toBe(5);
  expect(await countsOf()).toEqual(before);
  expect((await imported(other, bytes)).counts).toMatchObject({ created: 0, failed: 0 });
  expect((await advance(other, 'undo', again)).counts).toMatchObject({ undone: 5, kept: 0 });
});

test('an id that an older version has kept is known, and becomes a digest', async () => {
  const acme = await openCompany();
  const done = await imported(acme, 'id,name\nada@people.example,Ada\nc-2,Bo\n');
  const rows = await db.select().from(importRecords).where(eq(importRecords.companyId, acme.id));
  const digest = (await sha256Hex('ada@people.example')).slice(0, 40);
  const [ada, bo] = await people(acme);
  const plain = new Map([
    [ada?.id, digest],
    [bo?.id, 'c-2'],
  ]);
  for (const row of rows) {
    await db
      .update(importRecords)
      .set({ externalId: plain.get(row.recordId) ?? '', isKeyed: false })
      .where(eq(importRecords.recordId, row.recordId));
  }
  const known = { created: 0, existing: 2, failed: 0 };
  const csv = 'id,name\nada@people.example,Ada\nc-2,Bo\n';
  expect((await imported(acme, csv)).counts).toMatchObject(known);
  await tick();
  const keyed = await db.select().from(importRecords).where(eq(importRecords.companyId, acme.id));
  expect(new Set(keyed.map(({ externalId }) => externalId))).toEqual(
    new Set(rows.map(({ externalId }) => externalId)),
  );
  expect(keyed.map(({ isKeyed }) => isKeyed)).toEqual([true, true]);
  expect((await imported(acme, csv)).counts).toMatchObject(known);
  expect((await advance(acme, 'undo', done)).counts).toMatchObject({ undone: 2, kept: 0 });
});

test('no id of another service is kept as it was', async () => {
  const acme = await openCompany();
  await acme.postJob({ title: 'Baker' });
  const done = await imported(acme, 'id,name,email,job\nc-1,Ada,,Baker\n,Bo,bo@people.example,\n');
  const kept = await db.select().from(importRecords).where(eq(importRecords.companyId, acme.id));
  expect(kept).toHaveLength(3);
  for (const { externalId } of kept) expect(externalId).toMatch(/^[\w-]{43}$/u);
  const guess = (await sha256Hex('bo@people.example')).slice(0, 40);
  const shown = (await rowsOf(acme, done)).map(({ external_id: id }) => id);
  expect(shown).toContain('c-1');
  expect(shown).not.toContain(guess);
  expect(await settledImport(acme, done)).toMatchObject({ counts: { created: 3 } });
});
