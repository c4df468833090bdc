/** Where summaries of cities are kept, apart from the codes and documents of OAuth clients, and the queue that rephrases them. */
import { openKeyValue } from './kv.ts';

/** Enqueues a better summary of a city. */
export type EnqueueSummary = (city: {
  domainId: number;
  countryId: number;
  pathSlug: string;
}) => Promise<void>;

export type SummaryBindings = Pick<Env, 'SUMMARIES' | 'SUMMARY_CACHE' | 'REPHRASE_SUMMARIES'>;

export function openSummaries(env: SummaryBindings) {
  return {
    summaryCache: openKeyValue(env.SUMMARY_CACHE),
    /** Enqueues a better summary of a city; null where summaries are not rephrased. */
    enqueueSummary: summaryQueueOf(env),
  };
}

function summaryQueueOf(env: SummaryBindings): EnqueueSummary | null {
  if (env.REPHRASE_SUMMARIES !== 'true') return null;
  return async (city) => {
    await env.SUMMARIES.send(city);
  };
}
