/** Runs the whole service on this machine: settings, migrations, seed data, then the Worker with all its services embedded. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BASE_URL, seed } from './seed.ts';
import { passwordOf, tokenOf } from './seed/population.ts';
import { copyViewer } from './docs-viewer.ts';

const JOBS = 3000;
const READY_CHECKS_MAX = 240;
const READY_CHECK_MS = 250;
const PARENT_CHECK_MS = 1000;
const SETTINGS = '.dev.vars';
const logLevel = process.env['WRANGLER_LOG'] ?? 'warn';

if (await isTaken()) {
  process.stderr.write(`Something listens on ${BASE_URL} already; end it first.\n`);
  process.exit(1);
}
completeSettings();
copyViewer();
migrate();
await seed(JOBS);
await serve();

async function isTaken(): Promise<boolean> {
  return fetch(BASE_URL, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** Settings that are there are kept; those that a newer version needs are added. */
function completeSettings(): void {
  const known = existsSync(SETTINGS) ? readFileSync(SETTINGS, 'utf8') : '';
  const missing = readFileSync(`${SETTINGS}.example`, 'utf8')
    .split('\n')
    .filter((line) => !known.includes(line.replace(/=.*/u, '=')));
  if (missing.length > 0) writeFileSync(SETTINGS, `${known}${missing.join('\n')}\n`);
}

/** Of `.dev.vars` wrangler takes what `wrangler.toml` names; secrets that a service can do without stand in no list there. */
function optionalSettings(): string[] {
  const config = readFileSync('wrangler.toml', 'utf8');
  const given = Object.entries(parseEnv(readFileSync(SETTINGS, 'utf8')));
  return given
    .filter(([name]) => !config.includes(`\n${name} = `) && !config.includes(`"${name}"`))
    .flatMap(([name, value]) => ['--var', `${name}:${value}`]);
}

function migrate(): void {
  // Without a terminal wrangler takes the question whether to apply as answered with yes.
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local'],
    { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  if (status === 0) return;
  process.stderr.write(`${stdout}\n${stderr}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const { hostname, port } = new URL(BASE_URL);
  const worker = spawn(
    'wrangler',
    // Without the flag every request would carry the host of the first route.
    [
      'dev',
      '--ip',
      hostname,
      '--port',
      port,
      '--infer-origin-from-routes=false',
      ...optionalSettings(),
      ...process.argv.slice(2),
    ],
    // Mail is told as a warning; of anything less wrangler is quiet.
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, WRANGLER_LOG: logLevel } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => worker.kill(signal));
  }
  worker.on('exit', (code) => process.exit(code ?? 0));
  // npm, when it is ended, does not tell its child.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) worker.kill();
  }, PARENT_CHECK_MS).unref();
  if (await isReady()) process.stdout.write(await directions());
}

async function isReady(): Promise<boolean> {
  for (let check = 0; check < READY_CHECKS_MAX; check++) {
    const answer = await fetch(`${BASE_URL}/openapi.json`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, READY_CHECK_MS);
    });
  }
  return false;
}

async function directions(): Promise<string> {
  const port = new URL(BASE_URL).port;
  const token = await tokenOf('acme', 'Admin');
  return `
  The API        ${BASE_URL}/api/locations/countries
  Its document   ${BASE_URL}/docs  (${BASE_URL}/openapi.json)
  Career sites   http://karriere-de.localhost:${port}/  http://wazaif-gulf.localhost:${port}/  http://kyujin-jp.localhost:${port}/
  Sign in        ${BASE_URL}/sign-in  admin@acme.example / ${passwordOf('acme', 'Admin')}
  A token        ${token}
                 Admin of the company "acme"; more in .dev/seed.json

  curl ${BASE_URL}/api/jobs/index -H 'Authorization: Bearer ${token}'

`;
}
