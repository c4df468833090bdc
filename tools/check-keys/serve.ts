/** Serves the service as it is deployed with four values of `SECRET_KEYS` over one store: each request goes to the value that it names. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { formatKeyRing } from '#lib/key-ring.ts';
import type { KeyRing } from '#lib/key-ring.ts';
import { HOST } from '../local/address.ts';
import { openBundler } from '../local/bundle.ts';
import { D1_WORKER, d1From } from '../local/d1.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { serve } from '../local/serve.ts';
import { readWorkers } from '../local/workers.ts';

/** In the order in which `keys add` and `keys drop` deploy them. */
export const values = ['old', 'learning', 'new', 'alone'] as const;
export type Value = (typeof values)[number];

export type Rings = Readonly<Record<Value, KeyRing>>;

const HEADER = 'X-Version';
/** The check runs the cron itself. */
const NEVER_MS = 2_000_000_000;
/** Calls of a check come faster than those of one client. */
const UNLIMITED = { limit: 1_000_000, period: 60 };

type Serving = {
  folder: string;
  port: number;
  settings: NodeJS.Dict<string>;
  rings: Rings;
};

export type Service = {
  ask: (value: Value, path: string, init?: RequestInit) => Promise<Response>;
  d1: D1Database;
  close: () => Promise<void>;
};

export async function serveValues({ folder, port, settings, rings }: Serving): Promise<Service> {
  const bundle = join(folder, 'bundle');
  const bundler = await openBundler('whole', bundle);
  await bundler.close();
  await build({
    entryPoints: [join(import.meta.dirname, '../versions/front.ts')],
    outfile: join(bundle, 'front.js'),
    format: 'esm',
    target: 'es2024',
    logLevel: 'warning',
  });
  const [whole = {}] = await readWorkers('whole', settings);
  const workers = [
    frontOf(whole),
    ...values.map((value) => workerOf(whole, value, rings[value])),
    { name: 'd1', script: D1_WORKER, scriptPath: undefined, d1Databases: whole['d1Databases'] },
  ];
  const stateDir = join(folder, 'state');
  const options = { bundle, host: HOST, port, logLevel: 'none', stateDir, cronEveryMs: NEVER_MS };
  const server = await serve(workers, options);
  const ask = (target: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(HEADER, target);
    return fetch(`http://${HOST}:${port}${path}`, { ...init, headers, redirect: 'manual' });
  };
  return {
    ask,
    d1: d1From(async (queries, isRaw) => {
      const body = JSON.stringify({ queries, isRaw });
      const response = await ask('d1', '/', { method: 'POST', body });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as never[];
    }),
    close: server.close,
  };
}

function frontOf({ compatibilityDate }: WorkerOptions): WorkerOptions {
  return {
    name: 'front',
    scriptPath: 'front.js',
    compatibilityDate,
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: Object.fromEntries([...values, 'd1'].map((name) => [name, name])),
  };
}

/** With queues of its own: the same value sends and consumes a message. */
function workerOf(whole: WorkerOptions, value: Value, ring: KeyRing): WorkerOptions {
  const { bindings, queueProducers, queueConsumers, ratelimits } = whole;
  const renamed = (queue: string) => queue.replace(/^[^-]*/u, value);
  return {
    ...whole,
    name: value,
    bindings: { ...(bindings as object), SECRET_KEYS: formatKeyRing(ring) },
    queueProducers: mapEntries(queueProducers, (name, producer) => [
      name,
      renameQueue(producer, renamed),
    ]),
    queueConsumers: mapEntries(queueConsumers, (queue, consumer) => [renamed(queue), consumer]),
    ratelimits: mapEntries(ratelimits, (name, limit) => [
      name,
      { ...(limit as object), simple: UNLIMITED },
    ]),
  };
}

function renameQueue(producer: unknown, renamed: (queue: string) => string): unknown {
  if (typeof producer === 'string') return renamed(producer);
  const { queueName, ...others } = producer as { queueName: string };
  return { ...others, queueName: renamed(queueName) };
}

function mapEntries(
  object: unknown,
  map: (name: string, value: unknown) => [string, unknown],
): object {
  return Object.fromEntries(
    Object.entries(object as Record<string, unknown>).map(([name, value]) => map(name, value)),
  );
}
