/** The life of a company: a dozen jobs with applications in every stage, and what its members did with them in five weeks. */
import { sql } from 'drizzle-orm';
import { tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { putFiles } from '#data/file-removals.ts';
import { rawStatement, runBatch } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import {
  activities,
  applicationNotes,
  applications as applicationTable,
} from '#data/tables/applications.ts';
import { candidates as candidateTable } from '#data/tables/candidates.ts';
import { documents, parsedCvs } from '#data/tables/documents.ts';
import { duplicatePairs } from '#data/tables/duplicates.ts';
import { feedback, feedbackRequests } from '#data/tables/feedback.ts';
import { jobMembers } from '#data/tables/job-members.ts';
import { mails } from '#data/tables/mails.ts';
import { meetings } from '#data/tables/meetings.ts';
import { notifications } from '#data/tables/notifications.ts';
import { receivedEmails } from '#data/tables/received-emails.ts';
import { dataRequests } from '#data/tables/portal.ts';
import { answers, applicationForms, jobQuestions } from '#data/tables/questions.ts';
import { sources as sourceTable } from '#data/tables/sources.ts';
import { candidateTags, tags as tagTable } from '#data/tables/tags.ts';
import { tasks } from '#data/tables/tasks.ts';
import { members, users } from '#data/tables/users.ts';
import { webhooks } from '#data/tables/webhooks.ts';
import type { EventName } from '#events.ts';
import { sealSecret } from '#integrations/webhooks/actions/secrets.ts';
import { firstIdAt } from '#lib/ids.ts';
import { nameKey } from '#lib/name-key.ts';
import { DAY_MS } from '#lib/time.ts';
import { insertAll } from './bulk.ts';
import { answersTo, formRows } from './life/answer-rows.ts';
import { inventApplications } from './life/applications.ts';
import type { Application, Candidate, Mint } from './life/applications.ts';
import {
  candidateTagRows,
  hiredRows,
  mailRows,
  replyRows,
  meetingRows,
  noteRows,
} from './life/around-rows.ts';
import type { Making } from './life/around-rows.ts';
import { duplicateRows } from './life/duplicate-rows.ts';
import { readFacts } from './life/facts.ts';
import {
  applicationRow,
  candidateRow,
  documentRow,
  historyRows,
  lastChange,
  searchRow,
} from './life/rows.ts';
import { teamRows } from './life/team-rows.ts';
import { sources, tags } from './life/words.ts';
import { randomFrom, seedOf, weigh } from './random.ts';

/** Members began to use the service this long ago. */
const AGE_MS = 40 * DAY_MS;
/** Ids of one millisecond differ in their low 12 bits. */
const IDS_PER_MS = 4096;

/** Does nothing if it has begun. Written in one batch, so that it begins whole. */
export async function seedLife(ctx: PublicCtx, subdomain: string): Promise<void> {
  const facts = await readFacts(ctx, subdomain);
  if (facts.isAlive || facts.jobs.length === 0) return;
  const random = randomFrom(seedOf(`life of ${subdomain}`));
  let minted = 0;
  const mint: Mint = (at) => firstIdAt(new Date(at)) + (minted++ % IDS_PER_MS);
  const making = { ctx, facts, random, mint };
  const { applications, candidates } = inventApplications(random, facts, { now: ctx.now, mint });
  const sent = applications.map((application) => ({
    application,
    row: documentRow(facts, application, mint),
  }));
  const files = sent.map(({ application: { candidate }, row: { key, contentType } }) => {
    return { key, contentType, bytes: candidate.cv.bytes };
  });
  await Promise.all([
    putFiles(ctx, files),
    runBatch(ctx, [
      ...companyWrites(making, candidates),
      ...peopleWrites(making, applications, candidates),
      ...documentWrites(making, sent),
      ...laterWrites(making, applications),
    ]),
  ]);
}

/** What belongs to the company, and the tags of people who are inserted next: their index entries are written once. */
function companyWrites(making: Making, candidates: readonly Candidate[]): Statement[] {
  const { ctx, facts, mint } = making;
  const { companyId } = facts;
  const createdAt = ctx.now.getTime() - AGE_MS;
  const stamp = { companyId, createdAt, updatedAt: createdAt };
  const tagRows = tags.map((name) =>
    Object.assign({ id: mint(createdAt), name, nameKey: nameKey(name) }, stamp),
  );
  const tagIds = tagRows.map(({ id }) => id);
  const forms = formRows(facts);
  return [
    insertAll(ctx, tagTable, tagRows),
    insertAll(ctx, candidateTags, candidateTagRows(making, candidates, tagIds)),
    ...insertSome(ctx, jobQuestions, forms.questions),
    ...(forms.questions.length > 0 ? [insertAll(ctx, applicationForms, forms.forms)] : []),
    insertAll(ctx, webhooks, [webhookRow(making, createdAt)]),
  ];
}

/** An endpoint that failed until it was disabled. Nothing is sent to it. */
function webhookRow({ ctx, facts, mint }: Making, createdAt: number) {
  const { companyId } = facts;
  const failingSince = ctx.now.getTime() - 4 * DAY_MS;
  return {
    id: mint(createdAt),
    companyId,
    name: 'Payroll',
    url: 'https://payroll.acme.example/hooks',
    hostname: 'payroll.acme.example',
    events: ['application.hired'] satisfies EventName[],
    isActive: 0,
    ...sealSecret(tenantContext(ctx, companyId), 'd'.repeat(64)),
    failingSince,
    failedCount: 3,
    warnedAt: failingSince + DAY_MS,
    disabledReason: 'failing',
    createdAt,
    updatedAt: failingSince + DAY_MS,
  };
}

function peopleWrites(
  making: Making,
  applications: readonly Application[],
  candidates: readonly Candidate[],
): Statement[] {
  const { ctx, facts, random } = making;
  const known = sourcesOf(making);
  const weighed = weigh(sources, ({ share }) => share);
  const lastOf = new Map<Candidate, number>();
  for (const application of applications) {
    const { candidate } = application;
    lastOf.set(candidate, Math.max(lastOf.get(candidate) ?? 0, lastChange(application)));
  }
  const held = new Set(askers(applications));
  const answered = applications.map((application) => answersTo(making, application));
  return [
    ...insertSome(ctx, sourceTable, known.missing),
    insertAll(
      ctx,
      candidateTable,
      candidates.map((candidate) => {
        const activeAt = lastOf.get(candidate) ?? 0;
        return candidateRow(facts, candidate, { activeAt, isHeld: held.has(candidate) });
      }),
    ),
    insertAll(
      ctx,
      applicationTable,
      applications.map((application, index) => {
        const { screening = null, screeningReasons = null } = answered[index] ?? {};
        const { key } = random.weighted(weighed);
        const row = applicationRow(facts, application, { key, id: known.ids.get(key) ?? 0 });
        return Object.assign(row, { screening, screeningReasons });
      }),
    ),
    rawStatement(
      ctx,
      sql`insert into application_search (rowid, person, cv, scope)
        select value ->> 'id', value ->> 'person', value ->> 'cv', value ->> 'scope'
        from json_each(${JSON.stringify(applications.map((one) => searchRow(facts, one)))})`,
    ),
    ...insertSome(
      ctx,
      answers,
      answered.flatMap(({ rows }) => rows),
    ),
    ...insertSome(ctx, duplicatePairs, duplicateRows(making, candidates)),
  ];
}

function sourcesOf({ ctx, facts, mint }: Making) {
  const createdAt = ctx.now.getTime() - AGE_MS;
  const missing = sources
    .filter(({ key }) => !facts.sources.some((known) => known.key === key))
    .map(({ key, name, kind }) => ({
      id: mint(createdAt),
      companyId: facts.companyId,
      name,
      nameKey: nameKey(name),
      key,
      kind,
      createdAt,
      updatedAt: createdAt,
    }));
  return { missing, ids: new Map([...facts.sources, ...missing].map(({ key, id }) => [key, id])) };
}

type Sent = { application: Application; row: ReturnType<typeof documentRow> };

/** The parsed CVs are rows, which the cron makes files of: as many files would take a second. */
function documentWrites({ ctx }: Making, sent: readonly Sent[]): Statement[] {
  const parsed = sent.map(({ application: { candidate }, row }) => {
    const { resume, text } = candidate.cv;
    return { documentId: row.id, resume, text };
  });
  const rows = sent.map(({ row }) => row);
  return [insertAll(ctx, documents, rows), insertAll(ctx, parsedCvs, parsed)];
}

function laterWrites(making: Making, applications: readonly Application[]): Statement[] {
  const { ctx, facts, random, mint } = making;
  const history = applications.flatMap((application) =>
    historyRows(facts, application, random, mint),
  );
  const hired = hiredRows(making, applications);
  const emails = mailRows(making, applications);
  return [
    insertAll(ctx, activities, history),
    ...insertSome(ctx, applicationNotes, noteRows(making, applications, history)),
    ...insertSome(ctx, mails, emails),
    ...insertSome(ctx, receivedEmails, replyRows(making, applications, emails)),
    ...insertSome(ctx, meetings, meetingRows(making, applications)),
    ...insertSome(ctx, users, hired.users),
    ...insertSome(ctx, members, hired.members),
    ...insertSome(ctx, dataRequests, requestRows(making, applications)),
    ...teamWrites(making, applications),
  ];
}

function teamWrites(making: Making, applications: readonly Application[]): Statement[] {
  const { ctx } = making;
  const rows = teamRows(making, applications);
  if (rows.feedback.length === 0) return [];
  return [
    insertAll(ctx, users, rows.users),
    insertAll(ctx, members, rows.members),
    insertAll(ctx, jobMembers, rows.team),
    insertAll(ctx, feedback, rows.feedback),
    insertAll(ctx, feedbackRequests, rows.requests),
    insertAll(ctx, applicationNotes, rows.notes),
    insertAll(ctx, tasks, rows.tasks),
    insertAll(ctx, notifications, rows.notifications),
  ];
}

/** Days until their answers are due. */
const DUE_DAYS = [3, 26];

/** Two who were rejected have asked that their data be deleted. Such a request waits only where the candidate is under legal hold. */
function askers(applications: readonly Application[]): Candidate[] {
  const rejected = applications.filter(({ story }) => story.status === 'rejected');
  return rejected.slice(0, DUE_DAYS.length).map(({ candidate }) => candidate);
}

function requestRows({ ctx, facts, mint }: Making, applications: readonly Application[]) {
  const now = ctx.now.getTime();
  return askers(applications).map(({ id }, index) => {
    const createdAt = now - (index + 1) * DAY_MS;
    const dueAt = now + (DUE_DAYS[index] ?? 0) * DAY_MS;
    const stamp = { companyId: facts.companyId, createdAt, updatedAt: createdAt };
    return Object.assign({ id: mint(createdAt), candidateId: id, kind: 'erasure', dueAt }, stamp);
  });
}

function insertSome(
  ctx: PublicCtx,
  table: Parameters<typeof insertAll>[1],
  rows: readonly object[],
): Statement[] {
  return rows.length === 0 ? [] : [insertAll(ctx, table, rows)];
}
