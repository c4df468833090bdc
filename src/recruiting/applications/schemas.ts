/** A candidate's application on the wire (contract 2.10, 4.8 and the decisions' record). */
import * as z from 'zod';
import type { activities, applications, candidates } from '#data/tables/candidates.ts';
import type { documents } from '#data/tables/documents.ts';
import type { jobs } from '#data/tables/jobs.ts';
import type { stages } from '#data/tables/pipelines.ts';
import { Id, PathRef } from '#lib/ids.ts';
import { Paging } from '#lib/pagination.ts';
import { Email, Line, STRING_LENGTH_MAX } from '#lib/text.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import { MailBody } from '#recruiting/messages/schemas.ts';
import {
  activityKinds,
  applicationStatuses,
  documentKinds,
  parseStatuses,
  rejectionReasons,
  stageTypes,
} from '#vocabulary.ts';
import { BULK_MAX, CONSENT_LENGTH_MAX, NOTE_LENGTH_MAX } from './rules.ts';

export const Application = z
  .object({
    id: z.int(),
    candidate_job_id: z.int(),
    candidate_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }),
    stage: z.object({ id: z.int(), name: z.string(), type: z.enum(stageTypes) }),
    stage_id: z.int(),
    status: z.enum(applicationStatuses),
    source: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    rejected_at: z.string().nullable(),
    hired_at: z.string().nullable(),
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof Application>;

const Author = z
  .object({ id: z.int(), name: z.string() })
  .nullable()
  .describe('Null if the candidate or the service did it.');

const StageName = z.object({ id: z.int(), name: z.string() }).nullable();

const Note = z.object({
  id: z.int(),
  note: z.string(),
  author: Author,
  created_at: z.string(),
});

const SentEmail = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  body: z.string().describe('The body as HTML.'),
  status: z.enum(['queued', 'sending', 'sent', 'failed', 'suppressed', 'canceled']),
  created_at: z.string(),
  due_at: z.string().nullable().describe('When the email is sent, or retried.'),
  sent_at: z.string().nullable(),
});

const Activity = z.object({
  id: z.int(),
  kind: z.enum(activityKinds),
  author: Author,
  from_stage: StageName,
  to_stage: StageName,
  created_at: z.string(),
});

const Document = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  filename: z.string(),
  content_type: z.string(),
  size: z.int(),
  parse_status: z.enum(parseStatuses).nullable(),
  url: z.string().describe('A link that is valid for 15 minutes.'),
  created_at: z.string(),
});

export const ApplicationDetail = Application.extend({
  parse_status: z
    .enum(parseStatuses)
    .nullable()
    .describe('The result of parsing the newest CV. Null if there is no CV.'),
  parsed_cv: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'The CV as JSON Resume (jsonresume.org, v1). Its content comes from the candidate and is not verified.',
    ),
  notes: z.array(Note).describe('The last 100, newest first.'),
  emails: z.array(SentEmail).describe('The last 50, newest first.'),
  history: z.array(Activity).describe('The last 200, newest first.'),
  documents: z.array(Document),
  time_in_stage: z
    .array(z.object({ stage: StageName, hours: z.number() }))
    .describe('How long the application was in each stage, in chronological order.'),
  rejection_reason: z.object({ id: z.int(), name: z.string() }).nullable(),
  consent: z.object({ text: z.string(), given_at: z.string() }).nullable(),
  is_held: z
    .boolean()
    .describe(
      'True if the candidate is under legal hold. Nothing of the candidate is erased then.',
    ),
}).meta({ id: 'ApplicationDetail' });
export type ApplicationDetail = z.output<typeof ApplicationDetail>;

export const ApplicationQuery = Paging.extend({
  'search-key': z
    .string()
    .max(STRING_LENGTH_MAX)
    .optional()
    .describe(
      'Words from the name or email address; the last word can be a prefix. Also searches CVs if the company has enabled it.',
    ),
});
export type ApplicationQuery = z.output<typeof ApplicationQuery>;

/** The fields of the form by which somebody applies. */
export const NewApplication = z.object({
  email: Email,
  first_name: Line,
  last_name: Line,
  phone: z.string().trim().max(STRING_LENGTH_MAX).optional(),
  job_id: PathRef.describe('The hash_id of the job.'),
  source: Line.optional().describe(
    'Where the candidate comes from, for analytics. Defaults to `api`.',
  ),
  consent: z
    .string()
    .trim()
    .max(CONSENT_LENGTH_MAX)
    .optional()
    .describe('The consent text that the candidate agreed to, as it was shown to them.'),
});
export type NewApplication = z.output<typeof NewApplication>;

export const Move = z
  .object({
    stage_id: Id,
    from_stage_id: Id.optional().describe(
      'The stage you expect the application to be in. If it has moved since, the request fails with 409.',
    ),
  })
  .meta({ id: 'StageMove', example: { stage_id: 1 } });
export type Move = z.output<typeof Move>;

const RejectionReasonId = z
  .int()
  .refine((id) => id in rejectionReasons, 'Must be the id of a rejection reason.');

export const Rejection = z
  .object({
    rejection_reason_id: RejectionReasonId.optional().describe(
      Object.entries(rejectionReasons)
        .map(([id, name]) => `${id} ${name}`)
        .join(', '),
    ),
    note: z
      .string()
      .trim()
      .min(1)
      .max(NOTE_LENGTH_MAX)
      .optional()
      .describe('A note for the team. The candidate does not see it.'),
    send_email: z.boolean().default(true),
  })
  .meta({ id: 'Rejection' });
export type Rejection = z.output<typeof Rejection>;

export const NewEmail = z
  .object({
    subject: Line,
    body: MailBody.describe('The body as HTML. Can contain merge fields.'),
    name: Line.optional().describe('The sender name that the candidate sees.'),
  })
  .meta({
    id: 'NewEmail',
    example: { subject: 'Your application', body: '<p>Dear {{candidate.first_name}}</p>' },
  });
export type NewEmail = z.output<typeof NewEmail>;

export const EmailPreview = z
  .object({
    subject: z.string(),
    body: z.string(),
    missing: z.array(z.string()).describe('Merge fields without a value.'),
  })
  .meta({ id: 'EmailPreview' });
export type EmailPreview = z.output<typeof EmailPreview>;

export const Assignment = z
  .object({
    candidate_job_id: Id.optional().describe('Any application of the candidate.'),
    candidate_id: Id.optional(),
    job_id: z
      .union([Id.transform((id) => ({ id })), PathRef])
      .describe('The hash_id or id of the job.'),
    stage_id: Id.optional().describe("A stage of the job's pipeline. Defaults to the first stage."),
  })
  .refine((given) => given.candidate_job_id !== undefined || given.candidate_id !== undefined, {
    path: ['candidate_id'],
    message: 'Send candidate_id or candidate_job_id.',
  })
  .meta({ id: 'Assignment', example: { candidate_id: 1, job_id: 'bkm3d7xw2q' } });
export type Assignment = z.output<typeof Assignment>;

export const NewNote = z
  .object({ note: z.string().trim().min(1).max(NOTE_LENGTH_MAX) })
  .meta({ id: 'NewNote', example: { note: 'Speaks Polish too.' } });

export const StageTemplate = z
  .object({
    stage_id: z.int(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    placeholders: z.array(z.string()),
  })
  .meta({ id: 'StageTemplate' });
export type StageTemplate = z.output<typeof StageTemplate>;

export const BulkRequest = z
  .object({
    action: z.enum(['move', 'reject', 'email']),
    ids: z.array(Id).min(1).max(BULK_MAX).describe('The ids of the applications.'),
    dry_run: z
      .boolean()
      .default(false)
      .describe('Reports what would happen without changing anything.'),
    stage_id: Id.optional().describe('The target stage. Required to move.'),
    rejection_reason_id: RejectionReasonId.optional(),
    send_email: z
      .boolean()
      .default(true)
      .describe('Whether to send the rejection email. Only used to reject.'),
    subject: Line.optional().describe('Required to send an email.'),
    body: MailBody.optional().describe('Required to send an email.'),
  })
  .refine((given) => given.action !== 'move' || given.stage_id !== undefined, {
    path: ['stage_id'],
    message: 'Is required to move applications.',
  })
  .refine((given) => given.action !== 'email' || given.subject !== undefined, {
    path: ['subject'],
    message: 'Is required to send an email.',
  })
  .refine((given) => given.action !== 'email' || given.body !== undefined, {
    path: ['body'],
    message: 'Is required to send an email.',
  })
  .meta({ id: 'BulkRequest', example: { action: 'move', ids: [1], stage_id: 1, dry_run: true } });
export type BulkRequest = z.output<typeof BulkRequest>;

export const BulkResult = z
  .object({
    bulk_id: z
      .int()
      .nullable()
      .describe('Use this id to undo the action. Null if nothing was changed.'),
    dry_run: z.boolean(),
    done: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({
        id: z.int(),
        result: z.enum(['done', 'unchanged', 'failed']),
        code: z.string().nullable().describe('The error code, if it failed.'),
        message: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.output<typeof BulkResult>;

export type ApplicationRow = typeof applications.$inferSelect;
export type CandidateRow = typeof candidates.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;
export type StageRow = typeof stages.$inferSelect;
export type DocumentRow = typeof documents.$inferSelect;

export type ApplicationFacts = {
  application: ApplicationRow;
  candidate: Pick<CandidateRow, 'firstName' | 'lastName' | 'email' | 'phone'>;
  job: Pick<JobRow, 'id' | 'hashId' | 'title'>;
  stage: Pick<StageRow, 'id' | 'name' | 'type'>;
};

export function showApplication(facts: ApplicationFacts): Application {
  const { application, candidate, job, stage } = facts;
  return {
    id: application.id,
    candidate_job_id: application.id,
    candidate_id: application.candidateId,
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    email: candidate.email,
    phone: candidate.phone,
    job: { id: job.id, hash_id: job.hashId, title: job.title },
    stage: { id: stage.id, name: stage.name, type: stage.type },
    stage_id: application.stageId,
    status: application.status,
    source: application.source,
    created_at: timestamp(application.createdAt),
    updated_at: timestamp(application.updatedAt),
    rejected_at: timestampOrNull(application.rejectedAt),
    hired_at: timestampOrNull(application.hiredAt),
  };
}

type ActivityRow = typeof activities.$inferSelect;
export type Named = ReadonlyMap<number, string>;

export type NoteRow = { id: number; note: string; userId: number | null; createdAt: Date };
export type EmailRow = {
  id: number;
  kind: string;
  status: z.output<typeof SentEmail>['status'];
  subject: string;
  body: string;
  createdAt: Date;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
};

export type DetailFacts = ApplicationFacts & {
  candidate: CandidateRow;
  notes: readonly NoteRow[];
  emails: readonly EmailRow[];
  history: readonly ActivityRow[];
  documents: readonly DocumentRow[];
  parsedCv: Record<string, unknown> | null;
  /** Names of users, by id. */
  authors: Named;
};

/** `linkTo` makes a link that works for a while. */
export function showDetail(
  facts: DetailFacts,
  now: Date,
  linkTo: (document: DocumentRow) => string,
): ApplicationDetail {
  const { application, candidate, authors } = facts;
  const author = (userId: number | null) =>
    userId === null ? null : { id: userId, name: authors.get(userId) ?? '' };
  const reasonId = application.rejectionReasonId;
  return {
    ...showApplication(facts),
    parse_status: facts.documents.findLast(({ kind }) => kind === 'cv')?.parseStatus ?? null,
    parsed_cv: facts.parsedCv,
    notes: facts.notes.map(({ id, note, userId, createdAt }) => ({
      id,
      note,
      author: author(userId),
      created_at: timestamp(createdAt),
    })),
    emails: facts.emails.map((email) => ({
      id: email.id,
      kind: email.kind,
      subject: email.subject,
      body: email.body,
      status: email.status,
      created_at: timestamp(email.createdAt),
      due_at: timestampOrNull(email.nextAttemptAt),
      sent_at: timestampOrNull(email.sentAt),
    })),
    history: facts.history.map((activity) => ({
      id: activity.id,
      kind: activity.kind,
      author: author(activity.userId),
      from_stage: activity.fromStage,
      to_stage: activity.toStage,
      created_at: timestamp(activity.createdAt),
    })),
    documents: facts.documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      filename: document.filename,
      content_type: document.contentType,
      size: document.byteCount,
      parse_status: document.parseStatus,
      url: linkTo(document),
      created_at: timestamp(document.createdAt),
    })),
    time_in_stage: timesInStages(facts.history, now),
    rejection_reason: reasonId === null ? null : { id: reasonId, name: nameOfReason(reasonId) },
    consent:
      application.consentText === null || application.consentAt === null
        ? null
        : { text: application.consentText, given_at: timestamp(application.consentAt) },
    is_held: candidate.isHeld,
  };
}

function nameOfReason(id: number): string {
  return (
    new Map<number, string>(
      Object.entries(rejectionReasons).map(([key, name]) => [Number(key), name]),
    ).get(id) ?? ''
  );
}

const HOUR_MS = 3_600_000;

/** Newest first as it is read; from the oldest that is known. */
function timesInStages(
  history: readonly ActivityRow[],
  now: Date,
): z.output<typeof ApplicationDetail>['time_in_stage'] {
  const arrivals = history.filter(({ toStage }) => toStage !== null).toReversed();
  return arrivals.map(({ toStage, createdAt }, index) => {
    const until = arrivals[index + 1]?.createdAt ?? now;
    const hours = (until.getTime() - createdAt.getTime()) / HOUR_MS;
    return { stage: toStage, hours: Math.round(hours * 10) / 10 };
  });
}
