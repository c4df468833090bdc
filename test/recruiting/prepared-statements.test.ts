/** Tests that the statements of a write are written once an isolate: the second request binds what the first has written. */
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { afterEach, expect, test, vi } from 'vitest';
import { STORE, newApplicant, untemplatedStage } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The texts that Drizzle writes while something is done. */
async function writtenDuring(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(SQLiteAsyncDialect.prototype, 'sqlToQuery');
  await work();
  return spy.mock.results.map((result) => (result.type === 'return' ? result.value.sql : ''));
}

type Write = (acme: Company) => Promise<() => Promise<{ status: number }>>;

/** What each prepares, and what it then does. */
const writes: Record<string, { write: Write; status: number; mostAgain: number }> = {
  'a move': {
    write: async (acme) => {
      const [{ id }, stage] = [await acme.apply(), await untemplatedStage(acme, 2)];
      const path = `/api/candidate-job/update-stage/${id}`;
      return async () => acme.recruiter('POST', path, { stage_id: stage });
    },
    status: 200,
    mostAgain: 0,
  },
  'a rejection': {
    write: async (acme) => {
      const { id } = await acme.apply();
      return async () =>
        acme.recruiter('POST', `/api/candidate-job/reject/${id}`, { send_email: false });
    },
    status: 200,
    mostAgain: 0,
  },
  'an application': {
    write: async (acme) => {
      const job = await acme.postJob();
      const person = { first_name: 'Ada', last_name: 'Lovelace', email: newApplicant() };
      return async () => acme.recruiter('POST', STORE, { ...person, job_id: job.hash_id });
    },
    status: 201,
    mostAgain: 7,
  },
  'a job': {
    write: async (acme) => {
      const job = { title: 'Cook', description: '<p>Cook.</p>', status: 'Live' };
      return async () => acme.recruiter('POST', '/api/jobs/store', job);
    },
    status: 201,
    mostAgain: 5,
  },
};

test.for(Object.entries(writes))('%s', async ([, { write, status, mostAgain }]) => {
  const acme = await openCompany();
  const [first, second] = [await write(acme), await write(acme)];
  expect(await first()).toMatchObject({ status });
  const again = await writtenDuring(async () => {
    expect(await second()).toMatchObject({ status });
  });
  expect(again.length, again.join('\n')).toBeLessThanOrEqual(mostAgain);
  // What one more company has is its own: the company is bound, too.
  const other = await openCompany();
  const third = await write(other);
  expect(await third()).toMatchObject({ status });
});
