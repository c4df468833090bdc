/** The queue consumer that rephrases city summaries. */
import * as z from 'zod';
import { consumerOf, contextNow } from '#http/consumer.ts';
import { improveSummary } from './actions.ts';

const SummaryMessage = z.object({
  domainId: z.int().positive(),
  countryId: z.int().positive(),
  pathSlug: z.string().min(1).max(100),
});

/** A failure is not tried again: the city keeps its plain summary. */
export const consumeSummaries = consumerOf(
  'summary',
  SummaryMessage,
  async (services, city) => {
    const rejection = await improveSummary(contextNow(services), city);
    if (rejection !== null) throw new Error(`The text was rejected: ${rejection}.`);
  },
  { inOrder: true },
);
