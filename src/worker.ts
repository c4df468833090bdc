/** The whole service as one Worker, composed of the three: for a development machine, the tests and small installations. */
import { answerAtOnce, measuredRequest } from '#http/measure.ts';
import { openCareersServices } from '#platform/careers-services.ts';
import { apiForCareers } from './workers/api/api.ts';
import background, { cvReader, poll } from './workers/background/background.ts';
import { answer } from './workers/careers/careers.ts';

export default {
  ...background,

  async fetch(request, env, execution) {
    const atOnce = answerAtOnce({ env, execution }, 'recruiting', request);
    if (atOnce) return atOnce;
    // Under `wrangler dev` no cron job runs: requests poll, too.
    poll(env, execution);
    // Careers calls the API directly, and that the background, where three Workers have service bindings.
    const api = apiForCareers(env, cvReader, execution);
    return measuredRequest({ env, execution }, 'recruiting', request, () =>
      answer(request, openCareersServices(env, api, execution)),
    );
  },
} satisfies ExportedHandler<Env>;
