/** Serves the four Workers as in production on data of this machine, with a stand-in for their D1 that the check makes slow or fail. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { Response as Answer } from 'miniflare';
import { openBundler } from '../local/bundle.ts';
import { HOST, originOf } from '../local/address.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { serve } from '../local/serve.ts';
import { readWorkers, withoutRateLimits } from '../local/workers.ts';
import type { Looking } from './front.ts';
import type { Verdict } from './stand-in.ts';

/** The check runs the cron itself. */
const NEVER_MS = 2_000_000_000;
/** What the Workers export beside their handlers. */
const entrypoints: Readonly<Record<string, readonly string[]>> = {
  careers: [],
  api: ['ForCareers'],
  background: ['ForApi'],
};

/** How D1 behaves. Of the calls that fail, half have been made: only their replies are lost. */
export type Fault = { name: string; msPerStatement: number; failing: number };

export const healthy: Fault = { name: 'healthy', msPerStatement: 0, failing: 0 };

export type Degraded = {
  /** Sends a request to a host of the service. */
  ask: (host: string, path: string, init?: RequestInit) => Promise<Response>;
  /** Runs the cron; what fails in it is in the log of the service. */
  runCron: () => Promise<void>;
  /** Rows and files as they are, without the fault. */
  look: <Found>(looking: Looking) => Promise<Found>;
  setFault: (fault: Fault) => void;
  /** The calls of the database so far, and how many of them failed. */
  calls: () => { made: number; failed: number };
  /** Ends all isolates and begins new ones, which have the same stores and caches. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

type Serving = { folder: string; stateDir: string; port: number; settings: NodeJS.Dict<string> };

export async function serveDegraded(serving: Serving): Promise<Degraded> {
  const { folder, stateDir, port, settings } = serving;
  const bundle = join(folder, 'bundle');
  await bundleWithStandIn(bundle);
  let fault = healthy;
  const calls = { made: 0, failed: 0 };
  async function judge({ url }: { url: string }): Promise<Answer> {
    const statements = Number(new URL(url).searchParams.get('statements'));
    const { msPerStatement, failing } = fault;
    const isHit = Math.random() < failing;
    calls.made += 1;
    if (isHit) calls.failed += 1;
    if (msPerStatement > 0) await pause(statements * msPerStatement);
    const fails = isHit ? (Math.random() < 0.5 ? 'before' : 'after') : null;
    return Answer.json({ fails } satisfies Verdict);
  }
  const workers = await readWorkers('split', settings);
  const all = [frontOf(workers), ...workers.map((worker) => withStandIn(worker, judge))];
  const options = {
    bundle,
    host: HOST,
    port,
    logLevel: 'none',
    stateDir,
    cronEveryMs: NEVER_MS,
  };
  const server = await serve(all, options);
  const origin = originOf(port);
  return {
    ask(host, path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('X-Host', host);
      return fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
    },
    runCron: () =>
      fetch(`${origin}/cron`).then(
        async (response) => void (await response.text()),
        // It was running when the isolates ended.
        () => {},
      ),
    async look<Found>(looking: Looking) {
      const response = await fetch(origin, { method: 'POST', body: JSON.stringify(looking) });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Found;
    },
    setFault: (next) => void (fault = next),
    calls: () => ({ ...calls }),
    restart: server.reload,
    close: server.close,
  };
}

/** Each Worker anew, around what is bundled of it. */
async function bundleWithStandIn(bundle: string): Promise<void> {
  const bundler = await openBundler('split', bundle);
  await bundler.close();
  const options = { format: 'esm', target: 'es2024', logLevel: 'warning' } as const;
  const front = join(import.meta.dirname, 'front.ts');
  await build({ ...options, entryPoints: [front], outfile: join(bundle, 'front.js') });
  const standIn = JSON.stringify(join(import.meta.dirname, 'stand-in.ts'));
  for (const [name, classes] of Object.entries(entrypoints)) {
    const lines = [
      `import * as inner from './${name}.js';`,
      `import { degraded, handlersOf } from ${standIn};`,
      'export default handlersOf(inner.default);',
      ...classes.map(
        (one) =>
          `export class ${one} extends inner.${one} { constructor(execution, env) { super(execution, degraded(env)); } }`,
      ),
    ];
    const entry = join(bundle, `with-${name}.js`);
    writeFileSync(entry, lines.join('\n'));
    await build({
      ...options,
      entryPoints: [entry],
      outfile: join(bundle, `degraded-${name}.js`),
      bundle: true,
      external: ['node:*', 'cloudflare:*'],
    });
  }
}

type Judge = (request: { url: string }) => Promise<Answer>;

function withStandIn(worker: WorkerOptions, judge: Judge): WorkerOptions {
  const { scriptPath, d1Databases, serviceBindings } = worker;
  // The reader has none, and runs as it is.
  if (Object.keys(d1Databases ?? {}).length === 0) return worker;
  return {
    ...withoutRateLimits(worker),
    scriptPath: `degraded-${String(scriptPath)}`,
    serviceBindings: { ...(serviceBindings as object), FAULT: judge },
  };
}

function frontOf(workers: readonly WorkerOptions[]): WorkerOptions {
  const [entrance = {}] = workers;
  const { d1Databases, r2Buckets } = workers.find(({ name }) => name === 'recruiting-api') ?? {};
  return {
    name: 'front',
    scriptPath: 'front.js',
    compatibilityDate: entrance['compatibilityDate'],
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: { SERVICE: entrance['name'] },
    d1Databases,
    r2Buckets,
  };
}
