/** Search engines are told of jobs by the clock: which, when, and what becomes of a refusal. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { pingSearchEngines } from '#careers/indexing/consumer.ts';
import { openServices } from '#platform/services.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/schemas.ts';
import type { SearchEngine } from '#vocabulary.ts';
import worker from '../../src/worker.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import type { TakenPost } from '../support/receiver-server.ts';

const HOST = 'vacatures-nl.example';
const KEY = 'a-key-of-the-tests';

/** A service that tells the receivers instead of the search engines, of what happens from now on. */
async function listening(engine: SearchEngine, ways: { [host: string]: string }) {
  const receivers = Object.entries(ways).map(([host, way]) => [host, openReceiver(way)] as const);
  const bases = receivers.map(([host, { url }]) => [host, baseOf(url)]);
  const bindings = {
    ...env,
    PROVIDER_BASE_URLS: JSON.stringify(Object.fromEntries(bases)),
    ...(engine === 'indexnow' ? { INDEXNOW_KEY: KEY } : { GOOGLE_INDEXING_KEY: await googleKey() }),
  };
  await env.DB.prepare('delete from search_pings where engine = ?').bind(engine).run();
  const services = openServices(bindings, { waitUntil: () => {} });
  await pingSearchEngines(services, new Date());
  let minutes = 0;
  return {
    bindings,
    receivers: Object.fromEntries(receivers) as Record<string, Receiver>,
    /** Two minutes later each time: what just happened is left alone for one. */
    tick: async () => {
      minutes += 2;
      await pingSearchEngines(services, new Date(Date.now() + minutes * MINUTE_MS));
    },
  };
}

/** What is asked is appended as a path, and must not change what the receiver answers. */
function baseOf(url: string): string {
  return url.includes('?') ? `${url}&path=` : url;
}

async function takenAt(receiver: Receiver | undefined, path: string): Promise<TakenPost[]> {
  const url = new URL(receiver?.url ?? '');
  const at = url.search === '' ? `${url.pathname}${path}` : url.pathname;
  const shown = await fetch(`${url.origin}/taken?at=${encodeURIComponent(at)}`);
  return shown.json();
}

async function googleKey(): Promise<string> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
  const pair = (await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const der = (await crypto.subtle.exportKey('pkcs8', pair.privateKey)) as ArrayBuffer;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(der)));
  return JSON.stringify({
    client_email: `indexing-${crypto.randomUUID()}@project.example`,
    private_key: `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`,
  });
}

const urlOf = (job: Job) => `https://${HOST}/jobs/${job.hash_id}`;

let acme: Company;
const live = () => acme.postJob({ status: 'Live' });
const close = (job: Job) =>
  acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
}, 60_000);

describe('IndexNow', () => {
  const API = 'api.indexnow.org';
  const told = async (receiver: Receiver | undefined) =>
    (await takenAt(receiver, '/indexnow'))
      .map(
        ({ body }) =>
          JSON.parse(body) as { host: string; key: string; keyLocation: string; urlList: string[] },
      )
      .filter(({ host }) => host === HOST);

  test('is told of jobs that were published or closed, by a request for a host, once', async () => {
    const before = await live();
    const { receivers, tick } = await listening('indexnow', { [API]: '/status/202' });
    const [first, second, draft] = [await live(), await live(), await acme.postJob()];
    await close(before);
    await close(draft);
    await tick();
    const [ours, ...more] = await told(receivers[API]);
    expect(more).toEqual([]);
    expect(ours).toMatchObject({ key: KEY, keyLocation: `https://${HOST}/${KEY}.txt` });
    expect(ours?.urlList.toSorted()).toEqual([first, second, before].map(urlOf).toSorted());
    await tick();
    expect(await told(receivers[API])).toHaveLength(1);
  });

  test('is told once more when it refuses, and then no more', async () => {
    const { receivers, tick } = await listening('indexnow', { [API]: '/status/429' });
    const job = await live();
    for (let minute = 0; minute < 3; minute++) await tick();
    const asked = await told(receivers[API]);
    expect(asked.map(({ urlList }) => urlList)).toEqual([[urlOf(job)], [urlOf(job)]]);
  });

  test('finds the key at a place that only a service with a key has', async () => {
    const { bindings } = await listening('indexnow', { [API]: '/status/200' });
    const ask = async (path: string, bound: Env) => {
      const execution = createExecutionContext();
      const response = await worker.fetch(new Request(`https://${HOST}${path}`), bound, execution);
      await waitOnExecutionContext(execution);
      return { status: response.status, text: await response.text() };
    };
    expect(await ask(`/${KEY}.txt?${crypto.randomUUID()}`, bindings)).toEqual({
      status: 200,
      text: KEY,
    });
    expect((await ask('/another-key.txt', bindings)).status).toBe(404);
    expect((await ask(`/${KEY}.txt?${crypto.randomUUID()}`, env)).status).toBe(404);
  });
});

describe("Google's Indexing API", () => {
  const API = 'indexing.googleapis.com';
  const TOKEN = 'oauth2.googleapis.com';
  const token = `/status/200?body=${encodeURIComponent('{"access_token":"at","expires_in":3600}')}`;
  const told = async (receiver: Receiver | undefined) =>
    (await takenAt(receiver, '/v3/urlNotifications:publish')).map(({ body, headers }) => {
      const { url, type }: { url: string; type: string } = JSON.parse(body);
      return { url, type, authorization: headers['authorization'] };
    });

  test('is told of each job as it stands, in the name of the service account', async () => {
    const { receivers, tick } = await listening('google', { [API]: '/status/200', [TOKEN]: token });
    const [open, closed] = [await live(), await live()];
    await close(closed);
    await tick();
    const notices = (await told(receivers[API])).filter(({ url }) =>
      url.startsWith(`https://${HOST}/`),
    );
    expect(notices).toEqual([
      { url: urlOf(open), type: 'URL_UPDATED', authorization: 'Bearer at' },
      { url: urlOf(closed), type: 'URL_DELETED', authorization: 'Bearer at' },
    ]);
    const [asked, ...more] = await takenAt(receivers[TOKEN], '/token');
    expect(more).toEqual([]);
    const form = new URLSearchParams(asked?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [, claims = ''] = form.get('assertion')?.split('.') ?? [];
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      scope: 'https://www.googleapis.com/auth/indexing',
      aud: 'https://oauth2.googleapis.com/token',
    });
  });

  test('is told of what it did not take a minute later, not of what it did', async () => {
    const answers = '/status/200,429,200';
    const { receivers, tick } = await listening('google', { [API]: answers, [TOKEN]: token });
    const [first, second] = [await live(), await live()];
    await tick();
    expect((await told(receivers[API])).map(({ url }) => url)).toEqual([first, second].map(urlOf));
    await tick();
    expect((await told(receivers[API])).map(({ url }) => url)).toEqual(
      [first, second, second].map(urlOf),
    );
  });

  test('of a key that is none tells nothing but the log', async () => {
    const { receivers, bindings } = await listening('google', {
      [API]: '/status/200',
      [TOKEN]: token,
    });
    await live();
    const wrong = { ...bindings, GOOGLE_INDEXING_KEY: '{}' };
    const services = openServices(wrong, { waitUntil: () => {} });
    await pingSearchEngines(services, new Date(Date.now() + 2 * MINUTE_MS));
    expect(await told(receivers[API])).toEqual([]);
  });
});

test('nobody is told where there are no keys', async () => {
  await env.DB.prepare('delete from search_pings').run();
  await pingSearchEngines(openServices(env, { waitUntil: () => {} }), new Date());
  const row = await env.DB.prepare('select count(*) as n from search_pings').first<{ n: number }>();
  expect(row?.n).toBe(0);
});
