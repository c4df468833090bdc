/** Deliveries: the queue that names them, and the POST to a receiver. */
import { enqueuer } from './queue.ts';
import type { Enqueue } from './queue.ts';
import { passedTrace } from './trace.ts';
import { SECOND_MS } from '#lib/time.ts';
import type { DeliveryError } from '#vocabulary/events.ts';

export type WebhookService = {
  /** Enqueues the deliveries with these ids, with a delay if given. */
  enqueue: Enqueue<string>;
  /** One request without redirects. Does not throw. */
  post: (url: string, body: string, headers: Record<string, string>) => Promise<Exchange>;
  /** On a development machine: http and private addresses are allowed. */
  allowsPrivateTargets: boolean;
};

/** The outcome of a POST. */
export type Exchange = {
  /** 0: no answer. */
  statusCode: number;
  error: DeliveryError | null;
  /** The beginning of the answer to a failed delivery. */
  answer: string | null;
  durationMs: number;
};

/** The receiver's response time (contract 8), as a limit over the whole exchange. */
const EXCHANGE_MS_MAX = 15 * SECOND_MS;
/** How much of the answer to a failure is read and stored. */
const ANSWER_BYTES_MAX = 1024;

/** Enqueues nothing: polling finds what is due. */
export const unwoken: WebhookService = {
  enqueue: () => Promise.resolve(),
  post,
  allowsPrivateTargets: false,
};

export type WebhookBindings = Pick<Env, 'WEBHOOKS' | 'WEBHOOK_ALLOW_PRIVATE_TARGETS'>;

export function openWebhooks(env: WebhookBindings): WebhookService {
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
      headers: { ...headers, ...passedTrace() },
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

/** The bytes received, also where the connection breaks: the status has been answered. */
async function beginningOf(response: Response): Promise<string> {
  const bytes: number[] = [];
  try {
    for await (const chunk of response.body ?? []) {
      bytes.push(...chunk.subarray(0, ANSWER_BYTES_MAX - bytes.length));
      if (bytes.length >= ANSWER_BYTES_MAX) break;
    }
  } catch {
    // The status is known.
  }
  // `stream` leaves out an incomplete character at the end.
  return new TextDecoder().decode(new Uint8Array(bytes), { stream: true }).replaceAll('\0', '');
}
