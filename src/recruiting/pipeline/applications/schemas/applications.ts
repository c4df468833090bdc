/** Applications as the API answers them, and the query that lists them (contract 2.10, 4.8). */
import * as z from 'zod';
import type { activities, applications } from '#data/tables/applications.ts';
import type { candidates } from '#data/tables/candidates.ts';
import type { jobs } from '#data/tables/jobs.ts';
import type { stages } from '#data/tables/pipelines.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { parseStatusOf, ShownCv } from '#recruiting/people/cvs/schemas.ts';
import { ApplicationOrigin, toOrigin } from '#recruiting/jobs/sources/schemas.ts';
import type { OriginRow } from '#recruiting/jobs/sources/schemas.ts';
import { CustomMissing, CustomValues } from '#recruiting/people/custom-fields/schemas.ts';
import { filterParams, idsParam, missing } from '#recruiting/people/people-search/schemas.ts';
import { ShownEmail, toConversation } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';
import { applicationStatuses, rejectionReasons, stageTypes } from '#vocabulary/lists.ts';
import { CandidateDocument, toDocument } from './documents.ts';
import type { DocumentRow } from './documents.ts';
import { answerFields, Screening, toAnswerFields } from './answers.ts';
import type { AnswerRow } from './answers.ts';
import { LegalTexts, toLegalText } from './legal-texts.ts';
import { timeInStages } from './time-in-stages.ts';
import { Activity, Author, StageName, toActivity, toAuthor } from './activity.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** Columns of `applications` of which an answer has something else: a job has its title, a number is that of the candidate. */
type ServiceColumn =
  | 'companyId'
  | 'jobId'
  | 'stageSince'
  | 'typedFirstName'
  | 'typedLastName'
  | 'typedPhone'
  | 'typedPhoneE164'
  | 'language'
  | 'rejectionReasonId'
  | 'consentText'
  | 'consentAt'
  | 'legalNoticeId'
  | 'screeningReasons'
  | 'firstViewedAt'
  | 'firstViewedBy';

const { served, declare } = recordFields<Omit<ApplicationRow, ServiceColumn>>();

const applicationFields = declare({
  id: served('id', z.int()),
  candidate_job_id: served('id', z.int()),
  candidate_id: served('candidateId', z.int()),
  first_name: derived(z.string()),
  last_name: derived(z.string()),
  email: derived(z.string()),
  phone: derived(
    z
      .string()
      .nullable()
      .describe(
        'The number typed with this application; if there is none, that of the candidate, which can come from a CV.',
      ),
  ),
  phone_e164: derived(
    z.string().nullable().describe('The same number as E.164, if it can be read.'),
  ),
  job: derived(z.object({ id: z.int(), hash_id: z.string(), title: z.string() })),
  stage: derived(z.object({ id: z.int(), name: z.string(), type: z.enum(stageTypes) })),
  stage_id: served('stageId', z.int()),
  status: served('status', z.enum(applicationStatuses)),
  source: served('source', z.string()),
  screening: served('screening', Screening),
  source_id: served(
    'sourceId',
    z.int().nullable().describe('Null until the source is found, or without one.'),
    (id) => id || null,
  ),
  ...times,
  rejected_at: served('rejectedAt', z.string().nullable(), timestampOrNull),
  hired_at: served('hiredAt', z.string().nullable(), timestampOrNull),
  custom: derived(CustomValues),
});

export const Application = z.object(applicationFields.answers).meta({ id: 'Application' });
export type Application = z.output<typeof Application>;

export const ApplicationPage = pageOf(Application).extend({ missing });

export const ApplicationQuery = Paging.extend({
  ids: idsParam,
  ...filterParams,
  'search-key': z
    .string()
    .max(STRING_LENGTH_MAX)
    .optional()
    .describe(
      'Words from the name or email address; the last word can be a prefix. Also looks in CVs where the company has set `searches_cv_text` to true.',
    ),
  'search-in': anyCase(['cv'])
    .optional()
    .describe(
      '`cv`: the words of `search-key` are looked for in CVs, too. 403 where the company has switched that off.',
    ),
});
export type ApplicationQuery = z.output<typeof ApplicationQuery>;

const { job_id: _, ...jobFilterParams } = filterParams;

/** The query of the applications of one job. */
export const ApplicantQuery = Paging.extend(jobFilterParams);
export type ApplicantQuery = z.output<typeof ApplicantQuery>;

const Note = z.object({
  id: z.int(),
  note: z.string(),
  author: Author,
  author_name: z
    .string()
    .nullable()
    .describe('The name of the author, also of one who is no member: the note was imported.'),
  mentions: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Members whom it mentions.'),
  created_at: z.string(),
});

export const ApplicationDetail = Application.extend({
  parse_status: parseStatusOf('The status of the CV in `parsed_cv`; null if there is no CV.'),
  parsed_cv: ShownCv.nullable().describe(
    'The CV as JSON Resume (jsonresume.org, v1): the newest that came with the application or is among the own documents of the candidate; without one, the newest of their other applications. Its content comes from the candidate and is not verified.',
  ),
  notes: z.array(Note).describe('The last 100, newest first.'),
  emails: z.array(ShownEmail).describe('The last 50 that were sent or received, newest first.'),
  history: z
    .array(Activity)
    .describe('The last 100, newest first; `/api/candidate-job/history/{id}` has all.'),
  documents: z
    .array(CandidateDocument)
    .describe('Those of the application, and the newest CV of the candidate.'),
  ...answerFields,
  custom_missing: CustomMissing,
  time_in_stage: z
    .array(z.object({ stage: StageName, hours: z.number() }))
    .describe('How long the application was in each stage, in chronological order.'),
  rejection_reason: z.object({ id: z.int(), name: z.string() }).nullable(),
  consent: z.object({ text: z.string(), given_at: z.string() }).nullable(),
  legal_texts: LegalTexts,
  applied_as: z
    .object({ first_name: z.string(), last_name: z.string() })
    .nullable()
    .describe(
      "The name typed with this application, if it is not the candidate's. Anyone can apply with any email address.",
    ),
  origin: ApplicationOrigin.nullable(),
  is_held: z
    .boolean()
    .describe(
      'True if the candidate is under legal hold. Nothing of the candidate is erased then.',
    ),
}).meta({ id: 'ApplicationDetail' });
export type ApplicationDetail = z.output<typeof ApplicationDetail>;

export type CandidateRow = typeof candidates.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;
export type StageRow = typeof stages.$inferSelect;

export type ApplicationFacts = {
  application: ApplicationRow;
  candidate: Pick<CandidateRow, 'firstName' | 'lastName' | 'email' | 'phone' | 'phoneE164'>;
  job: Pick<JobRow, 'id' | 'hashId' | 'title'>;
  stage: Pick<StageRow, 'id' | 'name' | 'type'>;
  custom: Application['custom'];
};

export function toApplication(facts: ApplicationFacts): Application {
  const { application, candidate, job, stage, custom } = facts;
  return applicationFields.toAnswer(application, {
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    email: candidate.email,
    phone: application.typedPhone ?? candidate.phone,
    phone_e164: application.typedPhone === null ? candidate.phoneE164 : application.typedPhoneE164,
    job: { id: job.id, hash_id: job.hashId, title: job.title },
    stage: { id: stage.id, name: stage.name, type: stage.type },
    custom,
  });
}

type ActivityRow = typeof activities.$inferSelect;
export type NamesById = ReadonlyMap<number, string>;

export type NoteRow = {
  id: number;
  note: string;
  userId: number | null;
  authorName: string | null;
  mentions: readonly number[];
  createdAt: Date;
};

export type DetailFacts = ApplicationFacts &
  Conversation & {
    candidate: CandidateRow;
    notes: readonly NoteRow[];
    history: readonly ActivityRow[];
    documents: readonly DocumentRow[];
    /** The document that the parsed CV is of. */
    cv: { id: number | null };
    parsedCv: ShownCv | null;
    answers: readonly AnswerRow[];
    /** The keys of the required questions of the form. */
    required: readonly string[];
    origin: OriginRow | undefined;
    /** Those that the form linked. */
    legalTexts: readonly LegalText[];
    customMissing: readonly string[];
    /** Names of users, by id. */
    authors: NamesById;
  };

/** `urlOf` returns a download link of a document. */
export function toApplicationDetail(
  facts: DetailFacts,
  now: Date,
  urlOf: (document: DocumentRow) => string,
): ApplicationDetail {
  const { application, candidate, authors } = facts;
  const author = (userId: number | null) => toAuthor(userId, authors);
  const reasonId = application.rejectionReasonId;
  return {
    ...toApplication(facts),
    parse_status: facts.documents.find(({ id }) => id === facts.cv.id)?.parseStatus ?? null,
    parsed_cv: facts.parsedCv,
    notes: facts.notes.map(({ id, note, userId, authorName, mentions, createdAt }) => ({
      id,
      note,
      author: author(userId),
      author_name: author(userId)?.name ?? authorName,
      mentions: mentions.map((one) => ({ id: one, name: authors.get(one) ?? '' })),
      created_at: timestamp(createdAt),
    })),
    emails: toConversation(facts),
    history: facts.history.map((activity) => toActivity(activity, authors)),
    documents: facts.documents.map((document) => toDocument(document, urlOf(document))),
    ...toAnswerFields({ ...facts, reasons: application.screeningReasons }),
    custom_missing: [...facts.customMissing],
    time_in_stage: timeInStages(facts.history, now),
    rejection_reason:
      reasonId === null ? null : { id: reasonId, name: rejectionReasonName(reasonId) },
    consent:
      application.consentText === null || application.consentAt === null
        ? null
        : { text: application.consentText, given_at: timestamp(application.consentAt) },
    legal_texts: facts.legalTexts.map(toLegalText),
    applied_as: toAppliedName(application),
    origin: toOrigin(facts.origin),
    is_held: candidate.isHeld,
  };
}

function toAppliedName({ typedFirstName, typedLastName }: ApplicationRow) {
  return typedFirstName === null
    ? null
    : { first_name: typedFirstName, last_name: typedLastName ?? '' };
}

function rejectionReasonName(id: number): string {
  return (
    new Map<number, string>(
      Object.entries(rejectionReasons).map(([key, name]) => [Number(key), name]),
    ).get(id) ?? ''
  );
}
