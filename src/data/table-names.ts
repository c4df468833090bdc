/** The names of all tables, so that a list of them can be complete. A test compares the files to `tables/`. */
import type * as accounts from './tables/accounts.ts';
import type * as aliases from './tables/aliases.ts';
import type * as applications from './tables/applications.ts';
import type * as auditEvents from './tables/audit-events.ts';
import type * as backups from './tables/backups.ts';
import type * as boardKeys from './tables/board-keys.ts';
import type * as bulkOperations from './tables/bulk-operations.ts';
import type * as candidates from './tables/candidates.ts';
import type * as careerDomains from './tables/career-domains.ts';
import type * as cleanUps from './tables/clean-ups.ts';
import type * as companies from './tables/companies.ts';
import type * as companyCounts from './tables/company-counts.ts';
import type * as companyDeletions from './tables/company-deletions.ts';
import type * as companyPictures from './tables/company-pictures.ts';
import type * as connections from './tables/connections.ts';
import type * as contractedCompanies from './tables/contracted-companies.ts';
import type * as cronRuns from './tables/cron-runs.ts';
import type * as customFields from './tables/custom-fields.ts';
import type * as databaseSizes from './tables/database-sizes.ts';
import type * as departments from './tables/departments.ts';
import type * as deletions from './tables/deletions.ts';
import type * as documents from './tables/documents.ts';
import type * as duplicates from './tables/duplicates.ts';
import type * as emailTemplates from './tables/email-templates.ts';
import type * as events from './tables/events.ts';
import type * as exports from './tables/exports.ts';
import type * as feedReads from './tables/feed-reads.ts';
import type * as feedback from './tables/feedback.ts';
import type * as fileBackups from './tables/file-backups.ts';
import type * as hiringSettings from './tables/hiring-settings.ts';
import type * as idempotencyKeys from './tables/idempotency-keys.ts';
import type * as imports from './tables/imports.ts';
import type * as indexStates from './tables/index-states.ts';
import type * as jobAlerts from './tables/job-alerts.ts';
import type * as jobMembers from './tables/job-members.ts';
import type * as jobs from './tables/jobs.ts';
import type * as legalNotices from './tables/legal-notices.ts';
import type * as listing from './tables/listing.ts';
import type * as mails from './tables/mails.ts';
import type * as meetings from './tables/meetings.ts';
import type * as memberChoices from './tables/member-choices.ts';
import type * as notifications from './tables/notifications.ts';
import type * as oauth from './tables/oauth.ts';
import type * as offices from './tables/offices.ts';
import type * as pipelines from './tables/pipelines.ts';
import type * as places from './tables/places.ts';
import type * as portal from './tables/portal.ts';
import type * as posts from './tables/posts.ts';
import type * as preparedActions from './tables/prepared-actions.ts';
import type * as questions from './tables/questions.ts';
import type * as queueStates from './tables/queue-states.ts';
import type * as receivedEmails from './tables/received-emails.ts';
import type * as savedViews from './tables/saved-views.ts';
import type * as searchPings from './tables/search-pings.ts';
import type * as sentMessages from './tables/sent-messages.ts';
import type * as sources from './tables/sources.ts';
import type * as tags from './tables/tags.ts';
import type * as tasks from './tables/tasks.ts';
import type * as users from './tables/users.ts';
import type * as webhooks from './tables/webhooks.ts';

type NamesIn<File> = {
  [Export in keyof File]: File[Export] extends { _: { name: infer Name } } ? Name : never;
}[keyof File];

export type TableName =
  | NamesIn<typeof accounts>
  | NamesIn<typeof aliases>
  | NamesIn<typeof applications>
  | NamesIn<typeof auditEvents>
  | NamesIn<typeof backups>
  | NamesIn<typeof boardKeys>
  | NamesIn<typeof bulkOperations>
  | NamesIn<typeof candidates>
  | NamesIn<typeof careerDomains>
  | NamesIn<typeof cleanUps>
  | NamesIn<typeof companies>
  | NamesIn<typeof companyCounts>
  | NamesIn<typeof companyDeletions>
  | NamesIn<typeof companyPictures>
  | NamesIn<typeof connections>
  | NamesIn<typeof contractedCompanies>
  | NamesIn<typeof cronRuns>
  | NamesIn<typeof customFields>
  | NamesIn<typeof databaseSizes>
  | NamesIn<typeof departments>
  | NamesIn<typeof deletions>
  | NamesIn<typeof documents>
  | NamesIn<typeof duplicates>
  | NamesIn<typeof emailTemplates>
  | NamesIn<typeof events>
  | NamesIn<typeof exports>
  | NamesIn<typeof feedReads>
  | NamesIn<typeof feedback>
  | NamesIn<typeof fileBackups>
  | NamesIn<typeof hiringSettings>
  | NamesIn<typeof idempotencyKeys>
  | NamesIn<typeof imports>
  | NamesIn<typeof indexStates>
  | NamesIn<typeof jobAlerts>
  | NamesIn<typeof jobMembers>
  | NamesIn<typeof jobs>
  | NamesIn<typeof legalNotices>
  | NamesIn<typeof listing>
  | NamesIn<typeof mails>
  | NamesIn<typeof meetings>
  | NamesIn<typeof memberChoices>
  | NamesIn<typeof notifications>
  | NamesIn<typeof oauth>
  | NamesIn<typeof offices>
  | NamesIn<typeof pipelines>
  | NamesIn<typeof places>
  | NamesIn<typeof portal>
  | NamesIn<typeof posts>
  | NamesIn<typeof preparedActions>
  | NamesIn<typeof questions>
  | NamesIn<typeof queueStates>
  | NamesIn<typeof receivedEmails>
  | NamesIn<typeof savedViews>
  | NamesIn<typeof searchPings>
  | NamesIn<typeof sentMessages>
  | NamesIn<typeof sources>
  | NamesIn<typeof tags>
  | NamesIn<typeof tasks>
  | NamesIn<typeof users>
  | NamesIn<typeof webhooks>;
