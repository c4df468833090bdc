/** Runs the service on this machine: settings, migrations and seed data, then the Worker, or the four, with their platform. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BASE_URL, HOST, originOf, PORT } from './local/address.ts';
import { openBundler } from './local/bundle.ts';
import { portFault } from './local/free-port.ts';
import type { WorkerOptions } from './local/miniflare.ts';
import { endOrphan, noteRuntime } from './local/orphan.ts';
import { writeBaseUrl } from './local/seed-file.ts';
import { serve } from './local/serve.ts';
import type { Server } from './local/serve.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import type { Shape } from './local/shapes.ts';
import { writePublicFiles } from './local/write-public-files.ts';
import { passwordOf, tokenOf } from './seed/credentials.ts';
import type { Prepared, Request } from './start/prepare.ts';

const BUNDLE_DIR = '.wrangler/bundle';
/** The preparation makes much that it soon drops: a small young generation would be collected all the time. */
const YOUNG_HEAP = ['--max-semi-space-size=64'];
const PARENT_CHECK_MS = 1000;
const PORT_MAX = 65_535;
const ORPHAN_MS = 500;

const HELP = `npm start -- [--port N] [--split]

Creates and seeds the local database if there is none, and serves everything on ${BASE_URL}.
  --port N   listen on another port
  --split    run the four Workers that are deployed, instead of one with everything
  --watch    build and reload when the source changes (npm run dev)`;

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: String(PORT) },
    split: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const port = Number(options.port);
const shape: Shape = options.split ? 'split' : 'whole';

if (options.help) process.stdout.write(`${HELP}\n`);
else {
  const fault = await faultOf(options.port);
  if (fault === null) await start();
  else {
    process.stderr.write(`${fault}\n`);
    process.exitCode = 1;
  }
}

async function faultOf(text: string): Promise<string | null> {
  const isPort = /^\d{1,5}$/u.test(text) && port >= 1 && port <= PORT_MAX;
  if (!isPort) return `--port must be a number from 1 to ${PORT_MAX}, not ${text}.`;
  const fault = await faultAfterOrphan();
  if (fault === null) return null;
  if (fault === 'EADDRINUSE')
    return `${originOf(port)} is in use. Stop what listens there, or choose a --port.`;
  return `Nothing can listen on ${originOf(port)} (${fault}). Choose a --port above 1023.`;
}

/** A start that was killed leaves its runtime, which holds the port. */
async function faultAfterOrphan(): Promise<string | null> {
  const fault = await portFault(port);
  if (fault !== 'EADDRINUSE' || !endOrphan()) return fault;
  process.stdout.write('The service was killed, and its runtime was still running. It is ended.\n');
  await pause(ORPHAN_MS);
  return portFault(port);
}

async function start(): Promise<void> {
  const logLevel = process.env['WRANGLER_LOG'] ?? 'warn';
  completeSettings();
  // At the same time: esbuild, the preparation and the documentation have a process each.
  const [bundler, workers] = await Promise.all([
    openBundler(shape, BUNDLE_DIR),
    prepare(logLevel),
    writePublicFiles(),
  ]);
  noteRuntime();
  const server = await serve(workers, { bundle: BUNDLE_DIR, host: HOST, port, logLevel });
  // Commands of the operator link to it.
  writeBaseUrl(originOf(port));
  stopWithParent(server);
  if (options.watch) await bundler.watch(() => void server.reload());
  else await bundler.close();
  process.stdout.write(await directions());
}

/** Migrates and seeds the database, and returns what Miniflare needs to serve it. */
async function prepare(logLevel: string): Promise<WorkerOptions[]> {
  const child = fork(join(import.meta.dirname, 'start/prepare.ts'), {
    execArgv: YOUNG_HEAP,
    env: { ...process.env, WRANGLER_LOG: logLevel },
  });
  child.send({ shape, settings: settings(), baseUrl: originOf(port) } satisfies Request);
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    Prepared | number | null,
  ];
  if (typeof message === 'object' && message !== null) return message.workers;
  // The child has printed why.
  return process.exit(1);
}

/** On another port, the default origin moves along; an origin of your own is kept. */
function settings(): NodeJS.Dict<string> {
  const own = readSettings();
  return own['API_ORIGIN'] === BASE_URL ? { ...own, API_ORIGIN: originOf(port) } : own;
}

/** npm passes on no signal when it is killed, so the parent process is watched too. */
function stopWithParent(server: Server): void {
  const stop = () => void server.close().finally(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS).unref();
}

async function directions(): Promise<string> {
  const origin = originOf(port);
  const token = await tokenOf('acme', 'Admin');
  return `
  The API        ${origin}/api/locations/countries
  Its document   ${origin}/docs  (${origin}/openapi.json)
  Career sites   http://karriere-de.localhost:${port}/  http://wazaif-gulf.localhost:${port}/  http://kyujin-jp.localhost:${port}/
  Sign in        ${origin}/sign-in  admin@acme.example / ${passwordOf('acme', 'Admin')}
  A token        ${token}
                 Admin of the company "acme"; more in .dev/seed.json

  curl ${origin}/api/jobs/index -H 'Authorization: Bearer ${token}'

`;
}
