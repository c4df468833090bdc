/** Webhook receivers for tests, each with its own URL, and their recorded requests. */
import { expect, inject } from 'vitest';
import { workUntil } from './queue.ts';
import type { TakenPost } from './receiver-server.ts';

export type Receiver = {
  url: string;
  /** The requests, oldest first. */
  taken: () => Promise<TakenPost[]>;
  /** Works off the queues until there are this many requests, and fails if they do not come. */
  takes: (count: number) => Promise<TakenPost[]>;
};

/** A URL without a listening receiver. */
export const UNREACHABLE = 'http://127.0.0.1:1/';

/**
 * A new URL that answers as `behaviour` says: `/status/500`, `/status/500,200`, `/hang/20000`,
 * `/trickle`, `/trickle-head`, `/reset`, `/silence`, `/close-early`, `/big`, `/bomb`, `/redirect`,
 * `/garbage`. A query may follow: `?status=500&body=No`.
 */
export function openReceiver(behaviour = '/status/200'): Receiver {
  const origin = inject('receiver');
  const [way = '', query] = behaviour.split('?');
  const path = `${way}/${crypto.randomUUID()}`;

  const requests = () => requestsAt(path);
  const takes = (count: number) =>
    workUntil(async () => {
      const posts = await requests();
      expect(posts).toHaveLength(count);
      return posts;
    });
  return {
    url: `${origin}${path}${query === undefined ? '' : `?${query}`}`,
    taken: requests,
    takes,
  };
}

/** The requests at a path of the receiver, with any query. */
export async function requestsAt(path: string): Promise<TakenPost[]> {
  const response = await fetch(`${inject('receiver')}/taken?at=${encodeURIComponent(path)}`);
  return response.json();
}
