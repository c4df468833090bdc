/**
 * `npm run check:soak`: the four Workers under mixed load for five minutes. Ends with 1 if an answer is a 5xx or another one than the request
 * wants, or if the heap of a Worker is too large, or has grown too much, after a garbage collection.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCompanies } from './check-soak/companies.ts';
import type { Company } from './check-soak/companies.ts';
import { heapsAfterCollection } from './check-soak/heap.ts';
import type { Heaps } from './check-soak/heap.ts';
import { findScreens, runLoad } from './check-soak/load.ts';
import { openPools, SITE } from './check-soak/pools.ts';
import { placeAt } from './check-soak/requests.ts';
import type { Seen } from './check-soak/requests.ts';
import { openOutside } from './check-start/outside.ts';
import type { Outside } from './check-start/outside.ts';
import { signIn } from './check-start/session.ts';
import { HOST, originOf } from './local/address.ts';
import { openBundler } from './local/bundle.ts';
import { freePort } from './local/free-port.ts';
import { serve } from './local/serve.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import { readWorkers, withoutRateLimits } from './local/workers.ts';
import { writePublicFiles } from './local/write-public-files.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';

const HELP = `npm run check:soak [-- --seconds N] [--lanes N]

Serves the four Workers on a store of its own, under mixed load.
  --seconds   how long; default: 300
  --lanes     requests at a time; default: 4`;

/** Half of what the platform gives an isolate. */
const HEAP_MB_MAX = 64;
/** What a Worker may have more at the end than when it was warm. */
const GROWTH_MB_MAX = 5;
/** Of the time, after which caches and compiled code are what they will be. */
const WARM_SHARE = 0.4;
const KEY_BYTES = 36;
const SHOWN = 20;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    lanes: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
});

process.env['WRANGLER_LOG'] ??= 'error';
if (options.help) print(HELP);
else process.exitCode = await main();

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-soak-'));
  const outside = await openOutside();
  try {
    return await serveAndCheck(folder, outside);
  } finally {
    outside.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function serveAndCheck(folder: string, outside: Outside): Promise<number> {
  completeSettings();
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const [bundle, stateDir] = [join(folder, 'bundle'), join(folder, 'state')];
  const secretKeys = randomBytes(KEY_BYTES).toString('base64url');
  const apiOrigin = originOf(port);
  const settings = { ...readSettings(), ...outside.settings };
  const read = { ...settings, SECRET_KEYS: secretKeys, API_ORIGIN: apiOrigin };
  const workers = (await readWorkers('split', read)).map(withoutRateLimits);
  const companies = await createCompanies({ workers, stateDir }, { secretKeys, apiOrigin });
  await writePublicFiles();
  await (await openBundler('split', bundle)).close();
  const serving = { bundle, host: HOST, port, inspectorPort, logLevel: 'error', stateDir };
  const server = await serve(workers, serving);
  print(`Serving ${apiOrigin} …`);
  try {
    return await check({ port, inspectorPort, companies, webhookUrl: outside.webhookUrl });
  } finally {
    await server.close();
  }
}

type Served = {
  port: number;
  inspectorPort: number;
  companies: readonly Company[];
  webhookUrl: string;
};

async function check({ port, inspectorPort, companies, webhookUrl }: Served): Promise<number> {
  const place = placeAt(port);
  const pools = await openPools(place, companies, webhookUrl);
  const [company] = companies;
  if (!company) throw new Error('There is no company.');
  const screens = await findScreens(await signIn(port, company.admin), company.subdomain);
  print('Under load …');
  const milliseconds = countOf('seconds', options.seconds, 86_400) * 1000;
  const load = { place, pools, screens, lanes: countOf('lanes', options.lanes, 64) };
  const heapsAfter = async (share: number) => {
    const end = Date.now() + share * milliseconds;
    await runLoad(load, () => Date.now() > end);
    // The background is visited by the cron.
    return heapsAfterCollection(inspectorPort, async () => {
      await place.ask({ host: SITE, path: '/', status: 200 });
      await place.ask({ path: '/openapi.json', status: 200 });
    });
  };
  const warm = await heapsAfter(WARM_SHARE);
  const heaps = await heapsAfter(1 - WARM_SHARE);
  const faults = [...place.seen.faults, ...heapFaults(warm, heaps)];
  report(place.seen, warm, heaps);
  for (const line of faults.slice(0, SHOWN)) print(`  ${line}`);
  return faults.length === 0 ? 0 : 1;
}

/** A sentence for each heap that is too large, or has grown too much. */
function heapFaults(warm: Heaps, heaps: Heaps): string[] {
  const faults: string[] = [];
  for (const [name, mb] of heaps) {
    const growth = mb - (warm.get(name) ?? Number.NaN);
    if (!(mb <= HEAP_MB_MAX)) faults.push(`The heap of ${name} has ${mb.toFixed(1)} MB.`);
    if (!(growth <= GROWTH_MB_MAX))
      faults.push(`The heap of ${name} has grown by ${growth.toFixed(1)} MB.`);
  }
  return faults;
}

function report({ counts, left, serverErrors, unexpected }: Seen, warm: Heaps, heaps: Heaps): void {
  const requests = [...counts.values()].reduce((sum, one) => sum + one, 0);
  print(
    `${requests} requests of ${counts.size} kinds, ${left} left: ${serverErrors} answers of 5xx, ${unexpected} others than expected`,
  );
  for (const [name, mb] of heaps)
    print(
      `${name.padEnd(22)} ${(warm.get(name) ?? Number.NaN).toFixed(1)} MB when warm, ${mb.toFixed(1)} at the end ` +
        `(at most ${HEAP_MB_MAX}, and ${GROWTH_MB_MAX} more than when warm)`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
