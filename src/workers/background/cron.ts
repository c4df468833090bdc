/** The parts of the cron job, each loaded when it runs. */
import type { BackgroundCtx } from '#context.ts';
import type { CronPart } from '#operator/heartbeat/rules.ts';
import type { BackgroundServices } from '#platform/background-services.ts';

/** One minute of the cron job. */
type Tick = {
  env: Omit<BackgroundEnv, 'READER'>;
  services: BackgroundServices;
  ctx: BackgroundCtx;
  time: Date;
};

export const cronParts: Readonly<Record<CronPart, (tick: Tick) => Promise<unknown>>> = {
  parked_applications: async ({ ctx }) =>
    (await import('#careers/apply/actions/parked.ts')).storeParked(ctx),
  job_expiry: async ({ ctx }) => (await import('#careers/expiry/actions.ts')).ageOut(ctx),
  job_alerts: async ({ services, time }) =>
    (await import('#careers/alerts/consumer.ts')).sendAlerts(services, time),
  share_pictures: async ({ services }) =>
    (await import('#careers/share-pictures/consumer.ts')).maintainSharePictures(services),
  search_engines: async ({ services, time }) =>
    (await import('#careers/indexing/consumer.ts')).pingSearchEngines(services, time),
  due_mails: async ({ services }) => (await import('#mail/consumer.ts')).pollMail(services),
  mails: async ({ services }) =>
    Promise.all([
      (await import('#mail/consumer.ts')).maintainMails(services),
      (await import('#recruiting/pipeline/replies/consumer.ts')).maintainReplies(services),
    ]),
  webhooks: async ({ services }) =>
    (await import('#integrations/webhooks/consumer.ts')).maintainWebhooks(services),
  left_webhooks: async ({ ctx }) =>
    (await import('#accounts/connected-apps/actions/left-webhooks.ts')).notifyOfLeftWebhooks(ctx),
  files: async ({ services }) =>
    (await import('#recruiting/people/cvs/consumer.ts')).maintainFiles(services),
  posts: async ({ services }) =>
    (await import('#recruiting/jobs/social/consumer.ts')).maintainPosts(services),
  meetings: async ({ services }) =>
    (await import('#recruiting/interviews/meetings/consumer.ts')).maintainMeetings(services),
  feedback: async ({ services }) =>
    (await import('#recruiting/interviews/feedback/consumer.ts')).maintainFeedback(services),
  notifications: async ({ services }) =>
    (await import('#recruiting/company/notifications/consumer.ts')).maintainNotifications(services),
  transfers: async ({ services }) =>
    (await import('#recruiting/transfers/consumer.ts')).maintainTransfers(services),
  application_search: async ({ services }) =>
    (await import('#recruiting/pipeline/applications/consumer.ts')).maintainSearch(services),
  job_search: async ({ services }) =>
    (await import('#recruiting/jobs/job-search/consumer.ts')).maintainJobSearch(services),
  places: async ({ services }) =>
    (await import('#recruiting/jobs/places/consumer.ts')).maintainPlaces(services),
  sources: async ({ services }) =>
    (await import('#recruiting/jobs/sources/consumer.ts')).maintainSources(services),
  people_search: async ({ services }) =>
    (await import('#recruiting/people/people-search/consumer.ts')).maintainPeopleSearch(services),
  full_text: async ({ env, ctx }) =>
    (await import('#operator/full-text/consumer.ts')).maintainFullText(env, ctx),
  duplicates: async ({ services }) =>
    (await import('#recruiting/people/duplicates/consumer.ts')).maintainDuplicates(services),
  candidates: async ({ services, time }) =>
    (await import('#recruiting/people/candidates/consumer.ts')).maintainCandidates(services, time),
  clean_ups: async ({ ctx, time }) =>
    (await import('#operator/clean-up/consumer.ts')).cleanUp(ctx, time),
  company_deletions: async ({ services }) =>
    (await import('#recruiting/company/leaving/consumer.ts')).maintainDeletions(services),
  erased_people: async ({ ctx }) =>
    (await import('#operator/erasures/actions.ts')).keepErasures(ctx),
  backup: async ({ ctx }) => (await import('#operator/backup/actions.ts')).continueBackup(ctx),
  file_backup: async ({ ctx }) =>
    (await import('#operator/file-backup/actions.ts')).continueFileBackup(ctx),
  watch: async ({ ctx }) => (await import('#operator/watch/actions.ts')).watch(ctx),
  backlog: async ({ env, services }) =>
    (await import('#operator/metrics/consumer.ts')).writeBacklog(env, services),
  database_size: async ({ env, services }) =>
    (await import('#operator/growth/consumer.ts')).measureDatabase(env, services),
};
