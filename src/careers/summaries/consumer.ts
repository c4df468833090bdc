/** The queue consumer that rephrases city summaries. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { improveSummary } from './actions.ts';

const SummaryMessage = z.object({
  domainId: z.int().positive(),
  countryId: z.int().positive(),
  pathSlug: z.string().min(1).max(100),
});

/** Acknowledges every message, also after a failure: the plain summary is good enough. */
export async function consumeSummaries(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const parsed = SummaryMessage.safeParse(message.body);
    try {
      if (!parsed.success) throw new Error('The message names no city.');
      const rejection = await improveSummary(publicContext(services, new Date()), parsed.data);
      if (rejection !== null) throw new Error(`The text was rejected: ${rejection}.`);
    } catch (error) {
      logFailure('summary', error);
    }
    message.ack();
  }
}
