/** End-to-end test of a hiring: application with a CV, parsing, move with email, rejection and undo, hire, webhooks. */
import { expect, test } from 'vitest';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { applicationForm, cvFile, STORE, templatedStage } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import { fixtures } from '../../packages/cv-reader/test/support/fixtures.ts';
import { workUntil } from '../support/queue.ts';
import { openReceiver } from '../support/receiver.ts';

/** The product promises "within seconds"; a busy machine gets more time. */
const STORY_MS = 60_000;

const EVENTS = [
  'application.created',
  'application.stage_changed',
  'application.rejected',
  'application.unrejected',
  'application.hired',
];

test('hires a candidate, with correct emails and webhooks', { timeout: STORY_MS }, async () => {
  const acme = await openCompany();
  const receiver = openReceiver();
  await acme.hook({ url: receiver.url, events: EVENTS });
  await acme.admin('POST', '/api/hiring-settings', {
    rejection_delay_minutes: 60,
  });
  const job = await acme.postJob({ title: 'Frontend engineer', status: 'Live' });

  // She applies with a multipart form and the PDF of her CV.
  const maya = { first_name: 'Maya', last_name: 'Thornton', email: 'maya@people.example' };
  const cv = cvFile(fixtures['d01-en-onecol.pdf'], 'Maya Thornton.pdf');
  const form = applicationForm({ ...maya, job_id: job.hash_id, files: [cv] });
  const applied = await acme.recruiter<ApplicationDetail>('POST', STORE, form.body, form.headers);
  expect(applied, applied.text).toMatchObject({ status: 201 });
  const { id } = applied.body.data;

  // The CV is parsed in the background.
  const read = await workUntil(async () => {
    const shown = await acme.showApplication({ id });
    expect(shown.parse_status).toBe('parsed');
    return shown;
  });
  expect(read.parsed_cv).toMatchObject({
    basics: { name: 'Maya Thornton', email: 'maya.thornton@example.com' },
  });

  // She is moved to the next stage, with its email.
  const stage = await templatedStage(acme);
  const moved = await acme.recruiter(
    'POST',
    `/api/candidate-job/update-stage-send-email/${id}/${stage}`,
  );
  expect(moved, moved.text).toMatchObject({ status: 200 });

  // She is rejected by mistake; the rejection is undone before the email is sent.
  await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
  const undone = await acme.recruiter('POST', `/api/candidate-job/undo-reject/${id}`);
  expect(undone, undone.text).toMatchObject({ status: 200 });

  // She is hired once, by two simultaneous requests and a repeated one.
  const hire = () =>
    acme.recruiter<{ team_member_id: number }>('POST', `/api/candidate-job/hire/${id}`);
  const hires = [...(await Promise.all([hire(), hire()])), await hire()];
  for (const answer of hires) expect(answer, answer.text).toMatchObject({ status: 200 });

  const events = [
    'application.created',
    'application.stage_changed',
    'application.rejected',
    'application.unrejected',
    'application.stage_changed',
    'application.hired',
  ];
  const announced = (await acme.announced()).map(({ event }) => event);
  expect(announced).toEqual([
    'job.published',
    'application.created',
    'cv.read',
    ...events.slice(1),
  ]);
  const posts = await receiver.takes(events.length);
  const bodies = posts.map(({ body }) => JSON.parse(body) as { event: string; data: object });
  expect(bodies.map(({ event }) => event).toSorted()).toEqual(events.toSorted());
  for (const { data } of bodies) {
    expect(data).toMatchObject({ candidate_job_id: id, job_id: job.id, email: maya.email });
  }
  expect(new Set(posts.map(({ headers }) => headers['x-service-delivery'])).size).toBe(
    events.length,
  );

  const end = await acme.showApplication({ id });
  expect(end).toMatchObject({ status: 'hired', stage: { type: 'hired' } });
  expect(end.history.map(({ kind }) => kind).toReversed()).toEqual([
    'created',
    'moved',
    'emailed',
    'rejected',
    'emailed',
    'unrejected',
    'moved',
    'hired',
  ]);
  const mails = end.emails.map(({ kind, status }) => ({ kind, status })).toReversed();
  expect(mails).toEqual([
    { kind: 'stage', status: 'queued' },
    { kind: 'rejection', status: 'canceled' },
  ]);
  const team = await acme.admin<{ data: { email: string; role_type: string }[] }>(
    'GET',
    '/api/company-users/index',
  );
  const hired = team.body.data.data.filter(({ email }) => email === maya.email);
  expect(hired).toHaveLength(1);
});
