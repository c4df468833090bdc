/** Receivers of webhooks, for a test: an address of its own, and what came there. */
import { expect, inject, vi } from 'vitest';
import type { TakenPost } from './receiver-server.ts';

export type Receiver = {
  url: string;
  /** What it took, in the order it came. */
  taken: () => Promise<TakenPost[]>;
  /** The same, once there are so many; fails where they do not come. */
  takes: (count: number) => Promise<TakenPost[]>;
};

const WAIT_MS = 10_000;

/** Where nobody listens. */
export const NOWHERE = 'http://127.0.0.1:1/';

/**
 * An address nobody else has, that answers as `behaviour` says: `/status/500`, `/status/500,200`,
 * `/hang/20000`, `/trickle`, `/trickle-head`, `/reset`, `/silence`, `/close-early`, `/big`, `/bomb`, `/redirect`,
 * `/garbage`. A query may follow: `?status=500&body=No`.
 */
export function openReceiver(behaviour = '/status/200'): Receiver {
  const origin = inject('receiver');
  const [way = '', query] = behaviour.split('?');
  const path = `${way}/${crypto.randomUUID()}`;

  const taken = () => takenAt(path);
  const takes = (count: number) =>
    vi.waitFor(
      async () => {
        const posts = await taken();
        expect(posts).toHaveLength(count);
        return posts;
      },
      { timeout: WAIT_MS },
    );
  return { url: `${origin}${path}${query === undefined ? '' : `?${query}`}`, taken, takes };
}

/** What came to a path of the receiver, whatever the query. */
export async function takenAt(path: string): Promise<TakenPost[]> {
  const response = await fetch(`${inject('receiver')}/taken?at=${encodeURIComponent(path)}`);
  return response.json();
}
