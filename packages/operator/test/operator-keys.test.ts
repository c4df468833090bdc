/** The operator replaces the keys of a deployment by its name, as on a shell, here against the simulated platform. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { sealedColumns } from '../../../src/data/sealed-columns.ts';
import { openVault } from '../../../src/lib/vault.ts';
import { openCloudflare } from '../tools/deployment/cloudflare.ts';
import type { Deployment } from '../tools/deployment/record.ts';
import { openRemoteD1 } from '../tools/deployment/remote-d1.ts';
import { migrate } from '../../../tools/local/migrations.ts';
import { openPlatform } from '../../../tools/simulate-platform/server.ts';
import type { Platform } from '../../../tools/simulate-platform/server.ts';
import { openCheckout } from './support/operator-checkout.ts';
import type { Checkout } from './support/operator-checkout.ts';
import { asTried, triedWith } from './support/tried.ts';

const LOCAL = 'SECRET_KEYS=a-secret-of-this-machine-that-no-deployment-has\n';
const FIRST = `1:${'a'.repeat(40)}`;
const WRONG = `1:${'x'.repeat(40)}`;
const HOLDERS = ['acme-eu-api', 'acme-eu-background'];
const OF_DEPLOYMENT = ['--deployment', 'acme-eu'];
const ADD = ['keys', 'add', ...OF_DEPLOYMENT, '--wait', '0s'];

let checkout: Checkout;
let platform: Platform;
/** What a command prints for the vault. */
let printed: MockInstance<typeof process.stderr.write>;

beforeAll(async () => {
  checkout = await openCheckout();
}, 60_000);

afterAll(() => checkout.close());

beforeEach(async () => {
  printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  platform = await openPlatform();
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', platform.baseUrl);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'simulated');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined);
  vi.stubEnv('SECRET_KEYS', FIRST);
  const cloudflare = await openCloudflare(null);
  const { uuid } = await cloudflare.call<{ uuid: string }>('POST', '/d1/database', {
    body: { name: 'acme-eu' },
  });
  await migrate(openRemoteD1(cloudflare, uuid));
  const deployment: Deployment = {
    name: 'acme-eu',
    jurisdiction: 'eu',
    staging: false,
    api_host: 'api.acme.example',
    zone: 'acme.example',
    career_hosts: ['careers.acme.example'],
    variables: {},
    account_id: cloudflare.account,
    database_id: uuid,
    kv_ids: {},
  };
  mkdirSync(join(checkout.folder, 'deployments'), { recursive: true });
  writeFileSync(join(checkout.folder, 'deployments/acme-eu.json'), JSON.stringify(deployment));
  writeFileSync(join(checkout.folder, '.dev.vars'), LOCAL);
  for (const name of HOLDERS) platform.state.madeScript(name).secrets.set('SECRET_KEYS', FIRST);
});

afterEach(async () => {
  printed.mockRestore();
  vi.unstubAllEnvs();
  await platform.close();
});

const deployed = () =>
  HOLDERS.map((name) => platform.state.script(name)?.secrets.get('SECRET_KEYS'));

const idsOf = (ring: string) => ring.split(',').map((entry) => entry.replace(/:.*/u, ''));

test('a key is added to the Workers of the deployment and dropped there, and this machine keeps its own', async () => {
  const added = await checkout.run([...ADD, '--json']);
  expect(added).toMatchObject({ code: 0 });
  const ring = String(JSON.parse(added.output).keep).replace('SECRET_KEYS=', '');
  expect(idsOf(ring)).toEqual(['2', '1', 'digest']);
  expect(deployed()).toEqual([ring, ring]);

  const today = new Date().toISOString().slice(0, 10);
  const file = readFileSync(join(checkout.folder, 'deployments/acme-eu.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ keys_since: { 2: today } });

  vi.stubEnv('SECRET_KEYS', ring);
  expect(await checkout.run(['keys', 'drop', '1', ...OF_DEPLOYMENT])).toMatchObject({ code: 0 });
  expect(deployed().map((one) => idsOf(one ?? ''))).toEqual(HOLDERS.map(() => ['2', 'digest']));
  expect(readFileSync(join(checkout.folder, '.dev.vars'), 'utf8')).toBe(LOCAL);
  // Who did it is in the sign-in log.
  const cloudflare = await openCloudflare(null);
  const [database] = platform.state.databases;
  const { results } = await openRemoteD1(cloudflare, database?.uuid ?? '')
    .prepare("select detail, actor from security_events where kind = 'operator' order by id")
    .all();
  const actor: unknown = expect.any(String);
  expect(results).toEqual([
    { detail: 'keys.add', actor },
    { detail: 'keys.drop', actor },
  ]);
}, 120_000);

test('a key that only one Worker has got was printed before, so that what it seals is not lost', async () => {
  // Both have learned it, and one of them seals with it.
  const request = 'PUT /workers/scripts/acme-eu-';
  platform.state.orders.push({ request, status: 400, skip: 3 });
  const { code } = await checkout.run(ADD);
  expect(code).toBe(1);
  const sealing = deployed().find((one) => one?.startsWith('2:'));
  expect(sealing).toBeDefined();
  expect(printed.mock.calls.join('')).toContain(`SECRET_KEYS=${sealing}`);
}, 120_000);

/** An email that the first key has sealed. */
async function insertSealed(): Promise<void> {
  const [database] = platform.state.databases;
  const d1 = openRemoteD1(await openCloudflare(null), database?.uuid ?? '');
  const sealed = openVault(FIRST).seal(sealedColumns.email.purpose, 'Dear Ada');
  await d1
    .prepare(
      `insert into mails (id, kind, sealed, status, attempts, created_at) values (1, 'test', ?, 'sent', 0, 0)`,
    )
    .bind(sealed)
    .run();
}

test('a wrong or an old ring changes nothing, and a right one is taken', async () => {
  await insertSealed();
  vi.stubEnv('SECRET_KEYS', WRONG);
  for (const words of [ADD, ['keys', 'reseal', ...OF_DEPLOYMENT]]) {
    const { code, errors } = await checkout.run(words);
    expect({ words, code }).toEqual({ words, code: 1 });
    expect(errors).toContain('key 1 opens none of the texts');
    expect(printed).not.toHaveBeenCalled();
  }
  expect(deployed()).toEqual([FIRST, FIRST]);
  vi.stubEnv('SECRET_KEYS', FIRST);
  expect(await checkout.run(ADD)).toMatchObject({ code: 0 });
  // The old ring opens everything still, and lacks the key that was just made.
  const old = await checkout.run(ADD);
  expect(old).toMatchObject({ code: 1, errors: expect.stringContaining('lacks key 2') });
}, 120_000);

test.each(triedWith(['setup', 'doctor']))(
  '$command, $damage: ends with $exit, as docs/operations.md says',
  async (row) => {
    await insertSealed();
    expect(await checkout.run(ADD)).toMatchObject({ code: 0 });
    const before = deployed();
    vi.stubEnv('SECRET_KEYS', row.damage === 'a wrong ring' ? WRONG : FIRST);
    const { code, output, errors } = await checkout.run([row.command, '--name', 'acme-eu']);
    expect(asTried(row, { text: output + errors, code })).toEqual(row);
    expect(deployed()).toEqual(before);
  },
  120_000,
);

test('on Windows, setup says before it changes anything that it needs WSL', async () => {
  const { platform: here } = process;
  const before = platform.state.changes.length;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  const ended = await checkout
    .run(['setup', '--name', 'acme-eu'])
    .finally(() => Object.defineProperty(process, 'platform', { value: here }));
  expect(ended).toMatchObject({ code: 1, errors: expect.stringContaining('run this in WSL') });
  expect(platform.state.changes).toHaveLength(before);
}, 120_000);
