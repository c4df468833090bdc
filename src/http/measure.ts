/** The data points of requests: how long until the answer begins, and how it ended. */
import { label, measured } from '#platform/metrics.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import { traced } from '#platform/trace.ts';
import { addressOf, isApiPath } from './hosts.ts';

/** Its route labels it (`mount.ts`). An answer of the cache, and that of an unknown path, has none. */
export function measuredRequest(
  bindings: MetricsBindings,
  worker: string,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const point = {
    kind: 'request',
    worker,
    surface: isApiPath(addressOf(request).pathname) ? 'public' : 'career-page',
  };
  return measured(bindings, point, async () => {
    const response = await traced(request.headers.get('traceparent'), answer);
    const hundreds = Math.floor(response.status / 100);
    label({
      status: `${hundreds}xx`,
      outcome: hundreds < 4 ? 'ok' : hundreds < 5 ? 'refused' : 'failed',
    });
    return response;
  });
}
