/**
 * `npm run check:degraded`: serves the four Workers as in production while their database is slow, and while it fails, with readers,
 * applicants and callers of the API. Ends with 1 if an application is lost or doubled, or an aim is missed.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parkedKeys, findFaults } from './check-degraded/outcome.ts';
import { linesOf, misses } from './check-degraded/report.ts';
import { findPopulation, warm } from './check-degraded/population.ts';
import { healthy, serveDegraded } from './check-degraded/serve.ts';
import type { Degraded, Fault } from './check-degraded/serve.ts';
import { runTraffic } from './check-degraded/traffic.ts';
import type { Population, Seen } from './check-degraded/traffic.ts';
import { openService } from './check-start/service.ts';
import { freePort } from './local/free-port.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';

const HELP = `npm run check:degraded [-- --seconds N]

Starts the service on an empty checkout of its own, to seed it. Then serves its data with a database that takes 2 seconds for each
statement, and with one of which 30 % of the calls fail: before they are made, or after.
  --seconds   how long each of the two lasts; default: 90`;

const faults: readonly Fault[] = [
  { name: 'slow', msPerStatement: 2000, failing: 0 },
  { name: 'failing', msPerStatement: 0, failing: 0.3 },
];
const LANES = { readers: 10, applicants: 24, callers: 4 };
const SECOND_MS = 1000;
const CRON_MS = 10 * SECOND_MS;
const DRAINED_MS = 300 * SECOND_MS;
const SHOWN = 20;
const KEY_BYTES = 36;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    help: { type: 'boolean', default: false },
  },
});

process.env['WRANGLER_LOG'] ??= 'error';
if (options.help) print(HELP);
else process.exitCode = await main();

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-degraded-'));
  const SECRET_KEYS = randomBytes(KEY_BYTES).toString('base64url');
  completeSettings();
  const seeded = await openService({ SECRET_KEYS });
  try {
    print('Seeding …');
    await seeded.start();
    await seeded.stop();
    const service = await serveDegraded({
      folder,
      stateDir: join(seeded.checkout, '.wrangler/state/v3'),
      port: await freePort(),
      settings: {
        ...readSettings(),
        SECRET_KEYS,
        APP_ENV: 'production',
        API_ORIGIN: 'https://api.recruiting.example',
        MAIL_TRANSPORT: 'cloudflare',
        WEBHOOK_ALLOW_PRIVATE_TARGETS: '',
      },
    });
    try {
      return await check(service);
    } finally {
      await service.close();
    }
  } finally {
    await seeded.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function check(service: Degraded): Promise<number> {
  const seen: Record<string, Seen> = {};
  const population = await findPopulation(service);
  for (const fault of faults) {
    const ofFault: Seen = { answers: [], applicants: [], undurable: [] };
    seen[fault.name] = ofFault;
    await runPhase(service, { population, seen: ofFault, fault });
  }
  const isDrained = await drain(service);
  const applicants = Object.values(seen).flatMap((one) => one.applicants);
  const { stored, lost, twice, without } = await findFaults(service, applicants);
  const undurable = Object.values(seen).flatMap((one) => one.undurable);
  const wrong = [
    ...misses(seen),
    ...(isDrained ? [] : ['Applications are still parked.']),
    ...undurable.map((email) => `${email} was thanked, and its application was in no store.`),
    ...lost.map((email) => `${email} was thanked, and its application is lost.`),
    ...twice.map((row) => `Stored twice: ${row}`),
    ...without.map((row) => `Without its CV or confirmation: ${row}`),
  ];
  for (const line of wrong.slice(0, SHOWN)) print(`  ${line}`);
  for (const line of linesOf(seen)) print(line);
  const thanked = applicants.filter(({ isThanked }) => isThanked).length;
  print(
    `${applicants.length} applicants, ${thanked} thanked, ${stored} stored: ${undurable.length} thanked too early, ` +
      `${lost.length} lost, ${twice.length} stored twice, ${without.length} incomplete; ${wrong.length} aims missed`,
  );
  return wrong.length === 0 ? 0 : 1;
}

type Phase = { population: Population; seen: Seen; fault: Fault };

/** Half of it with the isolates that know the sites, and half with new ones. */
async function runPhase(service: Degraded, { population, seen, fault }: Phase): Promise<void> {
  const run = { service, population, seen };
  service.setFault(healthy);
  await warm(run);
  const before = service.calls();
  service.setFault(fault);
  const half = (countOf('seconds', options.seconds, 3600) * SECOND_MS) / 2;
  for (const isNew of [false, true]) {
    if (isNew) await service.restart();
    const end = Date.now() + half;
    const isOver = () => Date.now() > end;
    await Promise.all([runTraffic(run, LANES, isOver), runCron(service, isOver)]);
  }
  service.setFault(healthy);
  const { made, failed } = service.calls();
  print(
    `${fault.name}: ${made - before.made} calls of the database, ${failed - before.failed} failed, ` +
      `${(await parkedKeys(service)).length} applications parked in the end`,
  );
}

async function runCron(service: Degraded, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await Promise.race([service.runCron(), pause(CRON_MS)]);
    await pause(SECOND_MS);
  }
}

/** Until nothing is parked, and what the queues have is done. */
async function drain(service: Degraded): Promise<boolean> {
  const end = Date.now() + DRAINED_MS;
  for (let quiet = 0; quiet < 3 && Date.now() < end;) {
    await service.runCron();
    await pause(SECOND_MS);
    quiet = (await parkedKeys(service)).length === 0 ? quiet + 1 : 0;
  }
  return (await parkedKeys(service)).length === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
