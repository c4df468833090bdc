/** A company no other test knows, made as the operator makes one. */
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { scopes as allScopes } from '#access.ts';
import type { Role, Scope } from '#access.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { events } from '#data/tables/events.ts';
import { oauthGrants } from '#data/tables/oauth.ts';
import { createCompany } from '#operator/companies/actions.ts';
import type { NewCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import type { ContractedCompany } from '#recruiting/contracted-companies/shapes.ts';
import type { Job } from '#recruiting/jobs/shapes.ts';
import type { Office } from '#recruiting/offices/shapes.ts';
import type { Pipeline } from '#recruiting/pipelines/shapes.ts';
import type { TeamMember } from '#recruiting/team/shapes.ts';
import { call } from './call.ts';
import type { Caller } from './call.ts';
import { db, operator } from './operator.ts';

export const CAREER_HOST = 'careers-uk.example';

export type Company = Awaited<ReturnType<typeof openCompany>>;
export type Announcement = { event: string; timestamp: string; data: Record<string, unknown> };

/**
 * Tests share one database, as tenants do: each opens its own company and looks only at what that
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
    return remembered(users, role, async () => {
      const made = await createUser(operator(), { company: subdomain, email: email(role), role });
      return made.userId;
    });
  }

  function token(role: Role, scopes: readonly Scope[] = allScopes): Promise<string> {
    return remembered(tokens, `${role} ${scopes.join(' ')}`, async () => {
      await user(role);
      const wanted = { company: subdomain, email: email(role), scopes };
      const { access_token } = await createToken(operator(), wanted);
      // The first use of a grant is written down: who counts round trips counts those of every day.
      await db
        .update(oauthGrants)
        .set({ lastUsedAt: new Date() })
        .where(eq(oauthGrants.companyId, id));
      return access_token;
    });
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

    async inviteMember(member: object = {}): Promise<TeamMember> {
      const answer = await admin<TeamMember>('POST', '/api/company-users/store', {
        email: `${crypto.randomUUID()}@people.example`,
        role_type: 'Viewer',
        ...member,
      });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async postJob(job: object = {}): Promise<Job> {
      const answer = await recruiter<Job>('POST', '/api/jobs/store', { title: 'Baker', ...job });
      expect(answer, answer.text).toMatchObject({ status: 201 });
      return answer.body.data;
    },

    async showJob({ id: jobId }: Pick<Job, 'id'>): Promise<Job> {
      return (await recruiter<Job>('GET', `/api/jobs/show/${jobId}`)).body.data;
    },
  };
}

/** A body each door takes, where it must name something. */
export const leastBodies: Readonly<Record<string, object>> = {
  '/api/company-offices/store': { name: 'Oslo' },
  '/api/company-pipline/store': { name: 'Apprentices' },
  '/api/company-users/store': { email: 'ada@people.example', role_type: 'Viewer' },
  '/api/company-users/update-role/{id}': { role_type: 'Recruiter' },
  '/api/contracted-companies': { name: 'Initech' },
  '/api/jobs/store': { title: 'Baker' },
  '/api/jobs/update-status/{id}': { status: 'Draft' },
};

const makers: readonly [path: string, make: (company: Company) => Promise<{ id: number }>][] = [
  ['/api/companies/', async (company) => company],
  ['/api/company-offices/', (company) => company.openOffice()],
  ['/api/company-pipline/', (company) => company.openPipeline()],
  ['/api/company-users/', (company) => company.inviteMember()],
  ['/api/contracted-companies/', (company) => company.addContracted()],
  ['/api/jobs/', (company) => company.postJob({ status: 'Expired' })],
];

/** A new record of the company that a path of this kind may name: it can be changed, and deleted. */
export async function recordFor(company: Company, path: string): Promise<number> {
  const [, make] = makers.find(([start]) => path.startsWith(start)) ?? [];
  if (!make) throw new Error(`nothing makes a record for ${path}`);
  return (await make(company)).id;
}

function remembered<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
