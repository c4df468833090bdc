/** Serves `/readyz`: 503 where requests cannot be served. */
import { publicContext } from '../context.ts';
import { closedFailureAnswer, closedHeaders } from '../envelope.ts';
import type { ReadinessRoute } from '../readiness.ts';
import type { ApiEnv } from '../env.ts';
import type { Kind } from '../route.ts';

export const readiness: Kind<ReadinessRoute, ApiEnv> = {
  // A monitor inside the network may ask without https.
  plainHttp: 'serve',
  handler:
    ({ run }) =>
    async (c) => {
      const answer = await run(publicContext(c.env.services, c.var.now));
      const status = answer.status === 'unavailable' ? 503 : 200;
      return Response.json(answer, { status, headers: closedHeaders('tenant') });
    },
  errorResponse: (c, error) => closedFailureAnswer(error, c.env.services.apiOrigin),
};
