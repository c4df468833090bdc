/** Tests the pairs of candidates who may be the same person through the API. */
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { documents } from '#data/tables/documents.ts';
import { duplicateKeys, duplicatePairs } from '#data/tables/duplicates.ts';
import type { Page } from '#lib/pagination.ts';
import { makeFingerprints } from '#recruiting/people/cvs/actions/fingerprint.ts';
import { readCv } from '#recruiting/people/cvs/actions/read.ts';
import { SHARED_MAX } from '#recruiting/people/duplicates/rules.ts';
import type { DuplicatePair } from '#recruiting/people/duplicates/schemas.ts';
import { cvFile, pdf } from '../support/applying.ts';
import type { Applying } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { findAllDuplicates, newPhone } from '../support/duplicates.ts';
import { db, operator } from '../support/operator.ts';

const PATH = '/api/candidates/duplicates';
const BARE = { files: [] };
const WAIT = { timeout: 20_000, interval: 50 };

async function listed(acme: Company, query = ''): Promise<Page<DuplicatePair>> {
  const answer = await acme.viewer<Page<DuplicatePair>>('GET', `${PATH}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data;
}

/** The pairs as the reasons and the ids of the candidates, after the cron. */
async function found(acme: Company, query = '') {
  await findAllDuplicates();
  return (await listed(acme, query)).data.map(({ reasons, candidates }) => ({
    reasons,
    ids: candidates.map(({ id }) => id),
  }));
}

async function applyAs(acme: Company, wanted: Applying): Promise<number> {
  return (await acme.apply({ ...BARE, ...wanted })).candidate_id;
}

/** Both have the name and the number. */
async function openPair(
  acme: Company,
  phone = newPhone(),
): Promise<[DuplicatePair, number, number]> {
  const one = await applyAs(acme, { phone });
  const other = await applyAs(acme, { phone });
  await findAllDuplicates();
  const [pair] = (await listed(acme, `?candidate_id=${one}`)).data;
  if (!pair) throw new Error('There is no pair.');
  return [pair, one, other];
}

function dismiss(acme: Company, id: number, isDismissed = true) {
  const path = `/api/candidates/dismiss-duplicate/${id}`;
  return acme.recruiter<DuplicatePair>('POST', path, { is_dismissed: isDismissed });
}

/** Reads the CVs, or waits until the queue has. */
async function readCvs(acme: Company): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await db.select().from(documents).where(eq(documents.companyId, acme.id));
    const pending = rows.filter(({ parseStatus }) => parseStatus === 'pending');
    for (const { id } of pending) await readCv(operator(), id);
    expect(pending).toEqual([]);
  }, WAIT);
}

/** A CV that is data. */
function resumeOf(employer: string) {
  const work = [{ name: employer, position: 'Baker', startDate: '2020-01' }];
  const basics = { name: 'Ada Lovelace', summary: crypto.randomUUID() };
  return cvFile(JSON.stringify({ basics, work }), 'ada.json');
}

describe('GET /api/candidates/duplicates', () => {
  test('lists who has the same name and phone number, however they are typed', async () => {
    const acme = await openCompany();
    expect(await listed(acme)).toMatchObject({ data: [], total: 0, next_cursor: null });
    const one = await applyAs(acme, {
      first_name: 'Zoë',
      last_name: 'Groß',
      phone: '+49 30 901820',
    });
    const other = await applyAs(acme, {
      first_name: 'Gross',
      last_name: 'ZOE',
      phone: '+49 (30) 90-18 20',
    });
    await applyAs(acme, { first_name: 'Max', last_name: 'Groß', phone: '+49 30 901820' });
    await applyAs(acme, { first_name: 'Zoë', last_name: 'Groß', phone: '+49 30 901821' });
    expect(await found(acme)).toEqual([{ reasons: ['phone'], ids: [one, other] }]);
    const { data, total } = await listed(acme);
    expect(total).toBe(1);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      reasons: ['phone'],
      candidates: [
        expect.objectContaining({ id: one, first_name: 'Zoë', application_count: 1 }),
        expect.objectContaining({ id: other, first_name: 'Gross', application_count: 1 }),
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      dismissed_at: null,
    });
  });

  test('lists who has the same name and an employer, or the same CV', async () => {
    const acme = await openCompany();
    const file = cvFile(pdf(`CV ${crypto.randomUUID()}`));
    const one = await applyAs(acme, { files: [resumeOf('Initech GmbH')] });
    const two = await applyAs(acme, { files: [resumeOf('INITECH')] });
    const three = await applyAs(acme, { first_name: 'Max', files: [file] });
    const four = await applyAs(acme, { first_name: 'Maximilian', files: [file] });
    await applyAs(acme, { files: [resumeOf('Globex')] });
    await readCvs(acme);
    const pairs = await found(acme);
    expect(pairs).toHaveLength(2);
    expect(pairs).toContainEqual({ reasons: ['employer'], ids: [one, two] });
    expect(pairs).toContainEqual({ reasons: ['cv'], ids: [three, four] });
  });

  test('lists the last found first, by pages and by cursor, and the pairs of one candidate', async () => {
    const acme = await openCompany();
    const [, first] = await openPair(acme);
    const [second] = await openPair(acme);
    const [third] = await openPair(acme);
    const page = await listed(acme, '?max=2');
    expect(page).toMatchObject({ total: 3, last_page: 2 });
    expect(page.data.map(({ id }) => id)).toEqual([third.id, second.id]);
    const rest = await listed(acme, `?max=2&cursor=${page.next_cursor}`);
    expect(rest.data.map(({ candidates: [one] }) => one?.id)).toEqual([first]);
    expect(rest.next_cursor).toBeNull();
    expect((await listed(acme, '?max=2&page=2')).data).toEqual(rest.data);
    expect((await listed(acme, `?candidate_id=${first}`)).data).toEqual(rest.data);
    const later = await listed(acme, `?updated-since=${third.updated_at}`);
    expect(later.data.map(({ id }) => id)).toContain(third.id);
  });

  test('refuses a candidate of another company as one that does not exist', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [, theirs] = await openPair(globex);
    for (const id of [theirs, 1]) {
      const answer = await acme.viewer('GET', `${PATH}?candidate_id=${id}`);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { candidate_id: expect.anything() } },
      });
    }
    expect((await listed(acme)).data).toEqual([]);
  });

  test('compares no persons of two companies', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const phone = newPhone();
    await applyAs(acme, { phone });
    await applyAs(globex, { phone });
    expect(await found(acme)).toEqual([]);
  });

  test('forgets a pair that has nothing in common any more, and finds a new one', async () => {
    const acme = await openCompany();
    const [, one, other] = await openPair(acme);
    const phone = newPhone();
    await acme.recruiter('POST', `/api/candidates/update/${other}`, { phone });
    expect(await found(acme)).toEqual([]);
    await acme.recruiter('POST', `/api/candidates/update/${one}`, { phone });
    expect(await found(acme)).toEqual([{ reasons: ['phone'], ids: [one, other] }]);
  });

  test('makes no pairs of what more candidates share than may', async () => {
    const acme = await openCompany();
    const phone = newPhone();
    const apply = () => applyAs(acme, { phone });
    for (let count = 0; count < SHARED_MAX; count++) await apply();
    const pairs = (SHARED_MAX * (SHARED_MAX - 1)) / 2;
    await findAllDuplicates();
    expect(await listed(acme)).toMatchObject({ total: pairs });
    await apply();
    await findAllDuplicates();
    expect(await listed(acme)).toMatchObject({ total: 0 });
  });

  test('finds those who were there before, and whose CVs were read before', async () => {
    const acme = await openCompany();
    const one = await applyAs(acme, { files: [resumeOf('Initech')] });
    const two = await applyAs(acme, { files: [resumeOf('Initech')] });
    await readCvs(acme);
    const isOurs = eq(documents.companyId, acme.id);
    await db.update(documents).set({ fingerprint: null }).where(isOurs);
    expect(await found(acme)).toEqual([]);
    // A run makes a limited number of them, those of other tests first.
    const missing = and(isOurs, isNull(documents.fingerprint));
    while ((await db.$count(documents, missing)) > 0) await makeFingerprints(operator());
    expect(await found(acme)).toEqual([{ reasons: ['employer'], ids: [one, two] }]);
  });
});

describe('POST /api/candidates/dismiss-duplicate/{id}', () => {
  test('remembers that both are not the same person', async () => {
    const acme = await openCompany();
    const phone = newPhone();
    const [pair, one, other] = await openPair(acme, phone);
    const answer = await dismiss(acme, pair.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: pair.id, dismissed_at: expect.any(String) } },
    });
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'duplicate.dismiss',
      subjectId: pair.id,
      changes: {
        is_dismissed: { from: false, to: true },
        candidate_ids: { from: null, to: [one, other] },
      },
    });
    // Compared again, and written again as it was.
    await acme.recruiter('POST', `/api/candidates/update/${one}`, { first_name: 'Augusta' });
    await findAllDuplicates();
    await acme.recruiter('POST', `/api/candidates/update/${one}`, { first_name: 'Ada' });
    expect(await found(acme)).toEqual([]);
    expect(await found(acme, '?dismissed=yes')).toEqual([
      { reasons: ['phone'], ids: [one, other] },
    ]);
    const again = await dismiss(acme, pair.id);
    expect(again.body.data.dismissed_at).toBe(answer.body.data.dismissed_at);
    expect((await dismiss(acme, pair.id, false)).body.data.dismissed_at).toBeNull();
    expect(await found(acme)).toHaveLength(1);
  });

  test('keeps it for the person whom one of both is merged into', async () => {
    const acme = await openCompany();
    const phone = newPhone();
    const [pair, one, other] = await openPair(acme, phone);
    await dismiss(acme, pair.id);
    const third = await applyAs(acme, { phone });
    expect(await found(acme)).toHaveLength(2);
    await acme.admin('POST', `/api/candidates/merge/${third}`, { from_candidate_id: other });
    expect(await found(acme)).toEqual([]);
    expect(await found(acme, '?dismissed=yes')).toEqual([
      { reasons: ['phone'], ids: [one, third] },
    ]);
  });
});

describe('merging and erasing', () => {
  test('ends a pair that is merged', async () => {
    const acme = await openCompany();
    const [, one, other] = await openPair(acme);
    await acme.admin('POST', `/api/candidates/merge/${one}`, { from_candidate_id: other });
    expect(await listed(acme)).toMatchObject({ data: [], total: 0 });
    expect(await found(acme)).toEqual([]);
  });

  test('erases the keys and the pairs', async () => {
    const acme = await openCompany();
    const [, one, other] = await openPair(acme);
    await acme.admin('DELETE', `/api/candidates/erase/${other}`);
    const ofCompany = eq(duplicatePairs.companyId, acme.id);
    expect(await db.select().from(duplicatePairs).where(ofCompany)).toEqual([]);
    const keys = await db
      .select({ id: duplicateKeys.candidateId })
      .from(duplicateKeys)
      .where(eq(duplicateKeys.companyId, acme.id));
    expect(keys).toEqual([{ id: one }]);
    expect(await found(acme)).toEqual([]);
  });
});
