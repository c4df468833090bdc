/**
 * What is removed with a company: every table with a `company_id`, and what belongs to its rows, in the order in which
 * nothing refers to what is gone. A table that is neither removed nor said to stay does not compile.
 */
import type { TableName } from '#data/table-names.ts';

/**
 * How the rows of a company are found: by an index that begins with `company_id`; as the `child` of rows that are found so,
 * which `column` names by their `key`; or by reading the table from its beginning, once, where no index helps. `rows` is
 * the condition then, with `?1` for the id of the company.
 */
export type RowStep =
  | { table: TableName; by: 'index' }
  | { table: TableName; by: 'child'; parent: TableName; column: string; key: string }
  | { table: TableName; by: 'scan'; rows?: string }
  /** People who never had a password and are in no other company: they cannot delete their account themselves. */
  | { table: 'users'; by: 'membership' };

/**
 * What belongs to no company, and has words of all: the vocabulary for spelling, and the full text of jobs. The words of its jobs
 * are `noted` while they are there, and those that are `unused` afterwards are removed. A `merge` takes removed rows out of an
 * index, which keeps their words until then.
 */
export type WordStep =
  | { table: 'search_words'; by: 'noted' | 'unused' }
  | { table: JobIndex; by: 'merge' };
/** The full-text indexes without content of their own, in which a removed row is only marked. */
export type JobIndex = 'listing_search' | 'company_job_search';

/** Files of exports and imports that were begun and are not whole: no list of files has their parts. */
export type UploadStep = { table: 'exports' | 'imports'; by: 'upload' };

export type Step = RowStep | WordStep | UploadStep;

const index = <Table extends TableName>(...tables: readonly Table[]) =>
  tables.map((table) => ({ table, by: 'index' as const }));
const scan = <Table extends TableName>(...tables: readonly Table[]) =>
  tables.map((table) => ({ table, by: 'scan' as const }));
const child = <Table extends TableName>(
  parent: TableName,
  column: string,
  ...tables: readonly Table[]
) => tables.map((table) => ({ table, by: 'child' as const, parent, column, key: 'id' }));

const steps = [
  // First what would go out: webhooks and emails. Then tokens.
  ...scan('webhook_deliveries', 'webhook_logs'),
  ...child('webhooks', 'webhook_id', 'webhook_log_counts'),
  ...index('webhooks'),
  ...scan('mails', 'sent_messages'),
  ...child('oauth_grants', 'grant_id', 'oauth_tokens'),
  ...index('oauth_grants'),
  ...scan('prepared_actions', 'mailed_links', 'connection_attempts'),
  ...index('received_emails'),
  { table: 'exports', by: 'upload' },
  { table: 'imports', by: 'upload' },
  ...index('events', 'event_feeds', 'idempotency_keys', 'exports'),
  ...child('imports', 'import_id', 'import_rows'),
  ...index('import_records', 'imports', 'bulk_operations', 'meetings', 'data_requests'),
  ...index('notifications', 'tasks'),
  ...child('applications', 'application_id', 'answers', 'application_origins'),
  ...child('applications', 'application_id', 'feedback', 'feedback_requests'),
  ...child(
    'applications',
    'application_id',
    'activities',
    'application_notes',
    'application_aliases',
  ),
  ...index('application_values'),
  {
    table: 'parsed_cvs',
    by: 'scan',
    rows: 'document_id in (select id from documents where company_id = ?1)',
  },
  ...scan('documents'),
  ...index('applications'),
  ...child('candidates', 'candidate_id', 'candidate_links', 'candidate_tags', 'duplicate_keys'),
  ...child('candidates', 'candidate_id', 'candidate_aliases', 'portal_codes', 'portal_tokens'),
  ...index('candidate_values'),
  ...scan('duplicate_pairs'),
  ...index('candidates'),
  ...child('jobs', 'job_id', 'job_questions', 'application_forms', 'closed_jobs', 'job_members'),
  ...index('questions', 'job_values'),
  ...child('jobs', 'job_id', 'job_texts', 'job_months', 'job_stage_counts'),
  ...child('jobs', 'job_id', 'share_pictures', 'share_pictures_due'),
  { table: 'job_pages', by: 'child', parent: 'jobs', column: 'hash_id', key: 'hash_id' },
  { table: 'search_words', by: 'noted' },
  ...index('jobs'),
  ...scan('listed_jobs'),
  { table: 'search_words', by: 'unused' },
  { table: 'listing_search', by: 'merge' },
  { table: 'company_job_search', by: 'merge' },
  ...index('tracking_links', 'sources', 'tags', 'custom_fields', 'saved_views', 'posts'),
  ...index('connections', 'contracted_companies', 'offices', 'email_templates', 'departments'),
  ...index('stages', 'pipelines', 'board_keys'),
  ...index('company_pictures', 'hiring_settings', 'legal_notices'),
  ...child('oauth_clients', 'client_id', 'oauth_client_secrets'),
  {
    table: 'security_events',
    by: 'scan',
    rows: '(company_id = ?1 or client_id in (select id from oauth_clients where company_id = ?1))',
  },
  ...index('oauth_clients'),
  ...index('member_choices', 'notification_choices'),
  { table: 'users', by: 'membership' },
  ...index('members', 'audit_events'),
  // Last what triggers count.
  ...index('company_job_counts', 'company_counts', 'company_pages', 'listed_companies'),
  ...index('renamed_companies', 'feed_reads', 'deletions'),
] satisfies Step[];
export const removalSteps: readonly Step[] = steps;
type RemovedTable = (typeof steps)[number]['table'];

/** What is not removed by these steps, and why. */
export const remaining = {
  companies: 'the row of the company goes at the end',
  company_profiles: 'goes with the row of the company, by a trigger',
  listed_texts: 'goes with the listed job, by a trigger',
  company_deletions: 'times, counts and the hash of the certificate, without a name',
  account_events: 'ids of users and of what they did',
  sessions: 'accounts are of their members',
  recovery_codes: 'accounts are of their members',
  totp_factors: 'accounts are of their members',
  throttles: 'attempts, for minutes',
  mail_suppressions: 'keyed digests of addresses, to which no email goes',
  job_alerts: 'searches of people, of all companies',
  webhook_remains: 'ids of deleted webhooks, whose rows the cron deletes',
  file_removals: 'keys of files that are to be deleted',
  gone_files: 'keys of files that are gone, whose copies are to be deleted',
  backups: 'of the service',
  file_backups: 'of the service',
  clean_ups: 'of the service',
  cron_runs: 'of the service',
  database_sizes: 'of the service',
  index_states: 'of the service',
  queue_polls: 'of the service',
  queue_progress: 'of the service',
  search_pings: 'of the service',
  search_submissions: 'pages to submit, until they are',
  search_refills: 'of the service',
  share_picture_checks: 'of the service',
  oauth_client_hosts: 'hosts that the operator allows',
  career_domains: 'of the operator',
  career_domain_countries: 'of the operator',
  career_domain_texts: 'of the operator',
  legal_text_versions: 'of the operator',
  places: 'places of the world',
  place_areas: 'places of the world',
  located_places: 'places of the world',
  renamed_places: 'places of the world',
  states: 'places of the world',
  towns: 'places of the world',
} satisfies Record<Exclude<TableName, RemovedTable>, string>;
export type RemainingTable = keyof typeof remaining;
