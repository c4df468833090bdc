/** The Worker of the background: the queues and the cron job. Contains no logic. */
import { WorkerEntrypoint } from 'cloudflare:workers';
import { addAlertWords } from '#careers/words/alerts/words.ts';
import { addWords } from '#careers/words/words.ts';
import { logErrors } from '#http/consumer.ts';
import { publicContext } from '#http/context.ts';
import { runParts } from '#http/cron.ts';
import { measuredBatch } from '#http/measure-batch.ts';
import type { CvReader } from '#platform/cv-reader.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import type { BackgroundBindings } from '#platform/background-services.ts';
import { foreignCareersAlerts, foreignCareersPages } from '#translations';
import { cronParts } from './cron.ts';
import { consumers, polls } from './queues.ts';

type Bindings = Omit<BackgroundEnv, 'READER'> & BackgroundBindings;

addWords(foreignCareersPages);
addAlertWords(foreignCareersAlerts);

/** What the Worker of the API called before there was one of the reader: it does until it is released after this one. */
export class ForApi extends WorkerEntrypoint<BackgroundEnv> implements CvReader {
  readCv(...call: Parameters<CvReader['readCv']>) {
    return this.env.READER.readCv(...call);
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
    const runs = await runParts(env, cronParts, { env, services, ctx, time });
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

  /** What Email Routing delivers to a reply address. */
  async email(message, env, execution) {
    const { takeEmail } = await import('#recruiting/pipeline/replies/consumer.ts');
    await takeEmail(openBackgroundServices(env, execution), message);
  },
} satisfies ExportedHandler<Bindings>;
