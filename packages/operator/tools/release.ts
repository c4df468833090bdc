/** `npm run release`: checks, migrates and deploys a checkout by growing shares of the requests, and goes back if something fails. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runPlan } from '../../../src/data/query-plan.ts';
import { SECOND_MS } from '../../../src/lib/time.ts';
import { lastRun } from '../../../src/operator/heartbeat/store.ts';
import { currentCommit } from './deployment/commit.ts';
import { openCloudflare } from './deployment/cloudflare.ts';
import type { Cloudflare } from './deployment/cloudflare.ts';
import {
  configFileOf,
  configure,
  readTemplates,
  workers,
  writeConfigurations,
} from './deployment/configurations.ts';
import { findLate, findOldBackups } from './deployment/doctor-database.ts';
import { lineOf } from './deployment/findings.ts';
import { observe } from './deployment/observe.ts';
import { readDeployment } from './deployment/record.ts';
import type { Deployment } from './deployment/record.ts';
import { release } from './deployment/release.ts';
import { smokeUserOf, takeSecrets, withoutSecrets } from './deployment/release-secrets.ts';
import { deployedCommit, tagOf } from './deployment/versions.ts';
import { assertShell, runWrangler } from './deployment/wrangler.ts';
import { pendingMigrations } from '../../../tools/local/migrations.ts';
import { asking } from '../../../tools/monitoring/dataset.ts';
import { comparing } from '../../../tools/monitoring/versions.ts';
import { durationFor } from './operator/durations.ts';
import { explaining } from './operator/explain.ts';
import { openDeployed } from '../../../tools/platform.ts';

const WAIT_DEFAULT = '10m';
const WAIT_MAX = '1d';

const HELP = `npm run release -- --name NAME [--wait DURATION] [--no-gate]

Checks this checkout, migrates the database of the deployment, and deploys reader, background, api and careers, each by
0, 5, 50 and 100 % of the requests. Asks the new version after every step, compares its errors and p95 with those of
the one before, and goes back to that if something fails. With RELEASE_TOKEN, RELEASE_JOB, RELEASE_WEBHOOK, RELEASE_EMAIL,
RELEASE_PASSWORD and RELEASE_CLIENT of a test company it asks as a user, too: docs/release.md says what each is for.
  --wait      at 5, 50 and 100 % before the next step, such as 90s or 1h; default: ${WAIT_DEFAULT}
  --no-gate   the checks have run elsewhere
  --secrets-stdin
              read NAME=value lines from standard input: those names, and CLOUDFLARE_API_TOKEN
  --connect   where to ask all hosts instead, in a rehearsal`;

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    name: { type: 'string' },
    wait: { type: 'string', default: WAIT_DEFAULT },
    gate: { type: 'boolean', default: true },
    connect: { type: 'string' },
    'secrets-stdin': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help || options.name === undefined) {
  print(HELP);
  process.exitCode = options.help ? 0 : 2;
} else {
  const { name } = options;
  process.exitCode = await explaining(async () => {
    const waitSeconds = durationFor('wait', options.wait, WAIT_MAX) / SECOND_MS;
    if (options['secrets-stdin']) takeSecrets();
    return run(readDeployment(name), waitSeconds);
  });
}

async function run(deployment: Deployment, waitSeconds: number): Promise<number> {
  assertShell();
  const cloudflare = await openCloudflare(deployment.account_id);
  if (options.gate) passGate(await deployedCommit(cloudflare, `${deployment.name}-api`));
  writeConfigurations(deployment.name, configure(await readTemplates(), deployment));
  command('node', 'tools/public-files.ts');
  await migrate(cloudflare, deployment);
  const { account } = cloudflare;
  const configOf = (worker: (typeof workers)[number]) => configFileOf(deployment.name, worker);
  const tag = newTag();
  const isDone = await release({
    cloudflare,
    name: deployment.name,
    hosts: { api: deployment.api_host, careers: deployment.career_hosts },
    tag,
    upload: (worker) => {
      runWrangler(['versions', 'upload', '--tag', tag], { config: configOf(worker), account });
      return Promise.resolve();
    },
    create: (worker) => {
      runWrangler(['deploy', '--tag', tag], { config: configOf(worker), account });
      return Promise.resolve();
    },
    // With the time of now: a release takes an hour.
    findLate: () => findLate(openDeployed(cloudflare, deployment)),
    cronVersion: async () => {
      const ctx = openDeployed(cloudflare, deployment);
      return (await runPlan(ctx, lastRun(ctx)))?.parts['heartbeat']?.version ?? null;
    },
    observe: (worker, since) => observe(cloudflare, worker, since),
    compare: comparing(asking(cloudflare, deployment.name), print),
    waitSeconds,
    user: smokeUserOf(process.env),
    connect: options.connect,
    print,
  });
  if (!isDone) return 1;
  // Versions have no routes, cron or consumers of their own.
  for (const worker of workers)
    runWrangler(['triggers', 'deploy'], { config: configOf(worker), account });
  print(`Released ${tag}.`);
  return 0;
}

/** The way back from a migration is in the history of the database. */
async function migrate(cloudflare: Cloudflare, deployment: Deployment): Promise<void> {
  const path = `/d1/database/${deployment.database_id}/time_travel/bookmark`;
  const { bookmark } = await cloudflare.call<{ bookmark: string }>('GET', path);
  const config = configFileOf(deployment.name, 'background');
  print(
    `The database before: npx wrangler d1 time-travel restore DB --config ${config} --bookmark ${bookmark}`,
  );
  const ctx = openDeployed(cloudflare, deployment);
  const pending = await pendingMigrations(ctx.db.$client);
  print(`${pending.length} migrations: ${pending.join(', ') || 'none'}`);
  for (const finding of await findOldBackups(ctx)) print(lineOf(finding));
  if (pending.length === 0) return;
  runWrangler(['d1', 'migrations', 'apply', 'DB', '--remote'], {
    config,
    account: cloudflare.account,
    isQuiet: true,
  });
}

/** Against what is deployed, where its version says of which commit it is. */
function passGate(deployed: string | null): void {
  command('npm', 'run', 'check');
  const previous = deployed === null ? [] : ['--', '--previous', deployed];
  command('npm', 'run', 'check:two-versions', ...previous);
}

function command(...[name = '', ...words]: string[]): void {
  const { status } = spawnSync(name, words, {
    stdio: 'inherit',
    env: withoutSecrets(process.env),
  });
  if (status !== 0) throw new Error(`${name} ${words.join(' ')} has failed. Nothing was released.`);
}

function newTag(): string {
  return tagOf(new Date(), currentCommit());
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
