/** Takes emails of Email Routing, and parses one for each queue message. */
import { consumerOf, contextNow, pollOf, RowMessage } from '#http/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { deleteOldReplies } from './actions/contents.ts';
import { readReply, enqueueOverdueReplies } from './actions/read.ts';
import { receiveEmail } from './actions/receive.ts';

/** An email that Email Routing delivers: it is taken where this returns, and tried again by its sender where this throws. */
export async function takeEmail(
  services: BackgroundServices,
  message: ForwardableEmailMessage,
): Promise<void> {
  const refusal = await receiveEmail(contextNow(services), message);
  if (refusal !== null) message.setReject(refusal);
}

export const consumeReplies = consumerOf(
  'replies',
  RowMessage,
  (services, { id }) => readReply(contextNow(services), id),
  // An email has the memory to itself.
  { inOrder: true },
);

/** Every minute. */
export async function maintainReplies(services: BackgroundServices): Promise<void> {
  const ctx = contextNow(services);
  await Promise.all([enqueueOverdueReplies(ctx), deleteOldReplies(ctx)]);
}

export const pollReplies = pollOf(enqueueOverdueReplies);
