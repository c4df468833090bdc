/** The queue of emails. The Worker that takes from it sends them. */
import { passedTrace } from './trace.ts';

export type MailQueue = {
  /** Whether emails are sent at all: without a transport they stay in the outbox, and none of them is late. */
  isSending: boolean;
  /** Enqueues the email with this id, with a delay if given. */
  enqueue: (id: number, delaySeconds?: number) => Promise<void>;
};

export type MailQueueBindings = Pick<Env, 'MAIL' | 'MAIL_TRANSPORT'>;

/** Enqueues nothing. */
export const outboxOnly: MailQueue = { isSending: false, enqueue: () => Promise.resolve() };

export function openMailQueue(env: MailQueueBindings): MailQueue {
  if (transportName(env) === null) return outboxOnly;
  return {
    isSending: true,
    async enqueue(id, delaySeconds = 0) {
      await env.MAIL.send({ id, ...passedTrace() }, { delaySeconds });
    },
  };
}

/** Null where nothing is sent. */
export function transportName({
  MAIL_TRANSPORT: name,
}: Pick<Env, 'MAIL_TRANSPORT'>): string | null {
  return !name || name === 'outbox' ? null : name;
}
