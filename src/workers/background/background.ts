/** The Worker of the background: the queues, the cron job, and the reading of CVs. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { notifyOfLeftWebhooks } from '#accounts/connected-apps/actions/left-webhooks.ts';
import { sendAlerts } from '#careers/alerts/consumer.ts';
import { storeParked } from '#careers/apply/actions/parked.ts';
import { pingSearchEngines } from '#careers/indexing/consumer.ts';
import { ageOut } from '#careers/expiry/actions.ts';
import { maintainSharePictures } from '#careers/share-pictures/consumer.ts';
import { consumeSummaries } from '#careers/summaries/consumer.ts';
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { addWords } from '#careers/words/words.ts';
import { logErrors } from '#http/consumer.ts';
import type { Consumer } from '#http/consumer.ts';
import { publicContext } from '#http/context.ts';
import { runParts } from '#http/cron.ts';
import { measuredBatch } from '#http/measure-batch.ts';
import {
  consumeDeliveries,
  maintainWebhooks,
  pollDeliveries,
} from '#integrations/webhooks/consumer.ts';
import { consumeMail, maintainMails, pollMail } from '#mail/consumer.ts';
import { cleanUp } from '#operator/clean-up/consumer.ts';
import { continueBackup } from '#operator/backup/actions.ts';
import { keepErasures } from '#operator/erasures/actions.ts';
import { continueFileBackup } from '#operator/file-backup/actions.ts';
import { measureDatabase } from '#operator/growth/consumer.ts';
import { recordRun } from '#operator/heartbeat/actions.ts';
import type { CronPart } from '#operator/heartbeat/rules.ts';
import { writeBacklog } from '#operator/metrics/consumer.ts';
import { watch } from '#operator/watch/actions.ts';
import type { CvOptions, CvReader } from '#platform/cv-reader.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import type { BackgroundBindings } from '#platform/background-services.ts';
import { maintainSearch } from '#recruiting/pipeline/applications/consumer.ts';
import { maintainCandidates } from '#recruiting/people/candidates/consumer.ts';
import { readUnstoredCv } from '#recruiting/people/cvs/actions/read.ts';
import { maintainDuplicates } from '#recruiting/people/duplicates/consumer.ts';
import { consumeCvs, maintainFiles, pollCvs } from '#recruiting/people/cvs/consumer.ts';
import { maintainDeletions } from '#recruiting/company/leaving/consumer.ts';
import { maintainJobSearch } from '#recruiting/jobs/job-search/consumer.ts';
import {
  consumeMeetings,
  maintainMeetings,
  pollMeetings,
} from '#recruiting/interviews/meetings/consumer.ts';
import { maintainPlaces } from '#recruiting/jobs/places/consumer.ts';
import { maintainPeopleSearch } from '#recruiting/people/people-search/consumer.ts';
import { maintainSources } from '#recruiting/jobs/sources/consumer.ts';
import { consumePosts, maintainPosts, pollPosts } from '#recruiting/jobs/social/consumer.ts';
import {
  consumeTransfers,
  maintainTransfers,
  pollTransfers,
} from '#recruiting/transfers/consumer.ts';
import { foreignCareersAlerts, foreignCareersPages } from '#translations';
import type { CvReading } from '#vocabulary/lists.ts';

addWords(foreignCareersPages);
addAlertWords(foreignCareersAlerts);

/** By the last part of the names of the queues in the configuration: the first is the name of the deployment. */
const consumers: Readonly<Record<string, Consumer>> = {
  webhooks: consumeDeliveries,
  mail: consumeMail,
  cvs: consumeCvs,
  posts: consumePosts,
  meetings: consumeMeetings,
  summaries: consumeSummaries,
  transfers: consumeTransfers,
};

const polls = [pollDeliveries, pollCvs, pollMeetings, pollPosts, pollTransfers];

export const cvReader: CvReader = {
  readCv: (bytes, options) => readUnstoredCv(bytes, { ...options, now: new Date() }),
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
  for (const enqueueDue of polls) enqueueDue(services);
}

export default {
  async scheduled(controller, env, execution) {
    const services = openBackgroundServices(env, execution);
    const time = new Date(controller.scheduledTime);
    const ctx = publicContext(services, time);
    const runs = await runParts(env, {
      parked_applications: () => storeParked(ctx),
      job_expiry: () => ageOut(ctx),
      job_alerts: () => sendAlerts(services, time),
      share_pictures: () => maintainSharePictures(services),
      search_engines: () => pingSearchEngines(services, time),
      due_mails: () => pollMail(services),
      mails: () => maintainMails(services),
      webhooks: () => maintainWebhooks(services),
      left_webhooks: () => notifyOfLeftWebhooks(ctx),
      files: () => maintainFiles(services),
      posts: () => maintainPosts(services),
      meetings: () => maintainMeetings(services),
      transfers: () => maintainTransfers(services),
      application_search: () => maintainSearch(services),
      job_search: () => maintainJobSearch(services),
      places: () => maintainPlaces(services),
      sources: () => maintainSources(services),
      people_search: () => maintainPeopleSearch(services),
      duplicates: () => maintainDuplicates(services),
      candidates: () => maintainCandidates(services, time),
      clean_ups: () => cleanUp(ctx, time),
      company_deletions: () => maintainDeletions(services),
      erased_people: () => keepErasures(ctx),
      backup: () => continueBackup(ctx),
      file_backup: () => continueFileBackup(ctx),
      watch: () => watch(ctx),
      backlog: () => writeBacklog(env, services),
      database_size: () => measureDatabase(env, services),
    } satisfies Record<CronPart, () => Promise<unknown>>);
    await logErrors('cron heartbeat', () => recordRun(ctx, runs, env.VERSION?.id));
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
