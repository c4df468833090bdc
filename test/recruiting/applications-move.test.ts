/** Tests moving applications through the pipeline and hiring through the API (contract 3.2, 4.8). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidates } from '#data/tables/candidates.ts';
import { members, users } from '#data/tables/users.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import {
  flowOf,
  newApplicant,
  stageAt,
  templatedStage,
  untemplatedStage,
} from '../support/applying.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { joinAs, listTeam, memberOf } from '../support/team.ts';

const BARE = { files: [] };

function move(
  acme: Company,
  { id }: { id: number },
  stageId: number,
  more: object = {},
): Promise<Answer<ApplicationDetail>> {
  const input = { stage_id: stageId, ...more };
  return acme.recruiter('POST', `/api/candidate-job/update-stage/${id}`, input);
}

function moveAndSend(
  acme: Company,
  { id }: { id: number },
  stageId: number,
): Promise<Answer<ApplicationDetail>> {
  return acme.recruiter('POST', `/api/candidate-job/update-stage-send-email/${id}/${stageId}`);
}

function hire(acme: Company, { id }: { id: number }): Promise<Answer<ApplicationDetail>> {
  return acme.recruiter('POST', `/api/candidate-job/hire/${id}`);
}

function reject(acme: Company, { id }: { id: number }) {
  return acme.recruiter('POST', `/api/candidate-job/reject/${id}`, { send_email: false });
}

/** The stored state, to compare before and after. */
async function state(acme: Company, application: { id: number }) {
  const [shown, announced, audited] = [
    await acme.showApplication(application),
    await acme.announced(),
    await acme.audited(),
  ];
  return { shown, announced, audited };
}

function expectField(answer: Answer<unknown>, field: string): void {
  expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(Object.keys(answer.body.errors)).toEqual([field]);
}

describe('POST /api/candidate-job/update-stage/{id}', () => {
  test('moves the application, publishes an event and records both stage names (3.2, 6.1)', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const [from, to] = await flowOf(acme);
    const answer = await move(acme, made, to?.id ?? 0);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toEqual({
      ...made,
      stage: { id: to?.id, name: 'Interview', type: 'interview' },
      stage_id: to?.id,
      updated_at: expect.any(String),
      history: [
        {
          id: expect.any(Number),
          kind: 'moved',
          author: { id: await acme.user('Recruiter'), name: expect.any(String) },
          from_stage: { id: from?.id, name: 'Screening' },
          to_stage: { id: to?.id, name: 'Interview' },
          created_at: expect.any(String),
        },
        ...made.history,
      ],
      time_in_stage: [
        { stage: { id: from?.id, name: 'Screening' }, hours: 0 },
        { stage: { id: to?.id, name: 'Interview' }, hours: 0 },
      ],
    });
    expect(answer.body.data.updated_at > made.updated_at).toBe(true);
    expect(await acme.showApplication(made)).toEqual(answer.body.data);
    expect((await acme.announced()).slice(1)).toEqual([
      {
        event: 'application.stage_changed',
        timestamp: expect.stringMatching(/\+00:00$/u),
        data: {
          candidate_job_id: made.id,
          job_id: made.job.id,
          new_stage_id: to?.id,
          email: made.email,
        },
      },
    ]);
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'application.move',
      subjectId: made.id,
      userId: await acme.user('Recruiter'),
      changes: { stage_id: { from: from?.id, to: to?.id } },
    });
    expect(JSON.stringify(entry)).not.toMatch(/ada|lovelace/iu);
  });

  test('moves an application back and forth', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const [a, b, c] = (await flowOf(acme)).map(({ id }) => id);
    for (const id of [b, c, a, c, b]) expect((await move(acme, made, id ?? 0)).status).toBe(200);
    expect(await acme.announced()).toHaveLength(6);
    const { time_in_stage: times, history } = await acme.showApplication(made);
    expect(times.map(({ stage }) => stage?.id)).toEqual([a, b, c, a, c, b]);
    expect(history).toHaveLength(6);
  });

  test('changes and publishes nothing when the application is already in the stage', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const before = await state(acme, made);
    expect(await move(acme, made, made.stage_id)).toMatchObject({
      status: 200,
      body: { data: before.shown },
    });
    expect(await state(acme, made)).toEqual(before);
  });

  test('rejects an unknown stage and stages of another pipeline or company with 422', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    const other = await acme.openPipeline();
    const before = await state(acme, made);
    for (const stageId of [other.stages[0]?.id ?? 0, await stageAt(globex, 1), 1]) {
      expectField(await move(acme, made, stageId), 'stage_id');
    }
    expect(await state(acme, made)).toEqual(before);
  });

  test('accepts a stage of the pipeline of the job', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const job = await acme.postJob({ company_pipline_id: pipeline.id });
    const made = await acme.apply({ ...BARE, job_id: job.hash_id });
    expect(made.stage_id).toBe(pipeline.stages[0]?.id);
    expect((await move(acme, made, pipeline.stages[1]?.id ?? 0)).status).toBe(200);
    expectField(await move(acme, made, await stageAt(acme, 1)), 'stage_id');
  });

  test.each([
    [{}],
    [{ stage_id: '1' }],
    [{ stage_id: 0 }],
    [{ stage_id: 1.5 }],
    [{ stage_id: null }],
  ])('rejects %o with 422', async (input) => {
    const acme = await openCompany();
    const { id } = await acme.apply(BARE);
    const path = `/api/candidate-job/update-stage/${id}`;
    expectField(await acme.recruiter('POST', path, input), 'stage_id');
  });

  test('rejects a stale from_stage_id with 409', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const [a, b, c] = (await flowOf(acme)).map(({ id }) => id);
    expect((await move(acme, made, b ?? 0, { from_stage_id: a })).status).toBe(200);
    const before = await state(acme, made);
    for (const to of [c, b]) {
      expect(await move(acme, made, to ?? 0, { from_stage_id: a })).toMatchObject({
        status: 409,
        body: { code: 'stale_write' },
      });
    }
    expect(await state(acme, made)).toEqual(before);
  });

  test('rejects moving a rejected or hired application with 409', async () => {
    const acme = await openCompany();
    const [rejected, hired] = [await acme.apply(BARE), await acme.apply(BARE)];
    await reject(acme, rejected);
    await hire(acme, hired);
    const stageId = await stageAt(acme, 1);
    for (const made of [rejected, hired]) {
      const before = await state(acme, made);
      for (const answer of [
        await move(acme, made, stageId),
        await move(acme, made, await stageAt(acme, 2)),
      ]) {
        expect(answer).toMatchObject({ status: 409, body: { code: 'application_closed' } });
      }
      expect(await state(acme, made)).toEqual(before);
    }
  });

  test('answers 404 for moving an application of another company', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    for (const stageId of [await stageAt(acme, 1), await stageAt(globex, 1)]) {
      expect((await move(globex, made, stageId)).status).toBe(404);
    }
    expect(await acme.announced()).toHaveLength(1);
  });
});

describe('POST /api/candidate-job/update-stage-send-email/{id}/{stage_id}', () => {
  test('moves the application and sends the rendered template of the stage (3.2)', async () => {
    const acme = await openCompany({ name: 'Acme & Söhne' });
    const job = await acme.postJob({ title: 'Baker <senior>' });
    const made = await acme.apply({ ...BARE, job_id: job.hash_id });
    const stageId = await templatedStage(acme, {
      subject: 'Dear {{candidate.first_name}} {{ candidate.last_name }}',
      body: '<p>{{job.title}}, {{company.name}}: {{stage.name}}, {{candidate.email}}</p>',
    });
    const answer = await moveAndSend(acme, made, stageId);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      stage_id: stageId,
      emails: [
        {
          id: expect.any(Number),
          kind: 'stage',
          subject: 'Dear Ada Lovelace',
          body: `<p>Baker &lt;senior&gt;, Acme &amp; Söhne: Interview, ${made.email}</p>`,
          sent_at: null,
        },
      ],
      history: [{ kind: 'emailed' }, { kind: 'moved' }, { kind: 'created' }],
    });
    expect((await acme.announced()).map(({ event }) => event)).toEqual([
      'application.created',
      'application.stage_changed',
    ]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'application.move',
      subjectId: made.id,
    });
  });

  test('escapes HTML in the name of a candidate, and line breaks in that of an older record', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, first_name: '<img src=x onerror=alert(1)>' });
    const lastName = 'A\r\nBcc: evil@example.com';
    await db.update(candidates).set({ lastName }).where(eq(candidates.id, made.candidate_id));
    const stageId = await templatedStage(acme, {
      subject: '{{candidate.first_name}} {{candidate.last_name}}',
      body: '<p>{{candidate.first_name}} {{candidate.last_name}}</p>',
    });
    const [mail] = (await moveAndSend(acme, made, stageId)).body.data.emails;
    expect(mail?.subject).toBe('<img src=x onerror=alert(1)> A Bcc: evil@example.com');
    expect(mail?.body).toContain('<p>&lt;img src=x onerror=alert(1)&gt; A');
    expect(mail?.body).not.toContain('<img');
  });

  test('does not render merge fields inside a name', async () => {
    const acme = await openCompany();
    const made = await acme.apply({ ...BARE, first_name: '{{candidate.email}}' });
    const stageId = await templatedStage(acme, {
      subject: '{{candidate.first_name}}',
      body: '<p>{{candidate.first_name}}</p>',
    });
    const [mail] = (await moveAndSend(acme, made, stageId)).body.data.emails;
    expect(mail).toMatchObject({
      subject: '{{candidate.email}}',
      body: '<p>{{candidate.email}}</p>',
    });
  });

  test('rejects a stage without a template with 422 and does not move', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const before = await state(acme, made);
    expectField(await moveAndSend(acme, made, await untemplatedStage(acme, 2)), 'stage_id');
    expect(await state(acme, made)).toEqual(before);
  });

  test('only sends the email when the application is already in the stage', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const stageId = await templatedStage(acme);
    await moveAndSend(acme, made, stageId);
    const again = await moveAndSend(acme, made, stageId);
    expect(again.body.data.emails).toHaveLength(2);
    expect(await acme.announced()).toHaveLength(2);
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'application.email' });
  });

  test('rejects a foreign stage with 422, a foreign application with 404 and a closed one with 409', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    const [mine, theirs] = [await templatedStage(acme), await templatedStage(globex)];
    expectField(await moveAndSend(acme, made, theirs), 'stage_id');
    expect((await moveAndSend(globex, made, theirs)).status).toBe(404);
    expect((await moveAndSend(globex, made, mine)).status).toBe(404);
    await reject(acme, made);
    expect(await moveAndSend(acme, made, mine)).toMatchObject({
      status: 409,
      body: { code: 'application_closed' },
    });
    expect((await acme.showApplication(made)).emails).toEqual([]);
  });
});

describe('POST /api/candidate-job/hire/{id}', () => {
  test('moves to the hired stage and creates a team member, with events in this order', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const stageId = await stageAt(acme, 3);
    const answer = await hire(acme, made);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: 'hired',
      stage: { id: stageId, type: 'hired' },
      hired_at: expect.any(String),
      rejected_at: null,
      history: [{ kind: 'hired' }, { kind: 'moved' }, { kind: 'created' }],
    });
    const events = (await acme.announced()).slice(1);
    const memberId = Number(events[1]?.data['team_member_id']);
    expect(events).toEqual([
      {
        event: 'application.stage_changed',
        timestamp: expect.any(String),
        data: {
          candidate_job_id: made.id,
          job_id: made.job.id,
          new_stage_id: stageId,
          email: made.email,
        },
      },
      {
        event: 'application.hired',
        timestamp: expect.any(String),
        data: {
          candidate_job_id: made.id,
          job_id: made.job.id,
          team_member_id: memberId,
          email: made.email,
        },
      },
    ]);
    expect(await memberOf(acme, memberId)).toMatchObject({
      id: memberId,
      email: made.email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      status: 'hired',
    });
    const entry = (await acme.audited()).at(-1);
    expect(entry).toMatchObject({
      action: 'application.hire',
      subjectId: made.id,
      changes: { stage_id: { from: made.stage_id, to: stageId } },
    });
    expect(JSON.stringify(entry)).not.toMatch(/ada|lovelace/iu);
  });

  test('hires the candidate when moved to the hired stage', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    const answer = await move(acme, made, await stageAt(acme, 3));
    expect(answer.body.data).toMatchObject({ status: 'hired', stage: { type: 'hired' } });
    expect((await acme.announced()).map(({ event }) => event)).toEqual([
      'application.created',
      'application.stage_changed',
      'application.hired',
    ]);
    expect((await listTeam(acme, '?max=100')).body.data.data).toContainEqual(
      expect.objectContaining({ email: made.email, status: 'hired' }),
    );
  });

  test('changes nothing when the candidate is already hired', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    await hire(acme, made);
    const before = await state(acme, made);
    for (const answer of [await hire(acme, made), await move(acme, made, await stageAt(acme, 3))]) {
      expect(answer).toMatchObject({ status: 200, body: { data: before.shown } });
    }
    expect(await state(acme, made)).toEqual(before);
  });

  test('lets a hired candidate sign in only after an Admin gives a role', async () => {
    const acme = await openCompany();
    const made = await acme.apply(BARE);
    await hire(acme, made);
    const [user] = await db.select().from(users).where(eq(users.email, made.email));
    expect(user).toMatchObject({ passwordHash: null });
    const [member] = await db
      .select()
      .from(members)
      .where(eq(members.userId, user?.id ?? 0));
    expect(member).toMatchObject({ status: 'hired', companyId: acme.id });
    const path = `/api/company-users/update-role/${member?.id}`;
    const answer = await acme.admin('POST', path, { role_type: 'Recruiter' });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { role_type: 'Recruiter', status: 'invited' } },
    });
  });

  test('keeps the role of a candidate who is already on the team', async () => {
    const acme = await openCompany();
    const { memberId, email, caller } = await joinAs(acme, 'Recruiter', newApplicant());
    const made = await acme.apply({ ...BARE, email: email.toUpperCase() });
    expect((await hire(acme, made)).status).toBe(200);
    expect((await acme.announced()).at(-1)).toMatchObject({
      event: 'application.hired',
      data: { team_member_id: memberId },
    });
    expect(await memberOf(acme, memberId)).toMatchObject({
      role_type: 'Recruiter',
      status: 'active',
    });
    expect((await caller('GET', '/api/jobs/index')).status).toBe(200);
  });

  test('adds a member of another company to this one too', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { userId, email, caller } = await joinAs(globex, 'Admin', newApplicant());
    await hire(acme, await acme.apply({ ...BARE, email }));
    const isTheirs = eq(members.userId, userId);
    const rows = await db.select().from(members).where(isTheirs).orderBy(members.id);
    expect(rows.map(({ companyId, status, role }) => [companyId, status, role])).toEqual([
      [globex.id, 'active', 'Admin'],
      [acme.id, 'hired', 'Viewer'],
    ]);
    expect((await caller('GET', '/api/jobs/index')).status).toBe(200);
    expect((await caller('GET', `/api/jobs/index?subdomain=${acme.subdomain}`)).status).toBe(403);
  });

  test('creates one member for two applications of a candidate', async () => {
    const acme = await openCompany();
    const email = newApplicant();
    const [first, second] = [
      await acme.apply({ ...BARE, email }),
      await acme.apply({ ...BARE, email }),
    ];
    await hire(acme, first);
    await hire(acme, second);
    const ids = (await acme.announced())
      .filter(({ event }) => event === 'application.hired')
      .map(({ data }) => data['team_member_id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('rejects hiring a rejected application with 409 and a foreign one with 404', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const made = await acme.apply(BARE);
    expect((await hire(globex, made)).status).toBe(404);
    await reject(acme, made);
    expect(await hire(acme, made)).toMatchObject({
      status: 409,
      body: { code: 'application_closed' },
    });
    expect(
      (await listTeam(acme, '?max=100')).body.data.data.map(({ status }) => status),
    ).not.toContain('hired');
  });

  test('moves, hires and sends the template of the hired stage in one commit', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline({
      stages: [
        { name: 'Test', type: 'screening' },
        { name: 'Hired', type: 'hired', email_template: { subject: 'Welcome', body: '<p>Hi</p>' } },
      ],
    });
    const job = await acme.postJob({ company_pipline_id: pipeline.id });
    const made = await acme.apply({ ...BARE, job_id: job.hash_id });
    const answer = await moveAndSend(acme, made, pipeline.stages[1]?.id ?? 0);
    expect(answer.body.data).toMatchObject({
      status: 'hired',
      emails: [{ subject: 'Welcome' }],
      history: [{ kind: 'emailed' }, { kind: 'hired' }, { kind: 'moved' }, { kind: 'created' }],
    });
  });
});
