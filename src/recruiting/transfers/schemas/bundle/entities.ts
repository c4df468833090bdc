/**
 * What a bundle holds (`recruiting/1`). Export and import walk this list. docs/import-export.md says how to add to it. A
 * table that is neither here nor in `leftOut` does not compile.
 */
import type { TableName } from '#data/table-names.ts';
import type { RemainingTable } from '#recruiting/company/leaving/store/steps.ts';
import { definitions } from './definitions.ts';
import type { Entity } from './entity.ts';
import { field } from './fields.ts';
import { people } from './persons.ts';
import { records } from './records.ts';

/** What is read from tables, in the order in which it is imported: what others refer to comes first, and what is only for the record last. */
export const exported: readonly Entity[] = [...definitions, ...people, ...records];

const continued: readonly Entity[] = people;

/** With the records that continue those of persons and applications, which have more rows than a list of theirs holds. */
export const entities: readonly Entity[] = [
  ...exported,
  ...continued.filter(({ children }) => children.length > 0).map(continuationOf),
];

function continuationOf({ name, table, fields, children }: Entity): Entity {
  const owners = fields.filter(({ to }) => to === 'persons');
  const record = field.ref(name)('record_id', 'id');
  const lists = { slice: 1, match: [], fields: [record, ...owners], children };
  return { name: `${name}_more`, table, continues: name, ...lists };
}

/** Tables with something of a company that no bundle holds, and why. */
export const leftOut = {
  candidate_aliases: 'ids of this service',
  application_aliases: 'ids of this service',
  duplicate_keys: 'hashes, which the other company makes again',
  duplicate_pairs: 'suggestions, which the other company finds again',
  portal_tokens: 'links that work in this service only',
  portal_codes: 'codes of some minutes',
  data_requests: 'what was asked of this service',
  feedback_requests: 'what was asked of the members of this company',
  tasks: 'what members of this company are to do',
  notifications: 'what members of this company were told, for 90 days',
  notification_choices: 'how members of this company want to be told',
  idempotency_keys: 'copies of answers, kept for a day',
  webhook_logs: 'answers of other services',
  events: 'copies of what applications say',
  event_feeds: 'a position in the feed of this service',
  webhook_deliveries: 'what was sent from this service',
  hiring_settings: 'in `company`',
  company_pictures: 'in `company`',
  saved_views: 'filters by ids of this service',
  sent_messages: 'ids of messages, kept for 30 days',
  member_choices: 'what members chose before, by ids of this service',
  board_keys: 'work in this service only',
  bulk_operations: 'how far an action of this service is',
  job_members:
    'who works on which job here, and sees its applications: the other company decides that itself',
  closed_jobs: 'what the other company finds out itself',
  company_counts: 'counted',
  company_job_counts: 'counted',
  feed_reads: 'counted, for 30 days',
  deletions: 'ids of this service',
  company_pages: 'what the public reads, made by triggers',
  job_pages: 'what the public reads, made by triggers',
  listed_companies: 'what the public reads, made by triggers',
  listed_jobs: 'what the public reads, made by triggers',
  renamed_companies: 'work of the cron',
  application_forms: 'settings of a form; its questions are in the jobs',
  connections: 'tokens of accounts at other services',
  connection_attempts: 'ten minutes of connecting an account',
  posts: 'published by accounts at other services',
  exports: 'files of this service',
  imports: 'files of this service',
  import_records: 'ids of this service',
  import_rows: 'results of imports, for 30 days',
  mailed_links: 'links that work in this service only',
  oauth_clients: 'applications registered with this service',
  oauth_grants: 'access to this service',
  prepared_actions: 'ten minutes of an agent',
  security_events: 'sign-ins to this service; Admins read them with GET /api/security-events',
  job_stage_counts: 'counted',
  job_months: 'views and favorites, counted here',
  parsed_cvs: 'made again of the file',
  share_pictures: 'made again of the job',
  share_pictures_due: 'made again of the job',
  oauth_client_secrets: 'of applications registered with this service',
  oauth_tokens: 'access to this service',
  users: 'accounts are of their members, whom `team` names',
  webhook_log_counts: 'counted',
} satisfies Record<Exclude<TableName, HeldTable | RemainingTable>, string>;

type Held = (typeof definitions | typeof people | typeof records)[number];
type HeldTable = Held['table'] | Held['children'][number]['table'];
