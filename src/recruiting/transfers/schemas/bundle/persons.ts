/** The persons and applications of a bundle, and what belongs to them. */
import * as z from 'zod';
import { EmailOrNone } from '#lib/email-address-schemas.ts';
import { OptionalPhone, PHONE_LENGTH_MAX } from '#lib/phone.ts';
import { emailKey } from '#lib/email-key.ts';
import { Line } from '#lib/text-schemas.ts';
import { isTimezone } from '#lib/timezones.ts';
import { newSecret } from '#lib/token.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { personText } from '#recruiting/people/people-search/rules.ts';
import {
  activityKinds,
  applicationStatuses,
  candidateLinkKinds,
  documentKinds,
  meetingStatuses,
  meetingTypes,
  phoneSources,
  rejectionReasons,
} from '#vocabulary/lists.ts';
import type { Child, Entity, Row } from './entity.ts';
import { LONG_TEXT_LENGTH_MAX, OPTIONS_MAX } from '#recruiting/jobs/questions/rules.ts';
import { screeningOutcomes } from '#vocabulary/questions.ts';

import { field } from './fields.ts';
import { valuesOf } from './values.ts';

const created = field.time('created_at');

const documents = (by: string, where = 'true'): Child => ({
  name: 'documents',
  table: 'documents',
  by,
  max: 50,
  page: 20,
  hasFiles: true,
  where: `c.removed_at is null and ${where}`,
  fields: [
    field.choice('kind', documentKinds),
    field.line('filename'),
    field.line('content_type'),
    created,
  ],
  derive: (record): Row =>
    by === 'candidate_id'
      ? { application_id: 0 }
      : { candidate_id: record['candidate_id'] ?? null },
});

const NOTE_LENGTH_MAX = 10_000;
const CONSENT_LENGTH_MAX = 2000;
const URL_LENGTH_MAX = 2000;
/** After a merge, an application can have the answers to two forms. */
const ANSWERS_MAX = 200;
const OPTION_LENGTH_MAX = 40;
const ATTENDEES_MAX = 100;

/** In the order in which they are imported. */
export const people: readonly Entity[] = [
  {
    name: 'persons',
    table: 'candidates',
    slice: 200,
    match: ['email_key'],
    // Nothing of an erased person is left to export.
    where: 't.erased_at is null',
    fields: [
      field.plain('email', EmailOrNone.default('')),
      field.line('first_name'),
      field.line('last_name'),
      field.plain('phone', OptionalPhone),
      field.optionalLine('phone_e164', 'phone_e164', PHONE_LENGTH_MAX),
      field.plain('phone_source', z.enum(phoneSources).nullable().default(null)),
      field.flag('is_held'),
      field.optionalRef('source_id', 'sources'),
      created,
      field.time('last_active_at', 'active_at'),
    ],
    children: [
      {
        name: 'links',
        table: 'candidate_links',
        by: 'candidate_id',
        max: 20,
        fields: [
          field.choice('kind', candidateLinkKinds),
          field.plain(
            'url',
            z.string().trim().max(URL_LENGTH_MAX).refine(isWebUrl, 'Must be an http or https URL.'),
          ),
        ],
      },
      {
        name: 'tags',
        table: 'candidate_tags',
        by: 'candidate_id',
        max: 30,
        withoutId: true,
        fields: [field.ref('tag_id', 'tags'), created],
      },
      valuesOf('candidate'),
      documents('candidate_id', 'c.application_id = 0'),
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
    fields: [
      field.ref('person_id', 'persons', 'candidate_id'),
      field.ref('job_id', 'jobs'),
      field.ref('stage_id', 'stages'),
      field.choice('status', applicationStatuses),
      field.line('source'),
      // Without it, the cron finds it by the text.
      field.optionalRef('source_id', 'sources'),
      field.optionalLine('language', 'language', 35),
      created,
      field.time('stage_since'),
      field.time('rejected_at'),
      field.time('hired_at'),
      field.plain(
        'rejection_reason_id',
        z
          .int()
          .refine((id) => id in rejectionReasons, 'Must be a documented reason.')
          .nullable()
          .default(null),
      ),
      field.optionalLine('applied_first_name', 'typed_first_name'),
      field.optionalLine('applied_last_name', 'typed_last_name'),
      field.plain('applied_phone', OptionalPhone, 'typed_phone'),
      field.optionalLine('applied_phone_e164', 'typed_phone_e164', PHONE_LENGTH_MAX),
      field.text('consent_text', CONSENT_LENGTH_MAX),
      field.time('consent_at'),
      field.optionalRef('legal_notice_id', 'legal_notices'),
      field.plain('screening', z.enum(screeningOutcomes).nullable().default(null)),
      field.reasons('screening_reasons'),
    ],
    children: [
      {
        name: 'notes',
        table: 'application_notes',
        by: 'application_id',
        max: 500,
        page: 50,
        fields: [
          field.text('note', NOTE_LENGTH_MAX),
          field.member('author_email'),
          field.author('author_name'),
          created,
        ],
      },
      {
        name: 'history',
        table: 'activities',
        by: 'application_id',
        max: 1000,
        page: 200,
        fields: [
          field.choice('kind', activityKinds),
          field.member('author_email'),
          field.stage('from_stage'),
          field.stage('to_stage'),
          created,
        ],
      },
      {
        // Tracking links are of this service alone.
        name: 'origins',
        table: 'application_origins',
        by: 'application_id',
        max: 1,
        withoutId: true,
        fields: [
          field.json('utm', z.record(z.string().max(20), z.string().max(100)).default({})),
          field.optionalLine('referrer_host'),
          created,
        ],
      },
      {
        name: 'answers',
        table: 'answers',
        by: 'application_id',
        max: ANSWERS_MAX,
        withoutId: true,
        order: 'question_id',
        fields: [
          field.ref('question_id', 'questions'),
          field.json(
            'value',
            z.union([
              z.string().max(LONG_TEXT_LENGTH_MAX),
              z.number(),
              z.boolean(),
              z.array(z.string().max(OPTION_LENGTH_MAX)).max(OPTIONS_MAX),
            ]),
          ),
        ],
      },
      valuesOf('application'),
      documents('application_id'),
    ],
  },
  {
    name: 'meetings',
    table: 'meetings',
    slice: 100,
    match: [],
    fields: [
      field.optionalRef('application_id', 'applications'),
      field.member('organizer_email'),
      field.plain('title', Line),
      field.text('description', NOTE_LENGTH_MAX),
      field.choice('type', meetingTypes),
      field.choice('status', meetingStatuses),
      field.requiredTime('starts_at'),
      field.plain('duration_minutes', z.int().min(1).max(1440)),
      field.plain('timezone', z.string().refine(isTimezone, 'Must be an IANA time zone.')),
      field.json('attendees', z.array(EmailOrNone).max(ATTENDEES_MAX).default([])),
      created,
    ],
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
    fields: [
      field.ref('application_id', 'applications'),
      field.line('kind'),
      field.line('status'),
      field.email('content', 'sealed'),
      created,
      field.time('sent_at'),
    ],
    children: [],
    // Nothing is sent: what has not been sent by then never is.
    derive: ({ status }) => ({ status: status === 'sent' ? 'sent' : 'canceled' }),
  },
];
