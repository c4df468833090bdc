/** Mixed load: every kind of request in turn, screens of the console, and clients that leave before they are answered. */
import type { Send } from '../check-start/session.ts';
import { kinds } from './kinds.ts';
import type { Kind, Pool } from './kinds.ts';
import { count } from './requests.ts';
import type { Place } from './requests.ts';

const PATHS_MAX = 25;
/** One of so many requests is left. */
const LEFT_EVERY = 25;
const LEFT_FROM = 8_000_000;
/** In which the service is at work, on this machine. */
const LEFT_MS = 12;

export type Screens = { send: Send; paths: readonly string[] };

/** The screens that the first one of a company links. */
export async function findScreens(send: Send, subdomain: string): Promise<Screens> {
  const home = `/console/${subdomain}`;
  const { text } = await send(home);
  const linked = [...text.matchAll(/href="(\/console\/[^"#?]+)/gu)].map(([, to = '']) => to);
  return { send, paths: [home, ...new Set(linked)].slice(0, PATHS_MAX) };
}

type Load = { place: Place; pools: readonly Pool[]; screens: Screens; lanes: number };

/** Counts requests over all phases: no person applies twice. */
let turn = 0;

/** So many requests at a time until `isOver`. */
export async function runLoad({ place, pools, screens, lanes }: Load, isOver: () => boolean) {
  const lane = async () => {
    while (!isOver()) {
      turn += 1;
      const kind = kinds[turn % (kinds.length + 1)];
      const nth = Math.floor(turn / (kinds.length + 1));
      const pool = pools[nth % pools.length];
      // oxlint-disable-next-line no-await-in-loop -- A lane is a client.
      if (kind === undefined) await openScreen(place, screens, nth);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      else if (pool) await askOne(place, { kind, pool, nth, at: turn });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

type Turn = { kind: Kind; pool: Pool; nth: number; at: number };

async function askOne(place: Place, { kind, pool, nth, at }: Turn): Promise<void> {
  const asked = kind.ask(pool, nth);
  if (asked === null) return;
  // What is left may be done all the same, so it is of another person.
  const left = at % LEFT_EVERY === 0 ? kind.ask(pool, nth + LEFT_FROM) : null;
  if (left) await place.leave(left, at % LEFT_MS);
  const answer = await place.ask(asked, kind.name);
  if (kind.keep && answer.status === asked.status)
    kind.keep(pool, (JSON.parse(answer.text) as { data: { id: number } }).data.id);
}

async function openScreen(place: Place, { send, paths }: Screens, nth: number): Promise<void> {
  const path = paths[nth % paths.length] ?? '';
  count(place.seen, 'a screen', await send(path), 200, path);
}
