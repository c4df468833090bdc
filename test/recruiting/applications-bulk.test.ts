/** Tests bulk changes of applications and undoing them through the API. */
import { describe, expect, test } from 'vitest';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import { stageAt } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { sealedMails } from '../support/mails.ts';

const BARE = { files: [] };
const OK = { result: 'done', code: null, message: null };

function bulk(acme: Company, input: object): Promise<Answer<BulkResult>> {
  return acme.recruiter('POST', '/api/candidate-job/bulk', input);
}

function undo(acme: Company, id: number | null): Promise<Answer<BulkResult>> {
  return acme.recruiter('POST', `/api/candidate-job/bulk/${id}/undo`);
}

async function some(acme: Company, count: number): Promise<number[]> {
  const { hash_id: ref } = await acme.postJob();
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await acme.apply({ ...BARE, job_id: ref })).id);
  return ids;
}

async function all(acme: Company, ids: readonly number[]) {
  const found = await Promise.all(ids.map((id) => acme.showApplication({ id })));
  return found.map(({ status, stage_id: stageId }) => ({ status, stageId }));
}

async function names(acme: Company): Promise<string[]> {
  return (await acme.announced()).map(({ event }) => event);
}

describe('POST /api/candidate-job/bulk', () => {
  test('moves each application, and reports each result', async () => {
    const acme = await openCompany();
    const [a = 0, b = 0, c = 0] = await some(acme, 3);
    const stageId = await stageAt(acme, 1);
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${b}`, { stage_id: stageId });
    await acme.recruiter('POST', `/api/candidate-job/reject/${c}`, { send_email: false });
    const answer = await bulk(acme, { action: 'move', ids: [a, b, c, 7, a], stage_id: stageId });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({
      bulk_id: expect.any(Number),
      dry_run: false,
      done: 1,
      unchanged: 1,
      failed: 2,
      results: [
        { id: a, ...OK },
        { id: b, ...OK, result: 'unchanged' },
        { id: c, result: 'failed', code: 'application_closed', message: expect.any(String) },
        { id: 7, result: 'failed', code: 'not_found', message: expect.any(String) },
      ],
    });
    expect(await all(acme, [a, b, c])).toEqual([
      { status: 'active', stageId },
      { status: 'active', stageId },
      { status: 'rejected', stageId: await stageAt(acme, 0) },
    ]);
    expect(await names(acme)).toEqual([
      'application.created',
      'application.created',
      'application.created',
      'application.stage_changed',
      'application.rejected',
      'application.stage_changed',
    ]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'application.move',
      subjectId: a,
    });
  });

  test('rejects each application, with or without an email', async () => {
    const acme = await openCompany();
    const [a = 0, b = 0] = await some(acme, 2);
    await bulk(acme, { action: 'reject', ids: [a], rejection_reason_id: 6 });
    await bulk(acme, { action: 'reject', ids: [b], send_email: false });
    expect(await acme.showApplication({ id: a })).toMatchObject({
      status: 'rejected',
      rejection_reason: { id: 6 },
      emails: [{ kind: 'rejection' }],
    });
    expect(await acme.showApplication({ id: b })).toMatchObject({ status: 'rejected', emails: [] });
  });

  test('sends each candidate an email with their own name, which cannot be undone', async () => {
    const acme = await openCompany();
    const { hash_id: ref } = await acme.postJob();
    const [ada, bob] = [
      await acme.apply({ ...BARE, job_id: ref }),
      await acme.apply({ ...BARE, job_id: ref, first_name: 'Bob' }),
    ];
    const answer = await bulk(acme, {
      action: 'email',
      ids: [ada.id, bob.id],
      subject: 'Dear {{candidate.first_name}}',
      body: '<p>Hi</p>',
    });
    expect(answer.body.data).toMatchObject({ bulk_id: null, done: 2 });
    expect(await sealedMails(ada.id)).toMatchObject([{ to: ada.email, subject: 'Dear Ada' }]);
    expect(await sealedMails(bob.id)).toMatchObject([{ to: bob.email, subject: 'Dear Bob' }]);
  });

  test('reports the same results in a dry run without changing anything', async () => {
    const acme = await openCompany();
    const [a = 0, b = 0, c = 0] = await some(acme, 3);
    await acme.recruiter('POST', `/api/candidate-job/reject/${c}`, { send_email: false });
    const other = await acme.openPipeline();
    const stageId = await stageAt(acme, 1);
    const before = [await acme.announced(), await acme.audited()];
    const states = await all(acme, [a, b, c]);
    const ids = [a, b, c, 7];
    for (const input of [
      { action: 'move', ids, stage_id: stageId },
      { action: 'reject', ids },
      { action: 'email', ids, subject: 'Hi', body: '<p>Hi</p>' },
      // A stage of another pipeline.
      { action: 'move', ids, stage_id: other.stages[0]?.id },
      { action: 'email', ids, subject: '{{x}}', body: '<p>Hi</p>' },
    ]) {
      const told = (await bulk(acme, { ...input, dry_run: true })).body.data;
      expect(told).toMatchObject({ bulk_id: null, dry_run: true });
      expect(await all(acme, [a, b, c])).toEqual(states);
      expect([await acme.announced(), await acme.audited()]).toEqual(before);
      expect(told.done + told.unchanged + told.failed).toBe(ids.length);
    }
    const refused = await bulk(acme, { action: 'move', ids, stage_id: other.stages[0]?.id });
    const foretold = await bulk(acme, {
      action: 'move',
      ids,
      stage_id: other.stages[0]?.id,
      dry_run: true,
    });
    expect(foretold.body.data).toEqual({ ...refused.body.data, dry_run: true });
    expect(refused.body.data).toMatchObject({ bulk_id: null, done: 0, failed: 4 });
  });

  test('shows in a dry run the email that each candidate would get, and its missing merge fields', async () => {
    const acme = await openCompany({ name: 'Acme & Co' });
    const { hash_id: ref } = await acme.postJob({ title: 'Chef' });
    const { id: a } = await acme.apply({ ...BARE, job_id: ref, first_name: 'Zoë' });
    const { id: b } = await acme.apply({ ...BARE, job_id: ref, first_name: 'Bob <b>' });
    const rejecting = await bulk(acme, { action: 'reject', ids: [a, b, 7], dry_run: true });
    const subject = 'Your application for Chef';
    expect(rejecting.body.data.results).toEqual([
      {
        id: a,
        ...OK,
        email: { subject, body: expect.stringContaining('Dear Zoë'), missing: [] },
      },
      {
        id: b,
        ...OK,
        email: { subject, body: expect.stringContaining('Dear Bob &lt;b&gt;'), missing: [] },
      },
      { id: 7, result: 'failed', code: 'not_found', message: expect.any(String) },
    ]);
    const emailing = await bulk(acme, {
      action: 'email',
      ids: [a],
      subject: '{{candidate.first_name}}: {{job.title}}',
      body: `<p>{{recruiter.name}}</p>${'<p>long</p>'.repeat(2000)}`,
      dry_run: true,
    });
    const { email } = emailing.body.data.results[0] ?? {};
    expect(email).toMatchObject({ subject: 'Zoë: Chef', missing: ['recruiter.name'] });
    expect(email?.body).toHaveLength(10_000);
    const silent = { action: 'reject', ids: [a], send_email: false, dry_run: true };
    expect((await bulk(acme, silent)).body.data.results).toEqual([{ id: a, ...OK }]);
    expect(await sealedMails(a)).toEqual([]);
  });

  test('reports the applications of another company as not found', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const theirs = await some(globex, 2);
    const stageId = await stageAt(globex, 1);
    for (const input of [
      { action: 'move', ids: theirs, stage_id: stageId },
      { action: 'reject', ids: theirs },
      { action: 'email', ids: theirs, subject: 'Hi', body: '<p>Hi</p>' },
    ]) {
      expect((await bulk(acme, input)).body.data).toMatchObject({
        bulk_id: null,
        failed: 2,
        results: [{ code: 'not_found' }, { code: 'not_found' }],
      });
    }
    expect(await names(globex)).toEqual(['application.created', 'application.created']);
  });

  test('accepts 100 applications and rejects 101 with 422', async () => {
    const acme = await openCompany();
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    const answer = await bulk(acme, { action: 'reject', ids: ids.slice(1), dry_run: true });
    expect(answer.body.data).toMatchObject({ failed: 100 });
    expect(await bulk(acme, { action: 'reject', ids })).toMatchObject({
      status: 422,
      body: { errors: { ids: [expect.any(String)] } },
    });
  });

  test.each([
    ['action', { ids: [1] }],
    ['action', { ids: [1], action: 'hire' }],
    ['ids', { action: 'reject' }],
    ['ids', { action: 'reject', ids: [] }],
    ['ids.0', { action: 'reject', ids: ['1'] }],
    ['stage_id', { action: 'move', ids: [1] }],
    ['subject', { action: 'email', ids: [1], body: '<p>Hi</p>' }],
    ['body', { action: 'email', ids: [1], subject: 'Hi' }],
    ['rejection_reason_id', { action: 'reject', ids: [1], rejection_reason_id: 99 }],
    ['dry_run', { action: 'reject', ids: [1], dry_run: 'yes' }],
  ])('rejects an invalid %s in %o with 422', async (field, input) => {
    const answer = await bulk(await openCompany(), input);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });
});

describe('POST /api/candidate-job/bulk/{id}/undo', () => {
  test('moves each application back to its earlier stage', async () => {
    const acme = await openCompany();
    const [a = 0, b = 0] = await some(acme, 2);
    const [first, second, third] = [
      await stageAt(acme, 0),
      await stageAt(acme, 1),
      await stageAt(acme, 2),
    ];
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${b}`, { stage_id: second });
    const { bulk_id: id } = (await bulk(acme, { action: 'move', ids: [a, b], stage_id: third }))
      .body.data;
    const answer = await undo(acme, id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({
      bulk_id: null,
      dry_run: false,
      done: 2,
      unchanged: 0,
      failed: 0,
      results: [
        { id: a, ...OK },
        { id: b, ...OK },
      ],
    });
    expect((await all(acme, [a, b])).map(({ stageId }) => stageId)).toEqual([first, second]);
    expect((await acme.audited()).map(({ action }) => action)).toContain('bulk.undo');
  });

  test('reports and leaves applications that have been moved again', async () => {
    const acme = await openCompany();
    const [a = 0, b = 0] = await some(acme, 2);
    const [second, third] = [await stageAt(acme, 1), await stageAt(acme, 2)];
    const { bulk_id: id } = (await bulk(acme, { action: 'move', ids: [a, b], stage_id: second }))
      .body.data;
    await acme.recruiter('POST', `/api/candidate-job/update-stage/${a}`, { stage_id: third });
    expect((await undo(acme, id)).body.data).toMatchObject({
      done: 1,
      failed: 1,
      results: [
        { id: a, code: 'stale_write' },
        { id: b, code: null },
      ],
    });
    expect((await all(acme, [a]))[0]).toMatchObject({ stageId: third });
  });

  test('undoes rejections and cancels their emails', async () => {
    const acme = await openCompany();
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 10 });
    const ids = await some(acme, 2);
    const { bulk_id: id } = (await bulk(acme, { action: 'reject', ids })).body.data;
    expect((await undo(acme, id)).body.data).toMatchObject({ done: 2, failed: 0 });
    for (const one of ids) {
      expect(await acme.showApplication({ id: one })).toMatchObject({
        status: 'active',
        emails: [{ status: 'canceled' }],
      });
    }
  });

  test('rejects undoing a bulk action twice with 409', async () => {
    const acme = await openCompany();
    const ids = await some(acme, 1);
    const { bulk_id: id } = (await bulk(acme, { action: 'reject', ids })).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => undo(acme, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await undo(acme, id)).toMatchObject({ status: 409, body: { code: 'already_undone' } });
    expect((await names(acme)).filter((name) => name === 'application.unrejected')).toHaveLength(1);
  });

  test('answers 404 for a bulk action of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const ids = await some(acme, 1);
    const { bulk_id: id } = (await bulk(acme, { action: 'reject', ids })).body.data;
    expect((await undo(globex, id)).status).toBe(404);
    expect(await all(acme, ids)).toMatchObject([{ status: 'rejected' }]);
  });
});
