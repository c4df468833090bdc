/** The whole service as one Worker, composed of the four: for a development machine, the tests and small installations. */
import { answerAtOnce, measuredRequest } from '#http/measure.ts';
import { onceFor } from '#lib/lazy.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { apiForCareers } from './workers/api/api.ts';
import { cvReader } from '#recruiting/people/cvs/actions/parse.ts';
import background, { poll } from './workers/background/background.ts';
import { answer } from './workers/careers/careers.ts';

type Bindings = Env & MetricsBindings;

/** It reads CVs itself, where the others are bound to the Worker of the reader. */
const composed = onceFor((env: Bindings) => ({ ...env, READER: cvReader }));

export default {
  scheduled: (controller, env, execution) =>
    background.scheduled(controller, composed(env), execution),

  queue: (batch, env, execution) => background.queue(batch, composed(env), execution),

  email: (message, env, execution) => background.email(message, composed(env), execution),

  async fetch(request, env, execution) {
    const atOnce = answerAtOnce({ env, execution }, 'recruiting', request);
    if (atOnce) return atOnce;
    // Under `wrangler dev` no cron job runs: requests poll, too.
    poll(composed(env), execution);
    // Careers calls the API directly, where it has a service binding.
    const api = apiForCareers(composed(env), execution);
    return measuredRequest({ env, execution }, 'recruiting', request, () =>
      answer(request, openCareersServices(env, api, execution)),
    );
  },
} satisfies ExportedHandler<Bindings>;
