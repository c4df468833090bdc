/** Every request, where it enters a Worker: it is finished, and has a data point of how long the answer took and how it ended. */
import { label, measured, write } from '#platform/metrics.ts';
import type { MetricsBindings, Point } from '#platform/metrics.ts';
import { traced } from '#platform/trace.ts';
import { health } from './health.ts';
import { addressOf, isApiPath } from './hosts.ts';
import { recall } from './micro-cache.ts';

type Entered = { env: MetricsBindings; execution: Pick<ExecutionContext, 'waitUntil'> };

/** That the Worker runs, or the answer that was loaded within the last second: both need no services, and nothing to be measured in. */
export function answerAtOnce(
  { env, execution }: Entered,
  worker: string,
  request: Request,
): Response | null {
  const healthy = health(request, env);
  if (healthy) return healthy;
  const recalled = recall(request, Date.now(), (work) => execution.waitUntil(work));
  if (!recalled) return null;
  write(env, { ...pointOf(worker, request), ...endOf(recalled) });
  return withRequestId(recalled);
}

/**
 * Finished also where the client leaves: the runtime would end it in the middle of a write, with nothing set back that it has counted.
 * Its route labels it (`mount.ts`). That of an unknown path has no label.
 */
export function measuredRequest(
  { env, execution }: Entered,
  worker: string,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const answering = measured(env, pointOf(worker, request), async () => {
    const response = await traced(request.headers.get('traceparent'), answer);
    label(endOf(response));
    return withRequestId(response);
  });
  execution.waitUntil(answering.catch(() => {}));
  return answering;
}

function pointOf(worker: string, request: Request): Point {
  const surface = isApiPath(addressOf(request).pathname) ? 'public' : 'career-page';
  return { kind: 'request', worker, surface };
}

function endOf({ status }: Response): Point {
  const hundreds = Math.floor(status / 100);
  const outcome = hundreds < 4 ? 'ok' : hundreds < 5 ? 'refused' : 'failed';
  return { status: `${hundreds}xx`, outcome };
}

const REQUEST_ID = 'X-Request-Id';

/**
 * Every answer names its request. An answer of the cache gets an id here, so that it is not that of the request which filled it; one that
 * has an id keeps it: its failure is in the log by it, or the Worker behind this one has given it. A copy of an answer costs a third of
 * what an answer from memory does, so the header is set where the runtime allows it: not on what was fetched.
 */
function withRequestId(response: Response): Response {
  if (response.headers.has(REQUEST_ID)) return response;
  const id = crypto.randomUUID();
  try {
    response.headers.set(REQUEST_ID, id);
    return response;
  } catch {
    const named = new Response(response.body, response);
    named.headers.set(REQUEST_ID, id);
    return named;
  }
}
