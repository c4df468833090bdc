/** The rows of a bench's company, but for its webhooks. */
import type { PublicCtx } from '#context.ts';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { connections } from '#data/tables/connections.ts';
import { contractedCompanies } from '#data/tables/contracted-companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import { meetings } from '#data/tables/meetings.ts';
import { offices } from '#data/tables/offices.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { posts } from '#data/tables/posts.ts';
import { members, users } from '#data/tables/users.ts';
import { fold, indexText } from '#lib/fold.ts';
import { DAY_MS } from '#lib/time.ts';
import { defaultStages } from '#recruiting/pipeline/pipelines/rules.ts';
import { numbers } from './database.ts';
import {
  COMMON_ACTION,
  RARE_ACTION,
  fixtures,
  rowsOf,
  publishedAt,
  statusOf,
  titleOf,
} from './company-records.ts';
import type { BenchCompany, Rows, CreatedAtOf } from './company-records.ts';

const template = { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' };

export function structureRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now }: PublicCtx,
): Rows {
  const { id: companyId, few, idOf, stageOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  // The company is created with the first.
  const others = numbers(few - 1);
  return [
    [
      offices,
      numbers(few).map((n) =>
        toRow(n, {
          name: `Office ${n}`,
          isDefault: Number(n === fixtures.office),
          countryId: n === fixtures.office ? 826 : null,
        }),
      ),
    ],
    [pipelines, others.map((n) => toRow(n, { name: `Pipeline ${n}` }))],
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
          emailTemplate: at + 1 === fixtures.writingStage ? JSON.stringify(template) : null,
        })),
      ),
    ],
  ];
}

export function memberRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now }: PublicCtx,
): Rows {
  const { id, few, idOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  // The company is created with the first.
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
        createdAt: createdAtOf(n),
      })),
    ],
    [
      members,
      others.map((n) => toRow(n, { userId: idOf(n), role: 'Recruiter', status: 'active' })),
    ],
  ];
}

export function jobRows(company: BenchCompany, createdAtOf: CreatedAtOf, { now }: PublicCtx): Rows {
  const { id, size, idOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  const all = numbers(size);
  return [
    [
      contractedCompanies,
      all.map((n) => toRow(n, { name: `Client ${n}`, pipelineId: idOf(fixtures.pipeline) })),
    ],
    [
      jobs,
      all.map((n) => {
        const title = `${titleOf(n)} ${n}`;
        const status = statusOf(n, size);
        const isOpen = status === 'Live' || status === 'Draft';
        return toRow(n, {
          hashId: `b${id}-${n}`,
          title,
          titleFolded: fold(title),
          titleIndexed: indexText(title),
          status,
          statusByAdmin: 'approved',
          workplace: 'On-site',
          categoryId: (n % 27) + 1,
          employmentTypeMask: 1,
          officeId: idOf(isOpen ? fixtures.office : fixtures.closedOffice),
          pipelineId: idOf(fixtures.pipeline),
          // Every other contracted company has no job, and can be deleted.
          contractedCompanyId: n % 2 === 1 ? idOf(n) : null,
          publishedAt: status === 'Draft' ? null : publishedAt(n, status, now),
        });
      }),
    ],
  ];
}

export function applicationRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now }: PublicCtx,
): Rows {
  const { size, idOf, stageOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  const all = numbers(size);
  return [
    [
      candidates,
      all.map((n) =>
        toRow(n, {
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
        toRow(n, {
          candidateId: idOf(n),
          jobId: idOf(fixtures.job),
          // All stages but the last, which is for hired people.
          stageId: stageOf(fixtures.pipeline, (n % (defaultStages.length - 1)) + 1),
          stageSince: createdAtOf(n),
          status: 'active',
          source: n % 2 === 0 ? 'career_page' : 'referral',
        }),
      ),
    ],
  ];
}

/** Meetings in three days. The first is canceled, and the only one about an application. */
export function meetingRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now }: PublicCtx,
): Rows {
  const { size, idOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  return [
    [
      meetings,
      numbers(size).map((n) =>
        toRow(n, {
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

/** Drafts of posts on one account, so that none is published. */
export function postRows(
  company: BenchCompany,
  createdAtOf: CreatedAtOf,
  { now }: PublicCtx,
): Rows {
  const { size, idOf } = company;
  const toRow = rowsOf(company, createdAtOf, now);
  const connectionId = idOf(1);
  return [
    [
      connections,
      [
        toRow(1, {
          userId: idOf(1),
          provider: 'linkedin',
          externalId: `urn:li:person:${connectionId}`,
          grantorId: String(connectionId),
          name: 'Acme',
          sealedTokens: 'sealed',
          scopes: '[]',
          connectedAt: createdAtOf(1),
        }),
      ],
    ],
    [
      posts,
      numbers(size).map((n) =>
        toRow(n, { connectionId, platform: 'linkedin', text: `Post ${n}`, status: 'draft' }),
      ),
    ],
  ];
}

export function auditRows(
  { id: companyId, size, idOf }: BenchCompany,
  createdAtOf: CreatedAtOf,
): Rows {
  return [
    [
      auditEvents,
      numbers(size).map((n) => ({
        id: idOf(n),
        companyId,
        action: n === 1 ? RARE_ACTION : COMMON_ACTION,
        subjectId: idOf(n),
        changes: JSON.stringify({ title: { from: 'Cook', to: titleOf(n) } }),
        createdAt: createdAtOf(n),
      })),
    ],
  ];
}
