/** Every request, where it enters a Worker: it is finished, and has a data point of how long the answer took and how it ended. */
import { label, measured } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { traced } from '#platform/trace.ts';
import { addressOf, isApiPath } from './hosts.ts';

type Entered = { env: MetricsBindings; execution: Pick<ExecutionContext, 'waitUntil'> };

/**
 * Finished also where the client leaves: the runtime would end it in the middle of a write, with nothing set back that it has counted.
 * Its route labels it (`mount.ts`). An answer of the cache, and that of an unknown path, has no label.
 */
export function measuredRequest(
  { env, execution }: Entered,
  worker: string,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const point = {
    kind: 'request',
    worker,
    surface: isApiPath(addressOf(request).pathname) ? 'public' : 'career-page',
  };
  const answering = measured(env, point, async () => {
    const response = await traced(request.headers.get('traceparent'), answer);
    const hundreds = Math.floor(response.status / 100);
    label({
      status: `${hundreds}xx`,
      outcome: hundreds < 4 ? 'ok' : hundreds < 5 ? 'refused' : 'failed',
    });
    return withRequestId(response);
  });
  execution.waitUntil(answering.catch(() => {}));
  return answering;
}

const REQUEST_ID = 'X-Request-Id';

/**
 * Every answer names its request. An answer of the cache gets an id here, so that it is not that of the request which filled it; one that
 * has an id keeps it: its failure is in the log by it, or the Worker behind this one has given it.
 */
function withRequestId(response: Response): Response {
  if (response.headers.has(REQUEST_ID)) return response;
  const named = new Response(response.body, response);
  named.headers.set(REQUEST_ID, crypto.randomUUID());
  return named;
}
