/** Serves two versions of the service over one store: each request goes to the version that it names. */
import { build } from 'esbuild';
import { join } from 'node:path';
import { D1_WORKER, d1From } from '../local/d1.ts';
import { openBundler } from '../local/bundle.ts';
import { HOST } from '../local/address.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { serve } from '../local/serve.ts';
import { readWorkers, withoutRateLimits } from '../local/workers.ts';

export const labels = ['old', 'new'] as const;
export type Label = (typeof labels)[number];

/** The check runs the cron of a version itself. */
const NEVER_MS = 2_000_000_000;
const HEADER = 'X-Version';

type Serving = {
  /** Those that are deployed: of one alone, its Workers call each other. */
  deployed: readonly Label[];
  /** The folder of the bundles. */
  bundles: string;
  stateDir: string;
  port: number;
  settings: NodeJS.Dict<string>;
  /** The checkouts. */
  sources: Readonly<Record<Label, string>>;
};

export type Versions = {
  ask: (label: Label, path: string, init?: RequestInit) => Promise<Response>;
  d1: D1Database;
  close: () => Promise<void>;
};

type Bound = Record<string, { name: string; entrypoint?: string } | string | undefined>;

/** Bundles both, once. */
export async function bundleVersions(
  sources: Readonly<Record<Label, string>>,
  bundles: string,
): Promise<void> {
  for (const label of labels) {
    const bundler = await openBundler('split', join(bundles, label), sources[label]);
    await bundler.close();
  }
  await build({
    entryPoints: [join(import.meta.dirname, 'front.ts')],
    outfile: join(bundles, 'front.js'),
    format: 'esm',
    target: 'es2024',
    logLevel: 'warning',
  });
}

export async function serveVersions(serving: Serving): Promise<Versions> {
  const { deployed, bundles, stateDir, port, settings, sources } = serving;
  const [workers, before] = [
    await readWorkers('split', settings),
    await readWorkers('split', settings, sources.old),
  ];
  const of = { old: before, new: workers };
  const isThere = (name: string, label: Label) => of[label].some((one) => one['name'] === name);
  const consumes = (queue: string, label: Label) =>
    of[label].some(({ queueConsumers }) => Object.hasOwn(Object(queueConsumers), queue));
  const all = [
    frontOf(workers[0] ?? {}, deployed),
    ...deployed.flatMap((label) =>
      of[label].map((worker) => versionOf(worker, label, { deployed, isThere, consumes })),
    ),
    d1WorkerOf(workers),
  ];
  const server = await serve(all, {
    bundle: bundles,
    host: HOST,
    port,
    logLevel: 'error',
    stateDir,
    cronEveryMs: NEVER_MS,
  });
  const origin = `http://${HOST}:${port}`;
  const ask = (target: string, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(HEADER, target);
    return fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
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

function frontOf({ compatibilityDate }: WorkerOptions, deployed: readonly Label[]): WorkerOptions {
  return {
    name: 'front',
    scriptPath: 'front.js',
    compatibilityDate,
    compatibilityFlags: ['service_binding_extra_handlers'],
    serviceBindings: {
      ...Object.fromEntries(deployed.map((label) => [label, nameOf('recruiting-entrance', label)])),
      d1: 'd1',
    },
  };
}

type Others = {
  deployed: readonly Label[];
  isThere: (name: string, label: Label) => boolean;
  consumes: (queue: string, label: Label) => boolean;
};

/**
 * A Worker of one version. Those of the other version answer its calls, as while a release is on its way; its own do where the other
 * has none.
 */
function versionOf(
  worker: WorkerOptions,
  label: Label,
  { deployed, isThere, consumes }: Others,
): WorkerOptions {
  const { name, scriptPath, queueConsumers, serviceBindings = {} } = worker;
  const other = deployed.find((one) => one !== label) ?? label;
  const isEntrance = name === 'recruiting-entrance';
  const targetOf = (called: string) =>
    nameOf(called, isEntrance || !isThere(called, other) ? label : other);
  const bound = Object.entries(serviceBindings as Bound).map(([binding, service]) => [
    binding,
    typeof service === 'object'
      ? { ...service, name: targetOf(service.name) }
      : targetOf(service ?? ''),
  ]);
  return {
    ...withoutRateLimits(worker),
    name: nameOf(String(name), label),
    scriptPath: join(label, String(scriptPath)),
    serviceBindings: Object.fromEntries(bound) as object,
    ...(queueConsumers !== undefined && {
      queueConsumers: shareOf(queueConsumers, label, { deployed, consumes }),
    }),
  };
}

function nameOf(worker: string, label: Label): string {
  return `${worker}-${label}`;
}

/** A queue has one consumer here: those of the versions that have one take turns, by the queue. */
function shareOf(
  queues: unknown,
  label: Label,
  { deployed, consumes }: Pick<Others, 'deployed' | 'consumes'>,
): object {
  const shared = Object.entries(queues as object).filter(([queue]) => {
    const consumers = deployed.filter((one) => consumes(queue, one));
    return consumers[queue.length % consumers.length] === label;
  });
  return Object.fromEntries(shared);
}

function d1WorkerOf(workers: readonly WorkerOptions[]): WorkerOptions {
  const { d1Databases } = workers.find((worker) => worker['d1Databases'] !== undefined) ?? {};
  return { name: 'd1', script: D1_WORKER, scriptPath: undefined, d1Databases };
}
