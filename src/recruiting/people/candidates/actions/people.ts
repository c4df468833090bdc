/** Shows, exports, merges, holds and erases candidates. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import type { Answering } from '#data/commit.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { parkedOfApplicant } from '#lib/parked-applications.ts';
import { timestamp } from '#lib/time.ts';
import { invalidField } from '#errors.ts';
import { documentUrl } from '#recruiting/pipeline/applications/actions/documents.ts';
import { detailPlan, loadDetail } from '#recruiting/pipeline/applications/actions/detail.ts';
import { toApplication } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { toDocument } from '#recruiting/pipeline/applications/schemas/documents.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { assertNotErased, assertNotHeld } from '#recruiting/pipeline/applications/rules.ts';
import { assertErasable, ofCandidate } from '../rules.ts';
import { resolveFilters } from '#recruiting/people/people-search/actions.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { filtersOf, withMissing } from '#recruiting/people/people-search/schemas.ts';
import { toTagName } from '#recruiting/people/tags/schemas.ts';
import { assertNotAsked } from '#recruiting/interviews/feedback/actions/export.ts';
import { requestEvent } from '#recruiting/people/data-requests/rules.ts';
import { toListed, toPerson } from '../schemas/candidates.ts';
import type {
  Candidate,
  CandidateExport,
  CandidateListed,
  CandidateQuery,
} from '../schemas/candidates.ts';
import {
  candidateById,
  candidateWithApplications,
  currentId,
  findCandidate,
  setHold,
} from '../store/candidates.ts';
import { customOfCandidate, linksOf } from '../store/corrections.ts';
import { ownDocuments } from '../store/documents.ts';
import { openRequestsOf } from '../store/data-requests.ts';
import { eraseStatements, fileKeysOf } from '../store/erase.ts';
import { candidatePage, matchingPersons } from '../store/pages.ts';
import type { PersonBrief } from '../store/pages.ts';
import { tagsOfCandidate } from '../store/tags.ts';
import { mergeStatements, sameJobPairs } from '../store/merge.ts';
import { sectionsOf } from './sections.ts';

/** Lists persons, also those without an application. Those who were erased are listed only by when they changed. */
export async function listCandidates(
  ctx: Ctx,
  query: CandidateQuery,
): Promise<Page<CandidateListed> & { missing?: number[] }> {
  return runPlan(ctx, candidatesPlan(ctx, query, await resolveFilters(ctx, filtersOf(query))));
}

export type PersonListed = CandidateListed & { brief: PersonBrief | null };

/** A page of the console: with what it shows of each beside the name, and counted up to `countedMax`. */
export function personsPlan(
  ctx: Ctx,
  query: CandidateQuery,
  filters: Filters,
  { countedMax }: { countedMax?: number },
): QueryPlan<Page<PersonListed>> {
  const { 'search-key': entered = '', ...paging } = query;
  const wanted = { filters, words: entered.trim(), countedMax, hasBriefs: true };
  return QueryPlan.map(candidatePage(ctx, paging, wanted), ({ rows, total }) =>
    toPage(rows, total, paging, (row) => ({ ...toListed(row), brief: row.brief })),
  );
}

/** `filters` are those of the query, with their fields looked up. */
export function candidatesPlan(
  ctx: Ctx,
  query: CandidateQuery,
  filters: Filters,
): QueryPlan<Page<CandidateListed> & { missing?: number[] }> {
  const { 'search-key': entered = '', ...paging } = query;
  const wanted = { filters, words: entered.trim() };
  const found = filters.ids ? matchingPersons(ctx, paging, wanted) : QueryPlan.of([]);
  const plan = QueryPlan.all({ page: candidatePage(ctx, paging, wanted), found });
  return QueryPlan.map(plan, ({ page: { rows, total }, found: ids }) =>
    withMissing(toPage(rows, total, paging, toListed), filters, ids),
  );
}

export function showCandidate(ctx: Ctx, id: number): Promise<Candidate> {
  return runPlan(ctx, candidatePlan(ctx, id));
}

export function candidatePlan(ctx: Ctx, id: number): QueryPlan<Candidate> {
  return QueryPlan.map(
    QueryPlan.all({
      rows: candidateWithApplications(ctx, id),
      links: linksOf(ctx, id),
      documents: ownDocuments(ctx, id),
      tags: tagsOfCandidate(ctx, id),
      custom: customOfCandidate(ctx, id),
    }),
    ({ rows: { candidate, jobs, stages, ...rows }, links, documents, tags, custom }) => ({
      ...toPerson(candidate),
      links,
      documents: documents.map((document) => toDocument(document, documentUrl(ctx, document))),
      tags: tags.map(toTagName),
      custom: custom.values,
      custom_missing: custom.missing,
      applications: rows.applications.map(({ row: application, custom: values }) =>
        toApplication({
          application,
          candidate,
          job: rowOrNotFound(jobs.get(application.jobId)),
          stage: rowOrNotFound(stages.get(application.stageId)),
          custom: values,
        }),
      ),
    }),
  );
}

/** Exports all data stored about a candidate, and audits the export. */
export async function exportCandidate(ctx: Ctx, id: number): Promise<CandidateExport> {
  const found = QueryPlan.all({
    person: candidatePlan(ctx, id),
    asked: assertNotAsked(ctx, id),
  });
  const { applications, ...person } = (await runPlan(ctx, found)).person;
  const wanted = QueryPlan.all(applications.map((application) => detailPlan(ctx, application.id)));
  const [details, sections] = await commit(ctx, {
    writes: [],
    audit: { action: 'candidate.export', subjectId: person.id },
    answer: QueryPlan.all([wanted, sectionsOf(ctx, person)]),
  });
  return {
    ...person,
    applications: await Promise.all(details.map((detail) => loadDetail(ctx, detail))),
    ...sections,
    exported_at: timestamp(ctx.now),
  };
}

export async function mergeCandidates<Answer>(
  ctx: Ctx,
  id: number,
  from: number,
  answering: Answering<Answer>,
): Promise<Answer> {
  const { into, other, applications } = await runPlan(
    ctx,
    QueryPlan.all({
      into: candidateById(ctx, id),
      other: findCandidate(ctx, from),
      applications: sameJobPairs(ctx, from, id),
    }),
  );
  if (!other) throw invalidField('from_candidate_id', 'No such candidate in this company.');
  if (other.id === into.id)
    throw invalidField('from_candidate_id', 'Must be a different candidate.');
  for (const one of [into, other]) assertNotErased(one);
  assertNotHeld(other);
  return commit(ctx, {
    writes: mergeStatements(ctx, other, into),
    events: [
      ofCandidate({
        name: 'candidate.merged',
        data: { candidate_id: other.id, into_id: into.id, applications },
      }),
    ],
    audit: {
      action: 'candidate.merge',
      subjectId: into.id,
      changes: changesOf(null, { from_candidate_id: other.id }),
    },
    answer: answering(ctx, into.id),
  });
}

export async function holdCandidate<Answer>(
  ctx: Ctx,
  id: number,
  isHeld: boolean,
  answering: Answering<Answer>,
): Promise<Answer> {
  const before = await runPlan(ctx, candidateById(ctx, id));
  assertNotErased(before);
  return commit(ctx, {
    writes: setHold(ctx, before, isHeld),
    audit: {
      action: 'candidate.hold',
      subjectId: before.id,
      changes: changesOf({ is_held: before.isHeld }, { is_held: isHeld }),
    },
    answer: answering(ctx, before.id),
  });
}

type Erasing = {
  /** Throws if the candidate must not be erased. */
  assertMay?: (candidate: CandidateRow) => void;
  /** Sent after it. */
  mails?: readonly OutgoingMail[];
  /** Whether what they have sent and the database has not taken yet is stored as that of somebody new. */
  keepsParked?: boolean;
};

/** Erases personal data. The applications and their stages are kept without it. */
export async function eraseCandidate(
  ctx: Ctx,
  id: number,
  { assertMay = assertErasable, mails = [], keepsParked = false }: Erasing = {},
): Promise<null> {
  const [before, files, requests] = await runPlan(
    ctx,
    QueryPlan.all([
      candidateById(ctx, id),
      fileKeysOf(ctx, id),
      // None can come meanwhile: they are made under legal hold, and a release of the hold conflicts with the erasure.
      openRequestsOf(ctx, currentId(ctx, id)),
    ]),
  );
  assertMay(before);
  // Before the commit: afterwards no address is known by which they are found.
  if (!keepsParked)
    await ctx.files.removeFolder(parkedOfApplicant(ctx.vault, ctx.tenant.id, before.emailKey));
  await commit(ctx, {
    writes: eraseStatements(ctx, before),
    audit: { action: 'candidate.erase', subjectId: before.id },
    events: [
      ofCandidate({ name: 'candidate.erased', data: { candidate_id: before.id } }),
      ...requests.map((request) => requestEvent('data_request.done', request)),
    ],
    mails,
    answer: QueryPlan.of(null),
  });
  // If this fails, the cron job deletes the files: the commit has marked them for removal.
  ctx.defer(Promise.all(files.map((key) => ctx.files.remove(key))));
  return null;
}
