/** Tests showing, exporting, merging and holding candidates through the API. */
import { describe, expect, test } from 'vitest';
import type {
  Candidate,
  CandidateExport,
} from '#recruiting/people/candidates/schemas/candidates.ts';
import { cvFile, letterFile, newApplicant, pdf, stageAt } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { see } from '../support/uploads.ts';

const BARE = { files: [] };
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

function show(acme: Company, id: number): Promise<Answer<Candidate>> {
  return acme.viewer('GET', `/api/candidates/show/${id}`);
}

function merge(acme: Company, id: number, from: number): Promise<Answer<Candidate>> {
  return acme.admin('POST', `/api/candidates/merge/${id}`, { from_candidate_id: from });
}

function hold(acme: Company, id: number, isHeld: unknown = true): Promise<Answer<Candidate>> {
  return acme.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: isHeld });
}

describe('GET /api/candidates/show/{id}', () => {
  test('returns the candidate with all applications, newest first', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const first = await acme.apply({ ...BARE, email, phone: '+44 1' });
    const second = await acme.apply({ ...BARE, email });
    const answer = await show(acme, first.candidate_id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({
      id: first.candidate_id,
      first_name: 'Ada',
      last_name: 'Lovelace',
      email,
      phone: '+44 1',
      phone_e164: null,
      phone_source: 'typed',
      source_id: null,
      is_held: false,
      created_at: expect.stringMatching(STAMP),
      updated_at: expect.stringMatching(STAMP),
      last_active_at: expect.stringMatching(STAMP),
      erased_at: null,
      links: [],
      custom: {},
      custom_missing: [],
      documents: [],
      tags: [],
      applications: [
        expect.objectContaining({ id: second.id, job: second.job, status: 'active' }),
        expect.objectContaining({ id: first.id, job: first.job, stage: first.stage }),
      ],
    });
    expect(answer.body.data.last_active_at > answer.body.data.created_at).toBe(true);
  });

  test('answers 404 for a candidate of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { candidate_id: id } = await acme.apply(BARE);
    expect((await show(globex, id)).status).toBe(404);
    expect((await show(acme, 7)).status).toBe(404);
  });
});

describe('GET /api/candidates/export/{id}', () => {
  test('exports all stored data with links to the files, and audits it', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const content = pdf('CV');
    const first = await acme.apply({
      email,
      consent: 'Yes.',
      files: [cvFile(content), letterFile('Dear all')],
    });
    const second = await acme.apply({ ...BARE, email });
    const path = '/api/candidate-job';
    await acme.recruiter('POST', `${path}/store-notes/${first.id}`, { note: 'Kind.' });
    await acme.recruiter('POST', `${path}/send-email/${first.id}`, {
      subject: 'Hi',
      body: '<p>Hi</p>',
    });
    await acme.recruiter('POST', `${path}/reject/${second.id}`, { rejection_reason_id: 1 });
    const answer = await acme.admin<CandidateExport>(
      'GET',
      `/api/candidates/export/${first.candidate_id}`,
    );
    expect(answer.status, answer.text).toBe(200);
    const { data } = answer.body;
    expect(data).toMatchObject({
      id: first.candidate_id,
      email,
      exported_at: expect.stringMatching(STAMP),
      applications: [
        {
          id: second.id,
          status: 'rejected',
          rejection_reason: { id: 1 },
          emails: [{ kind: 'rejection' }],
        },
        {
          id: first.id,
          notes: [{ note: 'Kind.' }],
          emails: [{ subject: 'Hi' }],
          consent: { text: 'Yes.' },
          documents: [{ kind: 'cv' }, { kind: 'cover_letter' }],
          history: [{ kind: 'emailed' }, { kind: 'noted' }, { kind: 'created' }],
        },
      ],
    });
    const { pathname, search } = new URL(data.applications[1]?.documents[0]?.url ?? '');
    expect((await see(`${pathname}${search}`)).bytes).toEqual(content);
    const entries = (await acme.audited()).filter(({ action }) => action === 'candidate.export');
    expect(entries).toMatchObject([
      { subjectId: first.candidate_id, userId: await acme.user('Admin'), changes: {} },
    ]);
  });

  test('answers 404 for another company and 403 for a Recruiter', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { candidate_id: id } = await acme.apply(BARE);
    const path = `/api/candidates/export/${id}`;
    expect((await globex.admin('GET', path)).status).toBe(404);
    expect((await acme.recruiter('GET', path)).status).toBe(403);
  });
});

describe('POST /api/candidates/merge/{id}', () => {
  test('moves the applications, and names the candidate who is kept', async () => {
    const acme = await openCompany();
    const one = await acme.apply({ ...BARE, first_name: 'Ada' });
    const other = await acme.apply({ first_name: 'Augusta', phone: '+44 1' });
    const answer = await merge(acme, one.candidate_id, other.candidate_id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: one.candidate_id,
      first_name: 'Ada',
      email: one.email,
      // Known only of the other candidate.
      phone: '+44 1',
      applications: [{ id: other.id, first_name: 'Ada' }, { id: one.id }],
    });
    expect(await show(acme, other.candidate_id)).toMatchObject({
      status: 404,
      body: { code: 'merged', related: { type: 'candidate', id: one.candidate_id } },
    });
    expect(await acme.showApplication(other)).toMatchObject({
      candidate_id: one.candidate_id,
      email: one.email,
      documents: [{ kind: 'cv' }],
    });
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'candidate.merge',
      subjectId: one.candidate_id,
      changes: { from_candidate_id: { from: null, to: other.candidate_id } },
    });
    // The search uses the remaining name.
    const find = async (key: string) => {
      const path = `/api/candidate-job/index?search-key=${key}`;
      return (await acme.viewer<{ total: number }>('GET', path)).body.data.total;
    };
    expect([await find('ada'), await find('augusta')]).toEqual([2, 0]);
  });

  test('keeps the stage and all notes if both have applied to the same job', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const one = await acme.apply({ ...BARE, job_id: job.hash_id });
    const other = await acme.apply({ job_id: job.hash_id });
    const path = '/api/candidate-job';
    await acme.recruiter('POST', `${path}/store-notes/${other.id}`, { note: 'Of the other.' });
    await acme.recruiter('POST', `${path}/send-email/${other.id}`, {
      subject: 'Hi',
      body: '<p>Hi</p>',
    });
    const stageId = await stageAt(acme, 1);
    await acme.recruiter('POST', `${path}/update-stage/${one.id}`, { stage_id: stageId });
    const answer = await merge(acme, one.candidate_id, other.candidate_id);
    expect(answer.body.data.applications).toMatchObject([{ id: one.id, stage_id: stageId }]);
    expect(await acme.showApplication(one)).toMatchObject({
      notes: [{ note: 'Of the other.' }],
      emails: [{ subject: 'Hi' }],
      documents: [{ kind: 'cv' }],
    });
    expect(await acme.viewer('GET', `${path}/show/${other.id}`)).toMatchObject({
      status: 404,
      body: { code: 'merged', related: { type: 'application', id: one.id } },
    });
    expect(await acme.showJob(job)).toMatchObject({ candidate_job_count: 1 });
    expect((await acme.viewer('GET', '/api/candidate-job/index')).body.data).toMatchObject({
      total: 1,
    });
  });

  test('names the candidate who is kept for every old id after repeated merges', async () => {
    const acme = await openCompany();
    const [a, b, c] = [await acme.apply(BARE), await acme.apply(BARE), await acme.apply(BARE)];
    await merge(acme, b.candidate_id, a.candidate_id);
    await merge(acme, c.candidate_id, b.candidate_id);
    for (const { candidate_id: id } of [a, b]) {
      expect((await show(acme, id)).body).toMatchObject({ related: { id: c.candidate_id } });
    }
    // Assigning by the old id works.
    const job = await acme.postJob();
    const assigned = await acme.recruiter('POST', '/api/candidate-job/assign-to-job', {
      candidate_id: a.candidate_id,
      job_id: job.id,
    });
    expect(assigned).toMatchObject({
      status: 201,
      body: { data: { candidate_id: c.candidate_id } },
    });
    // Its old id resolves to itself.
    expect(await merge(acme, c.candidate_id, a.candidate_id)).toMatchObject({ status: 422 });
  });

  test('creates a new candidate when the merged one applies by the old email', async () => {
    const acme = await openCompany();
    const [one, other] = [await acme.apply(BARE), await acme.apply(BARE)];
    await merge(acme, one.candidate_id, other.candidate_id);
    const again = await acme.apply({ ...BARE, email: other.email });
    expect([one.candidate_id, other.candidate_id]).not.toContain(again.candidate_id);
  });

  test('rejects merging with itself or another company’s candidate with 422, and into one with 404', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const [mine, theirs] = [await acme.apply(BARE), await globex.apply(BARE)];
    for (const from of [mine.candidate_id, theirs.candidate_id, 7]) {
      const answer = await merge(acme, mine.candidate_id, from);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['from_candidate_id']);
    }
    expect((await merge(acme, theirs.candidate_id, mine.candidate_id)).status).toBe(404);
    expect((await show(globex, theirs.candidate_id)).body.data.applications).toHaveLength(1);
  });

  test('rejects merging a held or erased candidate with 409', async () => {
    const acme = await openCompany();
    const [a, b] = [await acme.apply(BARE), await acme.apply(BARE)];
    await hold(acme, b.candidate_id);
    expect(await merge(acme, a.candidate_id, b.candidate_id)).toMatchObject({
      status: 409,
      body: { code: 'candidate_held' },
    });
    await hold(acme, b.candidate_id, false);
    await acme.admin('DELETE', `/api/candidates/erase/${b.candidate_id}`);
    for (const [into, from] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await merge(acme, into.candidate_id, from.candidate_id)).toMatchObject({
        status: 409,
        body: { code: 'candidate_erased' },
      });
    }
  });

  test('merges once when two candidates are merged both ways at once', async () => {
    const acme = await openCompany();
    const [a, b] = [await acme.apply(BARE), await acme.apply(BARE)];
    const answers = await Promise.all([
      merge(acme, a.candidate_id, b.candidate_id),
      merge(acme, b.candidate_id, a.candidate_id),
    ]);
    const [won, lost] = answers.map(({ status }) => status).toSorted((x, y) => x - y);
    expect(won).toBe(200);
    expect([404, 409, 422]).toContain(lost);
    const shown = [await show(acme, a.candidate_id), await show(acme, b.candidate_id)];
    const kept = shown.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.body.data.applications).toHaveLength(2);
  });

  test.each([{}, { from_candidate_id: '1' }, { from_candidate_id: 0 }])(
    'rejects %o with 422',
    async (input) => {
      const acme = await openCompany();
      const { candidate_id: id } = await acme.apply(BARE);
      const answer = await acme.admin('POST', `/api/candidates/merge/${id}`, input);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['from_candidate_id']);
    },
  );
});

describe('POST /api/candidates/legal-hold/{id}', () => {
  test('sets and releases the hold, and audits it', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    expect((await hold(acme, made.candidate_id)).body.data).toMatchObject({ is_held: true });
    expect(await acme.showApplication(made)).toMatchObject({ is_held: true });
    expect((await hold(acme, made.candidate_id, false)).body.data).toMatchObject({
      is_held: false,
    });
    expect((await acme.audited()).slice(-2)).toMatchObject([
      {
        action: 'candidate.hold',
        subjectId: made.candidate_id,
        changes: { is_held: { from: false, to: true } },
      },
      { action: 'candidate.hold', changes: { is_held: { from: true, to: false } } },
    ]);
  });

  test('answers 404 for another company and 422 for an invalid value', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { candidate_id: id } = await acme.apply(BARE);
    expect((await hold(globex, id)).status).toBe(404);
    for (const input of ['yes', null, undefined]) {
      const answer = await acme.admin('POST', `/api/candidates/legal-hold/${id}`, {
        is_held: input,
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['is_held']);
    }
  });
});
