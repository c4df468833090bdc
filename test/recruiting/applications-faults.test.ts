/** Applying when the store fails: nothing by halves, and no file that nothing names (reliability: rule 3). */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { applications, candidates } from '#data/tables/candidates.ts';
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

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

const LOST = 'D1_ERROR: Network connection lost.';
/** Who calls, what is there, the marks of the files, the change. */
const TRIPS = [1, 2, 3, 4];

async function openJob(acme: Company) {
  const { hash_id: ref } = await acme.postJob();
  return { email: newApplicant(), job_id: ref, files: [cvFile(), letterFile()] };
}

type Applying = Awaited<ReturnType<typeof openJob>>;

async function store(acme: Company, given: Applying, watching: Watching = {}) {
  const token = await acme.token('Recruiter');
  return sendWatched(watching, 'POST', STORE, { token, form: applicationForm(given) });
}

const failingAt = (at: number): Watching => ({
  database: (_, count) => {
    if (count === at) throw new Error(LOST);
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

/** An hour and a tick later every object has its row, and every row its object. */
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
    'when round trip %i fails nothing is there, and whoever comes again succeeds',
    async (at) => {
      const acme = await openCompany();
      const given = await openJob(acme);
      const answer = await store(acme, given, failingAt(at));
      expect(answer.status, answer.text).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(await rowsOf(acme)).toEqual(none);
      expect(await acme.announced()).toEqual([]);
      expect((await store(acme, given)).status).toBe(201);
      expect(await rowsOf(acme)).toMatchObject({ people: 1, made: 1 });
      expect(await acme.announced()).toHaveLength(1);
      await expectTidy(acme);
      expect(await documentsOf(acme)).toHaveLength(2);
    },
  );

  test('there are no more round trips than these', async () => {
    const acme = await openCompany();
    let most = 0;
    const watching = { database: (_: string, count: number) => (most = count) };
    expect((await store(acme, await openJob(acme), watching)).status).toBe(201);
    expect(most).toBe(TRIPS.length);
    await expectTidy(acme);
  });

  test.each([1, 2])('when file %i is not taken, no file stays', async (at) => {
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

  test('when the answer of the change is lost, it is there, with its files', async () => {
    const acme = await openCompany();
    const given = await openJob(acme);
    const answer = await store(acme, given, { lost: 3 });
    expect(answer.status).toBe(503);
    expect(await rowsOf(acme)).toMatchObject({ people: 1, made: 1 });
    expect(await acme.announced()).toHaveLength(1);
    // Whoever comes again is told so, and leaves no second file.
    expect((await store(acme, given)).status).toBe(409);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toHaveLength(2);
  });

  test('when the answer of the marks is lost, nothing stays', async () => {
    const acme = await openCompany();
    const answer = await store(acme, await openJob(acme), { lost: 2 });
    expect(answer.status).toBe(503);
    expect(await rowsOf(acme)).toEqual(none);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toEqual([]);
  });

  test('who is refused leaves no file', async () => {
    const acme = await openCompany();
    const given = await openJob(acme);
    await store(acme, given);
    expect((await store(acme, given)).status).toBe(409);
    expect(await documentsOf(acme)).toHaveLength(2);
    await expectTidy(acme);
  });

  test('of two who come at once with files, one’s stay', async () => {
    const acme = await openCompany();
    const given = await openJob(acme);
    const answers = await Promise.all([store(acme, given), store(acme, given), store(acme, given)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await expectTidy(acme);
    expect(await documentsOf(acme)).toHaveLength(2);
  });
});

describe('DELETE /api/candidates/erase/{id}', () => {
  test('when the files cannot be removed, the clock removes them', async () => {
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

  test.each([1, 2, 3])('when round trip %i fails nobody is erased', async (at) => {
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
