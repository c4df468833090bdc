/** A company no other test knows, made as the operator makes one. */
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { safeParseAsync } from 'zod/v4/core';
import { scopes as allScopes } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { events } from '#data/tables/events.ts';
import { dataExports } from '#data/tables/exports.ts';
import { imports } from '#data/tables/imports.ts';
import { mails } from '#data/tables/mails.ts';
import { createCompany } from '#operator/companies/actions.ts';
import type { NewCompany } from '#operator/companies/actions.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { tenantContext } from '#context.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Page } from '#lib/pagination.ts';
import { requestErasure } from '#recruiting/people/data-requests/actions.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { Candidate } from '#recruiting/people/candidates/schemas/candidates.ts';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import type { Picture } from '#recruiting/company/company/schemas/career-page.ts';
import type { ContractedCompany } from '#recruiting/company/contracted-companies/schemas.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import type { TrackingLink } from '#recruiting/jobs/tracking-links/schemas.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas.ts';
import type { ApplicationForm, Question } from '#recruiting/jobs/questions/schemas.ts';
import type { Post } from '#recruiting/jobs/social/schemas.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { applicationForm, newApplicant, pdf, stageAt, STORE, templatedStage } from './applying.ts';
import type { Applying } from './applying.ts';
import { call } from './call.ts';
import type { Caller } from './call.ts';
import { findAllDuplicates, newPhone } from './duplicates.ts';
import { db, operator } from './operator.ts';
import { insertMember, insertToken } from './members.ts';
import { openReceiver } from './receiver.ts';
import { insertConnection } from './providers.ts';
import { joinAs } from './team.ts';
import { formOf, image } from './uploads.ts';
import { insertDelivery } from './webhooks.ts';

export const CAREER_HOST = 'careers-uk.example';

export type Company = Awaited<ReturnType<typeof openCompany>>;
export type Announcement = { event: string; timestamp: string; data: Record<string, unknown> };

/**
 * Tests of a file share one database, as tenants do: each opens its own company and looks only at what that
 * company can see, so that any leak between tenants fails a test.
 */
export async function openCompany(given: Partial<NewCompany> = {}) {
  const subdomain = `c${crypto.randomUUID()}`;
  const asked = { subdomain, name: 'Acme', domain: CAREER_HOST, ...given };
  const { id } = await createCompany(operator(), asked);
  const users = new Map<Role, Promise<number>>();
  const tokens = new Map<string, Promise<string>>();

  const email = (role: Role) => `${role}@${subdomain}.example`;

  function user(role: Role): Promise<number> {
    return remembered(users, role, () => insertMember(id, email(role), role));
  }

  function token(role: Role, scopes: readonly Scope[] = allScopes): Promise<string> {
    return remembered(tokens, `${role} ${scopes.join(' ')}`, async () =>
      insertToken(id, await user(role), scopes),
    );
  }

  function acting(role: Role, scopes: readonly Scope[] = allScopes): Caller {
    return async (...request) => call(await token(role, scopes), ...request);
  }

  const admin = acting('Admin');
  const recruiter = acting('Recruiter');

  return {
    id,
    subdomain,
    host: asked.domain,
    user,
    token,
    acting,
    admin,
    recruiter,
    viewer: acting('Viewer'),

    /** What the company's receivers would be told, oldest first. */
    async announced(): Promise<Announcement[]> {
      const rows = await db
        .select({ body: events.body })
        .from(events)
        .where(eq(events.companyId, id))
        .orderBy(asc(events.id));
      return rows.map(({ body }) => JSON.parse(body) as Announcement);
    },

    /** Who did what, oldest first. The company's own making is not among it. */
    async audited() {
      const rows = await db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.companyId, id))
        .orderBy(asc(auditEvents.id));
      return rows.filter(({ userId }) => userId !== null);
    },

    async openOffice(office: object = {}): Promise<Office> {
      const answer = await admin<Office>('POST', '/api/company-offices/store', {
        name: 'Head office',
        ...office,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** Beside the default one. */
    async openPipeline(pipeline: object = {}): Promise<Pipeline> {
      const answer = await admin<Pipeline>('POST', '/api/company-pipline/store', {
        name: 'Apprentices',
        ...pipeline,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async addContracted(company: object = {}): Promise<ContractedCompany> {
      const answer = await recruiter<ContractedCompany>('POST', '/api/contracted-companies', {
        name: 'Initech',
        ...company,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** A tag with a name of its own. */
    async openTemplate(template: object = {}): Promise<EmailTemplateRecord> {
      const input = { ...newTemplate(), ...template };
      const answer = await admin<EmailTemplateRecord>('POST', '/api/email-templates/store', input);
      expect(answer.status, answer.text).toBe(201);
      return answer.body.data;
    },

    async openTag(tag: object = {}): Promise<{ id: number; name: string }> {
      const answer = await recruiter<{ id: number; name: string }>('POST', '/api/tags/store', {
        name: newName(),
        ...tag,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** A line of text, unless it says otherwise. */
    async openField(field: object = {}): Promise<CustomField> {
      const body = { ...newField(), ...field };
      const answer = await admin<CustomField>('POST', '/api/custom-fields/store', body);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async openSource(source: object = {}): Promise<Source> {
      const body = { name: newName(), ...source };
      const answer = await admin<Source>('POST', '/api/sources/store', body);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** For all jobs, with a source of its own. */
    async openLink(link: { source_id?: number; [field: string]: unknown } = {}) {
      const sourceId = link.source_id ?? (await this.openSource()).id;
      const body = { ...link, source_id: sourceId };
      const answer = await admin<TrackingLink>('POST', '/api/tracking-links/store', body);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async inviteMember(member: object = {}): Promise<TeamMember> {
      const answer = await admin<TeamMember>('POST', '/api/company-users/store', {
        email: `${crypto.randomUUID()}@people.example`,
        role_type: 'Viewer',
        ...member,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** Whether people can work at night, unless it says otherwise. */
    async addQuestion(question: object = {}): Promise<Question> {
      const answer = await admin<Question>('POST', '/api/questions/store', {
        key: `q${crypto.randomUUID().replaceAll('-', '')}`,
        kind: 'yes_no',
        labels: { en: 'Can you work at night?' },
        ...question,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** Puts questions on the form of a job. */
    async setForm(
      { hash_id: hash }: Pick<Job, 'hash_id'>,
      ...questions: readonly object[]
    ): Promise<ApplicationForm> {
      const path = `/api/jobs/${hash}/application-form`;
      const answer = await admin<ApplicationForm>('POST', path, { questions });
      expect(answer, answer.text).toMatchObject({ status: 200 });
      return answer.body.data;
    },

    async postJob(job: object = {}): Promise<Job> {
      const answer = await recruiter<Job>('POST', '/api/jobs/store', { title: 'Baker', ...job });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** With its whole secret, at a receiver that takes everything. */
    async hook(webhook: object = {}): Promise<Webhook> {
      const answer = await admin<Webhook>('POST', '/api/plugins/webhooks', {
        name: 'HR tool',
        url: openReceiver().url,
        events: ['job.published', 'job.closed'],
        ...webhook,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** Ada applies, with a CV, to a new job unless one is named. */
    async apply({ job_id: named, ...wanted }: Applying = {}): Promise<ApplicationDetail> {
      const jobs = '/api/jobs/store';
      const ref =
        named ?? (await recruiter<Job>('POST', jobs, { title: 'Baker' })).body.data.hash_id;
      const form = applicationForm({ ...wanted, job_id: ref });
      const answer = await recruiter<ApplicationDetail>('POST', STORE, form.body, form.headers);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** In two days, with nobody, unless it says otherwise. */
    async schedule(meeting: object = {}): Promise<Meeting> {
      const start = new Date(Date.now() + 2 * DAY_MS).toISOString();
      const wanted = { title: 'Interview', start_time: start, ...meeting };
      const answer = await recruiter<Meeting>('POST', '/api/meet/store', wanted);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    /** The application as a Viewer sees it. */
    async showApplication({
      id: applicationId,
    }: Pick<ApplicationDetail, 'id'>): Promise<ApplicationDetail> {
      const path = `/api/candidate-job/show/${applicationId}`;
      return (await acting('Viewer')<ApplicationDetail>('GET', path)).body.data;
    },

    async showJob({ id: jobId }: Pick<Job, 'id'>): Promise<Job> {
      return (await recruiter<Job>('GET', `/api/jobs/show/${jobId}`)).body.data;
    },
  };
}

/** What a ZIP file begins with. */
const ZIP = new TextEncoder().encode('PK and no more');

/** A body that each endpoint accepts and that changes a new record: an empty change writes nothing. */
export const leastBodies: Readonly<Record<string, object>> = {
  '/api/companies/update/{id}': { address: 'Ring 1' },
  '/api/companies/store-picture': { alt: 'Two bakers at work' },
  '/api/companies/update-picture/{id}': { alt: 'Bread and its bakers' },
  '/api/company-offices/update/{id}': { address: 'Ring 1' },
  '/api/company-pipline/update/{id}': { name: 'Trainees' },
  '/api/contracted-companies/update/{id}': { address: 'Ring 1' },
  '/api/jobs/update/{id}': { seniority: 'Senior' },
  '/api/jobs/update-details/{id}': { seniority: 'Senior' },
  '/api/jobs/update-pay-benefit/{id}': { benefits: [1] },
  '/api/jobs/update-specifications/{id}': { skills: ['Bread'] },
  '/api/plugins/webhooks/{id}': { name: 'HR sync' },
  '/api/posts/update/{id}': { text: 'Come and bake.' },
  '/api/company-offices/store': { name: 'Oslo' },
  '/api/company-pipline/store': { name: 'Apprentices' },
  '/api/company-users/store': { email: 'ada@people.example', role_type: 'Viewer' },
  '/api/company-users/update-role/{id}': { role_type: 'Recruiter' },
  '/api/contracted-companies': { name: 'Initech' },
  '/api/jobs/store': { title: 'Baker' },
  '/api/questions/update/{id}': { labels: { en: 'Can you work on Sundays?' } },
  '/api/jobs/update-status/{id}': { status: 'Draft' },
  // An event that any token may hear of.
  '/api/plugins/webhooks': {
    name: 'HR tool',
    url: 'https://hr.example.com/hooks',
    events: ['webhook.test'],
  },
  '/api/plugins/webhooks/{id}/simulate': { event: 'application.created' },
  '/api/plugins/webhooks/{id}/recover': { since: new Date().toISOString() },
  '/api/candidate-job/send-email/{id}': { subject: 'Hello', body: '<p>Hello</p>' },
  '/api/candidate-job/preview-email/{id}': { subject: 'Hello', body: '<p>Hello</p>' },
  '/api/candidate-job/store-notes/{id}': { note: 'Speaks Polish too.' },
  '/api/candidates/store': { first_name: 'Ada' },
  '/api/candidates/update/{id}': { last_name: 'Byron' },
  '/api/candidates/store-document/{id}': { kind: 'certificate' },
  '/api/candidates/legal-hold/{id}': { is_held: true },
  '/api/candidates/dismiss-duplicate/{id}': { is_dismissed: true },
  '/api/saved-views/store': { name: 'To call', entity: 'applications', query: {} },
  '/api/exports/store': { entity: 'applications' },
  '/api/imports/store': { source: 'csv' },
  '/api/imports/store-upload': { filename: 'a.zip', byte_count: ZIP.byteLength },
  '/api/imports/store-part/{id}': { number: '1' },
  '/api/imports/map/{id}': { mapping: { date_format: 'dmy' } },
  '/api/saved-views/update/{id}': { name: 'To write to' },
  '/api/hiring-settings': { retention_months: 12 },
  '/api/meet/update/{id}': { title: 'Second interview' },
  '/api/meet/store': {
    title: 'Interview',
    start_time: new Date(Date.now() + 2 * DAY_MS).toISOString(),
  },
};

/** The same of a body that must name something of the company. */
const bodiesWithin: Readonly<Record<string, (company: Company) => Promise<object>>> = {
  [STORE]: async (company) => ({
    email: newApplicant(),
    first_name: 'Ada',
    last_name: 'Lovelace',
    job_id: (await company.postJob()).hash_id,
  }),
  '/api/questions/store': async () => ({
    key: `q${crypto.randomUUID().replaceAll('-', '')}`,
    kind: 'yes_no',
    labels: { en: 'Nights?' },
  }),
  '/api/jobs/{hash_id}/application-form': async (company) => ({
    questions: [{ question_id: (await company.addQuestion()).id, is_required: true }],
  }),
  '/api/candidate-job/update/{id}': async (company) => {
    const { key } = await company.openField({ entity: 'application' });
    return { custom: { [key]: '42' } };
  },
  '/api/candidate-job/update-stage/{id}': async (company) => ({
    stage_id: await stageAt(company, 1),
  }),
  '/api/candidate-job/assign-to-job': async (company) => ({
    candidate_id: (await company.apply(fileless)).candidate_id,
    job_id: (await company.postJob()).hash_id,
  }),
  '/api/candidate-job/bulk': async (company) => ({
    action: 'reject',
    ids: [(await company.apply(fileless)).id],
  }),
  '/api/posts/store': async (company) => ({
    text: 'We are hiring.',
    social_account_id: (await insertConnection(company, 'linkedin')).id,
    platform: 'linkedin',
  }),
  '/api/sources/store': async () => ({ name: newName() }),
  '/api/sources/update/{id}': async () => ({ name: newName() }),
  '/api/tracking-links/store': async (company) => ({
    source_id: (await company.openSource()).id,
  }),
  '/api/tracking-links/update/{id}': async (company) => ({
    source_id: (await company.openSource()).id,
  }),
  '/api/custom-fields/store': async () => ({ ...newField() }),
  '/api/custom-fields/update/{id}': async () => ({ label: newName() }),
  '/api/email-templates/store': async () => newTemplate(),
  '/api/email-templates/update/{id}': async () => ({ name: newName() }),
  '/api/tags/store': async () => ({ name: newName() }),
  '/api/tags/update/{id}': async () => ({ name: newName() }),
  '/api/candidates/tag/{id}': async (company) => ({ add_tags: [(await company.openTag()).id] }),
  '/api/candidates/merge/{id}': async (company) => ({
    from_candidate_id: (await company.apply(fileless)).candidate_id,
  }),
};

function newField() {
  const key = `f${crypto.randomUUID().replaceAll('-', '')}`;
  return { key, kind: 'text', label: 'Shoe size' };
}

/** A template of the company's own. */
function newTemplate() {
  return {
    kind: 'own',
    name: newName(),
    language: 'en',
    subject: 'A question about {{job.title}}',
    body: '<p>Dear {{candidate.first_name}}</p>',
  };
}

/** Of what must have another name than all others. */
function newName(): string {
  return `Name ${crypto.randomUUID()}`;
}

/** A link to a file is another every time it is shown. */
const fileless = { files: [] };

type EndpointTerms = Pick<Endpoint, 'method' | 'path' | 'terms'>;

/** The least that the endpoint accepts of this company: the fields, and the request that carries them, with `more` fields. */
export async function leastRequest(
  company: Company,
  { method, path, terms }: EndpointTerms,
  more: object = {},
) {
  const given = terms.body && ((await bodiesWithin[path]?.(company)) ?? leastBodies[path] ?? {});
  if (terms.body && !(await safeParseAsync(terms.body, given)).success) {
    throw new Error(
      `add a least body for ${method} ${path} to leastBodies in test/support/company.ts`,
    );
  }
  const sent = given || Object.keys(more).length > 0 ? { ...given, ...more } : undefined;
  if (!terms.files) return { given, form: undefined, body: sent, headers: {} };
  const fields = Object.entries(sent ?? {});
  const texts = fields.map(([name, value]) => ({ name, content: String(value) }));
  const uploads = Object.entries(terms.files)
    .filter(([, { isRequired }]) => isRequired)
    .map(([name]) => fileOf(name));
  const form = formOf([...texts, ...uploads]);
  return { given, form, ...form };
}

/** A file that the endpoint takes under this name. */
function fileOf(name: string) {
  if (name === 'part') return { name, filename: 'a.zip', content: ZIP };
  return name === 'file'
    ? { name, filename: 'a.pdf', content: pdf('A certificate') }
    : { name, filename: 'a.png', content: image() };
}

/** A member with a token, which their sessions end with. */
async function signedIn(company: Company): Promise<{ id: number }> {
  return { id: (await joinAs(company, 'Viewer')).memberId };
}

const makers: readonly [path: string, make: (company: Company) => Promise<{ id: number }>][] = [
  ['/api/companies/update-picture/', storePicture],
  ['/api/companies/destroy-picture/', storePicture],
  ['/api/companies/publish-career-page/', withDraft],
  ['/api/companies/', async (company) => company],
  ['/api/company-offices/', (company) => company.openOffice()],
  ['/api/company-pipline/', (company) => company.openPipeline()],
  ['/api/company-users/end-sessions/', signedIn],
  ['/api/company-users/', (company) => company.inviteMember()],
  ['/api/contracted-companies/', (company) => company.addContracted()],
  ['/api/jobs/', (company) => company.postJob({ status: 'Expired' })],
  ['/api/questions/', (company) => company.addQuestion()],
  ['/api/plugins/webhooks/', (company) => company.hook()],
  ['/api/meet/', (company) => company.schedule()],
  ['/api/posts/', (company) => drafted(company)],
  ['/api/candidate-job/undo-reject/', (company) => rejected(company)],
  ['/api/candidate-job/bulk/', (company) => rejectedInBulk(company)],
  ['/api/candidate-job/email-templet/', async (company) => ({ id: await templatedStage(company) })],
  ['/api/candidate-job/', (company) => company.apply(fileless)],
  ['/api/sources/', (company) => company.openSource()],
  ['/api/tracking-links/', (company) => company.openLink()],
  ['/api/custom-fields/', (company) => company.openField()],
  ['/api/emails/retry/', (company) => failedEmail(company)],
  ['/api/emails/', (company) => waitingEmail(company)],
  ['/api/email-templates/', (company) => company.openTemplate()],
  ['/api/tags/', (company) => company.openTag()],
  ['/api/saved-views/', (company) => savedView(company)],
  ['/api/candidates/destroy-document/', storeDocument],
  ['/api/candidates/dismiss-duplicate/', openDuplicate],
  ['/api/exports/', (company) => queuedExport(company)],
  ['/api/data-requests/', requestedErasure],
  ['/api/imports/store-part/', (company) => uploading(company, 0)],
  ['/api/imports/finish-upload/', (company) => uploading(company, 1)],
  ['/api/imports/undo/', (company) => importAt(company, 'imported')],
  ['/api/imports/', (company) => importAt(company, 'checked')],
  ['/api/candidates/', async (company) => ({ id: (await company.apply(fileless)).candidate_id })],
];

/** The rejection email of somebody, which waits. */
async function waitingEmail(company: Company): Promise<{ id: number }> {
  const application = await rejected(company);
  const [email] = (await company.showApplication(application)).emails;
  return { id: email?.id ?? 0 };
}

async function failedEmail(company: Company): Promise<{ id: number }> {
  const email = await waitingEmail(company);
  await db
    .update(mails)
    .set({ status: 'failed', attempts: 5, nextAttemptAt: null, error: 'smtp recipient 550' })
    .where(eq(mails.id, email.id));
  return email;
}

export async function storePicture(company: Company): Promise<{ id: number }> {
  const { body, headers } = formOf([
    { name: 'alt', content: 'Bread' },
    { name: 'picture', filename: 'a.png', content: image() },
  ]);
  const answer = await company.admin<Picture>(
    'POST',
    '/api/companies/store-picture',
    body,
    headers,
  );
  return answer.body.data;
}

export async function holdCandidate(company: Company, id: number): Promise<void> {
  await company.admin('POST', `/api/candidates/legal-hold/${id}`, { is_held: true });
}

/** As a candidate under legal hold asks for it on their page. */
export async function requestedErasure(
  company: Company,
): Promise<{ id: number; candidateId: number }> {
  const { candidate_id: candidateId } = await company.apply(fileless);
  await holdCandidate(company, candidateId);
  return requestErasure(tenantContext(operator(), company.id), candidateId);
}

/** One of a person's own. */
async function storeDocument(company: Company): Promise<{ id: number }> {
  const { candidate_id: id } = await company.apply(fileless);
  const { body, headers } = formOf([{ name: 'kind', content: 'certificate' }, fileOf('file')]);
  const path = `/api/candidates/store-document/${id}`;
  const answer = await company.recruiter<Candidate>('POST', path, body, headers);
  return answer.body.data.documents[0] ?? { id: 0 };
}

/** Two candidates with one name and one phone number. */
export async function openDuplicate(company: Company): Promise<{ id: number }> {
  const twin = { ...fileless, phone: newPhone() };
  const { candidate_id: id } = await company.apply(twin);
  await company.apply(twin);
  await findAllDuplicates();
  const path = `/api/candidates/duplicates?candidate_id=${id}`;
  const answer = await company.viewer<Page<{ id: number }>>('GET', path);
  return answer.body.data.data[0] ?? { id: 0 };
}

/** Shared: whoever is allowed to see views sees it. */
async function savedView(company: Company): Promise<{ id: number }> {
  const path = '/api/saved-views/store';
  const body = { ...leastBodies[path], is_shared: true };
  return (await company.admin<{ id: number }>('POST', path, body)).body.data;
}

const transferTimes = () => ({ createdAt: new Date(), updatedAt: new Date() });

/** An import of a file without rows. */
async function importAt(company: Company, status: 'checked' | 'imported'): Promise<{ id: number }> {
  const id = operator().newId();
  await db.insert(imports).values({
    id,
    companyId: company.id,
    kind: 'csv',
    source: 'csv',
    filename: 'a.csv',
    status,
    mapping: {},
    found: { headers: ['Email'], jobs: [], stages: [], dateFormats: [], chunks: [] },
    counts: { created: 0, existing: 0, failed: 0, kept: 0, undone: 0 },
    finishedAt: status === 'imported' ? new Date() : null,
    ...transferTimes(),
  });
  return { id };
}

/** An import whose file has one part, of which so many have come. */
async function uploading(company: Company, count: 0 | 1): Promise<{ id: number }> {
  const path = '/api/imports/store-upload';
  const { data } = (await company.admin<{ id: number }>('POST', path, leastBodies[path])).body;
  if (count === 0) return data;
  const { body, headers } = formOf([{ name: 'number', content: '1' }, fileOf('part')]);
  await company.admin('POST', `/api/imports/store-part/${data.id}`, body, headers);
  return data;
}

/** An export that nobody works on. */
async function queuedExport(company: Company): Promise<{ id: number }> {
  const id = operator().newId();
  await db.insert(dataExports).values({
    id,
    companyId: company.id,
    entity: 'applications',
    format: 'csv',
    query: {},
    status: 'queued',
    progress: { at: { entity: 0, after: 0 }, uploadId: null, etags: [], bytes: 0, tail: 0 },
    ...transferTimes(),
  });
  return { id };
}

async function withDraft(company: Company): Promise<{ id: number }> {
  await company.admin('POST', `/api/companies/update/${company.id}`, {
    career_page_draft: { headline: 'Bread for all' },
  });
  return company;
}

async function drafted(company: Company): Promise<{ id: number }> {
  const path = '/api/posts/store';
  const given = await bodiesWithin[path]?.(company);
  return (await company.recruiter<Post>('POST', path, given)).body.data;
}

async function rejected(company: Company): Promise<{ id: number }> {
  const application = await company.apply(fileless);
  await company.recruiter('POST', `/api/candidate-job/reject/${application.id}`);
  return application;
}

async function rejectedInBulk(company: Company): Promise<{ id: number }> {
  const { id } = await company.apply(fileless);
  const given = { action: 'reject', ids: [id] };
  const answer = await company.recruiter<BulkResult>('POST', '/api/candidate-job/bulk', given);
  return { id: answer.body.data.bulk_id ?? 0 };
}

/** The path with a new record of the company in it: it can be changed, and deleted. */
export async function pathFor(company: Company, path: string): Promise<string> {
  if (!path.includes('{')) return path;
  const [, make] = makers.find(([start]) => path.startsWith(start)) ?? [];
  if (!make) {
    throw new Error(`add a maker of a record for ${path} to makers in test/support/company.ts`);
  }
  const { id } = await make(company);
  const delivery = path.includes(DELIVERY) ? await insertDelivery(company, id) : '';
  const stage = path.includes(BESIDE) ? `/${await templatedStage(company)}` : '';
  return path
    .replace(DELIVERY, delivery)
    .replace(BESIDE, `{id}${stage}`)
    .replaceAll(/\{\w+\}/gu, String(id));
}

/** The path with what names no record of anybody. */
export function pathOfNothing(path: string): string {
  return path
    .replace(DELIVERY, '00000000-0000-4000-8000-000000000000')
    .replaceAll(/\{\w+\}/gu, '1');
}

const DELIVERY = '{delivery_id}';
const BESIDE = '{id}/{stage_id}';

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
