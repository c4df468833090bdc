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
    return response;
  });
  execution.waitUntil(answering.catch(() => {}));
  return answering;
}
