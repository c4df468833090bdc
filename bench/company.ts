/** A company of any size, for the benches: as many jobs, contracted companies, applications and audit events as is asked for. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import { applications, candidates } from '#data/tables/candidates.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { events } from '#data/tables/events.ts';
import { connections } from '#data/tables/connections.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { meetings } from '#data/tables/meetings.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { posts } from '#data/tables/posts.ts';
import { members, users } from '#data/tables/users.ts';
import { webhookDeliveries, webhookLogs, webhooks } from '#data/tables/webhooks.ts';
import type { EventName } from '#events.ts';
import { fold, indexText } from '#lib/fold.ts';
import { firstIdAt } from '#lib/ids.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import type { JobStatus } from '#vocabulary.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { WEBHOOKS_MAX } from '#integrations/webhooks/rules.ts';
import { defaultStages } from '#recruiting/pipelines/rules.ts';
import { fillTable, numbers } from './database.ts';

/** Nobody has more offices, pipelines or members than this. */
const FEW_MAX = 1000;
/** One record of a kind after the other: 100,000 are the months of a very busy company. */
const EVERY_MS = 2 * MINUTE_MS;
/** The newest was made so long ago. */
export const NEWEST_MS = 120 * MINUTE_MS;
/** So many were changed within the last hour: the oldest, which a list comes to last. */
export const CHANGED_LATELY = 5;
/** Companies of one database part the ids of a millisecond, and stages of one pipeline the ids of it. */
const COMPANIES_MAX = 8;
/** Of each tenth of the jobs, the oldest first: that some old ones are Live again is what makes lists hard. */
const statuses: readonly JobStatus[] = [
  'Live',
  'Expired',
  'Archived',
  'Closed',
  'Closed',
  'Closed',
  'Draft',
  'Live',
  'Live',
  'Live',
];

/** In the title of every tenth job, and of the oldest alone. */
export const COMMON_WORD = 'nurse';
export const RARE_WORD = 'lamplighter';
/** Of every audit event, and of the oldest alone. */
export const COMMON_ACTION = 'job.update';
export const RARE_ACTION = 'office.delete';
/** Of every event and attempt, and of the oldest alone. */
const COMMON_EVENT: EventName = 'job.published';
export const RARE_EVENT: EventName = 'job.closed';

/** Records are numbered from 1, the oldest; each kind has its own. */
export type BenchCompany = {
  id: number;
  token: string;
  size: number;
  /** How many offices, pipelines and members. */
  few: number;
  /** The id of the nth record of any kind. */
  idOf: (nth: number) => number;
  /** The id of a pipeline's stage; the first is 1. */
  stageOf: (pipeline: number, position: number) => number;
  /** The id of the nth delivery. */
  deliveryOf: (nth: number) => string;
  /** The nth of the jobs that have this status. */
  jobOf: (status: JobStatus, nth: number) => number;
};

/** Which record is what. Every other office and pipeline is used by none. */
export const known = {
  /** With all applications. */
  job: 1,
  /** Of all jobs that are Live or a draft; in a country. */
  office: 1,
  /** Of all other jobs; nowhere. */
  closedOffice: 2,
  /** Of all jobs and all applications. */
  pipeline: 1,
  /** Of all deliveries and logs; the others wait for nothing. */
  webhook: 1,
  /** Whoever gets there can be written to by its template. */
  writingStage: 2,
} as const;

const template = { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' };

export type CompanyWanted = {
  domain: string;
  size: number;
  /** Tells the companies of one database apart. */
  nth: number;
  /** Whether people have applied to its jobs. */
  isAppliedTo?: boolean;
};

export async function openBenchCompany(
  ctx: PublicCtx,
  { domain, size, nth, isAppliedTo = true }: CompanyWanted,
): Promise<BenchCompany> {
  const subdomain = `company-${nth}`;
  const email = `admin@${subdomain}.example`;
  const { id } = await createCompany(ctx, { subdomain, name: subdomain, domain, country: 'GB' });
  await createUser(ctx, { company: subdomain, email, role: 'Admin' });
  const { access_token: token } = await createToken(ctx, { company: subdomain, email });

  const begin = ctx.now.getTime() - NEWEST_MS - size * EVERY_MS;
  const madeAt = (n: number) => begin + n * EVERY_MS;
  const idOf = (n: number) => firstIdAt(new Date(madeAt(n))) + nth;
  const stageOf = (pipeline: number, position: number) => idOf(pipeline) + position * COMPANIES_MAX;
  const few = Math.min(size, FEW_MAX);
  const company = { id, token, size, few, idOf, stageOf, deliveryOf, jobOf };
  const fills = [
    structure,
    people,
    recruiting,
    posting,
    ...(isAppliedTo ? [applicants, talks] : []),
    log,
    hooks,
  ];
  for (const fill of fills) {
    for (const [table, rows] of fill(company, madeAt, ctx)) await fillTable(ctx, table, rows);
  }
  return company;

  /** A UUID, in which the id is seen. */
  function deliveryOf(n: number): string {
    const digits = String(idOf(n)).padStart(15, '0');
    return `00000000-0000-4000-8${digits.slice(0, 3)}-${digits.slice(3)}`;
  }

  function jobOf(status: JobStatus, n: number): number {
    const found = numbers(size).filter((job) => statusOf(job, size) === status);
    return idOf(found[n - 1] ?? 0);
  }
}

type Rows = [SQLiteTable, object[]][];
type MadeAt = (n: number) => number;

/** What every record of a company has, and what this one has. */
function record({ id, idOf }: BenchCompany, madeAt: MadeAt, now: Date) {
  return (n: number, fields: object) => ({
    id: idOf(n),
    companyId: id,
    createdAt: madeAt(n),
    updatedAt: n <= CHANGED_LATELY ? now.getTime() - n * MINUTE_MS : madeAt(n),
    ...fields,
  });
}

function structure(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { id: companyId, few, idOf, stageOf } = company;
  const made = record(company, madeAt, now);
  // The company was made with one.
  const others = numbers(few - 1);
  return [
    [
      offices,
      numbers(few).map((n) =>
        made(n, {
          name: `Office ${n}`,
          isDefault: Number(n === known.office),
          countryId: n === known.office ? 826 : null,
        }),
      ),
    ],
    [pipelines, others.map((n) => made(n, { name: `Pipeline ${n}` }))],
    [
      stages,
      others.flatMap((n) =>
        defaultStages.map(({ name, type }, at) => ({
          id: stageOf(n, at + 1),
          companyId,
          pipelineId: idOf(n),
          name,
          type,
          position: at + 1,
          emailTemplate: at + 1 === known.writingStage ? JSON.stringify(template) : null,
        })),
      ),
    ],
  ];
}

function people(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { id, few, idOf } = company;
  const made = record(company, madeAt, now);
  // The company was made with one.
  const others = numbers(few - 1);
  return [
    [
      users,
      others.map((n) => ({
        id: idOf(n),
        email: `user${n}@company-${id}.example`,
        emailKey: `user${n}@company-${id}.example`,
        firstName: 'Ada',
        lastName: `Lovelace ${n}`,
        createdAt: madeAt(n),
      })),
    ],
    [members, others.map((n) => made(n, { userId: idOf(n), role: 'Recruiter', status: 'active' }))],
  ];
}

function recruiting(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { id, size, idOf } = company;
  const made = record(company, madeAt, now);
  const all = numbers(size);
  return [
    [
      contractedCompanies,
      all.map((n) => made(n, { name: `Client ${n}`, pipelineId: idOf(known.pipeline) })),
    ],
    [
      jobs,
      all.map((n) => {
        const title = `${titleOf(n)} ${n}`;
        const status = statusOf(n, size);
        const isOpen = status === 'Live' || status === 'Draft';
        return made(n, {
          hashId: `b${id}-${n}`,
          title,
          titleFolded: fold(title),
          titleIndexed: indexText(title),
          status,
          statusByAdmin: 'approved',
          workplace: 'On-site',
          categoryId: (n % 27) + 1,
          employmentTypeMask: 1,
          officeId: idOf(isOpen ? known.office : known.closedOffice),
          pipelineId: idOf(known.pipeline),
          // Every other contracted company has none, and can go.
          contractedCompanyId: n % 2 === 1 ? idOf(n) : null,
          publishedAt: status === 'Draft' ? null : publishedAt(n, status, now),
        });
      }),
    ],
  ];
}

function applicants(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { size, idOf, stageOf } = company;
  const made = record(company, madeAt, now);
  const all = numbers(size);
  return [
    [
      candidates,
      all.map((n) =>
        made(n, {
          email: `person${n}@people.example`,
          emailKey: `person${n}@people.example`,
          firstName: 'Grace',
          lastName: `Hopper ${n}`,
        }),
      ),
    ],
    [
      applications,
      all.map((n) =>
        made(n, {
          candidateId: idOf(n),
          jobId: idOf(known.job),
          // Nobody is hired yet.
          stageId: stageOf(known.pipeline, (n % (defaultStages.length - 1)) + 1),
          stageSince: madeAt(n),
          status: 'active',
          source: n % 2 === 0 ? 'career_page' : 'referral',
        }),
      ),
    ],
  ];
}

/** Meetings in three days, but the first: that one is canceled, and the only one about an application. */
function talks(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { size, idOf } = company;
  const made = record(company, madeAt, now);
  return [
    [
      meetings,
      numbers(size).map((n) =>
        made(n, {
          hash: `meeting ${idOf(n)}`,
          applicationId: n === 1 ? idOf(n) : null,
          title: `Interview ${n}`,
          type: 'zoom',
          status: n === 1 ? 'canceled' : 'scheduled',
          startsAt: now.getTime() + 3 * DAY_MS,
          durationMinutes: 30,
          timezone: 'Europe/Berlin',
          conferenceStatus: 'ready',
        }),
      ),
    ],
  ];
}

/** Posts on one account, drafts all: nothing leaves the bench. */
function posting(company: BenchCompany, madeAt: MadeAt, { now }: PublicCtx): Rows {
  const { size, idOf } = company;
  const made = record(company, madeAt, now);
  const connectionId = idOf(1);
  return [
    [
      connections,
      [
        made(1, {
          userId: idOf(1),
          provider: 'linkedin',
          externalId: `urn:li:person:${connectionId}`,
          grantorId: String(connectionId),
          name: 'Acme',
          sealedTokens: 'sealed',
          scopes: '[]',
          connectedAt: madeAt(1),
        }),
      ],
    ],
    [
      posts,
      numbers(size).map((n) =>
        made(n, { connectionId, platform: 'linkedin', text: `Post ${n}`, status: 'draft' }),
      ),
    ],
  ];
}

function log({ id: companyId, size, idOf }: BenchCompany, madeAt: MadeAt): Rows {
  return [
    [
      auditEvents,
      numbers(size).map((n) => ({
        id: idOf(n),
        companyId,
        action: n === 1 ? RARE_ACTION : COMMON_ACTION,
        subjectId: idOf(n),
        changes: JSON.stringify({ title: { from: 'Cook', to: titleOf(n) } }),
        createdAt: madeAt(n),
      })),
    ],
  ];
}

function hooks(company: BenchCompany, madeAt: MadeAt, { now, apiOrigin }: PublicCtx): Rows {
  const { id: companyId, size, idOf, deliveryOf } = company;
  const made = record(company, madeAt, now);
  const all = numbers(size);
  const webhookId = idOf(known.webhook);
  const heard = [COMMON_EVENT, RARE_EVENT, 'application.stage_changed'];
  return [
    [
      webhooks,
      // One more is made while it is measured.
      numbers(WEBHOOKS_MAX - 1).map((n) =>
        made(n, {
          name: `Receiver ${n}`,
          // Nothing is ever sent to an address of the service itself: nothing leaves the bench.
          url: `${apiOrigin}/receiver`,
          hostname: new URL(apiOrigin).hostname,
          events: JSON.stringify(n === known.webhook ? heard : ['webhook.test']),
          sealedSecret: 'sealed',
          secretTail: 'sealed',
        }),
      ),
    ],
    [
      events,
      all.map((n) => ({
        id: idOf(n),
        companyId,
        name: eventOf(n),
        body: JSON.stringify({
          event: eventOf(n),
          timestamp: new Date(madeAt(n)).toISOString(),
          data: { job_id: idOf(n), title: titleOf(n) },
        }),
        subject: 'job',
        subjectId: idOf(n),
        createdAt: madeAt(n),
        feedId: idOf(n),
      })),
    ],
    [
      webhookDeliveries,
      all.map((n) => ({
        id: deliveryOf(n),
        companyId,
        webhookId,
        eventId: idOf(n),
        openedAt: madeAt(n),
        attempts: 1,
        hasSucceeded: Number(!hasFailed(n)),
      })),
    ],
    [
      webhookLogs,
      all.map((n) => ({
        id: idOf(n),
        companyId,
        webhookId,
        deliveryId: deliveryOf(n),
        event: eventOf(n),
        attempt: 1,
        statusCode: hasFailed(n) ? 500 : 200,
        hasSucceeded: Number(!hasFailed(n)),
        durationMs: 100,
        createdAt: madeAt(n),
      })),
    ],
  ];
}

/** Within the days a job is listed, or before them; no two at once. */
function publishedAt(n: number, status: JobStatus, now: Date): number {
  const days = status === 'Live' ? n % 30 : 40;
  return now.getTime() - days * DAY_MS - n;
}

function statusOf(n: number, size: number): JobStatus {
  return statuses[Math.floor(((n - 1) * statuses.length) / size)] ?? 'Draft';
}

function titleOf(n: number): string {
  if (n === known.job) return RARE_WORD;
  return n % 10 === 0 ? COMMON_WORD : 'Baker';
}

function eventOf(n: number): EventName {
  return n === 1 ? RARE_EVENT : COMMON_EVENT;
}

function hasFailed(n: number): boolean {
  return n % 10 === 0;
}
