/**
 * `npm run check:two-versions`: serves the release before and this one over one store, with traffic for both half and half and
 * the migrations in between, then the release before alone. Ends with 1 if a request fails or something that was stored is lost.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from './local/free-port.ts';
import { migrate, pendingMigrations } from './local/migrations.ts';
import { originOf } from './local/address.ts';
import { tokenOf } from './seed/credentials.ts';
import { checkOut, runTool } from './versions/checkout.ts';
import { bundleVersions, labels, serveVersions } from './versions/serve.ts';
import type { Label, Versions } from './versions/serve.ts';
import { asking, nothingSeen, runTraffic } from './versions/traffic.ts';
import type { Ask, Seen } from './versions/traffic.ts';
import { openReceiver } from './versions/receiver.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';

const HELP = `npm run check:two-versions [-- --previous REVISION --seconds N --jobs N]

  --previous   the release before; default: the newest in releases.json
  --seconds    how long each of the five phases lasts; default: 20
  --jobs       how many jobs are seeded; default: 300`;
const SECOND_MS = 1000;
const LANES = 4;
const PAGE = 100;
const SHOWN = 20;
const CRON_SECONDS = 4;
const users = ['Admin', 'Recruiter'] as const;
const DELIVERED_MS = 120_000;
const ADDITION = 'alter table jobs add added_by_the_check text';

const { values: options } = parseArgs({
  options: {
    previous: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    jobs: { type: 'string', default: '300' },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) process.stdout.write(`${HELP}\n`);
else process.exitCode = await check();

async function check(): Promise<number> {
  const old = checkOut(options.previous ?? newestRelease());
  const bundles = mkdtempSync(join(tmpdir(), 'recruiting-bundles-'));
  const receiver = await openReceiver();
  try {
    print(`The release before is ${old.commit.slice(0, 10)}. Filling its store …`);
    runTool(
      old,
      'node_modules/wrangler/bin/wrangler.js',
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
    );
    runTool(old, 'tools/seed.ts', '--jobs', options.jobs);
    completeSettings();
    const port = await freePort();
    const settings = {
      ...readSettings(),
      API_ORIGIN: originOf(port),
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
    };
    const stateDir = join(old.folder, '.wrangler/state/v3');
    const sources = { old: old.folder, new: process.cwd() };
    await bundleVersions(sources, bundles);
    const seen = nothingSeen();
    const serving = { bundles, stateDir, port, settings, sources };
    await withVersions({ ...serving, deployed: ['old'] }, (versions) =>
      beforeRelease(versions, seen, receiver.url),
    );
    return await withVersions({ ...serving, deployed: labels }, async (versions) => {
      await whileReleasing(versions, seen);
      return report(versions, seen, receiver.jobs);
    });
  } finally {
    receiver.close();
    old.remove();
    rmSync(bundles, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The commit of the release that this checkout follows. */
function newestRelease(): string {
  const releases = JSON.parse(readFileSync('releases.json', 'utf8')) as { commit: string }[];
  return releases.at(-1)?.commit ?? '';
}

async function withVersions<Result>(
  serving: Parameters<typeof serveVersions>[0],
  run: (versions: Versions) => Promise<Result>,
): Promise<Result> {
  const versions = await serveVersions(serving);
  try {
    return await run(versions);
  } finally {
    await versions.close();
  }
}

/** Only the release before is deployed, and migrations are applied while it serves. */
async function beforeRelease(versions: Versions, seen: Seen, url: string): Promise<void> {
  await subscribe(versions, { token: await tokenOf('acme', 'Admin'), seen, url });
  await withTraffic(versions, seen, async (phase) => {
    await phase('to the release before, on its tables', ['old']);
    const pending = await pendingMigrations(versions.d1);
    await migrate(versions.d1);
    // A release without a migration: the next one may have one, which the release before meets as well.
    if (pending.length === 0) await versions.d1.prepare(ADDITION).run();
    await phase(`to it, on the new tables (${pending.length} migrations, under load)`, ['old']);
  });
}

/** The Workers of each version call those of the other. */
async function whileReleasing(versions: Versions, seen: Seen): Promise<void> {
  await withTraffic(versions, seen, async (phase) => {
    await phase('to both, half and half', labels);
    await phase('to this release', ['new']);
    await phase('to the release before, after a rollback', ['old']);
  });
}

type Phase = (what: string, chosen: readonly Label[]) => Promise<void>;

async function withTraffic(
  versions: Versions,
  seen: Seen,
  run: (phase: Phase) => Promise<void>,
): Promise<void> {
  const tokens = await Promise.all(users.map((user) => tokenOf('acme', user)));
  let [chosen, isOver]: [readonly Label[], boolean] = [['old'], false];
  const now = { chosen: () => chosen, isOver: () => isOver };
  const traffic = runTraffic(versions, { tokens, lanes: LANES, seen, ...now });
  await run(async (what, next) => {
    chosen = next;
    const before = seen.requests;
    const seconds = countOf('seconds', options.seconds, 3600);
    for (let second = 0; second < seconds; second++) {
      await pause(SECOND_MS);
      if (second % CRON_SECONDS === 0) await runCron(versions, next[second % next.length]);
    }
    print(`${String(seen.requests - before).padStart(6)} requests  ${what}`);
  });
  isOver = true;
  await traffic;
}

async function runCron(versions: Versions, label: Label = 'old'): Promise<void> {
  const outcome = await (await versions.ask(label, '/cron')).text();
  if (outcome !== 'ok') print(`The cron of ${label} ended: ${outcome}.`);
}

async function subscribe(
  versions: Versions,
  { token, seen, url }: { token: string; seen: Seen; url: string },
): Promise<void> {
  const ask = asking(versions, { label: 'old', token, seen, name: 'subscribe' });
  const { status, text } = await ask('/api/plugins/webhooks', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Check', url, events: ['job.published'] }),
  });
  if (status >= 300) throw new Error(`The webhook was refused: ${status} ${text}`);
}

async function report(
  versions: Versions,
  seen: Seen,
  delivered: ReadonlySet<number>,
): Promise<number> {
  const token = await tokenOf('acme', 'Admin');
  const lost: string[] = [];
  for (const label of labels) {
    const ask = asking(versions, { label, token, seen, name: 'read back' });
    for (const [path, stored] of [
      ['/api/jobs/index', seen.jobs],
      ['/api/candidate-job/index', seen.applications],
    ] as const) {
      const found = await idsOf(ask, path);
      const missing = stored.filter(({ id }) => !found.has(id));
      lost.push(...missing.map(({ id }) => `${id} of ${path} by ${label}`));
    }
  }
  const until = Date.now() + DELIVERED_MS;
  const undelivered = () => seen.jobs.filter(({ id }) => !delivered.has(id));
  while (undelivered().length > 0 && Date.now() < until) {
    await runCron(versions, 'new');
    await pause(SECOND_MS);
  }
  lost.push(...undelivered().map(({ id }) => `the webhook of job ${id}`));
  print(JSON.stringify(seen.statuses));
  print(
    `${seen.requests} requests, ${seen.failures.length} failed; ${seen.jobs.length} jobs, ` +
      `${seen.applications.length} applications and ${delivered.size} deliveries, ${lost.length} lost`,
  );
  for (const line of [...seen.failures, ...lost].slice(0, SHOWN)) print(`  ${line}`);
  return seen.failures.length + lost.length === 0 ? 0 : 1;
}

/** Of all pages of a list. */
async function idsOf(ask: Ask, path: string): Promise<Set<number>> {
  const found = new Set<number>();
  for (let page = 1; ; page++) {
    const { text } = await ask(`${path}?max=${PAGE}&page=${page}`);
    const { data } = JSON.parse(text) as { data: { data: { id: number }[] } };
    for (const { id } of data.data) found.add(id);
    if (data.data.length < PAGE) return found;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
