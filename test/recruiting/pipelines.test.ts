/** Pipelines and their stages (contract 2.5, 4.3, decisions: Pipeline store, Pipeline update). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applications } from '#data/tables/applications.ts';
import { events as eventRows } from '#data/tables/events.ts';
import { stages as stageRows } from '#data/tables/pipelines.ts';
import { events } from '#events.ts';
import type { Page } from '#lib/pagination.ts';
import type { Application } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { applyTo } from '../support/applicants.ts';
import { API } from '../support/call.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { comparable } from '../support/lists.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { db } from '../support/operator.ts';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u;
const STORE = '/api/company-pipline/store';

type Stage = Pipeline['stages'][number];
/** A stage in a request. */
type Named = { id?: number; name: string; type: string; email_template?: unknown };

const screening = { name: 'Screening', type: 'screening' };
const hired = { name: 'Hired', type: 'hired' };
const template = {
  subject: 'Dear {{candidate.first_name}}',
  body: '<p>Come to {{job.title}}.</p>',
};

/** Returns the input that leaves a stage unchanged. */
function kept({ id, name, type }: Stage): Named & { id: number } {
  return { id, name, type };
}

function change(acme: Company, { id }: Pick<Pipeline, 'id'>, given: object) {
  return acme.admin<Pipeline>('POST', `/api/company-pipline/update/${id}`, given);
}

function destroy(acme: Company, { id }: Pick<Pipeline, 'id'>) {
  return acme.admin('DELETE', `/api/company-pipline/destroy/${id}`);
}

async function show(acme: Company, { id }: Pick<Pipeline, 'id'>): Promise<Pipeline> {
  const answer = await acme.viewer<Pipeline>('GET', `/api/company-pipline/show/${id}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

async function list(acme: Company, query = ''): Promise<Page<Pipeline>> {
  const answer = await acme.viewer<Page<Pipeline>>('GET', `/api/company-pipline/index${query}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

async function defaultOf(acme: Company): Promise<Pipeline> {
  const [only, ...more] = (await list(acme, '?max=100')).data.filter((one) => one.is_default);
  expect(more).toEqual([]);
  if (!only) throw new Error('the company has no default pipeline');
  return only;
}

function counts({ stages }: Pipeline): number[] {
  return stages.map(({ candidate_count: count }) => count);
}

async function applicantsOf(acme: Company, { id }: Pick<Job, 'id'>): Promise<Application[]> {
  const path = `/api/jobs/${id}/applicant-job?max=100`;
  return (await acme.viewer<Page<Application>>('GET', path)).body.data.data;
}

function expectInvalid({ status, body, text }: Answer<unknown>, ...fields: string[]): void {
  expect({ status, code: body.code }, text.slice(0, 500)).toEqual({
    status: 422,
    code: 'invalid_input',
  });
  expect(Object.keys(body.errors)).toEqual(fields);
}

function expectRefused({ status, body, text }: Answer<unknown>, code: string): void {
  expect({ status, code: body.code }, text.slice(0, 500)).toEqual({ status: 409, code });
}

/** Creates a pipeline of four stages and a job that uses it. */
async function openJob() {
  const acme = await openCompany();
  const pipeline = await acme.openPipeline();
  const job = await acme.postJob({ company_pipline_id: pipeline.id });
  const [first, second, third, last] = pipeline.stages;
  if (!first || !second || !third || !last) throw new Error('a new pipeline has four stages');
  return { acme, pipeline, job, stages: [first, second, third, last] as const };
}

describe('POST /api/company-pipline/store', () => {
  test('creates Screening, Interview, Offer and Hiring with templates if only a name is sent (decisions)', async () => {
    const acme = await openCompany();
    const answer = await acme.admin<Pipeline>('POST', STORE, { name: '  Apprentices ' });
    const { data } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      data: {
        id: expect.any(Number),
        name: 'Apprentices',
        is_default: false,
        stages: [
          ['Screening', 'screening'],
          ['Interview', 'interview'],
          ['Offer', 'offer'],
          ['Hiring', 'hired'],
        ].map(([name, type], index) => ({
          id: expect.any(Number),
          name,
          type,
          position: index + 1,
          email_template: { subject: expect.any(String), body: expect.any(String) },
          public_label: null,
          days_limit: null,
          feedback_form: null,
          candidate_count: 0,
        })),
        created_at: expect.stringMatching(STAMP),
        updated_at: data.created_at,
      },
    });
    expect(new Set(data.stages.map(({ id }) => id)).size).toBe(4);
    expect(await show(acme, data)).toEqual(data);
    expect(await acme.announced()).toEqual([]);
    expect(await acme.audited()).toMatchObject([
      {
        action: 'pipeline.create',
        subjectId: data.id,
        userId: await acme.user('Admin'),
        changes: { name: { from: null, to: 'Apprentices' } },
      },
    ]);
  });

  test('creates stages in their order, with their templates', async () => {
    const acme = await openCompany();
    const stages = [
      { name: ' Phone ', type: 'screening', email_template: template },
      { name: 'Essay', type: 'other', email_template: null },
      { name: 'Phone', type: 'interview' },
      { name: '採用', type: 'hired' },
    ];
    const made = await acme.openPipeline({ stages, is_default: false });
    expect(made.stages).toEqual([
      expect.objectContaining({ name: 'Phone', type: 'screening', position: 1 }),
      expect.objectContaining({ name: 'Essay', type: 'other', position: 2, email_template: null }),
      expect.objectContaining({ name: 'Phone', type: 'interview', email_template: null }),
      expect.objectContaining({ name: '採用', type: 'hired', position: 4 }),
    ]);
    expect(made.stages[0]?.email_template).toEqual(template);
    expect(await show(acme, made)).toEqual(made);
  });

  test('creates the stages of a template in the language of the company', async () => {
    const acme = await openCompany();
    await acme.admin('POST', `/api/companies/update/${acme.id}`, { language: 'de' });
    const { body } = await acme.admin<Pipeline>('POST', STORE, {
      name: 'Filiale',
      template: 'Short',
    });
    expect(body.data.stages.map(({ name, type, days_limit }) => [name, type, days_limit])).toEqual([
      ['Vorauswahl', 'screening', 2],
      ['Gespräch', 'interview', 3],
      ['Eingestellt', 'hired', 30],
    ]);
    expect(body.data.stages[1]?.email_template?.subject).toMatch(/^Einladung zum Gespräch/u);
  });

  test('gives the email template of a type to the first stage of it', async () => {
    const acme = await openCompany();
    const made = { name: 'Makers', template: 'engineering' };
    const { body } = await acme.admin<Pipeline>('POST', STORE, made);
    const { stages } = body.data;
    expect(stages.map(({ email_template }) => email_template !== null)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test('replaces the default with a new default pipeline', async () => {
    const acme = await openCompany();
    const before = await defaultOf(acme);
    const made = await acme.openPipeline({ is_default: true });
    expect(made.is_default).toBe(true);
    expect((await defaultOf(acme)).id).toBe(made.id);
    expect(await show(acme, before)).toMatchObject({ is_default: false });
    expect((await acme.postJob()).company_pipline_id).toBe(made.id);
  });

  test('keeps one default if several are created as the default at once', async () => {
    const acme = await openCompany();
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => acme.admin('POST', STORE, { name, is_default: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await list(acme)).total).toBe(5);
    await defaultOf(acme);
  });

  test('accepts maximum lengths', async () => {
    const acme = await openCompany();
    const long = 'n'.repeat(255);
    const body = 'ä'.repeat(100_000);
    const stages = [
      { name: long, type: 'other', email_template: { subject: long, body } },
      ...Array.from({ length: 28 }, (_, index) => ({ name: `${index}`, type: 'other' })),
      hired,
    ];
    const made = await acme.openPipeline({ name: long, stages });
    expect(made.name).toBe(long);
    expect(made.stages).toHaveLength(30);
    expect(made.stages.map(({ position }) => position)).toEqual(stages.map((_, at) => at + 1));
    expect(made.stages[0]).toMatchObject({ name: long, email_template: { subject: long, body } });
  });

  test('sanitizes the HTML of a template and keeps its merge fields (decisions: HTML in)', async () => {
    const acme = await openCompany();
    const body =
      '<h1 style="x">Hi {{ candidate.first_name }}</h1><p onclick="a()">{{job.title}}<script>b()</script>' +
      '<a href="javascript:c()">x</a><a href="https://a.example/?q={{candidate.email}}">y</a><img src="//t">';
    const stages = [{ ...screening, email_template: { subject: 'a < b', body } }, hired];
    const [stage] = (await acme.openPipeline({ stages })).stages;
    expect(stage?.email_template).toEqual({
      subject: 'a < b',
      body:
        '<h2>Hi {{ candidate.first_name }}</h2><p>{{job.title}}<a rel="nofollow noopener ugc">x</a>' +
        '<a href="https://a.example/?q={{candidate.email}}" rel="nofollow noopener ugc">y</a></p>',
    });
  });

  test.each([
    'candidate.first_name',
    'candidate.last_name',
    'candidate.email',
    'job.title',
    'company.name',
    'stage.name',
    'recruiter.name',
  ])('accepts {{%s}} in a template, with or without spaces', async (field) => {
    const acme = await openCompany();
    const text = `{{${field}}} {{  ${field} }}`;
    const stages = [{ ...screening, email_template: { subject: text, body: text } }, hired];
    const [stage] = (await acme.openPipeline({ stages })).stages;
    // A subject is one line: runs of white space become one space.
    const subject = `{{${field}}} {{ ${field} }}`;
    expect(stage?.email_template).toEqual({ subject, body: text });
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: null }],
    ['name', { name: ' \t' }],
    ['name', { name: 7 }],
    ['name', { name: 'x'.repeat(256) }],
    ['is_default', { is_default: 'yes' }],
    ['is_default', { is_default: null }],
    ['stages', { stages: 'Screening' }],
    ['stages', { stages: null }],
    ['stages', { stages: [] }],
    ['stages', { stages: [...Array.from({ length: 30 }, () => screening), hired] }],
    ['stages', { stages: [screening] }],
    ['stages', { stages: [hired, screening] }],
    ['stages', { stages: [hired, hired] }],
    ['stages', { stages: [hired, screening, hired] }],
    ['stages.0', { stages: ['Screening', hired] }],
    ['stages.0.name', { stages: [{ type: 'other' }, hired] }],
    ['stages.0.name', { stages: [{ ...screening, name: '' }, hired] }],
    ['stages.1.name', { stages: [screening, { ...hired, name: 'x'.repeat(256) }] }],
    ['stages.0.type', { stages: [{ name: 'A' }, hired] }],
    ['stages.0.type', { stages: [{ name: 'A', type: 'Screenings' }, hired] }],
    ['stages.0.type', { stages: [{ name: 'A', type: 'rejected' }, hired] }],
    ['stages.0.days_limit', { stages: [{ ...screening, days_limit: 0 }, hired] }],
    ['stages.0.days_limit', { stages: [{ ...screening, days_limit: 366 }, hired] }],
    ['stages.0.days_limit', { stages: [{ ...screening, days_limit: 1.5 }, hired] }],
    ['template', { template: 'fast' }],
    ['template', { template: 'short', stages: [hired] }],
    ['stages.0.id', { stages: [{ ...screening, id: 0 }, hired] }],
    ['stages.0.id', { stages: [{ ...screening, id: '7' }, hired] }],
    ['stages.0.id', { stages: [{ ...screening, id: 2 ** 53 }, hired] }],
  ])('rejects %s of %o (422) and creates nothing', async (field, given) => {
    const acme = await openCompany();
    expectInvalid(await acme.admin('POST', STORE, { name: 'Apprentices', ...given }), field);
    expect(await acme.audited()).toEqual([]);
    expect((await list(acme)).total).toBe(1);
  });

  test.each([
    ['', 'Come!'],
    ['.subject', { body: 'B' }],
    ['.subject', { subject: ' ', body: 'B' }],
    ['.subject', { subject: 's'.repeat(256), body: 'B' }],
    ['.subject', { subject: 'Dear {{candidate.name}}', body: 'B' }],
    ['.body', { subject: 'S' }],
    ['.body', { subject: 'S', body: null }],
    ['.body', { subject: 'S', body: '' }],
    ['.body', { subject: 'S', body: ' \n ' }],
    ['.body', { subject: 'S', body: 'b'.repeat(100_001) }],
    ['.body', { subject: 'S', body: 'Dear {{candidate.name}}' }],
    ['.body', { subject: 'S', body: '{{job.title}} {{}}' }],
    ['.body', { subject: 'S', body: '{{Job.Title}}' }],
    ['.body', { subject: 'S', body: '{{job.title}}{{ password }}' }],
    ['.body', { subject: 'S', body: '{{<b>job.title</b>}}' }],
    ['.body', { subject: 'S', body: '<a href="{{company.url}}">x</a>' }],
    // An unknown placeholder of any length would appear in the email.
    ['.body', { subject: 'S', body: `{{${'x'.repeat(65)}}}` }],
    // Nothing remains after it is sanitized.
    ['.body', { subject: 'S', body: '<script>alert(1)</script>' }],
    ['.body', { subject: 'S', body: '&'.repeat(20_001) }],
  ])('rejects email_template%s of %o (422) and creates nothing', async (field, given) => {
    const acme = await openCompany();
    const stages = [screening, { name: 'B', type: 'other', email_template: given }, hired];
    const answer = await acme.admin('POST', STORE, { name: 'Apprentices', stages });
    expectInvalid(answer, `stages.1.email_template${field}`);
    expect((await list(acme)).total).toBe(1);
  });

  test('stores the days after which a stage counts as late; null and none mean the default', async () => {
    const acme = await openCompany();
    const stages = [
      { ...screening, days_limit: 365 },
      { ...hired, days_limit: null },
    ];
    const made = await acme.openPipeline({ stages });
    expect(made.stages.map(({ days_limit }) => days_limit)).toEqual([365, null]);
    const [first, last] = made.stages;
    if (!first || !last) throw new Error('the pipeline has too few stages');
    const changed = { stages: [kept(first), { ...kept(last), days_limit: 1 }] };
    expect((await change(acme, made, changed)).status).toBe(200);
    expect((await show(acme, made)).stages.map(({ days_limit }) => days_limit)).toEqual([365, 1]);
    const reset = { stages: [{ ...kept(first), days_limit: null }, kept(last)] };
    expect((await change(acme, made, reset)).status).toBe(200);
    expect((await show(acme, made)).stages.map(({ days_limit }) => days_limit)).toEqual([null, 1]);
  });

  test('leaves a stage of another pipeline where it is', async () => {
    const acme = await openCompany();
    const other = await acme.openPipeline();
    const [theirs] = other.stages;
    const made = await acme.openPipeline({ stages: [{ ...screening, id: theirs?.id }, hired] });
    expect(made.stages[0]?.id).not.toBe(theirs?.id);
    expect(await show(acme, other)).toEqual(other);
  });
});

describe('GET /api/company-pipline/index', () => {
  test('returns one default pipeline for a new company (decisions)', async () => {
    const acme = await openCompany();
    expect(await list(acme)).toEqual({
      current_page: 1,
      data: [await defaultOf(acme)],
      total: 1,
      per_page: 10,
      last_page: 1,
      next_cursor: null,
      next_since: expect.any(String),
    });
    expect(await defaultOf(acme)).toMatchObject({
      name: 'Default',
      stages: [{ name: 'Screening' }, { name: 'Interview' }, { name: 'Offer' }, { name: 'Hiring' }],
    });
  });

  test('pages newest first with stages, the same by page and by cursor', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    await globex.openPipeline({ name: 'Secret' });
    for (const name of ['A', 'B', 'C', 'D']) {
      await acme.openPipeline({ name, stages: [{ name, type: 'other' }, hired] });
    }
    const seen: Pipeline[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page++) {
      const byPage: Page<Pipeline> = await list(acme, `?max=2&page=${page}`);
      const byCursor: Page<Pipeline> = cursor
        ? await list(acme, `?max=2&cursor=${cursor}`)
        : byPage;
      expect(comparable(byCursor)).toEqual(comparable(byPage));
      expect(byPage).toMatchObject({ current_page: page, total: 5, last_page: 3, per_page: 2 });
      seen.push(...byPage.data);
      cursor = byPage.next_cursor;
    }
    expect(seen.map(({ name }) => name)).toEqual(['D', 'C', 'B', 'A', 'Default']);
    expect(seen.map(({ stages }) => stages[0]?.name)).toEqual(['D', 'C', 'B', 'A', 'Screening']);
    for (const one of seen) expect(await show(acme, one)).toEqual(one);
    expect(await list(acme, '?page=4&max=2')).toMatchObject({ data: [], total: 5 });
  });

  test('returns pipelines with changes since a time, including changes of stages', async () => {
    const acme = await openCompany();
    const [first, second] = [await acme.openPipeline(), await acme.openPipeline()];
    const since = (at: string) => list(acme, `?updated-since=${at}`);
    expect((await since(second.updated_at)).data.map(({ id }) => id)).toContain(second.id);
    const stages = [...first.stages.slice(0, 3).map(kept), { ...hired, id: first.stages[3]?.id }];
    const { updated_at: changed } = (await change(acme, first, { stages })).body.data;
    expect(changed > second.updated_at).toBe(true);
    expect(await since(changed)).toMatchObject({
      total: 1,
      data: [{ id: first.id, stages: [{}, {}, {}, { name: 'Hired' }] }],
    });
  });

  test.each(['page=0', 'max=x', 'updated-since=yesterday'])('rejects ?%s (422)', async (query) => {
    const acme = await openCompany();
    const answer = await acme.viewer('GET', `/api/company-pipline/index?${query}`);
    expectInvalid(answer, query.split('=')[0] ?? '');
  });
});

describe('GET /api/company-pipline/show/{id}', () => {
  test('returns 404 for an unknown pipeline and for another company’s', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const { id } = await acme.openPipeline();
    for (const one of [id, 1]) {
      const answer = await globex.admin('GET', `/api/company-pipline/show/${one}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expectInvalid(await acme.admin('GET', '/api/company-pipline/show/0'), 'id');
  });
});

describe('candidate_count', () => {
  test('counts candidates of every status as they apply, move and are deleted', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const now = async () => counts(await show(acme, pipeline));
    const one = await applyTo(acme, job, { stage: 0 });
    const two = await applyTo(acme, job, { stage: 0, status: 'rejected' });
    await applyTo(acme, job, { stage: 3, status: 'hired' });
    expect(await now()).toEqual([2, 0, 0, 1]);
    const isOne = eq(applications.id, one.applicationId);
    await db.update(applications).set({ stageId: stages[2].id }).where(isOne);
    expect(await now()).toEqual([1, 0, 1, 1]);
    // A change without a move.
    await db.update(applications).set({ stageId: stages[2].id, source: 'x' }).where(isOne);
    expect(await now()).toEqual([1, 0, 1, 1]);
    await db.delete(applications).where(eq(applications.id, two.applicationId));
    await db.delete(applications).where(isOne);
    expect(await now()).toEqual([0, 0, 0, 1]);
    const listed = (await list(acme)).data.map((found) => [found.id, counts(found)]);
    expect(listed).toEqual([
      [pipeline.id, [0, 0, 0, 1]],
      [(await defaultOf(acme)).id, [0, 0, 0, 0]],
    ]);
    const answer = await change(acme, pipeline, { name: 'Renamed' });
    expect(counts(answer.body.data)).toEqual([0, 0, 0, 1]);
  });

  test('counts no candidates of other companies', async () => {
    const [{ acme, pipeline, job }, other] = [await openJob(), await openJob()];
    await applyTo(acme, job);
    expect(counts(await show(acme, pipeline))).toEqual([1, 0, 0, 0]);
    expect(counts(await show(other.acme, other.pipeline))).toEqual([0, 0, 0, 0]);
  });
});

describe('POST /api/company-pipline/update/{id}', () => {
  test('keeps everything else if only the name is sent (decisions: Update bodies)', async () => {
    const { acme, pipeline } = await openJob();
    const answer = await change(acme, pipeline, { name: ' Interns ', color: 'red' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      data: { ...pipeline, name: 'Interns', updated_at: expect.stringMatching(STAMP) },
    });
    expect(answer.body.data.updated_at > pipeline.updated_at).toBe(true);
    expect(await show(acme, pipeline)).toEqual(answer.body.data);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'pipeline.update',
      subjectId: pipeline.id,
      userId: await acme.user('Admin'),
      changes: { name: { from: 'Apprentices', to: 'Interns' } },
    });
    expect(await acme.announced()).toEqual([]);
  });

  test('changes nothing for an empty body', async () => {
    const { acme, pipeline } = await openJob();
    const { body } = await change(acme, pipeline, {});
    expect(body.data).toEqual({ ...pipeline, updated_at: expect.any(String) });
  });

  test('orders the stages as in the request', async () => {
    const { acme, pipeline, stages } = await openJob();
    const order = [stages[2], stages[0], stages[1], stages[3]];
    const { body } = await change(acme, pipeline, { stages: order.map(kept) });
    expect(body.data.stages).toEqual(
      order.map((stage, index) => ({ ...stage, position: index + 1 })),
    );
    expect(
      (await acme.showJob(await acme.postJob({ company_pipline_id: pipeline.id }))).pipeline,
    ).toMatchObject({ stages: order.map(({ id }) => ({ id })) });
  });

  test('adds stages without an id, deletes omitted ones and updates the others', async () => {
    const { acme, pipeline, stages } = await openJob();
    const given = [
      { name: 'Phone', type: 'screening' },
      { id: stages[1].id, name: 'Panel', type: 'other' },
      { id: stages[3].id, name: 'Welcome', type: 'hired' },
    ];
    const answer = await change(acme, pipeline, { name: 'New', stages: given });
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'New' } } });
    const after = answer.body.data;
    expect(after.stages).toMatchObject(given);
    expect(after.stages.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(stages.map(({ id }) => id)).not.toContain(after.stages[0]?.id);
    expect(await show(acme, pipeline)).toEqual(after);
    const rows = await db.select().from(stageRows).where(eq(stageRows.pipelineId, pipeline.id));
    expect(rows).toHaveLength(3);
  });

  test('replaces all stages with new ones', async () => {
    const { acme, pipeline, stages } = await openJob();
    const { body } = await change(acme, pipeline, { stages: [screening, hired] });
    expect(body.data.stages).toMatchObject([screening, hired]);
    const known = new Set<number>(stages.map(({ id }) => id));
    expect(body.data.stages.filter(({ id }) => known.has(id))).toEqual([]);
  });

  test('keeps an absent template, clears it with null, and replaces it', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline({
      stages: [
        { name: 'A', type: 'other', email_template: template },
        { name: 'B', type: 'other', email_template: template },
        { name: 'C', type: 'other', email_template: template },
        { ...hired, email_template: template },
      ],
    });
    const [a, b, c, d] = pipeline.stages.map(kept);
    const next = { subject: 'Next', body: '<p>Next</p><script>x</script>' };
    const stages = [a, { ...b, email_template: null }, { ...c, email_template: next }, d];
    const { body } = await change(acme, pipeline, { stages });
    expect(body.data.stages.map(({ email_template: one }) => one)).toEqual([
      template,
      null,
      { subject: 'Next', body: '<p>Next</p>' },
      template,
    ]);
    const again = await change(acme, pipeline, { name: 'Same' });
    expect(again.body.data.stages).toEqual(body.data.stages);
  });

  test.each([
    ['name', { name: null }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['is_default', { is_default: 1 }],
    ['stages', { stages: [] }],
    ['stages', { stages: [screening] }],
    ['stages', { stages: [hired, screening] }],
    ['stages', { stages: [hired, hired] }],
    ['stages', { stages: Array.from({ length: 31 }, () => hired) }],
    ['stages.0.type', { stages: [{ name: 'A', type: null }, hired] }],
    ['stages.0.email_template', { stages: [{ ...screening, email_template: 'x' }, hired] }],
    [
      'stages.0.email_template.body',
      { stages: [{ ...screening, email_template: { subject: 'S', body: '{{x}}' } }, hired] },
    ],
    [
      'stages.0.email_template.body',
      {
        stages: [{ ...screening, email_template: { subject: 'S', body: '<img src="x">' } }, hired],
      },
    ],
    ['stages.0.id', { stages: [{ ...screening, id: 1 }, hired] }],
    ['move_to_stage_id', { stages: [screening, hired], move_to_stage_id: '7' }],
    ['move_to_stage_id', { stages: [screening, hired], move_to_stage_id: null }],
    ['move_to_stage_id', { stages: [screening, hired], move_to_stage_id: 7 }],
  ])('rejects %s of %o (422) and changes nothing', async (field, given) => {
    const { acme, pipeline } = await openJob();
    const audited = await acme.audited();
    expectInvalid(await change(acme, pipeline, given), field);
    expect(await show(acme, pipeline)).toEqual(pipeline);
    expect(await acme.audited()).toEqual(audited);
  });

  test('rejects a stage of another pipeline and a repeated stage (422)', async () => {
    const [{ acme, pipeline, stages }, other] = [await openJob(), await openJob()];
    const sibling = await acme.openPipeline({ name: 'Sibling' });
    const last = kept(stages[3]);
    for (const [at, given] of [
      [0, [{ ...screening, id: sibling.stages[0]?.id }, last]],
      [0, [{ ...screening, id: other.stages[0].id }, last]],
      [1, [kept(stages[0]), kept(stages[0]), last]],
      [1, [kept(stages[0]), { ...hired, id: sibling.stages[3]?.id }]],
    ] as const) {
      expectInvalid(await change(acme, pipeline, { stages: given }), `stages.${at}.id`);
    }
    expect(await show(acme, pipeline)).toEqual(pipeline);
    expect(await show(acme, sibling)).toEqual(sibling);
    expect(await show(other.acme, other.pipeline)).toEqual(other.pipeline);
  });

  test('returns 404 for an update of another company’s pipeline, whatever the body is', async () => {
    const { acme, pipeline, stages } = await openJob();
    const globex = await openCompany();
    for (const given of [{}, { is_default: true }, { stages: stages.map(kept) }]) {
      expect(await change(globex, pipeline, given)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect(await show(acme, pipeline)).toEqual(pipeline);
    expect(await globex.audited()).toEqual([]);
  });

  test('moves the default with is_default, and refuses to unset it', async () => {
    const { acme, pipeline } = await openJob();
    const before = await defaultOf(acme);
    const answer = await change(acme, pipeline, { is_default: true });
    expect(answer).toMatchObject({ status: 200, body: { data: { is_default: true } } });
    expect((await defaultOf(acme)).id).toBe(pipeline.id);
    expect((await acme.audited()).at(-1)).toMatchObject({
      changes: { is_default: { from: false, to: true } },
    });
    expectInvalid(await change(acme, pipeline, { is_default: false, name: 'No' }), 'is_default');
    expect(await change(acme, pipeline, { is_default: true })).toMatchObject({ status: 200 });
    expect(await change(acme, before, { is_default: false })).toMatchObject({ status: 200 });
    expect(await defaultOf(acme)).toMatchObject({ id: pipeline.id, name: 'Apprentices' });
    // Clients that sync get both.
    const since = (await show(acme, pipeline)).created_at;
    expect((await list(acme, `?updated-since=${since}`)).total).toBe(2);
  });
});

describe('a stage with candidates', () => {
  test('refuses to delete a stage with candidates and changes nothing else (409)', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job, { stage: 1 });
    const before = await show(acme, pipeline);
    const given = { name: 'New', stages: [kept(stages[0]), screening, kept(stages[3])] };
    expectRefused(await change(acme, pipeline, given), 'stage_in_use');
    expect(await show(acme, pipeline)).toEqual(before);
    expect((await acme.audited()).filter(({ action }) => action === 'pipeline.update')).toEqual([]);
  });

  test.each(['rejected', 'hired'] as const)(
    'counts a %s candidate in the stage to delete',
    async (status) => {
      const { acme, pipeline, job, stages } = await openJob();
      await applyTo(acme, job, { stage: 1, status });
      const given = { stages: [kept(stages[0]), kept(stages[3])] };
      expectRefused(await change(acme, pipeline, given), 'stage_in_use');
    },
  );

  test('renames, reorders and changes the type of a stage with candidates', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const { applicationId } = await applyTo(acme, job, { stage: 1 });
    const panel = { id: stages[1].id, name: 'Panel', type: 'other' };
    const answer = await change(acme, pipeline, { stages: [panel, kept(stages[3])] });
    expect(answer.body.data.stages).toMatchObject([{ ...panel, candidate_count: 1 }, {}]);
    expect(await applicantsOf(acme, job)).toMatchObject([{ id: applicationId, stage: panel }]);
    expect(await acme.announced()).toEqual([]);
  });

  test('moves candidates of a deleted stage with move_to_stage_id and emits an event for each (6.1)', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const elsewhere = await acme.postJob({ company_pipline_id: pipeline.id });
    const old = { createdAt: new Date('2026-03-01T00:00:00Z') };
    const made = [
      await applyTo(acme, job, { stage: 0, email: 'Stays@people.example', ...old }),
      await applyTo(acme, job, { stage: 1, email: 'A"b\\ü@people.example', ...old }),
      await applyTo(acme, elsewhere, { stage: 1, ...old }),
      await applyTo(acme, job, { stage: 2, status: 'rejected', ...old }),
      await applyTo(acme, job, { stage: 3, status: 'hired', ...old }),
    ];
    const [stays, ...moved] = made.slice(0, 4);
    const given = {
      stages: [kept(stages[0]), { name: 'Talk', type: 'interview' }, kept(stages[3])],
      move_to_stage_id: stages[0].id,
    };
    const answer = await change(acme, pipeline, given);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(counts(answer.body.data)).toEqual([4, 0, 1]);
    expect(await show(acme, pipeline)).toEqual(answer.body.data);

    const after = [...(await applicantsOf(acme, job)), ...(await applicantsOf(acme, elsewhere))];
    for (const { applicationId } of [stays, ...moved].filter((one) => one !== undefined)) {
      expect(after.find(({ id }) => id === applicationId)).toMatchObject({
        stage_id: stages[0].id,
        stage: { name: 'Screening' },
      });
    }
    const times = new Map(after.map((one) => [one.id, one.updated_at]));
    expect(times.get(stays?.applicationId ?? 0)).toBe('2026-03-01T00:00:00.000000Z');
    for (const { applicationId } of moved) {
      expect(times.get(applicationId)).toBe(answer.body.data.updated_at);
      const [row] = await db.select().from(applications).where(eq(applications.id, applicationId));
      expect(row?.stageSince).toEqual(row?.updatedAt);
    }
    expect(after.filter(({ status }) => status === 'rejected')).toHaveLength(1);

    const announced = await acme.announced();
    expect(announced.map(({ data }) => data)).toEqual(
      moved.map(({ applicationId }) => ({
        candidate_job_id: applicationId,
        job_id: after.find(({ id }) => id === applicationId)?.job.id,
        email: after.find(({ id }) => id === applicationId)?.email,
        new_stage_id: stages[0].id,
      })),
    );
    const second = answer.body.data.updated_at.slice(0, 19);
    for (const one of announced) {
      expect(Object.keys(one)).toEqual(['event', 'timestamp', 'data']);
      expect(one).toMatchObject({
        event: 'application.stage_changed',
        timestamp: `${second}+00:00`,
      });
      const { error, data } = events['application.stage_changed'].data.strict().safeParse(one.data);
      expect(error).toBeUndefined();
      expect(data).toEqual(one.data);
    }
    const rows = await db.select().from(eventRows).where(eq(eventRows.companyId, acme.id));
    expect(rows.toSorted((a, b) => a.id - b.id)).toMatchObject(
      moved.map(({ applicationId }) => ({
        name: 'application.stage_changed',
        subject: 'application',
        subjectId: applicationId,
      })),
    );
    for (const { createdAt } of rows) {
      expect(createdAt.toISOString().slice(0, 23)).toBe(answer.body.data.updated_at.slice(0, 23));
    }
  });

  test('writes whole numbers in events, never 1.0', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const { applicationId } = await applyTo(acme, job, { stage: 1, email: 'a@b.example' });
    await change(acme, pipeline, {
      stages: [kept(stages[0]), kept(stages[3])],
      move_to_stage_id: stages[0].id,
    });
    const [row] = await db.select().from(eventRows).where(eq(eventRows.companyId, acme.id));
    expect(row?.body).toBe(
      JSON.stringify({
        event: 'application.stage_changed',
        timestamp: JSON.parse(row?.body ?? '').timestamp,
        data: {
          candidate_job_id: applicationId,
          job_id: job.id,
          email: 'a@b.example',
          new_stage_id: stages[0].id,
        },
      }),
    );
  });

  test('moves all of many candidates in one change', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    for (let n = 0; n < 120; n++) await applyTo(acme, job, { stage: 1 + (n % 2) });
    const answer = await change(acme, pipeline, {
      stages: [kept(stages[0]), kept(stages[3])],
      move_to_stage_id: stages[0].id,
    });
    expect(counts(answer.body.data)).toEqual([120, 0]);
    const moved = (await acme.announced()).map(({ data }) => data['candidate_job_id']);
    expect(new Set(moved).size).toBe(120);
  });

  test('moves no candidates of other pipelines, jobs or companies, and emits no event for them', async () => {
    const [{ acme, pipeline, job, stages }, other] = [await openJob(), await openJob()];
    const sibling = await acme.openPipeline({ name: 'Sibling' });
    const theirs = await acme.postJob({ company_pipline_id: sibling.id });
    await applyTo(acme, theirs, { stage: 1 });
    await applyTo(other.acme, other.job, { stage: 1 });
    await applyTo(acme, job, { stage: 1 });
    await change(acme, pipeline, {
      stages: [kept(stages[0]), kept(stages[3])],
      move_to_stage_id: stages[0].id,
    });
    expect(counts(await show(acme, sibling))).toEqual([0, 1, 0, 0]);
    expect(counts(await show(other.acme, other.pipeline))).toEqual([0, 1, 0, 0]);
    expect(await acme.announced()).toHaveLength(1);
    expect(await other.acme.announced()).toEqual([]);
  });

  test('moves no candidates if no stage is deleted', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job, { stage: 1 });
    const given = { stages: stages.map(kept), move_to_stage_id: stages[0].id };
    expect(await change(acme, pipeline, given)).toMatchObject({ status: 200 });
    expect(counts(await show(acme, pipeline))).toEqual([0, 1, 0, 0]);
    expect(await acme.announced()).toEqual([]);
  });

  test('rejects a move to a stage that does not remain in the pipeline (422)', async () => {
    const [{ acme, pipeline, job, stages }, other] = [await openJob(), await openJob()];
    const sibling = await acme.openPipeline({ name: 'Sibling' });
    await applyTo(acme, job, { stage: 1 });
    const before = await show(acme, pipeline);
    for (const target of [
      stages[1].id,
      stages[2].id,
      sibling.stages[0]?.id,
      other.stages[0].id,
      job.id,
      1,
    ]) {
      const given = { stages: [kept(stages[0]), kept(stages[3])], move_to_stage_id: target };
      expectInvalid(await change(acme, pipeline, given), 'move_to_stage_id');
    }
    expect(await show(acme, pipeline)).toEqual(before);
    expect(await acme.announced()).toEqual([]);
  });

  test('refuses to move candidates into or out of the hired stage (409)', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job, { stage: 1 });
    await applyTo(acme, job, { stage: 3, status: 'hired' });
    const before = await show(acme, pipeline);
    const [first, second, , last] = stages.map(kept);
    for (const given of [
      // Would hire interviewed candidates, and move hired ones back.
      { stages: [first, last], move_to_stage_id: last?.id },
      { stages: [first, second, hired], move_to_stage_id: second?.id },
      { stages: [first, { ...last, type: 'other' }, hired] },
      { stages: [first, { ...second, type: 'hired' }], move_to_stage_id: first?.id },
    ]) {
      expectRefused(await change(acme, pipeline, given), 'stage_in_use');
    }
    expect(await show(acme, pipeline)).toEqual(before);
    expect(await acme.announced()).toEqual([]);
  });

  test('moves hired candidates to a new hired stage', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job, { stage: 3, status: 'hired' });
    const given = {
      stages: [kept(stages[0]), { ...kept(stages[2]), type: 'hired' }],
      move_to_stage_id: stages[2].id,
    };
    const answer = await change(acme, pipeline, given);
    expect(answer, answer.text).toMatchObject({ status: 200 });
    expect(counts(answer.body.data)).toEqual([0, 1]);
  });
});

describe('DELETE /api/company-pipline/destroy/{id}', () => {
  test('deletes a pipeline with its stages, returns null, and 404 afterwards (decisions)', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const answer = await destroy(acme, pipeline);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: null });
    expect(await destroy(acme, pipeline)).toMatchObject({ status: 404 });
    expect(await change(acme, pipeline, { name: 'A' })).toMatchObject({ status: 404 });
    expect(await list(acme)).toMatchObject({ total: 1, data: [{ name: 'Default' }] });
    const left = await db.select().from(stageRows).where(eq(stageRows.pipelineId, pipeline.id));
    expect(left).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'pipeline.delete',
      subjectId: pipeline.id,
      userId: await acme.user('Admin'),
    });
  });

  test('refuses to delete the default pipeline, even the last one (409)', async () => {
    const acme = await openCompany();
    const pipeline = await defaultOf(acme);
    expectRefused(await destroy(acme, pipeline), 'default_pipeline');
    const other = await acme.openPipeline();
    expectRefused(await destroy(acme, pipeline), 'default_pipeline');
    await change(acme, other, { is_default: true });
    expect(await destroy(acme, pipeline)).toMatchObject({ status: 200 });
    expectRefused(await destroy(acme, other), 'default_pipeline');
  });

  test('refuses to delete a pipeline that a job uses, even an archived one (409)', async () => {
    const { acme, pipeline, job } = await openJob();
    expectRefused(await destroy(acme, pipeline), 'in_use');
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Archived' });
    expectRefused(await destroy(acme, pipeline), 'in_use');
    expect((await show(acme, pipeline)).stages).toHaveLength(4);
    await acme.admin('DELETE', `/api/jobs/destroy/${job.id}?force=true`);
    expect(await destroy(acme, pipeline)).toMatchObject({ status: 200 });
  });

  test('refuses to delete a pipeline that a contracted company uses (409)', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const { id } = await acme.addContracted({ pipeline_id: pipeline.id });
    expectRefused(await destroy(acme, pipeline), 'in_use');
    await acme.recruiter('POST', `/api/contracted-companies/update/${id}`, { pipeline_id: null });
    expect(await destroy(acme, pipeline)).toMatchObject({ status: 200 });
  });

  test('refuses to delete a pipeline with candidates that no job uses any more (409)', async () => {
    const { acme, pipeline, job } = await openJob();
    await applyTo(acme, job);
    const { id } = await defaultOf(acme);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { company_pipline_id: id });
    expectRefused(await destroy(acme, pipeline), 'in_use');
    expect(counts(await show(acme, pipeline))).toEqual([1, 0, 0, 0]);
    expect(await applicantsOf(acme, job)).toMatchObject([{ stage: { name: 'Screening' } }]);
  });

  test('returns 404 for the deletion of another company’s pipeline', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const pipeline = await acme.openPipeline();
    expect(await destroy(globex, pipeline)).toMatchObject({ status: 404 });
    expect(await destroy(globex, await defaultOf(acme))).toMatchObject({ status: 404 });
    expect(await show(acme, pipeline)).toEqual(pipeline);
  });

  test('deletes a pipeline once for three concurrent requests', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const answers = await Promise.all([1, 2, 3].map(() => destroy(acme, pipeline)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const deletions = (await acme.audited()).filter(({ action }) => action === 'pipeline.delete');
    expect(deletions).toHaveLength(1);
  });
});

describe('two concurrent requests', () => {
  test('leaves the stages of one request if two change them at once', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job, { stage: 1 });
    const wanted = [
      [stages[0], stages[1], stages[3]],
      [stages[1], stages[0], stages[3]],
      [stages[2], stages[1], stages[3]],
    ].map((flow) => flow.map(kept));
    const answers = await Promise.all(
      wanted.map((flow) => change(acme, pipeline, { stages: flow })),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, text } of answers) expect([200, 409, 422], text).toContain(status);
    const after = await show(acme, pipeline);
    const flows = wanted.map((flow) => flow.map(({ id }) => id));
    expect(flows).toContainEqual(after.stages.map(({ id }) => id));
    expect(after.stages.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(after.stages.find(({ id }) => id === stages[1].id)?.candidate_count).toBe(1);
    const updates = (await acme.audited()).filter(({ action }) => action === 'pipeline.update');
    expect(updates).toHaveLength(answers.filter(({ status }) => status === 200).length);
  });

  test('applies both a rename and an added stage that are sent at once', async () => {
    const { acme, pipeline, stages } = await openJob();
    const answers = await Promise.all([
      change(acme, pipeline, { name: 'Interns' }),
      change(acme, pipeline, { stages: [screening, ...stages.map(kept)] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await show(acme, pipeline);
    expect(after.name).toBe('Interns');
    expect(after.stages.slice(1).map(({ id }) => id)).toEqual(stages.map(({ id }) => id));
  });

  test('keeps one default if two pipelines become the default at once', async () => {
    const acme = await openCompany();
    const made = [await acme.openPipeline(), await acme.openPipeline(), await acme.openPipeline()];
    const answers = await Promise.all(made.map((one) => change(acme, one, { is_default: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(made.map(({ id }) => id)).toContain((await defaultOf(acme)).id);
  });
});

/** The numbers of the round trips that commit. The first identifies the caller, and each attempt reads before it writes. */
const CHANGE = 3;
const SECOND_CHANGE = 5;
const THIRD_CHANGE = 7;

/** Sends a request as Admin and runs `meanwhile` before the round trips with those numbers. */
async function interrupted(
  acme: Company,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  meanwhile: () => Promise<unknown>,
  trips: readonly number[] = [CHANGE],
) {
  const watch = async (_: string, count: number) => {
    if (trips.includes(count)) await meanwhile();
  };
  const caller = { token: await acme.token('Admin'), ...(body && { body }) };
  const response = await callWatched(watch, method, `${API}${path}`, caller);
  const answer = await response.json<{ code: string; errors: object; data: Pipeline }>();
  return { status: response.status, body: answer };
}

describe('between reading and writing', () => {
  const update = ({ id }: Pipeline, body: object) =>
    ['POST', `/api/company-pipline/update/${id}`, body] as const;
  const remove = ({ id }: Pipeline) => ['DELETE', `/api/company-pipline/destroy/${id}`] as const;

  test('refuses to delete a stage that a candidate enters in the meantime (409)', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const body = { stages: [kept(stages[1]), kept(stages[3])] };
    const answer = await interrupted(acme, update(pipeline, body), () => applyTo(acme, job));
    expect(answer).toMatchObject({ status: 409, body: { code: 'stage_in_use' } });
    expect(counts(await show(acme, pipeline))).toEqual([1, 0, 0, 0]);
  });

  test('moves a candidate who enters a deleted stage in the meantime, with an event', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    await applyTo(acme, job);
    const body = { stages: [kept(stages[1]), kept(stages[3])], move_to_stage_id: stages[1].id };
    const answer = await interrupted(acme, update(pipeline, body), () => applyTo(acme, job));
    expect(answer.status).toBe(200);
    expect(counts(answer.body.data)).toEqual([2, 0]);
    expect(await acme.announced()).toHaveLength(2);
  });

  test('hires no candidate who enters a stage that becomes the hired stage in the meantime', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const body = { stages: [screening, { ...kept(stages[0]), type: 'hired' }] };
    const answer = await interrupted(acme, update(pipeline, body), () => applyTo(acme, job));
    expect(
      (await applicantsOf(acme, job)).map(({ status, stage }) => [status, stage.type]),
    ).toEqual([['active', 'screening']]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'stage_in_use' } });
  });

  test('hires no candidate who enters a deleted stage whose candidates move to the hired one', async () => {
    const { acme, pipeline, job, stages } = await openJob();
    const body = { stages: [kept(stages[1]), kept(stages[3])], move_to_stage_id: stages[3].id };
    const answer = await interrupted(acme, update(pipeline, body), () => applyTo(acme, job));
    expect(
      (await applicantsOf(acme, job)).map(({ status, stage }) => [status, stage.type]),
    ).toEqual([['active', 'screening']]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'stage_in_use' } });
  });

  test('names a stage that another request deletes in the meantime (422)', async () => {
    const { acme, pipeline, stages } = await openJob();
    const body = { name: 'Trainees', stages: stages.map(kept) };
    const answer = await interrupted(acme, update(pipeline, body), () =>
      change(acme, pipeline, { stages: [kept(stages[0]), kept(stages[3])] }),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual(['stages.1.id', 'stages.2.id']);
    expect((await show(acme, pipeline)).stages).toHaveLength(2);
  });

  test('returns 409 stale_write after three conflicting changes', async () => {
    const { acme, pipeline } = await openJob();
    let turn = 0;
    const answer = await interrupted(
      acme,
      update(pipeline, { stages: [screening, hired] }),
      () => change(acme, pipeline, { name: `turn ${++turn}` }),
      [CHANGE, SECOND_CHANGE, THIRD_CHANGE],
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_write' } });
    const after = await show(acme, pipeline);
    expect(after).toMatchObject({ name: 'turn 3' });
    expect(after.stages).toEqual(pipeline.stages);
  });

  test('returns 404 and restores no stages if the pipeline is deleted in the meantime', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const answer = await interrupted(acme, update(pipeline, { stages: [screening, hired] }), () =>
      destroy(acme, pipeline),
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const left = await db.select().from(stageRows).where(eq(stageRows.pipelineId, pipeline.id));
    expect(left).toEqual([]);
  });

  test('refuses to delete a pipeline that becomes the default in the meantime (409)', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const answer = await interrupted(acme, remove(pipeline), () =>
      change(acme, pipeline, { is_default: true }),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'default_pipeline' } });
    expect((await defaultOf(acme)).stages).toHaveLength(4);
  });

  test('keeps one default if another pipeline becomes the default in the meantime', async () => {
    const acme = await openCompany();
    const [a, b] = [await acme.openPipeline(), await acme.openPipeline()];
    const answer = await interrupted(acme, update(a, { is_default: true }), () =>
      change(acme, b, { is_default: true }),
    );
    expect(answer).toMatchObject({ status: 200, body: { data: { is_default: true } } });
    expect((await defaultOf(acme)).id).toBe(a.id);
  });

  test('refuses to delete a pipeline that a job or contracted company comes to use in the meantime (409)', async () => {
    const acme = await openCompany();
    const [a, b] = [await acme.openPipeline(), await acme.openPipeline()];
    const byJob = await interrupted(acme, remove(a), () =>
      acme.postJob({ company_pipline_id: a.id }),
    );
    const byCompany = await interrupted(acme, remove(b), () =>
      acme.addContracted({ pipeline_id: b.id }),
    );
    for (const answer of [byJob, byCompany]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'in_use' } });
    }
    expect((await show(acme, a)).stages).toHaveLength(4);
  });

  test('rejects a pipeline that is deleted before a job uses it (422)', async () => {
    const acme = await openCompany();
    const pipeline = await acme.openPipeline();
    const body = { title: 'Baker', company_pipline_id: pipeline.id };
    const answer = await interrupted(acme, ['POST', '/api/jobs/store', body], () =>
      destroy(acme, pipeline),
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });
});
