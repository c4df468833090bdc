/** The Worker of the background: the queues, the cron job, and the reading of CVs. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { addWords } from '#careers/words/words.ts';
import { logErrors } from '#http/consumer.ts';
import type { Consumer } from '#http/consumer.ts';
import { publicContext } from '#http/context.ts';
import { runParts } from '#http/cron.ts';
import { measuredBatch } from '#http/measure-batch.ts';
import type { CronPart } from '#operator/heartbeat/rules.ts';
import type { CvOptions, CvReader } from '#platform/cv-reader.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import type { BackgroundBindings, BackgroundServices } from '#platform/background-services.ts';
import { foreignCareersAlerts, foreignCareersPages } from '#translations';
import type { CvReading } from '#vocabulary/lists.ts';

addWords(foreignCareersPages);
addAlertWords(foreignCareersAlerts);

/** By the last part of the names of the queues in the configuration: the first is the name of the deployment. */
const consumers: Readonly<Record<string, Consumer>> = {
  webhooks: async (services, batch) =>
    (await import('#integrations/webhooks/consumer.ts')).consumeDeliveries(services, batch),
  mail: async (services, batch) => (await import('#mail/consumer.ts')).consumeMail(services, batch),
  cvs: async (services, batch) =>
    (await import('#recruiting/people/cvs/consumer.ts')).consumeCvs(services, batch),
  posts: async (services, batch) =>
    (await import('#recruiting/jobs/social/consumer.ts')).consumePosts(services, batch),
  meetings: async (services, batch) =>
    (await import('#recruiting/interviews/meetings/consumer.ts')).consumeMeetings(services, batch),
  summaries: async (services, batch) =>
    (await import('#careers/summaries/consumer.ts')).consumeSummaries(services, batch),
  transfers: async (services, batch) =>
    (await import('#recruiting/transfers/consumer.ts')).consumeTransfers(services, batch),
};

const polls: readonly ((services: BackgroundServices) => Promise<void>)[] = [
  async (services) => (await import('#integrations/webhooks/consumer.ts')).pollDeliveries(services),
  async (services) => (await import('#recruiting/people/cvs/consumer.ts')).pollCvs(services),
  async (services) =>
    (await import('#recruiting/interviews/meetings/consumer.ts')).pollMeetings(services),
  async (services) => (await import('#recruiting/jobs/social/consumer.ts')).pollPosts(services),
  async (services) => (await import('#recruiting/transfers/consumer.ts')).pollTransfers(services),
];

export const cvReader: CvReader = {
  readCv: async (bytes, options) =>
    (await import('#recruiting/people/cvs/actions/read.ts')).readUnstoredCv(bytes, {
      ...options,
      now: new Date(),
    }),
};

/** What the Worker of the API calls, and no other. */
export class ForApi extends WorkerEntrypoint<BackgroundEnv> implements CvReader {
  readCv(bytes: Uint8Array, options?: CvOptions): Promise<CvReading> {
    return cvReader.readCv(bytes, options);
  }
}

/** Enqueues what the queues have lost, after the answer to a request; at intervals, however often it is called. */
export function poll(
  env: BackgroundBindings,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): void {
  const services = openBackgroundServices(env, execution);
  if (!services.isPollDue()) return;
  for (const enqueueDue of polls) services.defer(enqueueDue(services));
}

export default {
  async scheduled(controller, env, execution) {
    const services = openBackgroundServices(env, execution);
    const time = new Date(controller.scheduledTime);
    const ctx = publicContext(services, time);
    const runs = await runParts(env, {
      parked_applications: async () =>
        (await import('#careers/apply/actions/parked.ts')).storeParked(ctx),
      job_expiry: async () => (await import('#careers/expiry/actions.ts')).ageOut(ctx),
      job_alerts: async () =>
        (await import('#careers/alerts/consumer.ts')).sendAlerts(services, time),
      share_pictures: async () =>
        (await import('#careers/share-pictures/consumer.ts')).maintainSharePictures(services),
      search_engines: async () =>
        (await import('#careers/indexing/consumer.ts')).pingSearchEngines(services, time),
      due_mails: async () => (await import('#mail/consumer.ts')).pollMail(services),
      mails: async () => (await import('#mail/consumer.ts')).maintainMails(services),
      webhooks: async () =>
        (await import('#integrations/webhooks/consumer.ts')).maintainWebhooks(services),
      left_webhooks: async () =>
        (await import('#accounts/connected-apps/actions/left-webhooks.ts')).notifyOfLeftWebhooks(
          ctx,
        ),
      files: async () =>
        (await import('#recruiting/people/cvs/consumer.ts')).maintainFiles(services),
      posts: async () =>
        (await import('#recruiting/jobs/social/consumer.ts')).maintainPosts(services),
      meetings: async () =>
        (await import('#recruiting/interviews/meetings/consumer.ts')).maintainMeetings(services),
      transfers: async () =>
        (await import('#recruiting/transfers/consumer.ts')).maintainTransfers(services),
      application_search: async () =>
        (await import('#recruiting/pipeline/applications/consumer.ts')).maintainSearch(services),
      job_search: async () =>
        (await import('#recruiting/jobs/job-search/consumer.ts')).maintainJobSearch(services),
      places: async () =>
        (await import('#recruiting/jobs/places/consumer.ts')).maintainPlaces(services),
      sources: async () =>
        (await import('#recruiting/jobs/sources/consumer.ts')).maintainSources(services),
      people_search: async () =>
        (await import('#recruiting/people/people-search/consumer.ts')).maintainPeopleSearch(
          services,
        ),
      duplicates: async () =>
        (await import('#recruiting/people/duplicates/consumer.ts')).maintainDuplicates(services),
      candidates: async () =>
        (await import('#recruiting/people/candidates/consumer.ts')).maintainCandidates(
          services,
          time,
        ),
      clean_ups: async () => (await import('#operator/clean-up/consumer.ts')).cleanUp(ctx, time),
      company_deletions: async () =>
        (await import('#recruiting/company/leaving/consumer.ts')).maintainDeletions(services),
      erased_people: async () => (await import('#operator/erasures/actions.ts')).keepErasures(ctx),
      backup: async () => (await import('#operator/backup/actions.ts')).continueBackup(ctx),
      file_backup: async () =>
        (await import('#operator/file-backup/actions.ts')).continueFileBackup(ctx),
      watch: async () => (await import('#operator/watch/actions.ts')).watch(ctx),
      backlog: async () =>
        (await import('#operator/metrics/consumer.ts')).writeBacklog(env, services),
      database_size: async () =>
        (await import('#operator/growth/consumer.ts')).measureDatabase(env, services),
    } satisfies Record<CronPart, () => Promise<unknown>>);
    await logErrors('cron heartbeat', async () =>
      (await import('#operator/heartbeat/actions.ts')).recordRun(ctx, runs, env.VERSION?.id),
    );
    const failures = runs.flatMap(({ error }) => (error === undefined ? [] : [error]));
    if (failures.length > 0) throw new AggregateError(failures, 'Some scheduled tasks failed.');
  },

  async queue(batch, env, execution) {
    const name = batch.queue.replace(/^.*-/u, '');
    const consume = consumers[name];
    // Without a consumer its messages would be lost; after this they are tried again.
    if (!consume) throw new Error(`The queue ${batch.queue} has no consumer.`);
    await measuredBatch(env, name, batch, () =>
      consume(openBackgroundServices(env, execution), batch),
    );
  },
} satisfies ExportedHandler<BackgroundEnv>;
