/** Finds what a replaced key has lost: second factors, connected accounts, webhooks, conferences and suppressed addresses. */
import { setTimeout as pause } from 'node:timers/promises';
import { unsuppressAddress } from '#mail/actions/suppressions.ts';
import type { ToolCtx } from '../platform.ts';
import { addressOf, meet, signIn } from './load.ts';
import type { Loading } from './load.ts';
import { runCron } from './rotation.ts';
import type { World } from './world.ts';

/** Longer than a call of a provider waits for its last attempt, 300 seconds after the one before. */
const SETTLED_MS = 420_000;
const SECOND_MS = 1000;
/** Longer than a time step, so that everybody's next code is another one. */
const NEXT_CODE_MS = 31_000;
/** Numbers that the load has not used. */
const FROM = 1_000_000;

export type Lost = Readonly<Record<string, string[]>>;

/** `ctx` knows the new key alone, and so do the requests of `loading`. */
export async function findLost(
  loading: Loading,
  world: World,
  { ctx, hooks }: { ctx: ToolCtx; hooks: readonly string[] },
): Promise<Lost> {
  const { population, seen } = loading;
  world.used.clear();
  for (const [nth, person] of population.people.entries()) await meet(loading, person, FROM + nth);
  const undelivered = () =>
    hooks
      .flatMap((path) => seen.jobs.map((id) => `${path} ${id}`))
      .filter((one) => !world.delivered.has(one));
  const unmet = () => seen.meetings.filter((title) => !world.conferences.has(title));
  const until = Date.now() + SETTLED_MS;
  while (undelivered().length + unmet().length > 0 && Date.now() < until) {
    await runCron(loading);
    await pause(SECOND_MS);
  }
  return {
    'second factors': await lostFactors(loading),
    connections: population.connected.filter((token) => !world.used.has(token)),
    'webhook deliveries': undelivered(),
    conferences: await statesOf(ctx, unmet()),
    suppressions: await lostSuppressions(ctx, population.suppressed),
  };
}

/** With what the service says of each: a call whose outcome is not known is not made again. */
function statesOf({ db }: ToolCtx, titles: readonly string[]): Promise<string[]> {
  const sql =
    'select conference_status as status, conference_error as error from meetings where title = ?';
  return Promise.all(
    titles.map(async (title) => {
      const row = await db.$client.prepare(sql).bind(title).first();
      return `${title}: ${JSON.stringify(row)}`;
    }),
  );
}

async function lostFactors(loading: Loading): Promise<string[]> {
  await pause(NEXT_CODE_MS);
  const lost: string[] = [];
  for (const [nth, person] of loading.population.people.entries())
    if (!(await signIn(loading, person, addressOf(FROM + nth)))) lost.push(person.email);
  return lost;
}

/** An address that is not found is an error. */
async function lostSuppressions(ctx: ToolCtx, addresses: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const email of addresses) await unsuppressAddress(ctx, email).catch(() => lost.push(email));
  return lost;
}
