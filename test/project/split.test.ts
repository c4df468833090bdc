/** The four Workers behind their entrance, as `npm start -- --split` runs them: the wiring between them, and their cron. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setDomain } from '#operator/domains/actions.ts';
import { createCompany } from '#operator/companies/actions.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import { open } from '../../bench/database.ts';
import { until } from '../../tools/check-start/calls.ts';
import { ask } from '../../tools/check-start/client.ts';
import { openOutside } from '../../tools/check-start/outside.ts';
import type { Outside } from '../../tools/check-start/outside.ts';
import { runStory } from '../../tools/check-start/story.ts';
import { writeDocsSite } from '../../tools/docs-site.ts';
import { openBundler } from '../../tools/local/bundle.ts';
import { migrate } from '../../tools/local/migrations.ts';
import { freePort } from '../../tools/local/free-port.ts';
import { serve } from '../../tools/local/serve.ts';
import type { Server } from '../../tools/local/serve.ts';
import { readWorkers } from '../../tools/local/workers.ts';
import { writeWordFiles } from '../../tools/translations.ts';
import germanWords from '../../translations/de/careers.json';
import { bareContext } from '../support/bare-context.ts';
import { sendRaw } from '../support/raw-http.ts';

const HOST = '127.0.0.1';
const CAREER = { hostname: 'careers-uk.example', countryId: 826, country: 'GB' };
const LONG_MS = 90_000;

/** A development value. */
const ADMIN = { email: 'admin@acme.example', password: 'a long password of one run' };
const GERMAN = 'karriere-de.example';

/** In memory where possible: the configuration of the tests says where. */
const folder = mkdtempSync(join(tmpdir(), 'recruiting-split-'));
const state = join(folder, 'state');
let [token, port, companyId] = ['', 0, 0];
let outside: Outside;
let server: Server;

beforeAll(async () => {
  // Read when wrangler is loaded.
  process.env['WRANGLER_LOG'] ??= 'error';
  outside = await openOutside();
  port = await freePort();
  const bundle = join(folder, 'bundle');
  const settings = {
    ...outside.settings,
    APP_ENV: 'development',
    API_ORIGIN: `http://${HOST}:${port}`,
    SECRET_KEYS: `the key of one run: ${crypto.randomUUID()}`,
  };
  const [workers, bundler] = await Promise.all([
    readWorkers('split', settings),
    openBundler('split', bundle),
    fill(),
    writeDocsSite(),
    writeWordFiles(),
  ]);
  await bundler.close();
  const place = { bundle, host: HOST, port, stateDir: state, cronEveryMs: 500 };
  server = await serve(workers, { ...place, logLevel: 'error' });
}, LONG_MS);

afterAll(async () => {
  await server.close();
  outside.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A company with a token, and its career domain. */
async function fill(): Promise<void> {
  const { d1, close } = await open(state);
  await migrate(d1);
  const ctx = bareContext(d1, new Date());
  const { hostname: domain, country } = CAREER;
  const person = { company: 'acme', email: ADMIN.email };
  await setDomain(ctx, {
    hostname: domain,
    name: 'Careers',
    language: 'en-GB',
    countries: [country],
  });
  const german = { name: 'Karriere', language: 'de', countries: ['DE'] };
  await setDomain(ctx, { hostname: GERMAN, ...german });
  companyId = (await createCompany(ctx, { subdomain: 'acme', name: 'Acme', domain })).id;
  await createUser(ctx, { ...person, password: ADMIN.password, role: 'Admin' });
  token = (await createToken(ctx, person)).access_token;
  await close();
}

test(
  'a job is published, found, viewed and applied for, and alerts are sent',
  { timeout: LONG_MS },
  async () => {
    const files = globSync(`${state}/d1/**/*.sqlite`);
    const database = files.find((path) => !path.includes('metadata')) ?? '';
    const steps = await runStory(
      { port, token, career: CAREER, database, subdomain: 'acme', person: ADMIN },
      outside,
    );
    expect(steps.at(-1)?.seen).toBe('every address that is handed out answers');
  },
);

test('a form is in the language of its site, with the page around it', async () => {
  const { status, text } = await ask(port, GERMAN.replace(/example$/u, 'localhost'), '/alerts');
  expect(status).toBe(200);
  // Of job alerts, of forms, and of the career pages: the Worker of the API has none of them in its bundle.
  const { alerts, apply: application, pages } = germanWords;
  const texts = [alerts.send, application.labels.email, pages.footer];
  expect(texts.filter((one) => !text.includes(one))).toEqual([]);
});

test('an email about an account is in the language of its company', async () => {
  const email = 'neu@acme.example';
  const store = (path: string, json: object) => ask(port, HOST, path, { token, json });
  expect((await store(`/api/companies/update/${companyId}`, { language: 'de' })).status).toBe(200);
  expect((await store('/api/company-users/store', { email, role_type: 'Viewer' })).status).toBe(
    201,
  );
  const text = await until(async () => (await outside.emails(email))[0]);
  expect(text).toContain('Nur Sie können die Einladung annehmen.');
});

describe('a body', () => {
  const authorized = () => ({ Authorization: `Bearer ${token}` });
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'multipart/form-data; boundary=B' };
  const part = '--B\r\nContent-Disposition: form-data; name=source\r\n\r\n';

  test.each([
    ['JSON', '/api/tags/store', json, '{"name":'],
    ['a form', '/api/imports/store', form, part],
    ['an OAuth request', '/api/oauth/token', json, '{"grant_type":'],
    ['a tool call', '/mcp', json, '{"jsonrpc":'],
  ])(
    'of %s that breaks off is answered with 400, and no error is logged',
    async (_, path, type, sent) => {
      const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      onTestFinished(() => logged.mockRestore());
      const chunk = `${sent.length.toString(16)}\r\n${sent}\r\n`;
      for (const [length, body] of [
        [{ 'Content-Length': '10000' }, sent],
        [{ 'Transfer-Encoding': 'chunked' }, chunk],
        [{ 'Transfer-Encoding': 'chunked' }, chunk.slice(0, -4)],
      ] as const) {
        const headers = { ...authorized(), ...type, ...length };
        // oxlint-disable-next-line no-await-in-loop -- What is logged belongs to one of them.
        const answer = await sendRaw({ port, path, headers, body, ending: 'end' });
        expect(answer).toMatch(/^HTTP\/1\.1 400.*The request body ended early\./su);
        // oxlint-disable-next-line no-await-in-loop -- As above.
        await sendRaw({ port, path, headers, body, ending: 'reset' });
      }
      expect((await ask(port, HOST, '/api/tags/index', { token })).status).toBe(200);
      expect(logged.mock.calls.flat().filter((one) => String(one).includes('rror'))).toEqual([]);
    },
  );

  test(
    'of 6 MB that is refused before it is read gets its answer',
    { timeout: LONG_MS },
    async () => {
      const body = Buffer.alloc(6_000_000);
      for (const [path, type, status] of [
        ['/api/imports/store', form, 401],
        ['/api/candidate-job/store', form, 401],
        ['/api/tags/store', json, 401],
        ['/api/tags/index', json, 405],
        ['/api/nothing', json, 404],
        ['/api/oauth/token', json, 413],
      ] as const) {
        for (let n = 0; n < 5; n += 1) {
          const headers = { ...type, 'Content-Length': String(body.length) };
          // oxlint-disable-next-line no-await-in-loop -- One client after the other.
          const answer = await sendRaw({ port, path, headers, body, ending: 'nothing' });
          expect(answer.slice(0, 12), path).toBe(`HTTP/1.1 ${status}`);
        }
      }
    },
  );
});

test('the API document and its outline name the address of this service, and no other', async () => {
  const origin = `http://${HOST}:${port}`;
  const [document, outline] = await Promise.all(
    ['/openapi.json', '/llms.txt'].map((path) => ask(port, HOST, path)),
  );
  const { servers, components } = JSON.parse(document?.text ?? '');
  expect(servers).toEqual([{ url: origin }]);
  const { tokenUrl } = components.securitySchemes.oauth2.flows.authorizationCode;
  expect(tokenUrl).toBe(`${origin}/api/oauth/token`);
  expect(outline?.text).toContain(`- Base URL: ${origin}\n`);
  for (const one of [document, outline]) {
    expect(one?.status).toBe(200);
    expect(one?.text).not.toContain('api.recruiting.example');
  }
});
