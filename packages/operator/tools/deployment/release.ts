/** Releases a checkout: migrations, then each Worker by growing shares of the requests, and back if something fails. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Comparing } from '../../../../tools/monitoring/versions.ts';
import type { Cloudflare } from './cloudflare.ts';
import { workers } from './configurations.ts';
import type { WorkerName } from './configurations.ts';
import { askingVersion, leftOut, smoke } from './smoke.ts';
import type { SmokeUser } from './smoke.ts';
import type { Decision } from './smoke-sign-in.ts';
import { giveBack, isDeployed, servingVersion, share, versionByTag } from './versions.ts';
import type { Turn } from './versions.ts';

/** The percentages of requests that a new version gets, one after the other. */
const STEPS = [0, 5, 50, 100];
const SECOND_MS = 1000;
const ALL = 100;
/** A deployment of 0.1.0 has none: nothing calls it before the Workers that are released after it. */
const ADDED: WorkerName = 'reader';
/** It runs every minute, and a run may last as long. */
const CRON_SECONDS = 180;
/** A deployment reaches every place within seconds. */
const SPREAD_TRIES = 6;
const SPREAD_MS = 2000;
/** More failed requests than that, of at least so many, end a release. */
const ERROR_SHARE_MAX = 0.02;
const REQUESTS_MIN = 50;

export type Observed = { requests: number; errors: number };

export type Releasing = {
  cloudflare: Cloudflare;
  name: string;
  hosts: { api: string; careers: readonly string[] };
  /** The name of the versions. */
  tag: string;
  /** Uploads a Worker under the tag, without giving it requests. */
  upload: (worker: WorkerName) => Promise<void>;
  /** Deploys a Worker that there was not before. */
  create: (worker: WorkerName) => Promise<void>;
  /** Sentences about work that is late. */
  findLate: () => Promise<string[]>;
  /** The version of `background` that has run the cron last; null: none has said so. */
  cronVersion: () => Promise<string | null>;
  /** Of a Worker since then; null: unknown. */
  observe: (worker: string, since: Date) => Promise<Observed | null>;
  /** Sentences about what is worse in the new version than in the one before, since then. */
  compare: Comparing;
  waitSeconds: number;
  user: SmokeUser;
  /** Where all hosts are asked, in a rehearsal. */
  connect: string | undefined;
  print: (line: string) => void;
};

/** Returns whether the new versions serve. Otherwise those before do. */
export async function release(releasing: Releasing): Promise<boolean> {
  const { cloudflare, name, tag, print } = releasing;
  const turns: Turn[] = [];
  const missing = leftOut(releasing.user);
  if (missing !== null) print(missing);
  try {
    for (const worker of workers) {
      const script = `${name}-${worker}`;
      if (worker === ADDED && !(await isDeployed(cloudflare, script))) {
        print(`Deploying ${script}, which is new …`);
        await releasing.create(worker);
        continue;
      }
      const from = await servingVersion(cloudflare, script);
      print(`Uploading ${script} …`);
      await releasing.upload(worker);
      const to = await versionByTag(cloudflare, script, tag);
      const turn = { worker: script, from, to };
      turns.push(turn);
      await turnOver(releasing, worker, turn);
    }
    return true;
  } catch (error) {
    print(`FAILED  ${error instanceof Error ? error.message : String(error)}`);
    await rollBack(releasing, turns);
    return false;
  }
}

/** Each Worker, whatever becomes of the others. */
async function rollBack({ cloudflare, print }: Releasing, turns: readonly Turn[]): Promise<void> {
  // A Worker is never newer than one that it calls.
  for (const turn of turns.toReversed()) {
    const { worker, from } = turn;
    try {
      await giveBack(cloudflare, turn);
      print(`back    ${worker} ${from}`);
    } catch (error) {
      print(`STUCK   ${worker}: ${error instanceof Error ? error.message : String(error)}`);
      print(`        npx wrangler versions deploy ${from}@100% --name ${worker} --yes`);
    }
  }
}

async function turnOver(releasing: Releasing, worker: WorkerName, turn: Turn): Promise<void> {
  const { cloudflare, tag, print, waitSeconds } = releasing;
  const begun = new Date();
  for (const percentage of STEPS) {
    const since = new Date();
    await share(cloudflare, turn, percentage, `Release ${tag}: ${percentage} %`);
    if (percentage > 0) await pause(waitSeconds * SECOND_MS);
    await assertHealthy(releasing, worker, turn, { begun, since, percentage });
    print(`${String(percentage).padStart(4)} %  ${turn.worker} ${turn.to}`);
  }
}

/** Throws what is wrong. */
async function assertHealthy(
  releasing: Releasing,
  worker: WorkerName,
  turn: Turn,
  { begun, since, percentage }: { begun: Date; since: Date; percentage: number },
): Promise<void> {
  // Once is enough for what the code does, and each time the person gets an email.
  const decision = percentage === 0 ? 'allow' : 'deny';
  const faults = hasAddress(worker)
    ? await smokeUntilSpread(releasing, worker, turn, decision)
    : [];
  const seen = await releasing.observe(turn.worker, since);
  if (seen && seen.requests >= REQUESTS_MIN && seen.errors / seen.requests > ERROR_SHARE_MAX)
    faults.push(`${seen.errors} of ${seen.requests} requests to ${turn.worker} failed`);
  faults.push(...(await releasing.compare(turn, begun)), ...(await releasing.findLate()));
  if (percentage === ALL && worker === 'background')
    faults.push(...(await cronFaults(releasing, turn)));
  if (faults.length > 0) throw new Error(faults.join('\n        '));
}

/** What the others do is seen by what is counted of them. */
function hasAddress(worker: WorkerName): worker is 'api' | 'careers' {
  return worker === 'api' || worker === 'careers';
}

/** It has no address: that its cron runs is what is known of it. In the first minutes, the version before may have run it last. */
async function cronFaults(
  { cronVersion, waitSeconds }: Releasing,
  { worker, to }: Turn,
): Promise<string[]> {
  if (waitSeconds < CRON_SECONDS) return [];
  const ran = await cronVersion();
  return ran === null || ran === to
    ? []
    : [`the cron was run last by ${ran}, not by ${to} of ${worker}`];
}

async function smokeUntilSpread(
  { hosts, user, connect }: Releasing,
  worker: 'api' | 'careers',
  turn: Turn,
  decision: Decision,
): Promise<string[]> {
  const ask = askingVersion(turn.worker, turn.to, connect);
  let faults: string[] = [];
  for (let at = 0; at < SPREAD_TRIES; at++) {
    faults = await smoke(worker, { ask, hosts, version: turn.to, user, decision });
    const isSpreading = faults.some((fault) => fault.includes('/healthz'));
    if (!isSpreading) return faults;
    await pause(SPREAD_MS);
  }
  return faults;
}
