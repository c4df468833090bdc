/** A service for one bench, with its own database and ports, which can be killed and started again. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import type { PublicCtx } from '#context.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { migrate } from '../tools/local/migrations.ts';
import { numbers, open } from './database.ts';
import { build } from './serve.ts';

/** In memory where possible, because each commit waits for the disk. */
const STORES_DIR = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const DOMAIN = 'careers.example';

/** Sent to the process. */
export type Start = { worker: object; storageDir: string };
/** Counts in the log what the consumers get. */
const COUNTED = `
  import worker from './worker.js';
  export * from './worker.js';
  export default {
    ...worker,
    queue(batch, env, execution) {
      console.log('messages ' + JSON.stringify([batch.queue, batch.messages.length]));
      return worker.queue(batch, env, execution);
    },
  };
`;

/** Sent to the running process: a file to put, and messages for a queue, by its binding. */
export type Order = {
  id: number;
  file?: { key: string; bytes: Uint8Array };
  messages?: { binding: string; bodies: readonly object[] };
};

/** Its answer: the origins of the Worker and of the trigger of its cron. */
export type Addresses = { api: string; clock: string };
/** Sent for each batch of a queue: its name and its messages. */
export type Consumed = [string, number];
/** Sent for an order that is carried out. */
export type Done = Pick<Order, 'id'>;

export type Service = {
  addresses: () => Addresses;
  /** Messages that the consumers of each queue have got so far, by its name. */
  messages: () => ReadonlyMap<string, number>;
  /** Puts a file or enqueues messages, as the Worker would. */
  order: (order: Omit<Order, 'id'>) => Promise<void>;
  /** The folder of its database. */
  storageDir: string;
  /** CPU time of all its processes so far. */
  cpuMicroseconds: () => number;
  /** Kills all its processes at once. */
  kill: () => Promise<void>;
  /** Starts it again on the same database. */
  start: () => Promise<void>;
  /** Kills it, and deletes its database. */
  drop: () => Promise<void>;
};

/** Seals what a bench inserts and the service opens. */
export const SECRET_KEYS = `the key of one run: ${crypto.randomUUID()}`;

type Built = { bindings: object };

const built = new Map<string, Built>();

/** Built once per process, so that edits during a bench change nothing. */
function builtWorker(checkout: string): Built {
  const known = built.get(checkout);
  if (known) return known;
  const rootPath = mkdtempSync(join(STORES_DIR, 'recruiting-bundle-'));
  process.once('exit', () => rmSync(rootPath, { recursive: true, force: true }));
  build(rootPath, checkout);
  writeFileSync(join(rootPath, 'counted.js'), COUNTED);
  process.env['WRANGLER_LOG'] ??= 'error';
  const { workerOptions } = workerOptionsOf(join(checkout, 'wrangler.toml'));
  const { modulesRules: _, assets: __, bindings, ...service } = workerOptions;
  // Set here, so that local settings do not apply.
  const settings = {
    APP_ENV: 'development',
    API_ORIGIN: 'http://service.invalid',
    SECRET_KEYS,
    MAIL_TRANSPORT: 'outbox',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
  const modules = ['counted.js', 'worker.js'].map((path) => ({ type: 'ESModule', path }));
  const script = { rootPath, modulesRoot: rootPath, modules };
  const worker = { ...service, ...script, bindings: { ...(bindings as object), ...settings } };
  built.set(checkout, worker);
  return worker;
}

/** `fill` inserts data before the service starts, which is built from `checkout` and has these variables besides its own. */
export async function openService(
  fill: (d1: D1Database) => Promise<void>,
  checkout = '.',
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const { bindings, ...worker } = builtWorker(checkout);
  const storageDir = mkdtempSync(join(STORES_DIR, 'recruiting-bench-'));
  const configured = { ...worker, bindings: { ...bindings, ...settings } };
  const startMessage: Start = { worker: configured, storageDir };
  let running: { child: ChildProcess; at: Addresses } | null = null;
  const messages = new Map<string, number>();

  async function start(): Promise<void> {
    const path = join(import.meta.dirname, 'service-process.ts');
    // In a process group of its own, so that workerd is killed too.
    const child = fork(path, { detached: true, serialization: 'advanced' });
    child.send(startMessage);
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    if (typeof message === 'number') throw new Error('The service could not be started.');
    running = { child, at: message as Addresses };
    child.on('message', (told: Consumed | Done) => {
      if ('id' in told) return;
      const [queue, count] = told;
      messages.set(queue, (messages.get(queue) ?? 0) + count);
    });
    // The first request waits until the Worker can answer.
    await (await fetch(`${running.at.api}/api/nothing`)).text();
  }

  async function kill(): Promise<void> {
    if (running === null) return;
    const { child } = running;
    running = null;
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
    await ended;
  }

  async function drop(): Promise<void> {
    await kill();
    rmSync(storageDir, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const { d1, close } = await open(storageDir);
    await migrate(d1);
    await bareContext(d1, new Date())
      .db.insert(careerDomains)
      .values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
    await fill(d1);
    await close();
    await start();
  } catch (error) {
    await drop();
    throw error;
  }
  let orders = 0;

  async function order(given: Omit<Order, 'id'>): Promise<void> {
    const child = running?.child;
    const id = ++orders;
    const done = new Promise<void>((resolve) => {
      child?.on('message', (told: Consumed | Done) => {
        if ('id' in told && told.id === id) resolve();
      });
    });
    child?.send({ ...given, id });
    await done;
  }

  return {
    addresses,
    messages: () => messages,
    order,
    storageDir,
    cpuMicroseconds,
    kill,
    start,
    drop,
  };

  function cpuMicroseconds(): number {
    return running === null ? Number.NaN : cpuOfGroup(running.child.pid ?? Number.NaN);
  }

  function addresses(): Addresses {
    if (running === null) throw new Error('The service does not run.');
    return running.at;
  }
}

/** Creates a company and returns the tokens of its Admins, each of whom may make 300 calls a minute. */
export async function createBenchCompany(
  ctx: PublicCtx,
  subdomain: string,
  admins: number,
): Promise<string[]> {
  await createCompany(ctx, { subdomain, name: subdomain, domain: DOMAIN });
  const tokens: string[] = [];
  for (const nth of numbers(admins)) {
    const email = `admin${nth}@${subdomain}.example`;
    await createUser(ctx, { company: subdomain, email, role: 'Admin' });
    tokens.push((await createToken(ctx, { company: subdomain, email })).access_token);
  }
  return tokens;
}

const MICROSECONDS_PER_TICK = 10_000;

/** User and system time of the processes of a group, as the kernel counts it. */
function cpuOfGroup(group: number): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
        return Number(fields?.[2]) === group ? Number(fields?.[11]) + Number(fields?.[12]) : 0;
      } catch {
        // It has ended since.
        return 0;
      }
    });
  return ticks.reduce((sum, one) => sum + one, 0) * MICROSECONDS_PER_TICK;
}
