/** Collects the views of job pages, and has them counted by the Worker of the API. */
import type { PageCtx } from '#context.ts';

/** Views are collected for this long and sent at once, so that many views of a job are one write. */
const BUFFER_MS = 1000;
/** Views whose sending has not started after this time ended with their request; the next view schedules another. */
const ABANDONED_MS = 5000;

let bufferedViews = new Map<number, number>();
let bufferingSince = Number.NEGATIVE_INFINITY;

/** Counts a view. Views that are buffered when the isolate stops are lost. */
export function countView(api: PageCtx['api'], defer: PageCtx['defer'], jobId: number): void {
  const now = Date.now();
  const isFirst = bufferedViews.size === 0 || Math.abs(now - bufferingSince) > ABANDONED_MS;
  bufferedViews.set(jobId, (bufferedViews.get(jobId) ?? 0) + 1);
  if (!isFirst) return;
  bufferingSince = now;
  defer(sendViews(api));
}

async function sendViews(api: PageCtx['api']): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, BUFFER_MS);
  });
  const views = bufferedViews;
  bufferedViews = new Map();
  await api.countViews(views);
}

/** False for bots and for browsers that prefetch. */
export function isReader(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return !/bot|crawl|spider|slurp|preview|lighthouse/iu.test(agent) && !/prefetch/iu.test(purpose);
}
