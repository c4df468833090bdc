/** The persons and applications of a bundle, and what belongs to them. */
import * as z from 'zod';
import {
  activities,
  activityRecord,
  applicationNoteRecord,
  applicationNotes,
  applicationRecord,
  applications,
} from '#data/tables/applications.ts';
import {
  candidateLinkRecord,
  candidateLinks,
  candidateRecord,
  candidates,
} from '#data/tables/candidates.ts';
import { documentRecord, documents } from '#data/tables/documents.ts';
import { receivedKinds } from '#vocabulary/emails.ts';
import { feedback, feedbackRecord } from '#data/tables/feedback.ts';
import { mailRecord, mails } from '#data/tables/mails.ts';
import { receivedEmailRecord, receivedEmails } from '#data/tables/received-emails.ts';
import { meetingRecord, meetings } from '#data/tables/meetings.ts';
import { answerRecord, answers } from '#data/tables/questions.ts';
import { applicationOriginRecord, applicationOrigins } from '#data/tables/sources.ts';
import { candidateTagRecord, candidateTags } from '#data/tables/tags.ts';
import { EmailOrNone } from '#lib/email-address-schemas.ts';
import { OptionalPhone, PHONE_LENGTH_MAX } from '#lib/phone.ts';
import { emailKey } from '#lib/email-key.ts';
import { Line } from '#lib/text-schemas.ts';
import { isTimezone } from '#lib/timezones.ts';
import { newSecret } from '#lib/token.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import { FEEDBACK_LENGTH_MAX } from '#recruiting/interviews/feedback/rules.ts';
import { rejectionReasons } from '#vocabulary/lists.ts';
import type { Child, Entity, Row } from './entity.ts';
import { LONG_TEXT_LENGTH_MAX, OPTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import { fieldsOf } from './columns.ts';
import { field } from './fields.ts';
import { valuesOf } from './values.ts';

const documentsOf = (by: string, where = 'true') =>
  ({
    name: 'documents',
    table: 'documents',
    by,
    max: 50,
    page: 20,
    hasFiles: true,
    where: `c.removed_at is null and ${where}`,
    fields: fieldsOf(documents, documentRecord, {}),
    derive: (record): Row =>
      by === 'candidate_id'
        ? { application_id: 0 }
        : { candidate_id: record['candidate_id'] ?? null },
  }) satisfies Child;

/** BCP 47. */
const LANGUAGE_LENGTH_MAX = 35;
const NOTE_LENGTH_MAX = 10_000;
const CONSENT_LENGTH_MAX = 2000;
const URL_LENGTH_MAX = 2000;
/** After a merge, an application can have the answers to two forms. */
const ANSWERS_MAX = 200;
const OPTION_LENGTH_MAX = 40;
const ATTENDEES_MAX = 100;

/** In the order in which they are imported. */
export const people = [
  {
    name: 'persons',
    table: 'candidates',
    slice: 200,
    match: ['email_key'],
    // Nothing of an erased person is left to export.
    where: 't.erased_at is null',
    fields: fieldsOf(candidates, candidateRecord, {
      email: EmailOrNone.default(''),
      phone: OptionalPhone,
      phoneE164: field.optionalLine(PHONE_LENGTH_MAX),
    }),
    children: [
      {
        name: 'links',
        table: 'candidate_links',
        by: 'candidate_id',
        max: 20,
        fields: fieldsOf(candidateLinks, candidateLinkRecord, {
          url: z
            .string()
            .trim()
            .max(URL_LENGTH_MAX)
            .refine(isWebUrl, 'Must be an http or https URL.'),
        }),
      },
      {
        name: 'tags',
        table: 'candidate_tags',
        by: 'candidate_id',
        max: 30,
        withoutId: true,
        fields: fieldsOf(candidateTags, candidateTagRecord, {}),
      },
      valuesOf('candidate'),
      documentsOf('candidate_id', 'c.application_id = 0'),
    ],
    derive: ({ id, email, first_name: first, last_name: last }) => ({
      email_key: email === '' ? `none ${id}` : emailKey(String(email)),
      indexed: personText({
        firstName: String(first),
        lastName: String(last),
        email: String(email),
      }),
    }),
  },
  {
    name: 'applications',
    table: 'applications',
    slice: 50,
    match: ['job_id', 'candidate_id'],
    where: '(select erased_at from candidates p where p.id = t.candidate_id) is null',
    fields: fieldsOf(applications, applicationRecord, {
      language: field.optionalLine(LANGUAGE_LENGTH_MAX),
      rejectionReasonId: z
        .int()
        .refine((id) => id in rejectionReasons, 'Must be a documented reason.')
        .nullable()
        .default(null),
      typedPhone: OptionalPhone,
      typedPhoneE164: field.optionalLine(PHONE_LENGTH_MAX),
      consentText: field.text(CONSENT_LENGTH_MAX),
      screeningReasons: field.reasons,
    }),
    children: [
      {
        name: 'notes',
        table: 'application_notes',
        by: 'application_id',
        max: 500,
        page: 50,
        fields: fieldsOf(applicationNotes, applicationNoteRecord, {
          authorName: field.author,
          note: field.text(NOTE_LENGTH_MAX),
        }),
      },
      {
        name: 'feedback',
        table: 'feedback',
        by: 'application_id',
        max: 200,
        page: 20,
        // What the member sees who asked for the export.
        isBlind: true,
        isVersioned: true,
        where: 'c.submitted_at is not null',
        fields: fieldsOf(feedback, feedbackRecord, {
          authorName: field.author,
          text: field.lines(FEEDBACK_LENGTH_MAX),
          scores: field.scores,
          revisions: field.revisions,
          submittedAt: field.requiredTime,
        }),
      },
      {
        name: 'history',
        table: 'activities',
        by: 'application_id',
        max: 1000,
        page: 200,
        fields: fieldsOf(activities, activityRecord, {
          fromStage: field.stage,
          toStage: field.stage,
        }),
        derive: ({ job_id: job = null }) => ({ job_id: job }),
      },
      {
        // Tracking links are of this service alone.
        name: 'origins',
        table: 'application_origins',
        by: 'application_id',
        max: 1,
        withoutId: true,
        fields: fieldsOf(applicationOrigins, applicationOriginRecord, {
          utm: z.record(z.string().max(20), z.string().max(100)).default({}),
        }),
      },
      {
        name: 'answers',
        table: 'answers',
        by: 'application_id',
        max: ANSWERS_MAX,
        withoutId: true,
        order: 'question_id',
        fields: fieldsOf(answers, answerRecord, {
          value: z.union([
            z.string().max(LONG_TEXT_LENGTH_MAX),
            z.number(),
            z.boolean(),
            z.array(z.string().max(OPTION_LENGTH_MAX)).max(OPTIONS_MAX),
          ]),
        }),
      },
      valuesOf('application'),
      documentsOf('application_id'),
    ],
  },
  {
    name: 'meetings',
    table: 'meetings',
    slice: 100,
    match: [],
    fields: fieldsOf(meetings, meetingRecord, {
      title: Line,
      description: field.text(NOTE_LENGTH_MAX),
      startsAt: field.requiredTime,
      durationMinutes: z.int().min(1).max(1440),
      timezone: z.string().refine(isTimezone, 'Must be an IANA time zone.'),
      attendees: z.array(EmailOrNone).max(ATTENDEES_MAX).default([]),
    }),
    children: [],
    // Invitations and conferences are of accounts at other services: nothing is sent, and none is created.
    derive: () => ({ hash: newSecret(), conference_status: 'not_connected', due_at: null }),
  },
  {
    name: 'emails',
    table: 'mails',
    slice: 50,
    match: [],
    withoutVersion: true,
    where: 't.application_id is not null',
    fields: fieldsOf(mails, mailRecord, {
      sealed: field.email,
      // Of every service: what it was there.
      status: field.line(),
      applicationId: field.ref('applications'),
    }),
    children: [],
    // Nothing is sent: what has not been sent by then never is.
    derive: ({ status }) => ({ status: status === 'sent' ? 'sent' : 'canceled' }),
  },
  {
    name: 'replies',
    table: 'received_emails',
    slice: 50,
    match: [],
    withoutVersion: true,
    where: 't.kind is not null',
    fields: fieldsOf(receivedEmails, receivedEmailRecord, {
      sealed: field.email,
      kind: field.choice(receivedKinds),
      receivedAt: field.requiredTime,
      applicationId: field.ref('applications'),
    }),
    children: [],
    // The message stays with the other service; what was written there is no news.
    derive: ({ received_at: at = null }) => ({ message_key: newSecret(), read_at: at }),
  },
] satisfies Entity[];
