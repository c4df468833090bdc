/** The event that a CV was read, from every path that reads one; events of scans are in text-recognition.test.ts. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { importRecords, imports } from '#data/tables/imports.ts';
import { enqueueOverdueCvs, readCv } from '#recruiting/people/cvs/actions/read.ts';
import { cvFile, newApplicant, pdf } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import { pathFor } from '../support/records.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { formOf } from '../support/uploads.ts';

const LATER_MS = 3 * 60_000;

async function documentOf(candidateId: number) {
  const [row] = await db.select().from(documents).where(eq(documents.candidateId, candidateId));
  return row ?? expect.fail('There is no document.');
}

async function readOf(acme: Company) {
  const events = (await acme.announced()).filter(({ event }) => event === 'cv.read');
  return events.map(({ data }) => data);
}

/** Reads it as the consumer of the queue does, whatever it has done already. */
async function readAgain({ id }: { id: number }, due: object = {}): Promise<void> {
  await db
    .update(documents)
    .set({ parseStatus: 'pending', parseAttempts: 0, parseDueAt: new Date(Date.now() - 1), ...due })
    .where(eq(documents.id, id));
}

test('a CV of an application is told with its application', async () => {
  const acme = await openCompany();
  const file = cvFile(pdf('Ada Lovelace, ada@people.example'));
  const made = await acme.apply({ email: newApplicant(), files: [file] });
  const document = await documentOf(made.candidate_id);
  const before = (await readOf(acme)).length;
  await readAgain(document);
  await readCv(operator(new Date()), document.id);
  const events = await readOf(acme);
  expect(events).toHaveLength(before + 1);
  expect(events.at(-1)).toEqual({
    candidate_job_id: made.id,
    candidate_id: made.candidate_id,
    document_id: document.id,
    outcome: 'read',
  });
  // Nobody reads it again, so nothing is told.
  await readCv(operator(new Date()), document.id);
  expect(await readOf(acme)).toHaveLength(before + 1);
});

test('an own CV of a candidate has no application, and one that cannot be read says so', async () => {
  const acme = await openCompany();
  const { id } = (
    await acme.recruiter<{ id: number }>('POST', '/api/candidates/store', { first_name: 'Ada' })
  ).body.data;
  const { body, headers } = formOf([
    { name: 'kind', content: 'cv' },
    { name: 'file', filename: 'a.pdf', content: pdf('') },
  ]);
  const stored = await acme.recruiter(
    'POST',
    `/api/candidates/store-document/${id}`,
    body,
    headers,
  );
  expect(stored.status, stored.text).toBe(201);
  const document = await documentOf(id);
  const before = (await readOf(acme)).length;
  await readAgain(document);
  await readCv(operator(new Date()), document.id);
  const events = await readOf(acme);
  expect(events).toHaveLength(before + 1);
  expect(events.at(-1)).toEqual({
    candidate_job_id: null,
    candidate_id: id,
    document_id: document.id,
    outcome: 'unreadable',
  });
});

test('a CV that is given up after its last attempt is told once', async () => {
  const acme = await openCompany();
  const made = await acme.apply({ email: newApplicant(), files: [cvFile(pdf('Ada'))] });
  const document = await documentOf(made.candidate_id);
  const before = (await readOf(acme)).length;
  await readAgain(document, { parseAttempts: 3, parseDueAt: new Date(Date.now() - LATER_MS) });
  const ctx = { ...operator(new Date()), enqueueCv: () => Promise.resolve() };
  await Promise.all([enqueueOverdueCvs(ctx), enqueueOverdueCvs(ctx)]);
  const events = await readOf(acme);
  expect(events).toHaveLength(before + 1);
  expect(events.at(-1)).toMatchObject({ document_id: document.id, outcome: 'unreadable' });
  expect((await acme.showApplication(made)).parse_status).toBe('failed');
});

test('a CV that an import has added is not told, one that comes later is', async () => {
  const acme = await openCompany();
  const importId = Number((await pathFor(acme, '/api/imports/undo/{id}')).split('/').at(-1));
  const made = await acme.apply({ email: newApplicant(), files: [cvFile(pdf('Ada'))] });
  const document = await documentOf(made.candidate_id);
  const record = { companyId: acme.id, source: 'csv', externalId: crypto.randomUUID() };
  const written = { recordId: made.id, importId, writtenAt: new Date() };
  await db.insert(importRecords).values({ ...record, ...written, entity: 'applications' });
  const before = (await readOf(acme)).length;
  const finishedAt = (at: Date) =>
    db.update(imports).set({ finishedAt: at }).where(eq(imports.id, importId));

  await finishedAt(new Date(document.createdAt.getTime() + 1000));
  await readAgain(document);
  await readCv(operator(new Date()), document.id);
  expect(await readOf(acme)).toHaveLength(before);

  await finishedAt(new Date(document.createdAt.getTime() - 1000));
  await readAgain(document);
  await readCv(operator(new Date()), document.id);
  expect(await readOf(acme)).toHaveLength(before + 1);
});
