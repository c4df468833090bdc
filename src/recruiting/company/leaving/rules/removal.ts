/**
 * What is removed with a company: every table with a `company_id`, and what belongs to its rows, in the order in which
 * nothing refers to what is gone. A test fails for a table that is not in this list.
 */
import { parkedOfCompany } from '#lib/parked-applications.ts';
import { DAY_MS } from '#lib/time.ts';

/** The time in which the deletion of a company can be canceled. */
export const GRACE_DAYS = 30;
export const GRACE_MS = GRACE_DAYS * DAY_MS;

/**
 * How the rows of a company are found: by an index that begins with `company_id`; as the `child` of rows that are found so,
 * which `column` names by their `key`; or by reading the table from its beginning, once, where no index helps. `rows` is
 * the condition then, with `?1` for the id of the company.
 */
export type RowStep =
  | { table: string; by: 'index' }
  | { table: string; by: 'child'; parent: string; column: string; key: string }
  | { table: string; by: 'scan'; rows?: string }
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

const index = (...tables: readonly string[]): RowStep[] =>
  tables.map((table) => ({ table, by: 'index' }));
const scan = (...tables: readonly string[]): RowStep[] =>
  tables.map((table) => ({ table, by: 'scan' }));
const child = (parent: string, column: string, ...tables: readonly string[]): RowStep[] =>
  tables.map((table) => ({ table, by: 'child', parent, column, key: 'id' }));

export const removalSteps: readonly Step[] = [
  // First what would go out: webhooks and emails. Then tokens.
  ...scan('webhook_deliveries', 'webhook_logs'),
  ...child('webhooks', 'webhook_id', 'webhook_log_counts'),
  ...index('webhooks'),
  ...scan('mails'),
  ...child('oauth_grants', 'grant_id', 'oauth_tokens'),
  ...index('oauth_grants'),
  ...scan('prepared_actions', 'mailed_links', 'connection_attempts'),
  { table: 'exports', by: 'upload' },
  { table: 'imports', by: 'upload' },
  ...index('events', 'event_feeds', 'idempotency_keys', 'exports'),
  ...child('imports', 'import_id', 'import_rows'),
  ...index('import_records', 'imports', 'bulk_operations', 'meetings', 'data_requests'),
  ...child('applications', 'application_id', 'answers', 'application_origins'),
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
  ...child('jobs', 'job_id', 'job_questions', 'application_forms', 'closed_jobs'),
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
  ...index('connections', 'contracted_companies', 'offices', 'stages', 'pipelines'),
  ...index('company_pictures', 'hiring_settings', 'legal_notices'),
  ...child('oauth_clients', 'client_id', 'oauth_client_secrets'),
  {
    table: 'security_events',
    by: 'scan',
    rows: '(company_id = ?1 or client_id in (select id from oauth_clients where company_id = ?1))',
  },
  ...index('oauth_clients'),
  { table: 'users', by: 'membership' },
  ...index('members', 'audit_events'),
  // Last what triggers count.
  ...index('company_job_counts', 'company_counts', 'company_pages', 'listed_companies'),
  ...index('renamed_companies'),
];

/** The folders of its files. Pictures of jobs for link previews are named by what they show, and are removed with their rows. */
export function foldersOf(companyId: number): string[] {
  const kinds = [
    'documents',
    'parsed-cvs',
    'logos',
    'covers',
    'pictures',
    'exports',
    'imports',
    'answers',
  ];
  return [...kinds.map((kind) => `${kind}/${companyId}/`), parkedOfCompany(companyId)];
}

export type Certificate = {
  type: 'recruiting/deletion-certificate';
  id: number;
  company: { id: number; subdomain: string; name: string };
  requested_at: string;
  started_at: string;
  finished_at: string;
  /** Rows that were removed, by table. */
  records: Record<string, number>;
  files: number;
  remains: string;
  signature: string;
};

export const REMAINS =
  'Backups hold copies until they expire. Copies by the platform of the database expire after 30 days. ' +
  'The service keeps this certificate, encrypted, for 30 days, as the email that brings it; then its SHA-256, times and counts.';
