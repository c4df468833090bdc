/** Replaces the key under load, as `keys add`, `keys reseal` and `keys drop` do, in seven phases. */
import { setTimeout as pause } from 'node:timers/promises';
import { keyStatus, resealAll } from '#operator/keys/actions.ts';
import { dropFault } from '#operator/keys/rules.ts';
import type { ToolCtx } from '../platform.ts';
import type { Seen } from './load.ts';
import type { Rings, Service, Value } from './serve.ts';

export const OLD_KEY = 1;
const SECOND_MS = 1000;
const CRON_SECONDS = 3;

export type Rotating = {
  service: Service;
  rings: Rings;
  contextBy: (value: Value) => ToolCtx;
  seen: Seen;
  /** From then on, each request meets one of these values. */
  deploy: (values: readonly Value[]) => void;
  /** Of each phase. */
  seconds: number;
  print: (line: string) => void;
};

/** Returns what was wrong with the commands. */
export async function rotate(rotating: Rotating): Promise<string[]> {
  const { rings, contextBy, print } = rotating;
  const faults: string[] = [];
  const dropping = async () => dropFault(rings.new, OLD_KEY, await keyStatus(contextBy('new')));

  await phase(rotating, 'with the old key', ['old']);
  await phase(rotating, 'while every Worker learns the new one (keys add)', ['old', 'learning']);
  await phase(rotating, 'while every Worker begins to encrypt with it', ['learning', 'new']);
  rotating.deploy(['new']);
  const refusal = await dropping();
  print(`        keys drop ${OLD_KEY}: ${refusal ?? 'dropped'}`);
  if (refusal === null) faults.push('A key was dropped that rows need.');

  const [resealed] = await Promise.all([
    resealAll(contextBy('new')),
    phase(rotating, 'while everything is encrypted again (keys reseal)', ['new']),
  ]);
  const sumOf = (count: 'resealed' | 'unreadable') =>
    resealed.reduce((sum, one) => sum + one[count], 0);
  print(`        keys reseal: ${sumOf('resealed')} texts, ${sumOf('unreadable')} unreadable`);
  if (sumOf('unreadable') > 0) faults.push('Texts could not be read.');

  const rest = await dropping();
  print(`        keys drop ${OLD_KEY}: ${rest ?? 'dropped, nothing needs it'}`);
  if (rest !== null) faults.push(rest);
  await phase(rotating, 'while the old key is dropped (keys drop)', ['new', 'alone']);
  await phase(rotating, 'without the old key', ['alone']);
  return faults;
}

async function phase(rotating: Rotating, what: string, values: readonly Value[]): Promise<void> {
  const { seen, seconds, deploy, print } = rotating;
  deploy(values);
  const before = seen.requests;
  for (let second = 0; second < seconds; second += CRON_SECONDS) {
    await pause(CRON_SECONDS * SECOND_MS);
    await runCron(rotating, values[(second / CRON_SECONDS) % values.length]);
  }
  print(`${String(seen.requests - before).padStart(6)} requests  ${what}`);
}

export async function runCron(
  { service, seen }: Pick<Rotating, 'service' | 'seen'>,
  value: Value = 'alone',
): Promise<void> {
  const outcome = await (await service.ask(value, '/cron')).text();
  if (outcome !== 'ok') seen.failures.push(`cron by ${value}: ${outcome}`);
}
