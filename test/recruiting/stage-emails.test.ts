/** Tests emails that go out with a move or a rejection: what they say, when, and what cancels them. */
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { HiringSettings } from '#recruiting/pipeline/hiring-settings/schemas.ts';
import { stageAt } from '../support/applying.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';

const BARE = { files: [] };
const START = Date.UTC(2027, 0, 4, 10);

async function openApplied() {
  setClock(START);
  const acme = await openCompany();
  const made = await acme.apply({ ...BARE, first_name: 'Zoë' });
  const [first, second] = [await stageAt(acme, 1), await stageAt(acme, 2)];
  return { acme, made, first, second };
}

function move(acme: Company, { id }: { id: number }, body: object) {
  return acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/update-stage/${id}`, body);
}

function reject(acme: Company, { id }: { id: number }, body: object) {
  return acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/reject/${id}`, body);
}

/** Status, subject and minutes until it is due of each email, the newest first. */
async function emailsOf(acme: Company, application: { id: number }) {
  const { emails } = await acme.showApplication(application);
  return emails.map(({ status, subject, due_at: dueAt }) => {
    const minutes = dueAt === null ? null : (Date.parse(dueAt) - START) / MINUTE_MS;
    return [status, subject, minutes];
  });
}

describe('a move with its email', () => {
  test('sends none unless it is asked for, and waits as long as the settings say', async () => {
    const { acme, made, first, second } = await openApplied();
    await move(acme, made, { stage_id: first });
    expect(await emailsOf(acme, made)).toEqual([]);
    expect((await move(acme, made, { stage_id: second, email: {} })).status).toBe(200);
    expect(await emailsOf(acme, made)).toEqual([['queued', 'An offer for you: Baker', 5]]);
    const settings = { stage_email_delay_minutes: 30 };
    const saved = await acme.admin<HiringSettings>('POST', '/api/hiring-settings', settings);
    expect(saved.body.data).toMatchObject({ ...settings, rejection_delay_minutes: 60 });
    await move(acme, made, { stage_id: first, email: {} });
    expect(await emailsOf(acme, made)).toEqual([
      ['queued', 'Interview for Baker', 30],
      ['canceled', 'An offer for you: Baker', null],
    ]);
    await move(acme, made, { stage_id: second, email: { delay_minutes: 0 } });
    expect((await emailsOf(acme, made))[0]).toEqual(['queued', 'An offer for you: Baker', 0]);
  });

  test('says what is written in place of the template, also for a stage without one', async () => {
    const { acme, made, first } = await openApplied();
    const body = '<p>Hello {{candidate.first_name}}</p><script>x()</script>';
    const email = { subject: 'On {{job.title}}', body };
    await move(acme, made, { stage_id: first, email });
    const [sent] = (await acme.showApplication(made)).emails;
    expect(sent).toMatchObject({ kind: 'stage', subject: 'On Baker' });
    expect(sent?.body).toContain('<p>Hello Zoë</p>');
    expect(sent?.body).not.toContain('script');
    const pipeline = await acme.admin<{ stages: { id: number }[] }>(
      'POST',
      '/api/company-pipline/store',
      {
        name: 'Bare',
        stages: [
          { name: 'Test', type: 'screening' },
          { name: 'Talk', type: 'interview' },
          { name: 'Hired', type: 'hired' },
        ],
      },
    );
    const { id, stages } = pipeline.body.data as { id?: number; stages: { id: number }[] };
    const job = await acme.postJob({ company_pipline_id: id });
    const other = await acme.apply({ ...BARE, job_id: job.hash_id });
    const stageId = stages[1]?.id;
    expect(await move(acme, other, { stage_id: stageId, email: {} })).toMatchObject({
      status: 422,
      body: { errors: { stage_id: expect.anything() } },
    });
    expect((await acme.showApplication(other)).stage_id).toBe(stages[0]?.id);
    expect((await move(acme, other, { stage_id: stageId, email })).status).toBe(200);
    expect(await emailsOf(acme, other)).toEqual([['queued', 'On Baker', 5]]);
  });

  test.each([
    ['email.subject', { subject: '' }],
    ['email.subject', { subject: 'Dear {{candidate.pay}}' }],
    ['email.body', { body: '<script>x()</script>' }],
    ['email.delay_minutes', { delay_minutes: -1 }],
    ['email.delay_minutes', { delay_minutes: 1.5 }],
    ['email.delay_minutes', { delay_minutes: 14 * 24 * 60 + 1 }],
    ['email', 'yes'],
  ])('refuses a wrong %s, and moves nobody', async (field, email) => {
    const { acme, made, first } = await openApplied();
    const answer = await move(acme, made, { stage_id: first, email });
    expect(answer, answer.text).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.anything() } },
    });
    expect((await acme.showApplication(made)).stage_id).toBe(made.stage_id);
    expect(await emailsOf(acme, made)).toEqual([]);
  });

  test('is sent to the stage where the candidate is already, and canceled when they are rejected or hired', async () => {
    const { acme, made, first } = await openApplied();
    await move(acme, made, { stage_id: first });
    await move(acme, made, { stage_id: first, from_stage_id: first, email: {} });
    expect(await emailsOf(acme, made)).toEqual([['queued', 'Interview for Baker', 5]]);
    expect((await acme.showApplication(made)).stage_id).toBe(first);
    await reject(acme, made, { send_email: false });
    expect(await emailsOf(acme, made)).toEqual([['canceled', 'Interview for Baker', null]]);
    const other = await acme.apply(BARE);
    await move(acme, other, { stage_id: first, email: {} });
    await acme.recruiter('POST', `/api/candidate-job/hire/${other.id}`);
    expect((await emailsOf(acme, other)).at(-1)).toEqual(['canceled', 'Interview for Baker', null]);
  });

  test('is on its way once it is due: leaving the stage no longer cancels it', async () => {
    const { acme, made, first, second } = await openApplied();
    await move(acme, made, { stage_id: first, email: {} });
    setClock(START + 5 * MINUTE_MS);
    await move(acme, made, { stage_id: second });
    expect((await emailsOf(acme, made)).map(([status]) => status)).toEqual(['queued']);
  });
});

describe('a rejection with its email', () => {
  test('says and waits what is given, in place of the template and the settings', async () => {
    const { acme, made } = await openApplied();
    const email = { subject: 'No, {{candidate.first_name}}', delay_minutes: 180 };
    expect((await reject(acme, made, { email })).status).toBe(200);
    expect(await emailsOf(acme, made)).toEqual([['queued', 'No, Zoë', 180]]);
    await acme.recruiter('POST', `/api/candidate-job/undo-reject/${made.id}`);
    expect(await emailsOf(acme, made)).toEqual([['canceled', 'No, Zoë', null]]);
    await reject(acme, made, {});
    expect((await emailsOf(acme, made))[0]).toEqual(['queued', 'Your application for Baker', 60]);
  });

  test('is refused without send_email', async () => {
    const { acme, made } = await openApplied();
    const answer = await reject(acme, made, { send_email: false, email: {} });
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: expect.anything() } } });
    expect((await acme.showApplication(made)).status).toBe('active');
  });
});

describe('a bulk action with its email', () => {
  test('shows each email first, sends them later, and undoing it cancels them', async () => {
    const { acme, made, first } = await openApplied();
    const other = await acme.apply({ ...BARE, first_name: 'Bo' });
    const asked = {
      action: 'move',
      ids: [made.id, other.id],
      stage_id: first,
      email: { subject: 'Come, {{candidate.first_name}}', delay_minutes: 10 },
    };
    const path = '/api/candidate-job/bulk';
    const shown = await acme.recruiter<BulkResult>('POST', path, { ...asked, dry_run: true });
    expect(shown.body.data.results.map(({ email }) => email?.subject)).toEqual([
      'Come, Zoë',
      'Come, Bo',
    ]);
    const done = await acme.recruiter<BulkResult>('POST', path, asked);
    expect(await emailsOf(acme, other)).toEqual([['queued', 'Come, Bo', 10]]);
    await acme.recruiter('POST', `${path}/${done.body.data.bulk_id}/undo`);
    expect(await emailsOf(acme, other)).toEqual([['canceled', 'Come, Bo', null]]);
    expect(await emailsOf(acme, made)).toEqual([['canceled', 'Come, Zoë', null]]);
    const wrong = await acme.recruiter('POST', path, {
      action: 'email',
      ids: [made.id],
      subject: 'Hello',
      body: '<p>Hello</p>',
      email: {},
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { email: expect.anything() } } });
  });
});

describe('the office of the job and the time of the next meeting', () => {
  const text = '{{job.office}}|{{meeting.time}}';
  const preview = (acme: Company, { id }: { id: number }, body = text) =>
    acme.recruiter<EmailPreview>('POST', `/api/candidate-job/preview-email/${id}`, {
      subject: 'When',
      body,
    });

  test('stand in an email where there are such, in the language of the candidate and the zone of the meeting', async () => {
    setClock(START);
    const acme = await openCompany();
    const without = await acme.apply(BARE);
    const office = await acme.openOffice({ city: 'Leipzig' });
    const job = await acme.postJob({ office_id: office.id });
    const made = await acme.apply({ ...BARE, job_id: job.hash_id, language: 'de' });
    expect((await preview(acme, without)).body.data).toMatchObject({
      body: '|',
      missing: ['job.office', 'meeting.time'],
    });
    const at = (start: string, more: object = {}) =>
      acme.schedule({
        candidate_job_id: made.id,
        start_time: start,
        timezone: 'Europe/Berlin',
        ...more,
      });
    await at('2027-01-08T13:00:00Z');
    await at('2027-01-06T09:00:00Z');
    const canceled = await at('2027-01-05T09:00:00Z');
    await acme.recruiter('DELETE', `/api/meet/destroy/${canceled.id}`);
    const { body } = await preview(acme, made);
    expect(body.data).toMatchObject({ missing: [] });
    expect(body.data.body).toMatch(
      /^Head office, Leipzig\|Mittwoch, 6\. Januar 2027, 10:00–\d\d:\d\d \(Mitteleuropäische Normalzeit\)$/u,
    );
    const stage = await stageAt(acme, 1);
    const moved = { action: 'move', ids: [made.id], stage_id: stage, dry_run: true };
    const bulk = await acme.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', {
      ...moved,
      email: { subject: 'When', body: text },
    });
    expect(bulk.body.data.results[0]?.email?.body).toBe(body.data.body);
    setClock(Date.UTC(2027, 0, 9));
    expect((await preview(acme, made)).body.data.missing).toEqual(['meeting.time']);
  });

  test('are no others: a field that there is not is refused', async () => {
    const { acme, made } = await openApplied();
    const refused = await preview(acme, made, '{{booking.link}}');
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { body: [expect.any(String)] } },
    });
  });
});
