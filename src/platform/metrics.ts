/**
 * Data points for Workers Analytics Engine: one for each request, queue batch and part of the cron, and what was counted while it
 * ran. Without the binding nothing is written. `src/operator/metrics/rules.ts` says what each label and measure means.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { labels, measures } from '#lib/metric-columns.ts';
import type { Label, Measure } from '#lib/metric-columns.ts';

export type Point = Partial<Record<Label, string | undefined>> &
  Partial<Record<Measure, number>> & {
    /** What samples are taken by: the company that a request acts for, otherwise the kind of the point. */
    index?: string;
  };

export type MetricsBindings = { METRICS?: AnalyticsEngineDataset; VERSION?: WorkerVersionMetadata };

const current = new AsyncLocalStorage<Point>();

/** Sets labels of the point of what runs now. */
export function label(values: Point): void {
  Object.assign(current.getStore() ?? {}, values);
}

/**
 * Says which company a request acts for, if one is known. A batch or a part of the cron acts for many, and so may a person who signs in
 * (decision 52).
 */
export function labelCompany(companyId: number | null): void {
  const point = current.getStore();
  if (companyId !== null && point?.kind === 'request') point.index = String(companyId);
}

/** Adds to a measure of the point of what runs now. */
export function count(measure: Measure, by = 1): void {
  const point = current.getStore();
  if (point) point[measure] = (point[measure] ?? 0) + by;
}

/** Never throws: a request does not fail because of its data point. */
export function write({ METRICS: dataset, VERSION: version }: MetricsBindings, point: Point): void {
  try {
    dataset?.writeDataPoint({
      indexes: [point.index ?? point.kind ?? ''],
      blobs: labels.map((one) => (one === 'version' ? version?.id : point[one]) ?? ''),
      doubles: measures.map((one) => point[one] ?? 0),
    });
  } catch {}
}

/** Runs, and writes the point with what was labelled and counted meanwhile. */
export async function measured<Result>(
  bindings: MetricsBindings,
  point: Point,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!bindings.METRICS) return run();
  const start = Date.now();
  try {
    return await current.run(point, run);
  } catch (error) {
    point.outcome = 'failed';
    throw error;
  } finally {
    point.duration_ms = Date.now() - start;
    write(bindings, point);
  }
}
