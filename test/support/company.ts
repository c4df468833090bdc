/** A company no other test knows, made as the operator makes one. */
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { scopes as allScopes } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { events } from '#data/tables/events.ts';
import { createCompany } from '#operator/companies/actions.ts';
import type { NewCompany } from '#operator/companies/actions.ts';
import { DAY_MS } from '#lib/time.ts';
import type { ApplicationDetail } from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import type { ContractedCompany } from '#recruiting/company/contracted-companies/schemas.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import type { CustomField } from '#recruiting/people/custom-fields/schemas.ts';
import type { BoardKey } from '#recruiting/jobs/board-keys/schemas.ts';
import type { Department } from '#recruiting/jobs/departments/schemas.ts';
import type { Source } from '#recruiting/jobs/sources/schemas.ts';
import type { TrackingLink } from '#recruiting/jobs/tracking-links/schemas.ts';
import type { Office } from '#recruiting/company/offices/schemas.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import type { ApplicationForm, Question } from '#recruiting/jobs/questions/schemas.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { applicationForm, STORE } from './applying.ts';
import type { Applying } from './applying.ts';
import { call } from './call.ts';
import type { Caller } from './call.ts';
import { db, operator } from './operator.ts';
import { insertMember, insertToken } from './members.ts';
import { openReceiver } from './receiver.ts';
import { newField, newName, newTemplate } from './test-record.ts';

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

    async openBoardKey(input: object = {}): Promise<BoardKey> {
      const body = { name: newName(), ...input };
      const answer = await admin<BoardKey>('POST', '/api/board-keys/store', body);
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async openDepartment(department: object = {}): Promise<Department> {
      const body = { name: newName(), ...department };
      const answer = await admin<Department>('POST', '/api/departments/store', body);
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

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
