/** All events that the service emits: their data and the scope that reads them (contract 6.1). */
import * as z from 'zod';
import type { Scope } from '#access.ts';
import { emailReasons } from '#vocabulary/emails.ts';
import type { EventName, EventSubject } from '#vocabulary/events.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';
import { dataRequestKinds } from '#vocabulary/data-requests.ts';

export { eventNames } from '#vocabulary/events.ts';
export type { EventName } from '#vocabulary/events.ts';

const id = z.int().positive();
const ofApplication = {
  candidate_job_id: id.describe('The id of the application.'),
  job_id: id.describe('The integer id of the job.'),
};
const application = {
  ...ofApplication,
  email: z.string().describe('The email address of the candidate.'),
};
/** The stage that it is about, and the member who is asked, or wrote it. */
const feedback = z.object({ ...ofApplication, stage_id: id, user_id: id });
const none = id.nullable();
const task = z.object({ task_id: id, candidate_job_id: none, job_id: none, user_id: none });
const candidateId = id.describe('The id of the candidate.');
const asked = { data_request_id: id, candidate_id: candidateId, kind: z.enum(dataRequestKinds) };
const job = { job_id: id.describe('The integer id of the job.'), title: z.string() };
const fields = z.array(z.string());
const imported = { import_id: id, imported: z.literal(true) };

const cvOutcomes = ['read', 'unreadable', 'recognized'] as const;
export type CvOutcome = (typeof cvOutcomes)[number];

type Terms = {
  label: string;
  description: string;
  /** The scope that reads the record of the event. */
  reads: Scope | null;
  data: z.ZodObject;
};

export const events = {
  'application.created': {
    label: 'Application created',
    description: 'A candidate applied or was assigned to a job.',
    reads: 'applicants:read',
    data: z.object({
      ...application,
      first_name: z.string(),
      last_name: z.string(),
      stage_id: id.describe("The first stage of the job's pipeline."),
    }),
  },
  'application.stage_changed': {
    label: 'Application moved',
    description: 'A candidate was moved to another stage of the pipeline.',
    reads: 'applicants:read',
    data: z.object({ ...application, new_stage_id: id }),
  },
  'application.rejected': {
    label: 'Application rejected',
    description: 'A candidate was rejected.',
    reads: 'applicants:read',
    data: z.object(application),
  },
  'application.hired': {
    label: 'Application hired',
    description: 'A candidate was hired as a team member.',
    reads: 'applicants:read',
    data: z.object({ ...application, team_member_id: id }),
  },
  'application.unrejected': {
    label: 'Rejection undone',
    description: 'A rejection was undone. The application is active again.',
    reads: 'applicants:read',
    data: z.object({ ...application, stage_id: id }),
  },
  'application.screened': {
    label: 'Application screened',
    description:
      'The rules of the application form were applied to the answers, or a person was asked to look at an application that they rejected.',
    reads: 'applicants:read',
    data: z.object({
      ...ofApplication,
      outcome: z.enum(screeningOutcomes),
      rule_ids: z.array(id).describe('The rules that applied. Not the answers.'),
    }),
  },
  'application.withdrawn': {
    label: 'Application withdrawn',
    description: 'A candidate withdrew an application. `application.rejected` is emitted with it.',
    reads: 'applicants:read',
    data: z.object(application),
  },
  'application.updated': {
    label: 'Application updated',
    description: 'A member changed custom fields of an application.',
    reads: 'applicants:read',
    data: z.object({
      ...ofApplication,
      fields: z.array(z.string()).describe('What was changed, such as `custom.shift`; no values.'),
    }),
  },
  'candidate.created': {
    label: 'Candidate added',
    description: 'A member added a candidate without an application.',
    reads: 'applicants:read',
    data: z.object({ candidate_id: candidateId }),
  },
  'candidate.updated': {
    label: 'Candidate corrected',
    description: 'A member changed details or documents of a candidate, or the candidate did.',
    reads: 'applicants:read',
    data: z.object({
      candidate_id: candidateId,
      fields: z.array(z.string()).describe('What was changed, such as `email`. Not the values.'),
    }),
  },
  'candidate.tagged': {
    label: 'Candidate tagged',
    description: 'A candidate got tags, or tags were taken from them.',
    reads: 'applicants:read',
    data: z.object({
      candidate_id: candidateId,
      added: z.array(id).describe('The ids of the tags.'),
      removed: z.array(id),
    }),
  },
  'candidate.merged': {
    label: 'Candidates merged',
    description: 'A candidate was merged into another one.',
    reads: 'applicants:read',
    data: z.object({
      candidate_id: candidateId,
      into_id: id.describe('The candidate that is kept.'),
      applications: z
        .array(z.object({ candidate_job_id: id, into_id: id }))
        .describe('Applications that went into those for the same job.'),
    }),
  },
  'candidate.erased': {
    label: 'Candidate erased',
    description: 'The personal data of a candidate was erased.',
    reads: 'applicants:read',
    data: z.object({ candidate_id: candidateId }),
  },
  'cv.read': {
    label: 'CV read',
    description:
      'The CV of a candidate was read, or cannot be read. Not of documents that an import has added.',
    reads: 'applicants:read',
    data: z.object({
      candidate_job_id: application.candidate_job_id
        .nullable()
        .describe('The application it came with; null for an own document of the candidate.'),
      candidate_id: candidateId,
      document_id: id,
      outcome: z
        .enum(cvOutcomes)
        .describe(
          '`recognized`: read from the pictures of a scan, so it can have wrong characters.',
        ),
    }),
  },
  'data_request.created': {
    label: 'Data request received',
    description: 'A candidate asked for something that a member must answer.',
    reads: 'applicants:read',
    data: z.object(asked),
  },
  'data_request.done': {
    label: 'Data request finished',
    description: 'A member finished the request of a candidate, or erased the candidate.',
    reads: 'applicants:read',
    data: z.object(asked),
  },
  'job.published': {
    label: 'Job published',
    description: 'A job became Live.',
    reads: 'jobs:read',
    data: z.object({ ...job, status: z.literal('Live') }),
  },
  'job.closed': {
    label: 'Job closed',
    description: 'A job became Closed or Archived.',
    reads: 'jobs:read',
    data: z.object({ ...job, status: z.enum(['Closed', 'Archived']) }),
  },
  'job.updated': {
    label: 'Job updated',
    description: 'Fields of a job other than its status changed.',
    reads: 'jobs:read',
    data: z.object({ job_id: job.job_id, fields: fields.describe('Such as `title`; no values.') }),
  },
  'email.received': {
    label: 'Email received',
    description: 'An email came to the reply address of an application; not from a machine.',
    reads: 'applicants:read',
    data: z.object({ ...ofApplication, email_id: id.describe('Not its text.') }),
  },
  'email.failed': {
    label: 'Email failed',
    description: 'An email to a candidate was not delivered: it was not sent, or came back.',
    reads: 'applicants:read',
    data: z.object({ ...ofApplication, email_id: id, reason: z.enum(emailReasons) }),
  },
  'meeting.scheduled': {
    label: 'Meeting scheduled',
    description: 'A meeting was scheduled.',
    reads: 'applicants:read',
    data: z.object({
      meet_id: id,
      candidate_job_id: id.nullable().describe('The application the meeting is about, if any.'),
      scheduled_at: z.string().describe('When the meeting starts, in UTC.'),
      type: z.enum(['google_meet', 'zoom']),
    }),
  },
  'note.created': {
    label: 'Note added',
    description: 'A member added a note to an application, also with a rejection.',
    reads: 'applicants:read',
    data: z.object({
      candidate_job_id: application.candidate_job_id,
      note_id: id.describe('Not its text.'),
      user_id: id.nullable().describe('The member who wrote it; null where the service did.'),
    }),
  },
  'feedback.requested': {
    label: 'Feedback requested',
    description: 'A member was asked for feedback on an application.',
    reads: 'applicants:read',
    data: feedback,
  },
  'feedback.submitted': {
    label: 'Feedback submitted',
    description: 'A member submitted feedback on an application. Not what it says.',
    reads: 'applicants:read',
    data: feedback,
  },
  'task.created': {
    label: 'Task added',
    description: 'A member added a task. Not its title.',
    reads: 'applicants:read',
    data: task,
  },
  'task.done': {
    label: 'Task done',
    description: 'A task was done.',
    reads: 'applicants:read',
    data: task,
  },
  'export.finished': {
    label: 'Export finished',
    description: 'The file of an export is complete, or could not be written.',
    reads: 'applicants:read',
    data: z.object({
      export_id: id,
      status: z.enum(['finished', 'failed']),
      rows: z.int().describe('The number of records in the file.'),
    }),
  },
  'import.created': {
    label: 'Records imported',
    description: 'An import has added up to 50 records, for which no other events are emitted.',
    reads: 'applicants:read',
    data: z.object({
      ...imported,
      candidate_ids: z.array(id),
      candidate_job_ids: z.array(id).describe('The ids of the applications.'),
    }),
  },
  'import.finished': {
    label: 'Import finished',
    description: 'An import is complete.',
    reads: 'applicants:read',
    data: z.object({ ...imported, created: z.int(), existing: z.int(), failed: z.int() }),
  },
  'import.undone': {
    label: 'Import undone',
    description: 'What an import had added was deleted, but for what was changed since.',
    reads: 'applicants:read',
    data: z.object({ ...imported, undone: z.int(), kept: z.int() }),
  },
  'webhook.test': {
    label: 'Test',
    description: 'A member tested the webhook with POST /api/plugins/webhooks/{id}/test.',
    reads: null,
    data: z.object({ webhook_id: id, name: z.string(), message: z.string() }),
  },
} as const satisfies Record<EventName, Terms>;

/** Of a record, to be delivered to the subscribers. */
export type DomainEvent = {
  [Name in EventName]: {
    name: Name;
    subject: EventSubject;
    subjectId: number;
    data: z.output<(typeof events)[Name]['data']>;
  };
}[EventName];
