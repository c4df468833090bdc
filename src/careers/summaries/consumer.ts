/** Has better summaries written when a message of the queue names a city. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { improveSummary } from './actions.ts';

const Wanted = z.object({
  domainId: z.int().positive(),
  countryId: z.int().positive(),
  pathSlug: z.string().min(1).max(100),
});

/** The plain text is good enough, so every message is done with, whatever came of it. */
export async function consumeSummaries(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const wanted = Wanted.safeParse(message.body);
    try {
      if (!wanted.success) throw new Error('A message names no city.');
      const fault = await improveSummary(publicContext(services, new Date()), wanted.data);
      if (fault !== null) throw new Error(`A text was not taken: ${fault}.`);
    } catch (error) {
      logFailure('summary', error);
    }
    message.ack();
  }
}
