/**
 * Whose rows of each table a member sees whose access is `assigned`: those of applications that they are assigned to. A table
 * without an entry does not compile. `filteredDb` puts the conditions in the way of every statement.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { ASKED_MS } from '#lib/retention.ts';
import { filteredDb } from '#platform/db.ts';
import type { RowFilters } from '#platform/db.ts';
import type { TableName } from './table-names.ts';

/** What a condition on a row `r` is made with. The ids are numbers of this service. */
export type See = {
  company: number;
  user: number;
  /** The application with this id. */
  application: (id: string) => string;
  /** One of the applications of the candidate with this id. */
  candidate: (id: string) => string;
  /** The emails of the application with this id. */
  emails: (id: string) => string;
  /** The job with this id. */
  job: (id: string) => string;
};

/** By its `application_id` or `candidate_id`; by a condition; never; or like everybody, and why. */
export type Sight =
  | 'application'
  | 'candidate'
  | ((see: See) => string)
  | { closed: string }
  | { open: string };

/** What makes a member see an application `a`, or a job by its id. Each is enough. */
type Grant = {
  application: (user: number | string) => string;
  job: (id: string, user: number) => string;
  /** Whether they see its emails, too. */
  hasEmails: boolean;
};

/** The parts of a hiring team that see the applications of the job. */
export const seeingParts = ['recruiter', 'hiring_manager'] as const;

const inTeam = (job: string, user: number | string) =>
  `exists (select 1 from main.job_members t where t.user_id = ${user} and t.job_id = ${job} and t.part in ('${seeingParts.join("','")}'))`;

const isRecent = `coalesce(a.hired_at, a.rejected_at, 9e15) > unixepoch() * 1000 - ${ASKED_MS}`;

const isAsked = (user: number | string) =>
  `f.user_id = ${user} and f.sees = 1 and f.application_id = a.id`;

const grants: readonly Grant[] = [
  { application: (user) => inTeam('a.job_id', user), job: inTeam, hasEmails: true },
  {
    application: (user) =>
      `(${isRecent} and exists (select 1 from main.feedback_requests f where ${isAsked(user)}))`,
    job: (id, user) =>
      `exists (select 1 from main.feedback_requests f cross join main.applications a
        where ${isAsked(user)} and a.job_id = ${id} and ${isRecent})`,
    hasEmails: false,
  },
];

const found = (condition: string) =>
  `exists (select 1 from main.applications a where ${condition})`;

/** Whether the member `m` sees an application, else a job that no application is named of: whatever the access of who asks. */
export function memberSees(
  company: number | 'm.company_id',
  { application, job }: Record<'application' | 'job', SQL>,
): SQL {
  const isOwn = grants.map((grant) => grant.application('m.user_id')).join(' or ');
  const isFound = found(`a.id = x.application_id and a.company_id = ${company} and (${isOwn})`);
  return sql`(m.access = 'all' or exists (
    select 1 from (select ${application} as application_id, ${job} as job_id) x
    where case when x.application_id > 0 then ${sql.raw(isFound)}
      when x.job_id > 0 then ${sql.raw(inTeam('x.job_id', 'm.user_id'))} else true end))`;
}

function seeing(company: number, user: number): See {
  const among = (list: readonly Grant[]) =>
    `a.company_id = ${company} and (${list.map(({ application }) => application(user)).join(' or ')})`;
  const all = among(grants);
  const withEmails = among(grants.filter(({ hasEmails }) => hasEmails));
  return {
    company,
    user,
    application: (id) => found(`a.id = ${id} and ${all}`),
    candidate: (id) => found(`a.candidate_id = ${id} and ${all}`),
    emails: (id) => found(`a.id = ${id} and ${withEmails}`),
    job: (id) => `(${grants.map(({ job }) => job(id, user)).join(' or ')})`,
  };
}

const NOBODY = 'says nothing about a candidate';
const TEAM = 'about members, whose names everybody in the company sees';
const WORLD = 'of the service and its public pages';
const SCREENS = 'only for lists that are closed';

export const sights: Readonly<Record<TableName, Sight>> = {
  applications: (see) => see.application('r.id'),
  answers: 'application',
  application_aliases: 'application',
  application_notes: 'application',
  application_origins: 'application',
  application_values: 'application',
  activities: 'application',
  feedback: 'application',
  feedback_requests: 'application',
  candidates: (see) => see.candidate('r.id'),
  candidate_aliases: 'candidate',
  candidate_links: 'candidate',
  candidate_tags: 'candidate',
  candidate_values: 'candidate',
  // One of no application is the person's own.
  documents: (see) =>
    `case when r.application_id > 0 then ${see.application('r.application_id')} else ${see.candidate('r.candidate_id')} end`,
  parsed_cvs: (see) =>
    `exists (select 1 from main.documents d where d.id = r.document_id and case when d.application_id > 0
      then ${see.application('d.application_id')} else ${see.candidate('d.candidate_id')} end)`,
  mails: (see) => see.emails('r.application_id'),
  received_emails: (see) => see.emails('r.application_id'),
  // One of no application is of the member who scheduled it.
  meetings: (see) =>
    `case when r.application_id is null then r.user_id = ${see.user} else ${see.application('r.application_id')} end`,
  jobs: (see) => see.job('r.id'),
  // Without an application, the team of its job sees it; without a job, the member who is to do it, and its author.
  tasks: (see) =>
    `case when r.application_id > 0 then ${see.application('r.application_id')}
      when r.job_id > 0 then ${inTeam('r.job_id', see.user)}
      else ${see.user} in (r.user_id, r.created_by) end`,
  // One's own, of what one sees now.
  notifications: (see) =>
    `r.user_id = ${see.user} and case when r.application_id > 0 then ${see.application('r.application_id')}
      when r.job_id > 0 then ${inTeam('r.job_id', see.user)} else true end`,
  // Of all applications of a job, which its team sees.
  job_stage_counts: ({ user }) => inTeam('r.job_id', user),

  audit_events: { closed: SCREENS },
  bulk_operations: { closed: SCREENS },
  data_requests: { closed: SCREENS },
  deletions: { closed: SCREENS },
  duplicate_keys: { closed: SCREENS },
  duplicate_pairs: { closed: SCREENS },
  exports: { closed: SCREENS },
  import_records: { closed: SCREENS },
  import_rows: { closed: SCREENS },
  imports: { closed: SCREENS },
  job_alerts: { closed: 'searches of visitors of the career sites' },
  portal_codes: { closed: 'of candidates, whose requests have no member' },
  portal_tokens: { closed: 'of candidates, whose requests have no member' },
  saved_views: { closed: SCREENS },
  security_events: { closed: SCREENS },
  webhook_deliveries: { closed: SCREENS },
  webhook_logs: { closed: SCREENS },

  events: { open: 'written with a change; the feed is closed' },
  idempotency_keys: { open: 'answers to the caller, by their own key' },
  prepared_actions: { open: 'of the agent that prepared them, by their own token' },

  account_events: { open: TEAM },
  connection_attempts: { open: TEAM },
  connections: { open: TEAM },
  job_members: { open: TEAM },
  mailed_links: { open: TEAM },
  member_choices: { open: TEAM },
  members: { open: TEAM },
  notification_choices: { open: TEAM },
  oauth_client_hosts: { open: TEAM },
  oauth_client_secrets: { open: TEAM },
  oauth_clients: { open: TEAM },
  oauth_grants: { open: TEAM },
  oauth_tokens: { open: TEAM },
  recovery_codes: { open: TEAM },
  sessions: { open: TEAM },
  throttles: { open: TEAM },
  totp_factors: { open: TEAM },
  users: { open: TEAM },

  application_forms: { open: NOBODY },
  board_keys: { open: NOBODY },
  closed_jobs: { open: NOBODY },
  companies: { open: NOBODY },
  company_counts: { open: NOBODY },
  company_job_counts: { open: NOBODY },
  company_pictures: { open: NOBODY },
  contracted_companies: { open: NOBODY },
  custom_fields: { open: NOBODY },
  departments: { open: NOBODY },
  email_templates: { open: NOBODY },
  event_feeds: { open: NOBODY },
  hiring_settings: { open: NOBODY },
  job_months: { open: NOBODY },
  job_questions: { open: NOBODY },
  job_texts: { open: NOBODY },
  job_values: { open: NOBODY },
  legal_notices: { open: NOBODY },
  mail_suppressions: { open: 'keyed digests of addresses' },
  sent_messages: { open: 'ids of messages and of emails' },
  offices: { open: NOBODY },
  pipelines: { open: NOBODY },
  posts: { open: NOBODY },
  questions: { open: NOBODY },
  sources: { open: NOBODY },
  stages: { open: NOBODY },
  tags: { open: NOBODY },
  tracking_links: { open: NOBODY },
  webhook_log_counts: { open: NOBODY },
  webhook_remains: { open: NOBODY },
  webhooks: { open: NOBODY },

  backups: { open: WORLD },
  career_domain_countries: { open: WORLD },
  career_domain_texts: { open: WORLD },
  career_domains: { open: WORLD },
  clean_ups: { open: WORLD },
  company_deletions: { open: WORLD },
  company_pages: { open: WORLD },
  company_profiles: { open: WORLD },
  cron_runs: { open: WORLD },
  database_sizes: { open: WORLD },
  file_backups: { open: WORLD },
  feed_reads: { open: WORLD },
  file_removals: { open: WORLD },
  gone_files: { open: WORLD },
  index_states: { open: WORLD },
  job_pages: { open: WORLD },
  legal_text_versions: { open: WORLD },
  listed_companies: { open: WORLD },
  listed_jobs: { open: WORLD },
  listed_texts: { open: WORLD },
  located_places: { open: WORLD },
  place_areas: { open: WORLD },
  places: { open: WORLD },
  queue_polls: { open: WORLD },
  queue_progress: { open: WORLD },
  renamed_companies: { open: WORLD },
  renamed_places: { open: WORLD },
  search_pings: { open: WORLD },
  search_submissions: { open: WORLD },
  search_refills: { open: WORLD },
  share_picture_checks: { open: WORLD },
  share_pictures: { open: WORLD },
  share_pictures_due: { open: WORLD },
  states: { open: WORLD },
  towns: { open: WORLD },
};

/** The same of views, which a filter of their tables does not reach, and of full-text indexes. */
export const sightsBeside: Readonly<Record<string, Sight>> = {
  application_facets: { open: 'the tokens of an application that was found' },
  application_index: { open: 'ids, which `expressionOf` asks for by the tokens of the member' },
  application_search: { open: 'ids, which are asked for in `application_index` as well' },
  candidate_facets: { closed: SCREENS },
  candidate_index: { open: 'ids, for lists of people, which are closed' },
  company_files: { closed: SCREENS },
  company_settings: { closed: SCREENS },
};

/** What stands in the place of tables for a member whose access is `assigned`. */
export function assignedFilters(company: number, user: number): RowFilters {
  const see = seeing(company, user);
  const all = Object.entries({ ...sights, ...sightsBeside });
  return new Map(
    all.flatMap(([table, sight]): [string, string[]][] => {
      const condition = conditionOf(sight, see);
      return condition === null ? [] : [[table, [condition]]];
    }),
  );
}

function conditionOf(sight: Sight, see: See): string | null {
  if (sight === 'application') return see.application('r.application_id');
  if (sight === 'candidate') return see.candidate('r.candidate_id');
  if (typeof sight === 'function') return sight(see);
  return 'closed' in sight ? 'false' : null;
}

/** The context of a member whose access is `assigned`: its database has only what they see. */
export function assignedContext<Any extends Ctx>(ctx: Any, userId: number): Any {
  const db = filteredDb(ctx.db, assignedFilters(ctx.tenant.id, userId));
  return { ...ctx, isAssigned: true, db };
}
