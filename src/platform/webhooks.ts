/** How deliveries leave: the queue that wakes whoever sends, and one POST to a receiver. */
import { enqueuer } from './queue.ts';
import type { Enqueue } from './queue.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { DeliveryError } from '#vocabulary.ts';

export type WebhookService = {
  /** Has the deliveries with these ids sent, after the delay if there is one. */
  enqueue: Enqueue<string>;
  /** Once. Does not throw, and does not follow where the receiver points. */
  post: (url: string, body: string, headers: Record<string, string>) => Promise<Exchange>;
  /** On a development machine: http and private addresses are receivers too. */
  allowsPrivateTargets: boolean;
};

/** How a POST went. */
export type Exchange = {
  /** 0: nobody answered. */
  statusCode: number;
  error: DeliveryError | null;
  /** How the answer begins, if it was a refusal. */
  answer: string | null;
  durationMs: number;
};

/** Contract 8: receiver response time. One limit over the whole exchange. */
const EXCHANGE_MS_MAX = 15 * SECOND_MS;
/** Of the answer to a failure this much is read and kept. */
const ANSWER_BYTES_MAX = 1024;

/** Nobody is woken: the service finds what is due by itself. */
export const unwoken: WebhookService = {
  enqueue: () => Promise.resolve(),
  post,
  allowsPrivateTargets: false,
};

type WebhookEnv = Pick<Env, 'WEBHOOKS' | 'WEBHOOK_ALLOW_PRIVATE_TARGETS'>;

export function openWebhooks(env: WebhookEnv): WebhookService {
  return {
    enqueue: enqueuer(env.WEBHOOKS),
    post,
    allowsPrivateTargets: env.WEBHOOK_ALLOW_PRIVATE_TARGETS === 'true',
  };
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<Exchange> {
  const startedAt = Date.now();
  const signal = AbortSignal.timeout(EXCHANGE_MS_MAX);
  const took = () => Math.max(0, Date.now() - startedAt);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal,
    });
    const answer = response.ok ? null : await beginningOf(response);
    if (answer === null) await response.body?.cancel();
    return { statusCode: response.status, error: null, answer, durationMs: took() };
  } catch {
    const error = signal.aborted ? 'timeout' : 'connection';
    return { statusCode: 0, error, answer: null, durationMs: took() };
  }
}

/** As much as came: what breaks off then has still answered. */
async function beginningOf(response: Response): Promise<string> {
  const bytes: number[] = [];
  try {
    for await (const chunk of response.body ?? []) {
      bytes.push(...chunk.subarray(0, ANSWER_BYTES_MAX - bytes.length));
      if (bytes.length >= ANSWER_BYTES_MAX) break;
    }
  } catch {
    // The status stands.
  }
  // A character that is only half there is left out: that is what `stream` is for.
  return new TextDecoder().decode(new Uint8Array(bytes), { stream: true }).replaceAll('\0', '');
}
