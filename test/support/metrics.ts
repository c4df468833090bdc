/** A stand-in of the dataset of Analytics Engine: keeps what the Worker writes, by the names of the columns. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { labels, measures } from '#lib/metric-columns.ts';
import type { Label, Measure } from '#lib/metric-columns.ts';
import type { MetricsBindings } from '#platform/metrics.ts';
import worker from '../../src/worker.ts';
import { sendingThrough } from './call.ts';

export type WrittenPoint = Record<Label, string> & Record<Measure, number> & { index: string };

export function keptDataset() {
  const points: WrittenPoint[] = [];
  const binding: AnalyticsEngineDataset = {
    writeDataPoint({ indexes = [], blobs = [], doubles = [] } = {}) {
      points.push({
        index: indexes[0],
        ...Object.fromEntries(labels.map((one, at) => [one, blobs[at]])),
        ...Object.fromEntries(measures.map((one, at) => [one, doubles[at]])),
      } as WrittenPoint);
    },
  };
  return { points, binding };
}

/** The points of the requests that `work` makes. `bindings` stand in for those of the tests. */
export async function pointsOf(
  work: () => Promise<unknown>,
  bindings: Partial<Env> & MetricsBindings = {},
): Promise<WrittenPoint[]> {
  const { points, binding } = keptDataset();
  await sendingThrough(async (request) => {
    const execution = createExecutionContext();
    const asked = request as Request<unknown, IncomingRequestCfProperties>;
    const served: Env & MetricsBindings = { ...env, METRICS: binding, ...bindings };
    const response = await worker.fetch(asked, served, execution);
    await waitOnExecutionContext(execution);
    return response;
  }, work);
  return points;
}
