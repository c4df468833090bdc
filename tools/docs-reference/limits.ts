/** The limits that a caller can reach, by subject. The values are those that the code checks: a constant that is renamed does not compile here. */
import { ALERTS_MAX } from '#careers/alerts/rules.ts';
import { FILE_JOBS_MAX } from '#careers/feeds/rules.ts';
import { JSON_BYTES_MAX, JSON_DEPTH_MAX, URL_LENGTH_MAX } from '#http/limits.ts';
import {
  APPLICATION_WEBHOOKS_MAX,
  WEBHOOKS_MAX,
  WEBHOOKS_OF_APPLICATION_MAX,
} from '#integrations/webhooks/rules.ts';
import { EMAIL_LENGTH_MAX } from '#lib/email-address.ts';
import { PHONE_LENGTH_MAX } from '#lib/phone.ts';
import { REDIRECT_URIS_MAX } from '#lib/redirect-uris.ts';
import { DELIVERIES_MS, IDEMPOTENCY_MS } from '#lib/retention.ts';
import { HTML_LENGTH_MAX, STRING_LENGTH_MAX } from '#lib/text.ts';
import { DAY_MS } from '#lib/time.ts';
import { rateLimits } from '#platform/rate-limits.ts';
import { OWN_CLIENTS_MAX } from '#accounts/clients/rules.ts';
import { PEOPLE_MAX, PICTURES_MAX, PICTURE_BYTES_MAX } from '#recruiting/company/company/rules.ts';
import { CONNECTIONS_MAX } from '#recruiting/interviews/connections/rules.ts';
import { ASKED_MAX, FEEDBACK_LENGTH_MAX } from '#recruiting/interviews/feedback/rules.ts';
import { ATTENDEES_MAX, DURATION_MINUTES_MAX } from '#recruiting/interviews/meetings/rules.ts';
import { TEAM_MAX } from '#recruiting/jobs/hiring-team/rules.ts';
import { LISTED_DAYS, SKILLS_MAX } from '#recruiting/jobs/jobs/rules.ts';
import {
  FORM_QUESTIONS_MAX,
  LONG_TEXT_LENGTH_MAX,
  OPTIONS_MAX,
  QUESTIONS_MAX,
} from '#recruiting/jobs/questions/rules.ts';
import { SOURCES_MAX } from '#recruiting/jobs/sources/rules/origins.ts';
import { LINKS_MAX } from '#recruiting/jobs/tracking-links/rules.ts';
import { OWN_DOCUMENTS_MAX } from '#recruiting/people/candidates/store/documents.ts';
import { FIELDS_MAX, FILTERABLE_MAX } from '#recruiting/people/custom-fields/rules/definitions.ts';
import { VIEWS_MAX } from '#recruiting/people/saved-views/rules.ts';
import { TAGS_MAX, TAGS_PER_CANDIDATE_MAX } from '#recruiting/people/tags/rules.ts';
import { BULK_MAX, NOTE_LENGTH_MAX } from '#recruiting/pipeline/applications/rules.ts';
import { OWN_MAX } from '#recruiting/pipeline/email-templates/rules.ts';
import { RETENTION_MONTHS_MAX } from '#recruiting/pipeline/hiring-settings/rules.ts';
import { STAGES_MAX } from '#recruiting/pipeline/pipelines/rules.ts';
import { ATTACHMENTS_MAX, RAW_BYTES_MAX } from '#recruiting/pipeline/replies/rules.ts';
import {
  CELL_LENGTH_MAX,
  COLUMNS_MAX,
  PARTS_BYTES_MAX,
  ROWS_MAX,
  UPLOAD_BYTES_MAX,
} from '#recruiting/transfers/rules/imports.ts';
import { FILE_BYTES_MAX } from '#vocabulary/lists.ts';

type Limit = { of: string; value: number | string };

const count = (n: number) => n.toLocaleString('en');
const bytes = (n: number) => `${count(n)} bytes`;
const characters = (n: number) => `${count(n)} characters`;
const days = (ms: number) => `${ms / DAY_MS} days`;

export const limits: Readonly<Record<string, readonly Limit[]>> = {
  Requests: [
    { of: 'Calls of a person and application', value: `${rateLimits.api.perMinute} a minute` },
    {
      of: 'Calls of the public jobs from an IP address',
      value: `${count(rateLimits.public.perMinute)} a minute`,
    },
    {
      of: 'Calls of the OAuth endpoints from an IP address',
      value: `${rateLimits.oauth.perMinute} a minute`,
    },
    { of: 'A JSON body', value: `${bytes(JSON_BYTES_MAX)}, ${JSON_DEPTH_MAX} levels` },
    { of: 'A URL with its query', value: characters(URL_LENGTH_MAX) },
    {
      of: 'How long an `Idempotency-Key` is remembered',
      value: `${IDEMPOTENCY_MS / 3_600_000} hours`,
    },
  ],
  Texts: [
    { of: 'A line, such as a name or a title', value: characters(STRING_LENGTH_MAX) },
    { of: 'A text with HTML', value: characters(HTML_LENGTH_MAX) },
    { of: 'An email address', value: characters(EMAIL_LENGTH_MAX) },
    { of: 'A phone number', value: characters(PHONE_LENGTH_MAX) },
    { of: 'A note', value: characters(NOTE_LENGTH_MAX) },
    { of: 'The text of feedback', value: characters(FEEDBACK_LENGTH_MAX) },
    { of: 'A long answer of the application form', value: characters(LONG_TEXT_LENGTH_MAX) },
  ],
  Company: [
    { of: 'Pictures of the career page', value: PICTURES_MAX },
    { of: 'A picture', value: bytes(PICTURE_BYTES_MAX) },
    { of: 'People on the career page', value: PEOPLE_MAX },
    { of: 'Stages of a pipeline', value: STAGES_MAX },
    { of: 'Email templates of its own', value: OWN_MAX },
    { of: 'Questions', value: QUESTIONS_MAX },
    { of: 'Options of a question', value: OPTIONS_MAX },
    { of: 'Sources', value: SOURCES_MAX },
    { of: 'Tracking links', value: LINKS_MAX },
    { of: 'Tags', value: TAGS_MAX },
    { of: 'Custom fields of a kind of record', value: FIELDS_MAX },
    { of: 'Filterable custom fields of a kind of record', value: FILTERABLE_MAX },
    { of: 'Saved views of a member', value: VIEWS_MAX },
    { of: 'Connected accounts', value: CONNECTIONS_MAX },
  ],
  Jobs: [
    { of: 'How long a job is listed after it is published', value: `${LISTED_DAYS} days` },
    { of: 'Skills of a job', value: SKILLS_MAX },
    { of: 'Questions on a form', value: FORM_QUESTIONS_MAX },
    { of: 'Members of a hiring team', value: TEAM_MAX },
    { of: 'Jobs in a feed', value: FILE_JOBS_MAX },
    { of: 'Job alerts of an email address', value: ALERTS_MAX },
  ],
  'People and applications': [
    { of: 'A CV or another document', value: bytes(FILE_BYTES_MAX) },
    { of: 'Documents of a candidate beside those of applications', value: OWN_DOCUMENTS_MAX },
    { of: 'Tags of a candidate', value: TAGS_PER_CANDIDATE_MAX },
    { of: 'Applications of one bulk action', value: BULK_MAX },
    { of: 'Members asked for feedback on a stage of an application', value: ASKED_MAX },
    { of: 'Attendees of a meeting', value: ATTENDEES_MAX },
    { of: 'The length of a meeting', value: `${DURATION_MINUTES_MAX / 60} hours` },
    { of: 'An email of a candidate with its files', value: bytes(RAW_BYTES_MAX) },
    { of: 'Files of an email of a candidate', value: ATTACHMENTS_MAX },
    { of: 'How long candidates are kept, at most', value: `${RETENTION_MONTHS_MAX} months` },
  ],
  Integrations: [
    { of: 'Webhooks of a company', value: WEBHOOKS_MAX },
    { of: 'Webhooks of applications in a company', value: APPLICATION_WEBHOOKS_MAX },
    { of: 'Webhooks of one application in a company', value: WEBHOOKS_OF_APPLICATION_MAX },
    { of: 'How long a delivery and its log are kept', value: days(DELIVERIES_MS) },
    { of: 'OAuth clients of a person', value: OWN_CLIENTS_MAX },
    { of: 'Redirect URIs of an OAuth client', value: REDIRECT_URIS_MAX },
  ],
  Imports: [
    { of: 'A file that is sent at once', value: bytes(UPLOAD_BYTES_MAX) },
    { of: 'A file that is sent in parts', value: bytes(PARTS_BYTES_MAX) },
    { of: 'Rows of a CSV file', value: ROWS_MAX },
    { of: 'Columns of a CSV file', value: COLUMNS_MAX },
    { of: 'A cell of a CSV file', value: characters(CELL_LENGTH_MAX) },
  ],
};
