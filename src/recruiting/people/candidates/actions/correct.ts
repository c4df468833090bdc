/** Adds candidates without an application, and corrects the details of any (GDPR, Art. 16). */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import type { Answering, Change } from '#data/commit.ts';
import { runPlanForFiles } from '#data/file-removals.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { AlsoWrite } from '#data/query-plan.ts';
import { phoneE164 } from '#lib/phone.ts';
import { ApiError, invalidField } from '#errors.ts';
import {
  insertDocuments,
  toDocuments,
  withStoredFiles,
} from '#recruiting/pipeline/applications/actions/documents.ts';
import type { Upload } from '#recruiting/pipeline/applications/actions/documents.ts';
import { assertNotErased, assertUnchanged, OWN } from '#recruiting/pipeline/applications/rules.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { changedKeys, valuesAfter } from '#recruiting/people/custom-fields/rules/values.ts';
import { ofCandidate } from '../rules.ts';
import type { Candidate } from '../schemas/candidates.ts';
import { namelessFault } from '../schemas/correction.ts';
import { personFields } from '../schemas/fields.ts';
import type { CandidateCorrection, CandidateLink, NewCandidate } from '../schemas/correction.ts';
import {
  beforeCorrection,
  companyCountry,
  correct,
  insertProspect,
  insertValues,
  ownerOf,
  putValues,
  replaceLinks,
  sourceById,
  valuesFor,
} from '../store/corrections.ts';
import type { Details } from '../store/corrections.ts';
import { candidatePlan } from './people.ts';

/** A prospect: a person the company knows, without an application. 409 `duplicate_candidate` for the address of another one. A CV becomes a document of the prospect, and is read. */
export async function addCandidate(
  ctx: Ctx,
  input: NewCandidate,
  { alsoWrite = () => [], cv }: { alsoWrite?: AlsoWrite; cv?: Upload | undefined } = {},
): Promise<Candidate> {
  const files = toDocuments(ctx, cv ? { cv } : {});
  const email = input.email ?? '';
  const given = input.custom ?? {};
  const id = ctx.newId();
  const { owner, countryId, custom, source } = await runPlanForFiles(
    ctx,
    files.map(({ key }) => key),
    QueryPlan.all({
      owner: ownerOf(ctx, email),
      countryId: companyCountry(ctx),
      custom: valuesFor(ctx, 'candidate', given),
      source: sourceById(ctx, input.source_id),
    }),
  );
  if (input.source_id !== undefined && !source) {
    throw invalidField('source_id', 'No such source in this company.');
  }
  assertFree(owner);
  const values = valuesAfter(given, custom);
  const phone = input.phone ?? null;
  const person = {
    id,
    firstName: '',
    lastName: '',
    email,
    phone,
    ...personFields.toColumns(input),
    phoneE164: await phoneE164(phone, countryId),
    phoneSource: phone === null ? null : ('typed' as const),
  };
  return withStoredFiles(ctx, files, () =>
    commit(ctx, {
      writes: [
        ...insertProspect(ctx, { ...person, sourceId: source?.id ?? null }, input.links ?? []),
        ...insertValues(ctx, 'candidate', id, values),
        ...insertDocuments(ctx, files, { candidateId: id, applicationId: OWN }),
        ...alsoWrite(id),
      ],
      audit: { action: 'candidate.create', subjectId: id },
      events: [ofCandidate({ name: 'candidate.created', data: { candidate_id: id } })],
      answer: candidatePlan(ctx, id),
    }),
  );
}

/** Changes the details that are given; the audit log and the event name them without their values. */
export async function correctCandidate<Answer>(
  ctx: Ctx,
  id: number,
  input: CandidateCorrection,
  answering: Answering<Answer>,
): Promise<Answer> {
  const email = input.email === undefined ? undefined : (input.email ?? '');
  const given = input.custom ?? {};
  const { candidate, links, owner, countryId, custom, application } = await runPlan(
    ctx,
    beforeCorrection(ctx, id, { email, given }),
  );
  assertNotErased(candidate);
  assertUnchanged(candidate, input.updated_at);
  if (owner && owner.id !== candidate.id) assertFree(owner);
  if (email === '' && candidate.email !== '' && application) {
    throw invalidField('email', 'A candidate with an application keeps an email address.');
  }
  const details = await toDetails(candidate, input, countryId);
  const after = valuesAfter(given, custom);
  const keys = changedKeys(custom.values, after);
  const fields = [
    ...changedFields(
      candidate,
      { ...candidate, ...details },
      { before: links, after: input.links },
    ),
    ...keys.map((key) => `custom.${key}`),
  ];
  const answer = answering(ctx, candidate.id);
  if (fields.length === 0) return runPlan(ctx, answer);
  return commit(ctx, {
    writes: [
      ...correct(ctx, candidate, details),
      ...(keys.length > 0 ? [putValues(ctx, 'candidate', candidate.id, after)] : []),
      ...(fields.includes('links') ? replaceLinks(ctx, candidate.id, input.links ?? []) : []),
    ],
    ...namedChange(candidate.id, fields),
    answer,
  });
}

/** The audit entry and the event of a change: what was changed, and not how. */
export function namedChange(
  id: number,
  fields: readonly string[],
): Pick<Change<unknown>, 'audit' | 'events'> {
  return {
    audit: {
      action: 'candidate.update',
      subjectId: id,
      changes: changesOf(null, { fields: [...fields] }),
    },
    events: [
      ofCandidate({
        name: 'candidate.updated',
        data: { candidate_id: id, fields: [...fields] },
      }),
    ],
  };
}

function assertFree(owner: { id: number } | undefined): void {
  if (!owner) return;
  const { id } = owner;
  throw new ApiError('duplicate_candidate', {
    related: { type: 'candidate', id },
    extra: { candidate_id: id },
  });
}

async function toDetails(
  before: CandidateRow,
  input: CandidateCorrection,
  countryId: number | null,
): Promise<Details> {
  const details: Details = personFields.toColumns(input);
  const after = { ...before, ...details };
  if (after.phone !== before.phone) {
    details.phoneE164 = await phoneE164(after.phone, countryId);
    details.phoneSource = after.phone === null ? null : 'corrected';
  }
  if (`${after.firstName}${after.lastName}${after.email}` === '') {
    throw invalidField(namelessFault.field, namelessFault.text);
  }
  return details;
}

function changedFields(
  before: CandidateRow,
  after: CandidateRow,
  links: { before: readonly CandidateLink[]; after: readonly CandidateLink[] | undefined },
): string[] {
  const [was, is] = [before, after].map(
    (row) => new Map(Object.entries(personFields.toInput(row))),
  );
  const names = Object.keys(personFields.inputs).filter((name) => was?.get(name) !== is?.get(name));
  const areSame =
    links.after === undefined || JSON.stringify(links.before) === JSON.stringify(links.after);
  return [...names, ...(areSame ? [] : ['links'])];
}
