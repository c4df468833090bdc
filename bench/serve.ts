/** Serves the bundle in workerd without the development proxy, and the minimal Workers that it is compared with. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { BARE, BYTES, POINT, RECORDER, STATEMENT } from './floors.ts';

export const ports = {
  service: 18_901,
  bare: 18_902,
  point: 18_903,
  statement: 18_904,
  bytes: 18_905,
  recorder: 18_906,
} as const;
export type Served = keyof typeof ports;

type ServerOptions = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>;

export type Serving = { workerdCpuMicroseconds: () => number; stop: () => Promise<void> };

/** Writes the bundle of a checkout as `worker.js` into this folder. */
export function build(outDir: string, checkout = '.'): void {
  // A fresh checkout has no texts for its bundles yet.
  execFileSync(process.execPath, ['tools/translations.ts', '--bundle'], { cwd: checkout });
  const built = spawnSync('wrangler', ['deploy', '--dry-run', '--outdir', resolve(outDir)], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The bundle could not be built.');
}

/** Needs a seeded store (`npm run seed`). */
export async function serve(): Promise<Serving> {
  build('dist');
  const { workerOptions } = workerOptionsOf('wrangler.toml');
  // A Worker with assets has a router before it, which costs three times what an answer from memory does.
  const { modulesRules: _, assets: __, ...service } = workerOptions;
  const files = { serviceBindings: { ASSETS: publicFile } };
  // A queue has one consumer.
  const { queueConsumers: ___, ...recorder } = service;
  const { compatibilityDate = '2026-10-23', compatibilityFlags = [], d1Databases } = service;
  const common = { compatibilityDate, compatibilityFlags, d1Databases };
  const options: ServerOptions = {
    log: new Log(LogLevel.ERROR),
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: '.wrangler/state/v3',
    workers: [
      worker('service', { ...service, ...files, scriptPath: 'dist/worker.js' }),
      worker('bare', { ...common, script: BARE }),
      worker('point', { ...common, script: POINT }),
      worker('statement', { ...common, script: STATEMENT }),
      worker('bytes', { ...common, script: BYTES }),
      worker('recorder', {
        ...recorder,
        ...files,
        modulesRoot: 'dist',
        modules: [
          { type: 'ESModule', path: 'dist/recorder.js', contents: RECORDER },
          { type: 'ESModule', path: 'dist/worker.js' },
        ],
      }),
    ] as ServerOptions['workers'],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  const pid = workerdPid();
  return {
    workerdCpuMicroseconds: () => cpuMicroseconds(pid),
    stop: () => miniflare.dispose(),
  };
}

/** A file of `public/`, where there is one. */
async function publicFile(request: { url: string }): Promise<Response> {
  const path = resolve('public', `.${decodeURIComponent(new URL(request.url).pathname)}`);
  const isInside = path.startsWith(resolve('public'));
  const bytes = isInside ? await readFile(path).catch(() => null) : null;
  return bytes ? new Response(bytes) : new Response(null, { status: 404 });
}

function worker<Options extends object>(name: Served, options: Options) {
  return {
    modules: true as const,
    ...options,
    name,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: ports[name] }],
  };
}

/** The process id of this process's workerd. */
export function workerdPid(): number {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,comm'], { encoding: 'utf8' }).split('\n');
  const mine = lines
    .map((line) => line.trim().split(/\s+/u))
    .find(([, parent, name]) => Number(parent) === process.pid && name === 'workerd');
  return Number(mine?.[0]);
}

/** CPU time of all threads of the process, from the scheduler, which counts nanoseconds. */
function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const [onCpu] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(onCpu);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
}
