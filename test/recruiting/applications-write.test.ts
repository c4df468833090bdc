/** Tests emails, notes, stage templates and assignments through the API (contract 4.8). */
import { describe, expect, test } from 'vitest';
import { mergeFields } from '#recruiting/pipeline/messages/rules.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type {
  EmailPreview,
  StageTemplate,
} from '#recruiting/pipeline/applications/schemas/emails.ts';
import { newApplicant, stageAt, templatedStage, untemplatedStage } from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { sealedMails } from '../support/mails.ts';

const BARE = { files: [] };
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;

function write(
  acme: Company,
  { id }: { id: number },
  input: object,
): Promise<Answer<ApplicationDetail>> {
  return acme.recruiter('POST', `/api/candidate-job/send-email/${id}`, input);
}

function expectField(answer: Answer<unknown>, field: string): void {
  expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(Object.keys(answer.body.errors)).toEqual([field]);
}

describe('POST /api/candidate-job/send-email/{id}', () => {
  test('queues the rendered email, and records it in the history (2.10)', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const answer = await write(acme, made, {
      subject: ' About {{job.title}} ',
      body: '<p>Dear {{candidate.first_name}}, come.</p>',
      name: 'Grace of Acme',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      stage_id: made.stage_id,
      status: 'active',
      emails: [
        {
          id: expect.any(Number),
          kind: 'message',
          subject: 'About Baker',
          body: '<p>Dear Ada, come.</p>',
          status: 'queued',
          created_at: expect.stringMatching(STAMP),
          due_at: expect.stringMatching(STAMP),
          sent_at: null,
        },
      ],
      history: [{ kind: 'emailed', from_stage: null, to_stage: null }, { kind: 'created' }],
    });
    expect(answer.body.data.updated_at > made.updated_at).toBe(true);
    expect(await acme.announced()).toHaveLength(1);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({ action: 'application.email', subjectId: made.id, changes: {} });
    // Replies go to the sender, under the given name.
    expect(await sealedMails(made.id)).toEqual([
      {
        frame: { from: 'company', language: 'en-GB' },
        portal: { url: `https://${acme.host}/my`, label: expect.any(String) },
        to: made.email,
        subject: 'About Baker',
        text: 'Dear Ada, come.',
        html: '<p>Dear Ada, come.</p>',
        replyTo: { name: 'Grace of Acme', email: `Recruiter@${acme.subdomain}.example` },
      },
    ]);
  });

  test('sanitizes the HTML before storing it', async () => {
    const acme = await openCompany();
    const [mail] = (
      await write(acme, await acme.apply(BARE), {
        subject: 'Hello',
        body: '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y> <a href="javascript:x">x</a></p>',
      })
    ).body.data.emails;
    expect(mail?.body).toBe('<p>Hi <a rel="nofollow noopener ugc">x</a></p>');
  });

  test('rejects line breaks in headers with 422, and queues nothing', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const answer = await write(acme, made, {
      subject: 'A\r\nBcc: evil@example.com',
      body: '<p>Hi</p>',
      name: 'B\r\nCc: evil@example.com',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['subject', 'name']);
    expect(await sealedMails(made.id)).toEqual([]);
  });

  test.each([
    ['subject', { body: '<p>Hi</p>' }],
    ['subject', { subject: ' ', body: '<p>Hi</p>' }],
    ['subject', { subject: 'x'.repeat(256), body: '<p>Hi</p>' }],
    ['subject', { subject: '{{candidate.password}}', body: '<p>Hi</p>' }],
    ['subject', { subject: '{{candidate.__proto__}}', body: '<p>Hi</p>' }],
    ['body', { subject: 'Hi' }],
    ['body', { subject: 'Hi', body: '' }],
    ['body', { subject: 'Hi', body: '<script>x</script>' }],
    ['body', { subject: 'Hi', body: '<p>{{salary}}</p>' }],
    ['body', { subject: 'Hi', body: 'x'.repeat(100_001) }],
    ['name', { subject: 'Hi', body: '<p>Hi</p>', name: 'x'.repeat(256) }],
  ])('rejects an invalid %s with 422, and queues nothing', async (field, input) => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    expectField(await write(acme, made, input), field);
    expect(await acme.showApplication(made)).toEqual(made);
  });

  test('sends to rejected candidates too, and answers 404 for another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    await acme.recruiter('POST', `/api/candidate-job/reject/${made.id}`, { send_email: false });
    const input = { subject: 'Hi', body: '<p>Hi</p>' };
    expect((await write(globex, made, input)).status).toBe(404);
    expect((await write(acme, made, input)).body.data.emails).toHaveLength(1);
  });
});

describe('POST /api/candidate-job/preview-email/{id}', () => {
  const preview = (acme: Company, { id }: { id: number }, input: object) =>
    acme.recruiter<EmailPreview>('POST', `/api/candidate-job/preview-email/${id}`, input);

  test('renders an email and lists missing fields without queuing it', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const audited = await acme.audited();
    const answer = await preview(acme, made, {
      subject: '{{candidate.first_name}} {{recruiter.name}}',
      body: '<p>{{job.title}} {{ recruiter.name }}</p>',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: { subject: 'Ada', body: '<p>Baker</p>', missing: ['recruiter.name'] },
      },
    });
    expect(await acme.showApplication(made)).toEqual(made);
    expect(await acme.audited()).toEqual(audited);
  });

  test('rejects an unknown field with 422, and an application of another company with 404', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    expectField(await preview(acme, made, { subject: 'Hi', body: '<p>{{x}}</p>' }), 'body');
    expect((await preview(globex, made, { subject: 'Hi', body: '<p>Hi</p>' })).status).toBe(404);
  });
});

describe('POST /api/candidate-job/store-notes/{id}', () => {
  const note = (acme: Company, { id }: { id: number }, input: object) =>
    acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/store-notes/${id}`, input);

  test('stores notes with their author, newest first (2.10)', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    await note(acme, made, { note: ' First <b> ' });
    const answer = await note(acme, made, { note: 'x'.repeat(10_000) });
    expect(answer.status).toBe(200);
    const author = { id: await acme.user('Recruiter'), name: expect.any(String) };
    const rest = {
      id: expect.any(Number),
      author,
      author_name: expect.any(String),
      mentions: [],
      created_at: expect.stringMatching(STAMP),
    };
    expect(answer.body.data.notes).toEqual([
      { note: 'x'.repeat(10_000), ...rest },
      { note: 'First <b>', ...rest },
    ]);
    expect(answer.body.data).toMatchObject({
      history: [{ kind: 'noted' }, { kind: 'noted' }, { kind: 'created' }],
    });
    expect(answer.body.data.updated_at > made.updated_at).toBe(true);
    expect((await acme.announced()).map(({ event }) => event)).toEqual([
      'application.created',
      'note.created',
      'note.created',
    ]);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({ action: 'application.note', subjectId: made.id, changes: {} });
  });

  test.each([{}, { note: '' }, { note: ' \n' }, { note: 7 }, { note: 'x'.repeat(10_001) }])(
    'rejects an invalid note with 422',
    async (input) => {
      const acme = await openCompany();
      const made = await acme.apply(BARE);
      expectField(await note(acme, made, input), 'note');
      expect(await acme.showApplication(made)).toEqual(made);
    },
  );

  test('answers 404 for a note on an application of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    expect((await note(globex, await acme.apply(BARE), { note: 'x' })).status).toBe(404);
  });
});

describe('GET /api/candidate-job/email-templet/{stage_id}', () => {
  const get = (acme: Company, stageId: number) =>
    acme.viewer<StageTemplate>('GET', `/api/candidate-job/email-templet/${stageId}`);

  test('returns the template with its merge fields', async () => {
    const acme = await openCompany();
    const input = { subject: '{{job.title}} {{job.title}}', body: '<p>{{ company.name }}</p>' };
    const id = await templatedStage(acme, input);
    const answer = await get(acme, id);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      stage_id: id,
      name: 'Interview',
      ...input,
      placeholders: ['job.title', 'company.name'],
    });
    expect(mergeFields).toEqual(expect.arrayContaining(answer.body.data.placeholders));
  });

  test('answers 404 without a template, and for a stage of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    expect((await get(acme, await untemplatedStage(acme, 0))).status).toBe(404);
    expect((await get(globex, await templatedStage(acme))).status).toBe(404);
    expect((await get(acme, 1)).status).toBe(404);
  });
});

describe('POST /api/candidate-job/assign-to-job', () => {
  const assign = (acme: Company, input: object) =>
    acme.recruiter<ApplicationDetail>('POST', '/api/candidate-job/assign-to-job', input);

  test('creates another application by either id of the candidate and of the job', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ phone: '+44 1' });
    const jobs = [await acme.postJob(), await acme.postJob()];
    const answers = [
      await assign(acme, { candidate_id: made.candidate_id, job_id: jobs[0]?.hash_id }),
      await assign(acme, { candidate_job_id: made.id, job_id: jobs[1]?.id }),
    ];
    for (const [index, { status, body, text }] of answers.entries()) {
      expect(status, text).toBe(201);
      expect(body.data).toMatchObject({
        candidate_id: made.candidate_id,
        first_name: 'Ada',
        email: made.email,
        phone: '+44 1',
        job: { id: jobs[index]?.id },
        stage_id: await stageAt(acme, 0),
        status: 'active',
        source: 'assigned',
        documents: [{ kind: 'cv' }],
        history: [{ kind: 'created' }],
      });
      expect(body.data.id).not.toBe(made.id);
    }
    const [, ...events] = await acme.announced();
    expect(events).toEqual(
      answers.map(({ body: { data } }) => ({
        event: 'application.created',
        timestamp: expect.any(String),
        data: {
          candidate_job_id: data.id,
          job_id: data.job.id,
          email: made.email,
          first_name: 'Ada',
          last_name: 'Lovelace',
          stage_id: data.stage_id,
        },
      })),
    );
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'application.create' });
  });

  test('starts in the given stage', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const job = await acme.postJob();
    const input = { candidate_id: made.candidate_id, job_id: job.id };
    const stageId = await stageAt(acme, 2);
    expect((await assign(acme, { ...input, stage_id: stageId })).body.data).toMatchObject({
      stage_id: stageId,
    });
  });

  test('rejects the hired stage and stages of another pipeline or company with 422', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    const job = await acme.postJob();
    const other = await acme.openPipeline();
    const stages = [await stageAt(acme, 3), other.stages[0]?.id, await stageAt(globex, 0), 1];
    for (const stageId of stages) {
      const input = { candidate_id: made.candidate_id, job_id: job.id, stage_id: stageId };
      expectField(await assign(acme, input), 'stage_id');
    }
    expect(await acme.announced()).toHaveLength(1);
  });

  test('rejects a duplicate and a job that is not open with 409', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const input = { candidate_id: made.candidate_id };
    expect(await assign(acme, { ...input, job_id: made.job.id })).toMatchObject({
      status: 409,
      body: { code: 'duplicate_application', candidate_job_id: made.id },
    });
    const closed = await acme.postJob({ status: 'Closed' });
    expect(await assign(acme, { ...input, job_id: closed.id })).toMatchObject({
      status: 409,
      body: { code: 'job_not_open' },
    });
  });

  test('rejects a candidate, application or job of another company with 422', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const email = newApplicant();
    const [mine, theirs] = [
      await acme.apply({ ...BARE, email }),
      await globex.apply({ ...BARE, email }),
    ];
    const job = await acme.postJob();
    const { job: theirJob } = theirs;
    for (const [field, input] of [
      ['candidate_id', { candidate_id: theirs.candidate_id, job_id: job.id }],
      ['candidate_job_id', { candidate_job_id: theirs.id, job_id: job.id }],
      ['job_id', { candidate_id: mine.candidate_id, job_id: theirJob.id }],
      ['job_id', { candidate_id: mine.candidate_id, job_id: theirJob.hash_id }],
    ] as const) {
      expectField(await assign(acme, input), field);
    }
    expect(await globex.announced()).toHaveLength(1);
  });

  test.each([
    ['candidate_id', { job_id: 'x' }],
    ['candidate_id', { job_id: 'x', candidate_id: 'x' }],
    ['job_id', { candidate_id: 1 }],
    ['job_id', { candidate_id: 1, job_id: null }],
    ['stage_id', { candidate_id: 1, job_id: 'x', stage_id: 0 }],
  ])('rejects an invalid %s in %o with 422', async (field, input) => {
    expectField(await assign(await openCompany(), input), field);
  });
});
