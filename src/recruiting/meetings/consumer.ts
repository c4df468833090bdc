/** Asks the providers of meetings when a message of the queue names one, and by the clock what no message named. */
import * as z from 'zod';
import type { Services } from '#platform/services.ts';
import { publicContext } from '#http/context.ts';
import { logFailure } from '#http/log.ts';
import { tendConference, wakeOverdue } from './actions/conferences.ts';

const Wake = z.object({ id: z.int().positive() });

/** At once: what is beyond it is found by the next sweep. */
const WOKEN_MAX = 100;

/** The row is the truth, so every message is done with: what is due the clock finds. */
export async function consumeMeetings(services: Services, batch: MessageBatch): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const wake = Wake.safeParse(message.body);
      if (wake.success) await tendNow(services, wake.data.id);
      else logFailure('meetings', new Error('A message names no meeting.'));
      message.ack();
    }),
  );
}

async function tendNow(services: Services, id: number): Promise<void> {
  const clock = () => publicContext(services, new Date());
  try {
    await tendConference(clock(), id, clock);
  } catch (error) {
    logFailure(`meeting ${id}`, error);
  }
}

/** Every minute. */
export async function maintainMeetings(services: Services): Promise<void> {
  await wakeOverdue(publicContext(services, new Date()), WOKEN_MAX);
}

/** Between the ticks. */
export function pollMeetings(services: Services): void {
  const ctx = publicContext(services, new Date());
  ctx.defer(wakeOverdue(ctx, WOKEN_MAX));
}
