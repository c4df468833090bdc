/** Tests the language of the emails that the service words for candidates. */
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import { readMail } from '#mail/actions/outbox.ts';
import type { Company as CompanyRecord } from '#recruiting/company/company/schemas/company.ts';
import type { HiringSettings } from '#recruiting/pipeline/hiring-settings/schemas.ts';
import { mergeFields } from '#recruiting/pipeline/messages/rules.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import { EmailTemplate } from '#recruiting/pipeline/messages/schemas.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { StageTemplate } from '#recruiting/pipeline/applications/schemas/emails.ts';
import type {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import { recruitingTemplates } from '#translations';
import { applicationsOf, openForm } from '../support/apply-form.ts';
import { applicationForm, flowOf, stageAt, STORE } from '../support/applying.ts';
import { send } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import { deliver, mailbox, withSmtp } from '../support/smtp.ts';

const BARE = { files: [] };
const GERMAN_HOST = 'karriere-de.example';

beforeAll(() => openDomains());

async function stageTemplates(acme: Company): Promise<StageTemplate[]> {
  const flow = await flowOf(acme);
  const answers = flow.map(({ id }) =>
    acme.viewer<StageTemplate>('GET', `/api/candidate-job/email-templet/${id}`),
  );
  return (await Promise.all(answers)).map(({ status, text, body }) => {
    expect(status, text).toBe(200);
    return body.data;
  });
}

function setCompany(acme: Company, change: object) {
  return acme.admin<CompanyRecord>('POST', `/api/companies/update/${acme.id}`, change);
}

async function reject(acme: Company, { id }: Pick<Application, 'id'>) {
  const answer = await acme.recruiter<ApplicationDetail>('POST', `/api/candidate-job/reject/${id}`);
  expect(answer.status, answer.text).toBe(200);
  const [mail] = answer.body.data.emails;
  return mail ?? { subject: '', body: '' };
}

/** The subject of the newest email of the company to each address. */
async function subjects(acme: Company): Promise<Record<string, string>> {
  const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.companyId, acme.id));
  const opened = await Promise.all(rows.map(({ id }) => readMail(operator(), id)));
  return Object.fromEntries(opened.map(({ to, subject }) => [to, subject]));
}

const expectedStages = (language: string) => {
  const { stages } = defaultTemplates(language);
  return [stages.screening, stages.interview, stages.offer, stages.hired];
};

describe('The default templates', () => {
  test.each(Object.keys(recruitingTemplates).map((tag) => [tag, defaultTemplates(tag)] as const))(
    'in %s use known merge fields and stay the same when a client sends them back',
    (_, { rejection, stages }) => {
      for (const template of [rejection, ...Object.values(stages)]) {
        expect(EmailTemplate.parse(template)).toEqual(template);
        const names = [...`${template.subject} ${template.body}`.matchAll(/\{\{(.*?)\}\}/gu)];
        expect(names.length).toBeGreaterThan(1);
        for (const [, name = ''] of names) expect(mergeFields).toContain(name);
      }
    },
  );

  test('differ between all languages', () => {
    const bodies = siteLanguages.map((code) => defaultTemplates(code).stages.interview.body);
    expect(new Set(bodies).size).toBe(siteLanguages.length);
  });

  test('follow the Swiss spelling on the Swiss site', () => {
    const { stages, rejection } = defaultTemplates('de-CH');
    const texts = [rejection, ...Object.values(stages)].map(({ body }) => body).join('');
    expect(texts).not.toMatch(/[ß„“]/u);
    expect(texts).toContain('{{candidate.last_name}}</p><p>Vielen Dank');
  });
});

describe('The default stages of a new company', () => {
  test('have templates in the language of the career domain', async () => {
    const acme = await openCompany({ domain: GERMAN_HOST });
    const templates = await stageTemplates(acme);
    expect(templates.map(({ name }) => name)).toEqual([
      'Screening',
      'Interview',
      'Offer',
      'Hiring',
    ]);
    expect(templates).toMatchObject(expectedStages('de'));
    expect(templates[0]).toMatchObject({
      subject: 'Ihre Bewerbung: {{job.title}}',
      placeholders: ['job.title', 'candidate.first_name', 'candidate.last_name', 'company.name'],
    });
  });

  test.each(siteLanguages)('have templates in the company’s own language %s', async (language) => {
    const acme = await openCompany({ language });
    expect(await stageTemplates(acme)).toMatchObject(expectedStages(language));
  });

  test('can be used for update-stage-send-email from the first day', async () => {
    const acme = await openCompany({ language: 'fr', name: 'Crème & Fils' });
    const { id } = await acme.apply(BARE);
    const answer = await acme.recruiter<ApplicationDetail>(
      'POST',
      `/api/candidate-job/update-stage-send-email/${id}/${await stageAt(acme, 1)}`,
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.data.emails).toMatchObject([
      {
        kind: 'stage',
        subject: 'Invitation à un entretien : Baker',
        body: expect.stringContaining('Crème &amp; Fils'),
      },
    ]);
  });
});

describe('A pipeline created without stages', () => {
  test('has templates in the language of the company, which a round trip keeps', async () => {
    const acme = await openCompany();
    expect((await setCompany(acme, { language: 'pl' })).status).toBe(200);
    const { id, stages } = await acme.openPipeline();
    expect(stages.map(({ email_template: template }) => template)).toEqual(expectedStages('pl'));
    const again = await acme.admin<Pipeline>('POST', `/api/company-pipline/update/${id}`, {
      stages: stages.map(({ id: stageId, name, type, email_template }) => ({
        id: stageId,
        name,
        type,
        email_template,
      })),
    });
    expect(again.status, again.text).toBe(200);
    expect(again.body.data.stages).toEqual(stages);
  });
});

describe('The language of a company', () => {
  test('can be set to one of ten and back to that of the career domain', async () => {
    const acme = await openCompany();
    const show = async () =>
      (await acme.admin<CompanyRecord>('GET', '/api/companies/profile')).body.data.language;
    expect(await show()).toBeNull();
    const set = await setCompany(acme, { language: 'ja' });
    expect(set.body.data.language, set.text).toBe('ja');
    expect((await acme.audited()).at(-1)?.changes).toEqual({ language: { from: null, to: 'ja' } });
    expect((await setCompany(acme, { name: 'Other' })).body.data.language).toBe('ja');
    expect((await setCompany(acme, { language: null })).body.data.language).toBeNull();
    expect((await setCompany(acme, { language: '' })).body.data.language).toBeNull();
    for (const language of ['xx', 'de-DE', 1]) {
      const refused = await setCompany(acme, { language });
      expect(refused.status, String(language)).toBe(422);
      expect(Object.keys(refused.body.errors ?? {})).toEqual(['language']);
    }
  });
});

describe('The default rejection email', () => {
  test('is in the language of the career domain, else of the company', async () => {
    const acme = await openCompany({ domain: GERMAN_HOST });
    const first = await reject(acme, await acme.apply(BARE));
    expect(first.subject).toBe('Ihre Bewerbung: Baker');
    expect(first.body).toContain('Guten Tag Ada Lovelace,');
    await setCompany(acme, { language: 'it' });
    const second = await reject(acme, await acme.apply(BARE));
    expect(second.subject).toBe('La tua candidatura: Baker');
  });

  test('is in the language that the application names, also after an assignment', async () => {
    const acme = await openCompany({ domain: GERMAN_HOST });
    const application = await acme.apply({ ...BARE, language: 'es' });
    const job = await acme.postJob();
    const assigned = await acme.recruiter<ApplicationDetail>(
      'POST',
      '/api/candidate-job/assign-to-job',
      { candidate_job_id: application.id, job_id: job.hash_id },
    );
    expect(assigned.status, assigned.text).toBe(201);
    for (const one of [application, assigned.body.data]) {
      expect((await reject(acme, one)).subject).toBe('Tu candidatura: Baker');
    }
  });

  test('is in the language of the career page the candidate applied on', async () => {
    const acme = await openCompany({ domain: GERMAN_HOST, language: 'en' });
    const office = await acme.openOffice({ country_id: 276, city: 'Berlin' });
    const job = await acme.postJob({ status: 'Live', office_id: office.id });
    const form = await openForm(acme, job);
    expect((await form.submit()).status).toBe(303);
    const [application] = await applicationsOf(acme);
    expect((await reject(acme, application ?? { id: 0 })).subject).toBe('Ihre Bewerbung: Baker');
  });

  test('is displayed from right to left in Arabic', async () => {
    const acme = await openCompany({ language: 'ar' });
    await acme.admin('POST', '/api/hiring-settings', { rejection_delay_minutes: 0 });
    const application = await acme.apply(BARE);
    await reject(acme, application);
    const rows = await db
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.applicationId, application.id));
    await deliver(rows, withSmtp().env);
    const html = (await mailbox(application.email)).at(-1)?.email.html;
    expect(html).toMatch(
      /<html lang="ar" dir="rtl">[^]*<div dir="auto"><p>تحية طيبة Ada Lovelace،/u,
    );
  });

  test('gives way to the template of the company', async () => {
    const acme = await openCompany();
    const template = { subject: 'No', body: '<p>Sorry.</p>' };
    await acme.admin('POST', '/api/hiring-settings', { rejection_template: template });
    expect(await reject(acme, await acme.apply({ ...BARE, language: 'es' }))).toMatchObject(
      template,
    );
  });

  test('stays the default when a client saves the settings as it was shown them', async () => {
    const acme = await openCompany({ language: 'de' });
    const shown = await acme.admin<HiringSettings>('GET', '/api/hiring-settings');
    expect(shown.body.data.rejection_template).toEqual(defaultTemplates('de').rejection);
    const { updated_at: _, ...settings } = shown.body.data;
    expect((await acme.admin('POST', '/api/hiring-settings', settings)).status).toBe(200);
    expect((await reject(acme, await acme.apply({ ...BARE, language: 'es' }))).subject).toBe(
      'Tu candidatura: Baker',
    );
  });

  test('is refused in a language that the service does not write', async () => {
    const acme = await openCompany();
    const job = await acme.postJob();
    const form = applicationForm({ ...BARE, language: 'xx', job_id: job.hash_id });
    const answer = await acme.recruiter('POST', STORE, form.body, form.headers);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['language']);
  });
});

describe('The emails about a meeting', () => {
  test('are in the language of the candidate, and in that of the company for other attendees', async () => {
    const acme = await openCompany({ language: 'nl' });
    const { id, email } = await acme.apply({ ...BARE, language: 'es' });
    const { id: meeting } = await acme.schedule({
      title: 'Kaffee',
      candidate_job_id: id,
      attendees: ['team@people.example'],
    });
    expect(await subjects(acme)).toEqual({
      [email]: 'Invitación: Kaffee',
      'team@people.example': 'Uitnodiging: Kaffee',
    });
    expect((await acme.recruiter('DELETE', `/api/meet/destroy/${meeting}`)).status).toBe(200);
    expect(await subjects(acme)).toEqual({
      [email]: 'Cancelada: Kaffee',
      'team@people.example': 'Geannuleerd: Kaffee',
    });
  });

  test('lead to a page in the language of the candidate', async () => {
    const acme = await openCompany({ language: 'nl' });
    const { id } = await acme.apply({ ...BARE, language: 'es' });
    const { meeting_url: url } = await acme.schedule({ candidate_job_id: id });
    expect(await (await send(url, {})).text()).toContain('<html lang="es"');
    const { meeting_url: other } = await acme.schedule();
    expect(await (await send(other, {})).text()).toContain('<html lang="nl"');
  });
});

test('A dry run of a bulk rejection shows each email in the language of its candidate', async () => {
  const acme = await openCompany({ language: 'de' });
  const made = [await acme.apply(BARE), await acme.apply({ ...BARE, language: 'fr' })];
  const answer = await acme.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', {
    action: 'reject',
    ids: made.map(({ id }) => id),
    dry_run: true,
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.data.results.map(({ email }) => email?.subject)).toEqual([
    'Ihre Bewerbung: Baker',
    'Votre candidature : Baker',
  ]);
});
