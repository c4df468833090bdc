/** Tests feedback of members on applications: who sees it when, what is kept of it, and whom it can be asked of. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { feedback } from '#data/tables/feedback.ts';
import type { Page } from '#lib/pagination.ts';
import type { Feedback, FeedbackRequest } from '#recruiting/interviews/feedback/schemas.ts';
import type { CandidateExport } from '#recruiting/people/candidates/schemas/candidates.ts';
import { newApplicant, stageAt } from '../support/applying.ts';
import type { Caller } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';

const BARE = { files: [] };
const WORDS = 'Explained the oven clearly.';

async function openApplied() {
  const acme = await openCompany();
  const { id } = await acme.apply({ ...BARE, email: newApplicant() });
  return { acme, id };
}

async function give(caller: Caller, id: number, words: object = {}): Promise<Feedback> {
  const body = { candidate_job_id: id, rating: 'yes', text: WORDS, ...words };
  const made = await caller<Feedback>('POST', '/api/feedback/store', body);
  expect(made, made.text).toMatchObject({ status: 201, body: { data: { status: 'draft' } } });
  return made.body.data;
}

const submit = (caller: Caller, { id }: { id: number }) =>
  caller<Feedback>('POST', `/api/feedback/submit/${id}`);

async function ask(acme: Company, id: number, input: object = {}) {
  const body = { candidate_job_id: id, user_ids: [await acme.user('Viewer')], ...input };
  return acme.recruiter<FeedbackRequest[]>('POST', '/api/feedback-requests/store', body);
}

async function seenBy(caller: Caller, id: number): Promise<Feedback[]> {
  const path = `/api/feedback/index?candidate_job_id=${id}`;
  const list = await caller<Page<Feedback>>('GET', path);
  expect(list.status, list.text).toBe(200);
  expect(list.body.data.total).toBe(list.body.data.data.length);
  return list.body.data.data;
}

const namesOf = async (acme: Company) =>
  (await acme.announced()).map(({ event }) => event).filter((name) => name.startsWith('feedback'));

describe('feedback', () => {
  test('is a draft that only its author sees, until it is submitted', async () => {
    const { acme, id } = await openApplied();
    const draft = await give(acme.recruiter, id);
    expect(draft).toMatchObject({
      candidate_job_id: id,
      author: { id: await acme.user('Recruiter') },
      stage: { name: 'Screening' },
      rating: 'yes',
      text: WORDS,
      revisions: [],
      submitted_at: null,
    });
    expect(await seenBy(acme.admin, id)).toEqual([]);
    const changed = await acme.recruiter<Feedback>('POST', `/api/feedback/update/${draft.id}`, {
      rating: 'strong_yes',
    });
    expect(changed.body.data).toMatchObject({ rating: 'strong_yes', text: WORDS, revisions: [] });
    const submitted = await submit(acme.recruiter, draft);
    expect(submitted.body.data).toMatchObject({ status: 'submitted' });
    expect(await seenBy(acme.admin, id)).toEqual([submitted.body.data]);
    expect(await seenBy(acme.viewer, id)).toHaveLength(1);
    expect(await namesOf(acme)).toEqual(['feedback.submitted']);
    const told = JSON.stringify([await acme.announced(), await acme.audited()]);
    expect(told).not.toContain('oven');
    expect(told).not.toContain('strong_yes');
    const entries = (await acme.audited()).filter(({ action }) => action.startsWith('feedback'));
    expect(entries.map(({ action }) => action)).toEqual([
      'feedback.create',
      'feedback.update',
      'feedback.submit',
    ]);
  });

  test('of a Viewer is taken, and one of a stage is enough', async () => {
    const { acme, id } = await openApplied();
    const draft = await give(acme.viewer, id);
    const body = { candidate_job_id: id, rating: 'no' };
    expect(await acme.viewer('POST', '/api/feedback/store', body)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', related: { type: 'feedback', id: draft.id } },
    });
    const again = await submit(acme.viewer, draft);
    expect((await submit(acme.viewer, draft)).body.data).toEqual(again.body.data);
    expect(await namesOf(acme)).toEqual(['feedback.submitted']);
  });

  test('that is submitted keeps its earlier texts, twenty of them', async () => {
    const { acme, id } = await openApplied();
    const draft = await give(acme.recruiter, id);
    await submit(acme.recruiter, draft);
    const path = `/api/feedback/update/${draft.id}`;
    const { body } = await acme.recruiter<Feedback>('POST', path, { text: 'Less sure now.' });
    expect(body.data).toMatchObject({
      text: 'Less sure now.',
      revisions: [{ rating: 'yes', text: WORDS, written_at: expect.any(String) }],
    });
    expect((await acme.recruiter<Feedback>('POST', path, body.data)).body.data).toEqual(body.data);
    const emptied = { rating: null, text: '' };
    expect(await acme.recruiter('POST', path, emptied)).toMatchObject({ status: 422 });
    for (const n of Array.from({ length: 19 }).keys()) {
      // oxlint-disable-next-line no-await-in-loop -- One change after the other.
      expect((await acme.recruiter('POST', path, { text: `Text ${n}` })).status).toBe(200);
    }
    expect(await acme.recruiter('POST', path, { text: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_revisions' },
    });
  });

  test('is refused where it says nothing, is of another, or about what is not there', async () => {
    const { acme, id } = await openApplied();
    const store = (body: object) => acme.recruiter('POST', '/api/feedback/store', body);
    const empty = await acme.recruiter<Feedback>('POST', '/api/feedback/store', {
      candidate_job_id: id,
    });
    expect(await submit(acme.recruiter, empty.body.data)).toMatchObject({
      status: 422,
      body: { errors: { rating: expect.anything() } },
    });
    const other = await openCompany();
    const { stages } = await acme.openPipeline();
    for (const stageId of [await stageAt(other, 0), stages[0]?.id]) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect(await store({ candidate_job_id: id, stage_id: stageId })).toMatchObject({
        status: 422,
        body: { errors: { stage_id: expect.anything() } },
      });
    }
    const wrong = [
      { rating: 'maybe' },
      { rating: 4 },
      { text: 'x'.repeat(10_001) },
      { text: 'a\u0000b' },
      { score: 1 },
    ];
    for (const words of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const answer = await store({ candidate_job_id: id, ...words });
      expect(answer.status, JSON.stringify(words)).toBe(422);
    }
    expect(await store({ candidate_job_id: 1 })).toMatchObject({
      status: 422,
      body: { errors: { candidate_job_id: expect.anything() } },
    });
    const theirs = await give(acme.admin, id);
    const path = `/api/feedback/update/${theirs.id}`;
    expect(await acme.recruiter('POST', path, { rating: 'no' })).toMatchObject({ status: 404 });
    await submit(acme.admin, theirs);
    expect(await acme.recruiter('POST', path, { rating: 'no' })).toMatchObject({
      status: 403,
      body: { code: 'not_author' },
    });
    expect(await submit(acme.recruiter, theirs)).toMatchObject({ status: 403 });
    expect(await other.admin('POST', path, { rating: 'no' })).toMatchObject({ status: 404 });
  });
});

describe('requests for feedback', () => {
  test('hide what others think of that stage from who is asked, until their own is submitted', async () => {
    const { acme, id } = await openApplied();
    await submit(acme.admin, await give(acme.admin, id));
    const asked = await ask(acme, id);
    expect(asked, asked.text).toMatchObject({
      status: 201,
      body: {
        data: [
          {
            candidate_job_id: id,
            stage: { name: 'Screening' },
            user: { id: await acme.user('Viewer') },
            asked_by: { id: await acme.user('Recruiter') },
            status: 'open',
          },
        ],
      },
    });
    expect(await seenBy(acme.viewer, id)).toEqual([]);
    expect(await seenBy(acme.recruiter, id)).toHaveLength(1);
    const mine = await acme.viewer<Page<FeedbackRequest>>('GET', '/api/feedback-requests/mine');
    expect(mine.body.data).toMatchObject({ total: 1, data: asked.body.data });
    const draft = await give(acme.viewer, id);
    expect(await seenBy(acme.viewer, id)).toEqual([draft]);
    await submit(acme.viewer, draft);
    expect(await seenBy(acme.viewer, id)).toHaveLength(2);
    const after = await acme.viewer<Page<FeedbackRequest>>('GET', '/api/feedback-requests/mine');
    expect(after.body.data).toMatchObject({ total: 0, data: [] });
    expect(await namesOf(acme)).toEqual([
      'feedback.submitted',
      'feedback.requested',
      'feedback.submitted',
    ]);
  });

  test('hide nothing of another stage, and are blind for Admins, too', async () => {
    const { acme, id } = await openApplied();
    const second = await stageAt(acme, 1);
    await submit(acme.recruiter, await give(acme.recruiter, id));
    await submit(acme.recruiter, await give(acme.recruiter, id, { stage_id: second }));
    await ask(acme, id, { user_ids: [await acme.user('Admin')], stage_id: second });
    expect(await seenBy(acme.admin, id)).toMatchObject([{ stage: { name: 'Screening' } }]);
    const own = await give(acme.admin, id);
    expect(own.stage?.id).toBe(second);
  });

  test('go to active members, once, of applications that are open', async () => {
    const { acme, id } = await openApplied();
    const [first] = (await ask(acme, id)).body.data;
    expect((await ask(acme, id)).body.data).toEqual([first]);
    expect(await namesOf(acme)).toEqual(['feedback.requested']);
    const other = await openCompany();
    const wrong = [
      { user_ids: [await other.user('Viewer')] },
      { user_ids: [] },
      { user_ids: Array.from({ length: 11 }, (_, n) => n + 1) },
      { meeting_id: 1 },
      { stage_id: 1 },
      { due_at: 'tomorrow' },
    ];
    for (const input of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect((await ask(acme, id, input)).status, JSON.stringify(input)).toBe(422);
    }
    await submit(acme.viewer, await give(acme.viewer, id));
    expect(await ask(acme, id)).toMatchObject({ status: 422 });
    await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
    expect(await ask(acme, id)).toMatchObject({
      status: 409,
      body: { code: 'application_closed' },
    });
    expect(await acme.viewer('POST', '/api/feedback-requests/store', {})).toMatchObject({
      status: 403,
    });
  });

  test('are canceled by who asked, and not by who is asked', async () => {
    const { acme, id } = await openApplied();
    await submit(acme.admin, await give(acme.admin, id));
    const [request] = (await ask(acme, id, { user_ids: [await acme.user('Recruiter')] })).body.data;
    const [theirs] = (
      await acme.admin<FeedbackRequest[]>('POST', '/api/feedback-requests/store', {
        candidate_job_id: id,
        user_ids: [await acme.user('Viewer')],
      })
    ).body.data;
    const cancel = (caller: Caller, of: FeedbackRequest | undefined) =>
      caller<FeedbackRequest>('POST', `/api/feedback-requests/cancel/${of?.id}`);
    expect((await cancel(acme.recruiter, theirs)).body.data).toMatchObject({ status: 'canceled' });
    expect(await seenBy(acme.viewer, id)).toHaveLength(1);
    // Asked by themselves.
    expect((await cancel(acme.recruiter, request)).body.data).toMatchObject({ status: 'canceled' });
    const [again] = (
      await acme.admin<FeedbackRequest[]>('POST', '/api/feedback-requests/store', {
        candidate_job_id: id,
        user_ids: [await acme.user('Recruiter')],
      })
    ).body.data;
    expect(await cancel(acme.recruiter, again)).toMatchObject({
      status: 409,
      body: { code: 'own_feedback_request' },
    });
    expect(await seenBy(acme.recruiter, id)).toEqual([]);
  });
});

describe('feedback on a person', () => {
  test('is in the export, but not while who exports is asked for theirs', async () => {
    const { acme, id } = await openApplied();
    const { candidate_id: person } = await acme.showApplication({ id });
    await submit(acme.recruiter, await give(acme.recruiter, id));
    await give(acme.viewer, id, { text: 'A draft' });
    await ask(acme, id, { user_ids: [await acme.user('Admin')] });
    const path = `/api/candidates/export/${person}`;
    expect(await acme.admin('GET', path)).toMatchObject({
      status: 409,
      body: { code: 'feedback_open', related: { type: 'application', id } },
    });
    await submit(acme.admin, await give(acme.admin, id, { text: 'Mine' }));
    const { body } = await acme.admin<CandidateExport>('GET', path);
    const texts = body.data.feedback.map(({ text }) => text);
    expect(texts).toEqual([WORDS, 'Mine']);
  });

  test('goes with an erasure, and with a merge to the application that is kept', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const [one, other] = [
      await acme.apply({ ...BARE, email: newApplicant(), job_id: job.hash_id }),
      await acme.apply({ ...BARE, email: newApplicant(), job_id: job.hash_id }),
    ];
    await submit(acme.recruiter, await give(acme.recruiter, one.id));
    await submit(acme.admin, await give(acme.admin, other.id, { text: 'Of the other' }));
    await submit(acme.recruiter, await give(acme.recruiter, other.id, { text: 'Twice' }));
    const persons = await Promise.all(
      [one, other].map(async (made) => (await acme.showApplication(made)).candidate_id),
    );
    const merged = await acme.admin('POST', `/api/candidates/merge/${persons[0]}`, {
      from_candidate_id: persons[1],
    });
    expect(merged.status, merged.text).toBe(200);
    const kept = await seenBy(acme.admin, one.id);
    expect(kept.map(({ text }) => text).toSorted()).toEqual([WORDS, 'Of the other'].toSorted());
    await acme.admin('DELETE', `/api/candidates/erase/${persons[0]}`);
    expect(await db.select().from(feedback).where(eq(feedback.companyId, acme.id))).toEqual([]);
    expect(
      await acme.recruiter('POST', '/api/feedback/store', { candidate_job_id: one.id }),
    ).toMatchObject({ status: 409, body: { code: 'candidate_erased' } });
  });
});
