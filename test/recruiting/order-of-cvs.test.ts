/** In which order CVs are read: documents that take long, sent together, delay neither a new CV nor the one that waits longest. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { DAY_MS } from '#lib/time.ts';
import { readNextCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

/** No other test has a CV that is due later than these. */
const NOW = Date.now() + 1000 * DAY_MS;

beforeEach(async () => {
  // What other files have left is not due.
  await db.update(documents).set({ parseDueAt: null });
});

async function openDue(acme: Company, dueAt: number): Promise<number> {
  const { id } = await acme.apply({
    email: newApplicant(),
    files: [cvFile(pdf('Ada Lovelace ada@people.example'))],
  });
  const [row] = await db.select().from(documents).where(eq(documents.applicationId, id));
  const document = row ?? expect.fail('There is no document.');
  await db
    .update(documents)
    .set({ parseStatus: 'pending', parseAttempts: 0, parseDueAt: new Date(dueAt) })
    .where(eq(documents.id, document.id));
  return document.id;
}

async function statusOf(id: number) {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row?.parseStatus;
}

test('of three messages two read the newest CVs and one the oldest, whichever they name', async () => {
  const acme = await openCompany();
  const oldest = await openDue(acme, 1);
  const newer = await openDue(acme, NOW - 2);
  const newest = await openDue(acme, NOW - 1);

  const order: number[] = [];
  for (let message = 0; message < 3; message++) {
    // oxlint-disable-next-line no-await-in-loop -- One message after the other.
    await readNextCv(operator(new Date(NOW)), newer);
    for (const id of [oldest, newer, newest]) {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      if (!order.includes(id) && (await statusOf(id)) === 'parsed') order.push(id);
    }
  }

  expect(order).toHaveLength(3);
  expect(order.filter((id) => id !== oldest)).toEqual([newest, newer]);
});

test('a message reads the CV that it names if no other is due', async () => {
  const acme = await openCompany();
  const only = await openDue(acme, 1);
  await readNextCv(operator(new Date(2)), only);
  expect(await statusOf(only)).toBe('parsed');
});
