/**
 * `npm run check:keys`: replaces the key of `SECRET_KEYS` while people sign in, webhooks are delivered and connected accounts are used.
 * While a value is deployed, requests meet it and the one before. Ends with 1 if a request fails or something is lost.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatKeyRing } from '#lib/key-ring.ts';
import { nothingSeen, runLoad, subscribe } from './check-keys/load.ts';
import type { Loading } from './check-keys/load.ts';
import { findLost } from './check-keys/outcome.ts';
import { populate } from './check-keys/people.ts';
import { OLD_KEY, rotate } from './check-keys/rotation.ts';
import { serveValues } from './check-keys/serve.ts';
import type { Rings, Service, Value } from './check-keys/serve.ts';
import { openWorld } from './check-keys/world.ts';
import type { World } from './check-keys/world.ts';
import { originOf } from './local/address.ts';
import { freePort } from './local/free-port.ts';
import { migrate } from './local/migrations.ts';
import { completeSettings, readSettings } from './local/settings.ts';
import { contextOf } from './platform.ts';
import { countOf } from '../packages/operator/tools/operator/durations.ts';

const HELP = `npm run check:keys [-- --seconds N]

  --seconds   how long each of the six phases lasts; default: 15`;
const KEY_BYTES = 36;
const HOOKS = ['/hooks/a', '/hooks/b', '/hooks/c'];
const SHOWN = 20;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    help: { type: 'boolean', default: false },
  },
});

process.env['WRANGLER_LOG'] ??= 'error';
if (options.help) print(HELP);
else process.exitCode = await main();

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-keys-'));
  const world = await openWorld();
  try {
    completeSettings();
    const port = await freePort();
    const settings = {
      ...readSettings(),
      API_ORIGIN: originOf(port),
      MAIL_TRANSPORT: 'outbox',
      WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true',
      PROVIDER_BASE_URLS: JSON.stringify({ '*': world.origin }),
      ZOOM_CLIENT_ID: 'check',
      ZOOM_CLIENT_SECRET: 'check',
    };
    const rings = newRings();
    const service = await serveValues({ folder, port, settings, rings });
    try {
      return await check({ service, world, rings, origin: originOf(port) });
    } finally {
      await service.close();
    }
  } finally {
    world.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Checked = { service: Service; world: World; rings: Rings; origin: string };

async function check({ service, world, rings, origin }: Checked): Promise<number> {
  const contextBy = (value: Value) =>
    contextOf(
      { DB: service.d1, FILES: {} as R2Bucket },
      { secretKeys: formatKeyRing(rings[value]), apiOrigin: origin },
    );
  await migrate(service.d1);
  const seen = nothingSeen();
  const population = await populate(contextBy('old'), world);
  let [deployed, isOver]: [readonly Value[], boolean] = [['old'], false];
  const loading: Loading = { service, population, origin, seen, deployed: () => deployed };
  for (const path of HOOKS) await subscribe(loading, world, path);
  const load = runLoad(loading, () => isOver);
  const faults = await rotate({
    service,
    rings,
    contextBy,
    seen,
    deploy: (values) => (deployed = values),
    seconds: countOf('seconds', options.seconds, 3600),
    print,
  });
  isOver = true;
  await load;
  const lost = await findLost(loading, world, { ctx: contextBy('alone'), hooks: HOOKS });
  print(
    `${seen.requests} requests, ${seen.signIns} sign-ins, ${world.delivered.size} deliveries, ` +
      `${world.conferences.size} conferences: ${seen.failures.length} errors, ` +
      `${world.faults.length} wrong signatures or tokens`,
  );
  for (const [what, missing] of Object.entries(lost)) print(`  ${missing.length} ${what} lost`);
  const all = [...faults, ...seen.failures, ...world.faults, ...Object.values(lost).flat()];
  for (const line of all.slice(0, SHOWN)) print(`  ${line}`);
  return all.length === 0 ? 0 : 1;
}

/** The values that the commands deploy. */
function newRings(): Rings {
  const keyOf = (id: number) => ({ id, secret: randomBytes(KEY_BYTES).toString('base64url') });
  const [first, second] = [keyOf(OLD_KEY), keyOf(OLD_KEY + 1)];
  const digestSecret = first.secret;
  return {
    old: { keys: [first], digestSecret },
    learning: { keys: [first, second], digestSecret },
    new: { keys: [second, first], digestSecret },
    alone: { keys: [second], digestSecret },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
