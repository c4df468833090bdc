/** Tests that no id of another service is left in the results of imports once a person is erased, merged and erased, or undone. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { CandidateListed } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { Import } from '#recruiting/transfers/schemas/imports.ts';
import { API } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { placesOf } from '../support/dump.ts';
import { advance, deliverTransfer, rowsOf, uploadImport } from '../support/transfers.ts';
import { see } from '../support/uploads.ts';

async function people(acme: Company): Promise<CandidateListed[]> {
  const path = '/api/candidates/index?sort=oldest&max=100';
  return (await acme.admin<Page<CandidateListed>>('GET', path)).body.data.data;
}

async function resultsOf(acme: Company, { id }: { id: number }): Promise<string> {
  const { body } = await acme.admin<Import>('GET', `/api/imports/show/${id}`);
  return Buffer.from((await see((body.data.results_url ?? '').slice(API.length))).bytes).toString();
}

const newWord = () => `c${crypto.randomUUID().replaceAll('-', '')}`;

/** Delivers the messages of imports that are due. */
async function settle(acme: Company): Promise<void> {
  const due = 'select id from imports where company_id = ?1 and due_at is not null';
  const { results } = await env.DB.prepare(due).bind(acme.id).all<{ id: number }>();
  for (const { id } of results) await deliverTransfer(id);
}

/** Imports a person with an application twice, and once with a job that needs a stage, next to somebody else. */
async function imported(acme: Company, words: readonly string[]): Promise<Import[]> {
  await acme.postJob();
  const rows = words.map((word) => `${word},Ada,,Baker`);
  const file = ['id,name,email,job', ...rows, 'other,Bo,,Baker', ''].join('\n');
  const done = await advance(acme, 'start', await uploadImport(acme, file));
  const again = await advance(acme, 'start', await uploadImport(acme, file));
  return [done, again, await uploadImport(acme, file)];
}

describe('the id of another service', () => {
  test('is gone from rows and results of all imports once the person is erased', async () => {
    const acme = await openCompany();
    const word = newWord();
    const files = await imported(acme, [word]);
    for (const file of files) expect(await resultsOf(acme, file)).toContain(word);
    const [ada] = await people(acme);
    const erased = await acme.admin('DELETE', `/api/candidates/erase/${ada?.id}`);
    expect(erased.status, erased.text).toBe(200);
    await settle(acme);
    for (const file of files) {
      const rows = await rowsOf(acme, file);
      expect(rows.map((row) => row.external_id).filter((id) => id.includes(word))).toEqual([]);
      expect(rows.map((row) => row.external_id)).toContain('other');
      const text = await resultsOf(acme, file);
      expect(text).not.toContain(word);
      expect(text).toContain('other');
    }
    const [, , checked] = files;
    const last = await advance(acme, 'start', checked ?? { id: 0 });
    expect(last.counts).toMatchObject({ created: 0, failed: 2 });
    const bad = await uploadImport(acme, `id,name,email\n${word},Ada,not an address\n`);
    expect(bad.counts).toMatchObject({ failed: 1 });
    const places = await placesOf([word]);
    // Uploaded files are deleted by the cron once they are imported, and those that wait for an Admin within two days.
    const isUpload = (place: string) => /^R2 imports\/\d+\/\d+(?:\/rows-\d+)?$/u.test(place);
    expect(places.filter((place) => !isUpload(place))).toEqual([]);
  }, 60_000);

  test('is gone of both, once somebody who was merged is erased', async () => {
    const acme = await openCompany();
    const words = [newWord(), newWord()];
    const files = await imported(acme, words);
    const [kept, other] = await people(acme);
    const merge = { from_candidate_id: other?.id };
    const merged = await acme.admin('POST', `/api/candidates/merge/${kept?.id}`, merge);
    expect(merged.status, merged.text).toBe(200);
    await acme.admin('DELETE', `/api/candidates/erase/${kept?.id}`);
    await settle(acme);
    for (const file of files.slice(0, 2)) {
      const text = JSON.stringify(await rowsOf(acme, file)) + (await resultsOf(acme, file));
      for (const word of words) expect(text).not.toContain(word);
      expect(text).toContain('other');
    }
  });

  test('is gone once the import is undone, but for those who are kept', async () => {
    const acme = await openCompany();
    const word = newWord();
    const [done] = await imported(acme, [word]);
    const other = (await people(acme)).find(({ first_name: name }) => name === 'Bo');
    await acme.recruiter('POST', `/api/candidates/update/${other?.id}`, { first_name: 'Bob' });
    const undone = await advance(acme, 'undo', done ?? { id: 0 });
    // The application shows its person, so it has changed with the person.
    expect(undone.counts).toMatchObject({ undone: 2, kept: 2 });
    await settle(acme);
    const text = JSON.stringify(await rowsOf(acme, undone)) + (await resultsOf(acme, undone));
    expect(text).not.toContain(word);
    expect(text).toContain('"other"');
    expect(text).toContain('undone');
  });
});
