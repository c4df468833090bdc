/** A CV whose reading never ends, or ends its isolate: it is read three times at most, and its application says that it failed. */
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { enqueueOverdueCvs, readCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import { db, operator, services } from '../support/operator.ts';
import { restartPolling } from '../support/polls.ts';

const FILES = [cvFile(pdf('Ada Lovelace ada@people.example'))];

async function documentOf({ id }: { id: number }) {
  const [row] = await db.select().from(documents).where(eq(documents.applicationId, id));
  return row ?? expect.fail('There is no document.');
}

type Reading = ReturnType<typeof operator>;

/** How a reading ends, and a consumer that meets it. */
const endings: [string, () => Reading][] = [
  [
    'never ends, and its consumer never writes again',
    () => ({
      ...operator(new Date()),
      files: { ...services.files, get: () => new Promise(() => {}) },
    }),
  ],
  [
    'ends the isolate of the reader',
    () => ({
      ...operator(new Date()),
      cvParser: {
        ...services.cvParser,
        parseCv: () => Promise.reject(new Error('Worker exceeded memory limit.')),
      },
    }),
  ],
];

/** Polls, and returns the documents that are read again. */
async function poll(): Promise<number[]> {
  const enqueued: number[] = [];
  const enqueueCv = (ids: readonly number[]) => Promise.resolve(void enqueued.push(...ids));
  await enqueueOverdueCvs({ ...operator(new Date()), enqueueCv });
  return enqueued;
}

test.each(endings)(
  'a document whose reading %s is read three times and then failed',
  async (_, endingReader) => {
    const acme = await openCompany();
    const made = await acme.apply({ email: newApplicant(), files: FILES });
    const { id } = await documentOf(made);
    let now = Date.now() + MINUTE_MS;
    await db
      .update(documents)
      .set({ parseStatus: 'pending', parseAttempts: 0, parseDueAt: new Date(now) })
      .where(eq(documents.id, id));

    for (const attempt of [1, 2, 3]) {
      setClock(now);
      void readCv(endingReader(), id).catch(() => {});
      // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
      await vi.waitFor(async () => expect((await documentOf(made)).parseAttempts).toBe(attempt));
      // The platform delivers the message of an isolate that has ended again: the lease holds.
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await readCv(endingReader(), id);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      expect(await documentOf(made)).toMatchObject({
        parseAttempts: attempt,
        parseStatus: 'pending',
      });
      // oxlint-disable-next-line no-await-in-loop -- As above.
      expect(await poll()).not.toContain(id);
      now += MINUTE_MS + 10 * SECOND_MS;
      setClock(now);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await restartPolling();
      // oxlint-disable-next-line no-await-in-loop -- As above.
      expect((await poll()).includes(id)).toBe(attempt < 3);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      expect(await poll()).not.toContain(id);
    }

    expect(await documentOf(made)).toMatchObject({ parseStatus: 'failed', parseDueAt: null });
    expect((await acme.showApplication(made)).parse_status).toBe('failed');
    // A message that is left changes nothing.
    await readCv(operator(new Date()), id);
    expect((await acme.showApplication(made)).parse_status).toBe('failed');
  },
);

test('a document whose file cannot be fetched for an hour is read once the files answer again', async () => {
  const acme = await openCompany();
  const made = await acme.apply({ email: newApplicant(), files: FILES });
  const { id } = await documentOf(made);
  const start = Date.now() + MINUTE_MS;
  const parseDueAt = new Date(start);
  await db
    .update(documents)
    .set({ parseStatus: 'pending', parseAttempts: 0, parseDueAt })
    .where(eq(documents.id, id));
  const unavailable = () => Promise.reject(new ApiError('storage_unavailable'));
  for (let minutes = 0; minutes < 60; minutes++) {
    setClock(start + minutes * (MINUTE_MS + SECOND_MS));
    const away = { ...operator(new Date()), files: { ...services.files, get: unavailable } };
    // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
    await expect(readCv(away, id)).rejects.toMatchObject({ code: 'storage_unavailable' });
  }
  expect(await documentOf(made)).toMatchObject({ parseStatus: 'pending', parseAttempts: 0 });
  setClock(start + 2 * 60 * MINUTE_MS);
  expect(await readCv(operator(new Date()), id)).toBe(true);
  expect(await documentOf(made)).toMatchObject({ parseStatus: 'parsed' });
});
