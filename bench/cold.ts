/**
 * The CPU of a cold start: from the start of a workerd with one Worker to the end of its first answer, beside a Worker with the same
 * bindings that runs one point query and makes one formatter, as the first of a process loads what all share: a process of the platform has
 * done it long before. The start ends when the process listens. Needs a seeded store (`npm run seed`). Quote the difference to the floor: the floor is the
 * runtime of a development machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Log, LogLevel } from 'miniflare';
import type { Miniflare } from 'miniflare';
import { ask } from '../tools/check-start/client.ts';
import { startMiniflare } from '../tools/local/miniflare.ts';
import type { WorkerOptions } from '../tools/local/miniflare.ts';
import { readWorkers } from '../tools/local/workers.ts';
import { linesFor } from './report.ts';
import { workerdPid } from './serve.ts';

const ROUNDS = 10;
const STORE = '.wrangler/state/v3/d1';
const MS_NANOSECONDS = 1_000_000;
const API_HOST = '127.0.0.1';
const CAREER_HOST = 'karriere-de.localhost';
/** The configurations, by the folders in which `npm run build` puts their bundles. */
const folders: Readonly<Record<string, string>> = {
  'careers.js': 'dist/careers',
  'api.js': 'dist/api',
  'background.js': 'dist/background',
  'reader.js': 'dist/reader',
  'worker.js': 'dist/whole',
};

const settings = {
  APP_ENV: 'development',
  API_ORIGIN: `http://${API_HOST}`,
  SECRET_KEYS: 'a secret of the bench that nothing else uses',
  MAIL_TRANSPORT: 'outbox',
};

/** Makes a fresh Worker answer once. */
type First = (miniflare: Miniflare, worker: string) => Promise<void>;

const subjects: readonly { name: string; script: string; first: First }[] = [
  { name: 'careers: a page', script: 'careers.js', first: get(CAREER_HOST, '/de/munster', 200) },
  {
    name: 'careers: countries',
    script: 'careers.js',
    first: get(CAREER_HOST, '/api/locations/countries', 200),
  },
  {
    name: 'api: a token is missing',
    script: 'api.js',
    first: get(API_HOST, '/api/jobs/index', 401),
  },
  { name: 'background: a message', script: 'background.js', first: takeMessage },
  { name: 'one Worker: a page', script: 'worker.js', first: get(CAREER_HOST, '/de/munster', 200) },
  {
    name: 'one Worker: countries',
    script: 'worker.js',
    first: get(CAREER_HOST, '/api/locations/countries', 200),
  },
];

const FLOOR = `
  const point = (env) => (new Intl.NumberFormat('en').format(1), env.DB.prepare('select id, hostname from career_domains where id = ?').bind(1).first());
  export default {
    fetch: async (request, env) => Response.json(await point(env)),
    queue: async (batch, env) => { await point(env); batch.ackAll(); },
  };`;

if (!existsSync(STORE)) {
  process.stderr.write('There is no store: run `npm start` or `npm run seed` once.\n');
  process.exit(1);
}
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
process.env['WRANGLER_LOG'] ??= 'error';
const [, ...three] = await readWorkers('split', settings);
const workers = [...three, ...(await readWorkers('whole', settings))];

/** Milliseconds of CPU: until the process listens, and from then on until it has answered. */
type Cold = { start: number; first: number };
type Measure = { name: string; floor: string; run: () => Promise<Cold> };
const measures = subjects.flatMap(({ name, script, first }): Measure[] => {
  const options = workers.find((one) => one['scriptPath'] === script) ?? {};
  const floor = `floor of ${script}`;
  const bundle = { ...options, rootPath: resolve(folders[script] ?? '') };
  const { scriptPath: _, ...bindings } = options;
  const minimal = { ...bindings, script: FLOOR };
  const firstOfFloor = first === takeMessage ? first : get(API_HOST, '/', 200);
  return [
    { name: floor, floor, run: () => cpuOf(minimal, firstOfFloor) },
    { name, floor, run: () => cpuOf(bundle, first) },
  ];
});
const byName = new Map(measures.map((one) => [one.name, one]));
const taken = new Map<string, Cold[]>([...byName.keys()].map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  // oxlint-disable-next-line no-await-in-loop -- One after the other, in turn.
  for (const { name, run } of byName.values()) taken.get(name)?.push(await run());
}

const line = linesFor([...byName.keys()], 12);
line('ms of CPU', ['start', 'first', 'least', 'median', '+ start', '+ least', '+ median']);
for (const { name, floor } of byName.values()) {
  const [own, under] = [figures(name), figures(floor)];
  const { start, least, median } = own;
  const above =
    name === floor ? [] : [start - under.start, least - under.least, median - under.median];
  line(
    name,
    [start, own.first, least, median, ...above].map((one) => one.toFixed(0)),
  );
}

/** Starts the Worker in a workerd of its own, and measures it. */
async function cpuOf(options: WorkerOptions, first: First): Promise<Cold> {
  const name = String(options['name']);
  const sockets = { unsafeDirectSockets: [{ host: API_HOST, port: 0 }] };
  const miniflare = startMiniflare({
    log: new Log(LogLevel.ERROR),
    host: API_HOST,
    port: 0,
    workers: [{ ...options, modules: true, ...sockets }, ...standIns(options)],
  });
  try {
    await miniflare.ready;
    const start = cpuNanoseconds(workerdPid()) / MS_NANOSECONDS;
    await first(miniflare, name);
    return { start, first: cpuNanoseconds(workerdPid()) / MS_NANOSECONDS - start };
  } finally {
    await miniflare.dispose();
  }
}

/** The Workers that this one is bound to. Nothing is asked of them. */
function standIns(options: WorkerOptions): WorkerOptions[] {
  const services = Object.values(
    (options['serviceBindings'] ?? {}) as Record<string, { name: string; entrypoint: string }>,
  );
  return services.map(({ name, entrypoint }) => ({
    name,
    compatibilityDate: options['compatibilityDate'],
    modules: true,
    script: `import { WorkerEntrypoint } from 'cloudflare:workers';
      export class ${entrypoint} extends WorkerEntrypoint {}
      export default { fetch: () => new Response('') };`,
  }));
}

function get(host: string, path: string, expected: number): First {
  return async (miniflare, worker) => {
    const { port } = await miniflare.unsafeGetDirectURL(worker);
    const { status } = await ask(Number(port), host, path);
    if (status !== expected) throw new Error(`${path}: ${status} instead of ${expected}.`);
  };
}

/** Of an email that does not exist. */
async function takeMessage(miniflare: Miniflare, worker: string): Promise<void> {
  const background = await miniflare.getWorker(worker);
  const message = { id: '1', timestamp: new Date(), attempts: 1, body: { id: 1 } };
  const { outcome } = await background.queue('recruiting-mail', [message]);
  if (outcome !== 'ok') throw new Error(`The message ended: ${outcome}.`);
}

/** Of all threads, more exact than the clock ticks of the process. */
function cpuNanoseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
}

/** Of the whole, least and median; of its two parts, the least. */
function figures(name: string) {
  const all = taken.get(name) ?? [];
  const sorted = all.map(({ start, first }) => start + first).toSorted((a, b) => a - b);
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.ceil((sorted.length + 1) / 2),
  );
  return {
    start: Math.min(...all.map(({ start }) => start)),
    first: Math.min(...all.map(({ first }) => first)),
    least: sorted[0] ?? Number.NaN,
    median: middle.reduce((sum, one) => sum + one, 0) / middle.length,
  };
}
