/** Tests that storage failures leave neither partial applications nor unreferenced files. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { documents, fileRemovals } from '#data/tables/documents.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { applicationForm, cvFile, letterFile, newApplicant, STORE } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';
import { documentsOf, sendWatched } from '../support/uploads.ts';
import type { Watching } from '../support/uploads.ts';
import { CONNECTION_LOST, d1Error } from '../support/d1.ts';

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

/** Identify the caller, mark the files and read, commit. */
const TRIPS = [1, 2, 3];

async function openJob(acme: Company) {
  const { hash_id: ref } = await acme.postJob();
  return { email: newApplicant(), job_id: ref, files: [cvFile(), letterFile()] };
}

type Applying = Awaited<ReturnType<typeof openJob>>;

async function store(acme: Company, input: Applying, watching: Watching = {}) {
  const token = await acme.token('Recruiter');
  return sendWatched(watching, 'POST', STORE, { token, form: applicationForm(input) });
}

const failingAt = (at: number): Watching => ({
  database: (_, count) => {
    if (count === at) throw d1Error(CONNECTION_LOST);
  },
});

async function rowsOf({ id }: Company) {
  const [people, made, files] = [
    await db.select().from(candidates).where(eq(candidates.companyId, id)),
    await db.select().from(applications).where(eq(applications.companyId, id)),
    await db.select().from(documents).where(eq(documents.companyId, id)),
  ];
  return { people: people.length, made: made.length, keys: files.map(({ key }) => key).toSorted() };
}

const none = { people: 0, made: 0, keys: [] };

/** Checks that after an hour and a cron run every object has a row, and every row an object. */
async function expectTidy(acme: Company): Promise<void> {
  setClock(Date.now() + 61 * MINUTE_MS);
  await tick();
  const { keys } = await rowsOf(acme);
  expect((await documentsOf(acme)).toSorted()).toEqual(keys);
  const marks = await db.select().from(fileRemovals);
  expect(marks.filter(({ key }) => key.startsWith(`documents/${acme.id}/`))).toEqual([]);
}

describe('POST /api/candidate-job/store', () => {
  test.each(TRIPS)(
    'stores nothing when round trip %i fails, and a second attempt succeeds',
    async (at) => {
      const acme = await openCompany();
      const input = await openJob(acme);
      const answer = await store(acme, input, failingAt(at));
      expect(answer.status, answer.text).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await rowsOf(acme)).toEqual(none);
      expect(await acme.announced()).toEqual([]);
      expect((await store(acme, input)).status).toBe(201);
      expect(await rowsOf(acme)).toMatchObject({ people: 1, made: 1 });
      expect(await acme.announced()).toHaveLength(1);
      await expectTidy(acme);
      expect(await documentsOf(acme)).toHaveLength(2);
    },
  );

  test('creates an application in exactly these round trips', async () => {
    const acme = await openCompany();
    let most = 0;
    const watching = { database: (_: string, count: number) => (most = count) };
    expect((await store(acme, await openJob(acme), watching)).status).toBe(201);
    expect(most).toBe(TRIPS.length);
    await expectTidy(acme);
  });

  test.each([1, 2])('keeps no file when storing file %i fails', async (at) => {
    const acme = await openCompany();
    let puts = 0;
    const put = () => {
      puts += 1;
      if (puts === at) throw new Error('put: We encountered an internal error. (10001)');
    };
    const answer = await store(acme, await openJob(acme), { bucket: { put } });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await rowsOf(acme)).toEqual(none);
    expect(await acme.announced()).toEqual([]);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('keeps the application and its files when the response of the commit is lost', async () => {
    const acme = await openCompany();
    const input = await openJob(acme);
    const answer = await store(acme, input, { lost: 3 });
    expect(answer.status).toBe(503);
    expect(await rowsOf(acme)).toMatchObject({ people: 1, made: 1 });
    expect(await acme.announced()).toHaveLength(1);
    // A second attempt is rejected as a duplicate, and leaves no file.
    expect((await store(acme, input)).status).toBe(409);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toHaveLength(2);
  });

  test('keeps no file when the response of marking the files is lost', async () => {
    const acme = await openCompany();
    const answer = await store(acme, await openJob(acme), { lost: 2 });
    expect(answer.status).toBe(503);
    expect(await rowsOf(acme)).toEqual(none);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('keeps no file of a rejected request', async () => {
    const acme = await openCompany();
    const input = await openJob(acme);
    await store(acme, input);
    expect((await store(acme, input)).status).toBe(409);
    expect(await documentsOf(acme)).toHaveLength(2);
    await expectTidy(acme);
  });

  test('keeps the files of one of two simultaneous requests', async () => {
    const acme = await openCompany();
    const input = await openJob(acme);
    const answers = await Promise.all([store(acme, input), store(acme, input), store(acme, input)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toHaveLength(2);
  });
});

describe('DELETE /api/candidates/erase/{id}', () => {
  test('deletes files by cron that could not be deleted with the candidate', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ files: [cvFile(), letterFile()] });
    const failing = () => {
      throw new Error('delete: We encountered an internal error. (10001)');
    };
    const token = await acme.token('Admin');
    const path = `/api/candidates/erase/${id}`;
    const answer = await sendWatched({ bucket: { delete: failing } }, 'DELETE', path, {
      token,
    }).catch((error: unknown) => error);
    if (answer instanceof Error) expect(answer.message).toContain('10001');
    expect(await documentsOf(acme)).toHaveLength(2);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test.each([1, 2, 3])('erases nothing when round trip %i fails', async (at) => {
    const acme = await openCompany();
    const made = await acme.apply();
    const token = await acme.token('Admin');
    const path = `/api/candidates/erase/${made.candidate_id}`;
    const answer = await sendWatched(failingAt(at), 'DELETE', path, { token });
    expect(answer.status).toBe(503);
    expect(await acme.showApplication(made)).toMatchObject({ first_name: 'Ada' });
    await expectTidy(acme);
    expect(await documentsOf(acme)).toHaveLength(1);
  });
});
