/** Clients that leave while the database is slow: the four Workers as in production, with connections that are reset. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setDomain } from '#operator/domains/actions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { open } from '../../bench/database.ts';
import { healthy, serveDegraded } from '../../tools/check-degraded/serve.ts';
import type { Degraded } from '../../tools/check-degraded/serve.ts';
import { freePort } from '../../tools/local/free-port.ts';
import { migrate } from '../../tools/local/migrations.ts';
import { writePublicFiles } from '../../tools/local/write-public-files.ts';
import { bareContext } from '../support/bare-context.ts';

const API_HOST = 'api.recruiting.example';
const SITE = 'careers-uk.example';
const LONG_MS = 120_000;
const RECOVERED_MS = 40_000;
/** No batch takes longer than a second, so what is finished makes nothing slow. */
const SLOW = { name: 'slow', msPerStatement: 150, failing: 0 };
const LEAVES_AFTER_MS = 100;
const CANCELLED = 100;
/** At once, so that none waits for the others' batches longer than a second. */
const AT_ONCE = 10;

const folder = mkdtempSync(join(tmpdir(), 'recruiting-cancelled-'));
let token = '';
let port = 0;
let service: Degraded;

beforeAll(async () => {
  // Read when wrangler is loaded.
  process.env['WRANGLER_LOG'] ??= 'error';
  const stateDir = join(folder, 'state');
  port = await freePort();
  await Promise.all([fill(stateDir), writePublicFiles()]);
  const settings = {
    SECRET_KEYS: `the key of one run: ${crypto.randomUUID()}`,
    APP_ENV: 'production',
    API_ORIGIN: `https://${API_HOST}`,
    MAIL_TRANSPORT: 'cloudflare',
    WEBHOOK_ALLOW_PRIVATE_TARGETS: '',
  };
  service = await serveDegraded({ folder, stateDir, port, settings });
}, LONG_MS);

afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function fill(stateDir: string): Promise<void> {
  const { d1, close } = await open(stateDir);
  await migrate(d1);
  const ctx = bareContext(d1, new Date());
  await setDomain(ctx, { hostname: SITE, name: 'Careers', language: 'en', countries: ['GB'] });
  await createCompany(ctx, { subdomain: 'acme', name: 'Acme', domain: SITE });
  const person = { company: 'acme', email: 'admin@acme.example' };
  await createUser(ctx, { ...person, role: 'Admin' });
  token = (await createToken(ctx, person)).access_token;
  await close();
}

/** Sends a request and resets the connection (RST): a closed one (FIN) alone cancels nothing. */
async function leave(host: string, path: string, headers: Record<string, string>): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({ Host: '127.0.0.1', 'X-Host': host, ...headers });
  socket.on('error', () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
  );
  await pause(LEAVES_AFTER_MS);
  socket.resetAndDestroy();
}

const authorized = () => ({ Authorization: `Bearer ${token}` });

/** What is not answered with 200, and with which status. */
async function refusedOf(paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await service.ask(API_HOST, path, { headers: authorized() });
      await response.text();
      return response.status === 200 ? [] : [`${response.status} ${path}`];
    }),
  );
  return answers.flat();
}

/** A batch that took longer than a second, as on a busy machine, makes the database slow for half a minute. */
function allServed(): Promise<void> {
  return vi.waitFor(async () => expect(await refusedOf(lists)).toEqual([]), {
    timeout: RECOVERED_MS,
    interval: 500,
  });
}

const lists = [
  '/api/jobs/index?search-key=cook',
  '/api/candidate-job/index',
  '/api/exports/index',
  '/api/companies/profile',
];

test.each<[string, string, string, () => Record<string, string>]>([
  ['a member of the API', API_HOST, '/api/jobs/index?search-key=cook', authorized],
  [
    'a visitor of the console without an account',
    API_HOST,
    '/console/acme',
    () => ({ Cookie: `__Host-session=${'a'.repeat(43)}` }),
  ],
  ['a reader of a career site', SITE, '/?page=2', () => ({})],
])(
  '%s who leaves a hundred times leaves nothing shed for the others',
  { timeout: LONG_MS },
  async (_, host, path, headers) => {
    await allServed();
    service.setFault(SLOW);
    for (let left = 0; left < CANCELLED; left += AT_ONCE) {
      const leaving = Array.from({ length: AT_ONCE }, () => leave(host, path, headers()));
      // oxlint-disable-next-line no-await-in-loop -- Ten at a time.
      await Promise.all(leaving);
    }
    service.setFault(healthy);
    await allServed();
    const page = await service.ask(SITE, '/');
    await page.text();
    expect(page.status).toBe(200);
  },
);
