/** Runs the whole service on this machine: settings, migrations and seed data, then the Worker with its platform. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BASE_URL, HOST, originOf, PORT } from './local/address.ts';
import { openBundler } from './local/bundle.ts';
import type { WorkerOptions } from './local/miniflare.ts';
import { serve } from './local/serve.ts';
import type { Server } from './local/serve.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import { passwordOf, tokenOf } from './seed/credentials.ts';
import type { Prepared } from './start/prepare.ts';

const BUNDLE_DIR = '.wrangler/bundle';
const PARENT_CHECK_MS = 1000;

const HELP = `npm start -- [--port N]

Creates and seeds the local database if there is none, and serves everything on ${BASE_URL}.
  --port N   listen on another port
  --watch    build and reload when the source changes (npm run dev)`;

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: String(PORT) },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const port = Number(options.port);

if (options.help || !Number.isInteger(port)) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = options.help ? 0 : 2;
} else if (await isTaken()) {
  process.stderr.write(
    `${originOf(port)} is in use. Stop what listens there, or choose a --port.\n`,
  );
  process.exitCode = 1;
} else {
  await start();
}

function isTaken(): Promise<boolean> {
  return fetch(originOf(port), { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

async function start(): Promise<void> {
  const logLevel = process.env['WRANGLER_LOG'] ?? 'warn';
  completeSettings();
  // At the same time: esbuild, the preparation and the documentation have a process each.
  const [bundler, workerOptions] = await Promise.all([
    openBundler(BUNDLE_DIR),
    prepare(logLevel),
    writeDocsSite(),
  ]);
  const server = await serve(workerOptions, {
    bundle: BUNDLE_DIR,
    host: HOST,
    port,
    vars: variables(),
    logLevel,
  });
  stopWithParent(server);
  if (options.watch) await bundler.watch(() => void server.reload());
  else await bundler.close();
  process.stdout.write(await directions());
}

/** Migrates and seeds the database, and returns what Miniflare needs to serve it. */
async function prepare(logLevel: string): Promise<WorkerOptions> {
  const child = fork(join(import.meta.dirname, 'start/prepare.ts'), [originOf(port)], {
    env: { ...process.env, WRANGLER_LOG: logLevel },
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    Prepared | number | null,
  ];
  if (typeof message === 'object' && message !== null) return message.workerOptions;
  // The child has printed why.
  return process.exit(1);
}

async function writeDocsSite(): Promise<void> {
  const [code] = await once(fork(join(import.meta.dirname, 'docs-site.ts')), 'exit');
  // The child has printed why.
  if (code !== 0) process.exit(1);
}

/** On another port, the default origin moves along; an origin of your own is kept. */
function variables(): NodeJS.Dict<string> {
  const settings = readSettings();
  return settings['API_ORIGIN'] === BASE_URL
    ? { ...settings, API_ORIGIN: originOf(port) }
    : settings;
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
