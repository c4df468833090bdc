/** A service for a bench alone, with a store, companies and ports of its own, which can be killed and started again. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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

/** Where it can be, the store is in memory: each commit waits for its disk. */
const STORES_DIR = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const DOMAIN = 'careers.example';

/** What the process is told. */
export type Start = { worker: object; storageDir: string };
/** What it answers: where the Worker is, and where the door of its clock. */
export type Addresses = { api: string; clock: string };

export type Service = {
  addresses: () => Addresses;
  /** Its D1 and its queues' rows are in here. */
  storageDir: string;
  /** Ends every process of it at once, with whatever was in their memory. */
  kill: () => Promise<void>;
  /** On the store it had. */
  start: () => Promise<void>;
  /** Ends it, and its store. */
  drop: () => Promise<void>;
};

let built: object | null = null;

/** Made once a process, whatever is edited and built beside it. */
function builtWorker(): object {
  if (built !== null) return built;
  const rootPath = mkdtempSync(join(STORES_DIR, 'recruiting-bundle-'));
  process.once('exit', () => rmSync(rootPath, { recursive: true, force: true }));
  build(rootPath);
  process.env['WRANGLER_LOG'] ??= 'error';
  const { workerOptions } = workerOptionsOf('wrangler.toml');
  const { modulesRules: _, assets: __, bindings, ...service } = workerOptions;
  // Named here, so that no local file has a say.
  const settings = {
    APP_ENV: 'development',
    API_ORIGIN: 'http://service.invalid',
    SECRET_KEY: `the key of one run: ${crypto.randomUUID()}`,
    MAIL_TRANSPORT: 'outbox',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
  };
  const script = { rootPath, scriptPath: 'worker.js', modules: true };
  built = { ...service, ...script, bindings: { ...(bindings as object), ...settings } };
  return built;
}

/** `fill` writes what is to be in the store before it starts. */
export async function openService(fill: (d1: D1Database) => Promise<void>): Promise<Service> {
  const worker = builtWorker();
  const storageDir = mkdtempSync(join(STORES_DIR, 'recruiting-bench-'));
  const told: Start = { worker, storageDir };
  let running: { child: ChildProcess; at: Addresses } | null = null;

  async function start(): Promise<void> {
    const path = join(import.meta.dirname, 'service-process.ts');
    // A process group of its own, so that workerd is killed with it.
    const child = fork(path, { detached: true, serialization: 'advanced' });
    child.send(told);
    const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
    if (typeof said === 'number') throw new Error('The service could not be started.');
    running = { child, at: said as Addresses };
    // It listens before it can answer.
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
  return { addresses, storageDir, kill, start, drop };

  function addresses(): Addresses {
    if (running === null) throw new Error('The service does not run.');
    return running.at;
  }
}

/** A company and the tokens of so many Admins: each may make 300 calls a minute. */
export async function plantCompany(
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
