/** Tests imports of rows that the database does not take, alone and beside others, and of people who come in meanwhile. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import { bundleOf } from '../support/bundles.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { watched } from '../support/d1.ts';
import {
  advance,
  deliverTransfer,
  rowsOf,
  settledImport,
  uploadImport,
} from '../support/transfers.ts';

async function people(acme: Company): Promise<CandidateListed[]> {
  const path = '/api/candidates/index?sort=oldest&max=100';
  return (await acme.admin<Page<CandidateListed>>('GET', path)).body.data.data;
}

const triggers: string[] = [];
afterEach(async () => {
  for (const name of triggers.splice(0)) await env.DB.exec(`drop trigger ${name}`);
});

/** A word that no row of the table can have in the column. */
async function refusedIn(table: string, column: string): Promise<string> {
  const word = `w${crypto.randomUUID().replaceAll('-', '')}`;
  triggers.push(`refuses_${word}`);
  const body = `begin select raise(abort, 'refused'); end`;
  await env.DB.exec(
    `create trigger refuses_${word} before insert on ${table} when new.${column} like '%${word}%' ${body}`,
  );
  return word;
}

describe('a row that the database does not take', () => {
  test.each([
    ['alone', 1, [0]],
    ['first of a batch', 60, [0]],
    ['last of a batch', 60, [49]],
    ['between others', 120, [7, 8, 63, 119]],
  ])('fails alone, by its number and with a reason: %s', async (_, count, bad) => {
    const acme = await openCompany();
    await acme.postJob();
    const word = await refusedIn('candidates', 'first_name');
    const rows = Array.from({ length: count }, (__, at) => {
      const name = bad.includes(at) ? word : `P${at}`;
      return `c-${at},${name},p${at}@people.example,Baker`;
    });
    const checked = await uploadImport(acme, ['id,first name,email,job', ...rows].join('\n'));
    const done = await advance(acme, 'start', checked);
    const [left, failed] = [count - bad.length, 2 * bad.length];
    expect(done, done.error ?? '').toMatchObject({
      status: 'imported',
      error: null,
      done: count,
      counts: { created: 2 * left, existing: 0, failed },
    });
    const list = await acme.admin<Page<unknown>>('GET', '/api/candidates/index');
    expect(list.body.data.total).toBe(left);
    const path = `/api/imports/rows/${done.id}?max=100&result=failed`;
    const { data } = (await acme.admin<{ data: object[] }>('GET', path)).body.data;
    const reason = { result: 'failed', message: 'It cannot be stored.', record_id: null };
    expect(data).toMatchObject(
      bad.flatMap((at) => [
        { row: at + 1, entity: 'applications', ...reason },
        { row: at + 1, entity: 'persons', external_id: `c-${at}`, ...reason },
      ]),
    );
    expect((await advance(acme, 'undo', done)).counts).toMatchObject({ undone: 2 * left, kept: 0 });
  });

  test('fails alone in a bundle, and with what refers to it', async () => {
    const acme = await openCompany();
    const word = await refusedIn('application_notes', 'note');
    const line = (record: object) => `${JSON.stringify(record)}\n`;
    const application = (id: string, note: string) => ({
      id,
      person_id: `p-${id}`,
      job_id: 'j1',
      stage_id: 's1',
      status: 'active',
      notes: [{ note }],
    });
    const stages = [
      { id: 's1', name: 'Start', type: 'screening' },
      { id: 's2', name: 'End', type: 'hired' },
    ];
    const meeting = { title: 'Talk', type: 'zoom', status: 'scheduled', timezone: 'Europe/Oslo' };
    const at = { starts_at: '2030-01-01T10:00:00Z', duration_minutes: 30 };
    const bytes = bundleOf({
      'pipelines-0001.ndjson': line({ id: 'p1', name: 'Kitchen', stages }),
      'jobs-0001.ndjson': line({
        id: 'j1',
        title: 'Baker',
        status: 'Draft',
        workplace: 'On-site',
        pipeline_id: 'p1',
      }),
      'persons-0001.ndjson': line({ id: 'p-a1' }) + line({ id: 'p-a2' }),
      'applications-0001.ndjson': line(application('a1', 'Good.')) + line(application('a2', word)),
      'meetings-0001.ndjson':
        line({ id: 'm1', application_id: 'a1', ...meeting, ...at }) +
        line({ id: 'm2', application_id: 'a2', ...meeting, ...at }),
    });
    const done = await advance(acme, 'start', await uploadImport(acme, bytes));
    expect(done).toMatchObject({ status: 'imported', counts: { failed: 2 } });
    const failed = (await rowsOf(acme, done)).filter(({ result }) => result === 'failed');
    expect(failed.map(({ external_id: id, field }) => [id, field])).toEqual([
      ['a2', ''],
      ['m2', 'application_id'],
    ]);
  });
});

test('somebody who applies while their row is written is the same person, and nobody else is lost', async () => {
  const acme = await openCompany();
  const rows = 'name,email\nAda,ada@people.example\nBo,bo@people.example\nCy,cy@people.example\n';
  const checked = await uploadImport(acme, rows);
  await acme.admin('POST', `/api/imports/start/${checked.id}`);
  // Two claims, as it could be an export, and what the rows refer to come before the writing.
  let isStored = false;
  const database = watched(env.DB, async (trip) => {
    if (trip !== 'batch' || isStored || !(await isImporting(checked.id))) return;
    isStored = true;
    await acme.recruiter('POST', '/api/candidates/store', { email: 'BO@people.example' });
  });
  await deliverTransfer(checked.id, { ...env, DB: database });
  const done = await settledImport(acme, checked);
  expect(isStored).toBe(true);
  expect(done).toMatchObject({
    status: 'imported',
    error: null,
    counts: { created: 2, existing: 1, failed: 0 },
  });
  expect((await people(acme)).map(({ email }) => email).toSorted()).toEqual([
    'BO@people.example',
    'ada@people.example',
    'cy@people.example',
  ]);
});

/** Whether a message has claimed the import. */
async function isImporting(id: number): Promise<boolean> {
  const row = await env.DB.prepare('select attempts, due_at as due from imports where id = ?1')
    .bind(id)
    .first<{ attempts: number; due: number }>();
  return (row?.attempts ?? 0) > 0 && (row?.due ?? 0) > Date.now();
}
