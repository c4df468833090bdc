/** Tests email templates in languages: who writes them, which text an email has, and their limits. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Page } from '#lib/pagination.ts';
import type { AuditEvent } from '#recruiting/company/audit/schemas.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { newApplicant, stageAt } from '../support/applying.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';

const PATH = '/api/email-templates';
const BARE = { files: [] };
const own = {
  kind: 'own',
  name: 'One more document',
  language: 'en',
  subject: 'A document for {{job.title}}',
  body: '<p>Dear {{candidate.first_name}}</p>',
};

function store(acme: Company, input: object) {
  return acme.admin<EmailTemplateRecord>('POST', `${PATH}/store`, input);
}

function german(acme: Company, stageId: number) {
  const texts = { subject: 'Zum Gespräch', body: '<p>Hallo {{candidate.first_name}}</p>' };
  return store(acme, { kind: 'stage', stage_id: stageId, language: 'DE', ...texts });
}

async function applied(acme: Company, language: string | null) {
  const given = { ...BARE, email: newApplicant(), first_name: 'Zoë' };
  return acme.apply(language === null ? given : { ...given, language });
}

async function subjectsOf(acme: Company, application: { id: number }): Promise<string[]> {
  return (await acme.showApplication(application)).emails.map(({ subject }) => subject);
}

describe('email templates', () => {
  test('are created, listed, changed and deleted, with audit entries', async () => {
    const acme = await openCompany();
    const made = await store(acme, {
      ...own,
      body: '<p onclick="x()">Dear {{candidate.first_name}}</p>',
    });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data).toEqual({
      ...own,
      id,
      stage_id: null,
      placeholders: ['job.title', 'candidate.first_name'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const changed = await acme.admin<EmailTemplateRecord>('POST', `${PATH}/update/${id}`, {
      name: 'Certificate',
      body: '<p>{{company.name}}</p>',
    });
    expect(changed.body.data).toMatchObject({
      name: 'Certificate',
      subject: own.subject,
      placeholders: ['job.title', 'company.name'],
    });
    const list = `${PATH}/index?kind=own`;
    expect((await acme.viewer<Page<EmailTemplateRecord>>('GET', list)).body.data).toMatchObject({
      total: 1,
      data: [{ id, name: 'Certificate' }],
    });
    expect((await acme.admin('DELETE', `${PATH}/destroy/${id}`)).body.data).toBeNull();
    expect((await acme.admin('DELETE', `${PATH}/destroy/${id}`)).status).toBe(404);
    expect((await acme.viewer<Page<unknown>>('GET', list)).body.data).toMatchObject({ data: [] });
    const audit = await acme.admin<Page<AuditEvent>>('GET', '/api/audit-events?max=3');
    expect(audit.body.data.data.map(({ action }) => action)).toEqual([
      'email-template.delete',
      'email-template.update',
      'email-template.create',
    ]);
  });

  test.each([
    ['kind', { ...own, kind: 'offer' }],
    ['stage_id', { ...own, stage_id: 7 }],
    ['stage_id', { ...own, kind: 'stage', name: undefined }],
    ['stage_id', { ...own, kind: 'stage', name: undefined, stage_id: 7 }],
    ['name', { ...own, name: undefined }],
    ['name', { ...own, kind: 'rejection', language: 'de' }],
    ['name', { ...own, name: 'two\nlines' }],
    ['language', { ...own, language: 'tlh' }],
    ['language', { ...own, kind: 'rejection', name: null }],
    ['subject', { ...own, subject: '' }],
    ['subject', { ...own, subject: 'Dear {{candidate.__proto__}}' }],
    ['body', { ...own, body: '<script>x()</script>' }],
    ['body', { ...own, body: '<p>{{candidate.salary}}</p>' }],
    ['body', { ...own, body: `<p>${'{{x}}'.repeat(10_000)}</p>` }],
    ['body', { ...own, body: 'a'.repeat(100_001) }],
  ])('refuse a wrong %s and name it', async (field, input) => {
    const acme = await openCompany();
    const answer = await store(acme, input);
    expect(answer, answer.text).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.anything() } },
    });
    const list = await acme.viewer<Page<unknown>>('GET', `${PATH}/index`);
    expect(list.body.data).toMatchObject({ data: [], total: 0 });
  });

  test('exist once by kind, stage or name, and language', async () => {
    const acme = await openCompany();
    const stageId = await stageAt(acme, 1);
    expect((await german(acme, stageId)).status).toBe(201);
    expect(await german(acme, stageId)).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await german(acme, await stageAt(acme, 0))).status).toBe(201);
    expect((await store(acme, own)).status).toBe(201);
    expect((await store(acme, { ...own, name: 'ONE more Document' })).status).toBe(409);
    expect((await store(acme, { ...own, language: 'de' })).status).toBe(201);
    const other = await store(acme, { ...own, name: 'Another' });
    const path = `${PATH}/update/${other.body.data.id}`;
    expect((await acme.admin('POST', path, { name: own.name })).status).toBe(409);
    expect((await acme.admin('POST', path, { name: null })).status).toBe(422);
  });

  test('are at most 100 of a company’s own, with as many rejections and stages as there are languages', async () => {
    const acme = await openCompany();
    await db.run(sql`insert into email_templates
        (id, company_id, kind, name, key, language, subject, body, created_at, updated_at)
      select value, ${acme.id}, 'own', 'n' || value, 'n' || value, 'en', 's', 'b', 0, 0
      from json_each(${JSON.stringify(Array.from({ length: 100 }, operator().newId))})`);
    const answer = await store(acme, own);
    expect(answer).toMatchObject({ status: 422, body: { errors: { name: expect.anything() } } });
    expect((await german(acme, await stageAt(acme, 1))).status).toBe(201);
  });

  test('of a stage without an email are refused, and go with their stage', async () => {
    const acme = await openCompany();
    const made = await acme.admin<Pipeline>('POST', '/api/company-pipline/store', {
      name: 'Trainees',
      stages: [
        { name: 'Test', type: 'screening' },
        { name: 'Hired', type: 'hired' },
      ],
    });
    const { id, stages } = made.body.data;
    const [first] = stages;
    const refused = await german(acme, first?.id ?? 0);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { stage_id: expect.anything() } },
    });
    const texts = stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      type: stage.type,
      email_template: { subject: 'Hello', body: '<p>Hello</p>' },
    }));
    await acme.admin('POST', `/api/company-pipline/update/${id}`, { stages: texts });
    expect((await german(acme, first?.id ?? 0)).status).toBe(201);
    await acme.admin('DELETE', `/api/company-pipline/destroy/${id}`);
    const list = await acme.viewer<Page<unknown>>('GET', `${PATH}/index`);
    expect(list.body.data.data).toEqual([]);
  });
});

describe('the text of an email', () => {
  test('is that of the language of the application, else the company’s, else the service’s', async () => {
    const acme = await openCompany();
    const stageId = await stageAt(acme, 1);
    await german(acme, stageId);
    const send = async (language: string | null) => {
      const { id } = await applied(acme, language);
      const path = `/api/candidate-job/update-stage-send-email/${id}/${stageId}`;
      expect((await acme.recruiter('POST', path)).status).toBe(200);
      return (await subjectsOf(acme, { id })).at(0);
    };
    expect(await send('de')).toBe('Zum Gespräch');
    expect(await send('fr')).toBe('Interview for Baker');
    expect(await send(null)).toBe('Interview for Baker');
  });

  test('of a rejection is found in the same order, alone and in a bulk action', async () => {
    const acme = await openCompany();
    const reject = async (language: string | null) => {
      const { id } = await applied(acme, language);
      await acme.recruiter('POST', `/api/candidate-job/reject/${id}`);
      return (await subjectsOf(acme, { id })).at(0);
    };
    expect(await reject('de')).toMatch(/Bewerbung/u);
    await store(acme, {
      kind: 'rejection',
      language: 'de',
      subject: 'Leider',
      body: '<p>Leider</p>',
    });
    expect(await reject('de')).toBe('Leider');
    await acme.admin('POST', '/api/hiring-settings', {
      rejection_template: { subject: 'Sorry', body: '<p>Sorry</p>' },
    });
    expect(await reject('de')).toBe('Leider');
    expect(await reject('fr')).toBe('Sorry');
    expect(await reject(null)).toBe('Sorry');
    const both = [await applied(acme, 'de'), await applied(acme, 'pl')];
    const bulk = await acme.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', {
      action: 'reject',
      ids: both.map(({ id }) => id),
      dry_run: true,
    });
    expect(bulk.body.data.results.map(({ email }) => email?.subject)).toEqual(['Leider', 'Sorry']);
  });

  test('of a template is previewed with the values of a candidate', async () => {
    const acme = await openCompany();
    const { id } = await applied(acme, null);
    const { id: templateId } = (await store(acme, own)).body.data;
    const path = `/api/candidate-job/preview-email/${id}`;
    const preview = await acme.recruiter<EmailPreview>('POST', path, { template_id: templateId });
    expect(preview.body.data).toMatchObject({ subject: 'A document for Baker', missing: [] });
    expect(preview.body.data.body).toContain('<p>Dear Zoë</p>');
    const foreign = await openCompany();
    const other = await store(foreign, own);
    const answer = await acme.recruiter('POST', path, { template_id: other.body.data.id });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { template_id: expect.anything() } },
    });
    expect(await acme.recruiter('POST', path, { subject: 'Hello' })).toMatchObject({
      status: 422,
      body: { errors: { body: expect.anything() } },
    });
    expect(
      (await acme.recruiter<ApplicationDetail>('GET', `/api/candidate-job/show/${id}`)).body.data
        .emails,
    ).toEqual([]);
  });
});
