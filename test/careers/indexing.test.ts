/** Submitting jobs to search engines: which jobs, when, and what happens after an error. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { submitToSearchEngines } from '#careers/indexing/actions/submit.ts';
import { pingSearchEngines } from '#careers/indexing/consumer.ts';
import { publicContext } from '#http/context.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { SearchEngine } from '#vocabulary/lists.ts';
import worker from '../../src/worker.ts';
import { openDomains } from '../support/career-domains.ts';
import { fresh, withPort } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { googleKey, postsAt } from '../support/search-engines.ts';
import { withReader } from '../support/with-reader.ts';

const HOST = 'vacatures-nl.example';
/** One every two minutes. */
const RUNS_OF_AN_HOUR = 31;
const KEY = 'a-key-of-the-tests';

/** A service that submits to test receivers instead of the search engines, from now on. */
async function openSubmitter(engine: SearchEngine, ways: { [host: string]: string }) {
  const receivers = Object.entries(ways).map(([host, way]) => [host, openReceiver(way)] as const);
  const bases = receivers.map(([host, { url }]) => [host, baseOf(url)]);
  const bindings = {
    ...env,
    PROVIDER_BASE_URLS: JSON.stringify(Object.fromEntries(bases)),
    ...(engine === 'indexnow' ? { INDEXNOW_KEY: KEY } : { GOOGLE_INDEXING_KEY: await googleKey() }),
  };
  await env.DB.prepare('delete from search_pings where engine = ?').bind(engine).run();
  await env.DB.prepare('delete from search_submissions').run();
  const services = openBackgroundServices(withReader(bindings), { waitUntil: () => {} });
  await pingSearchEngines(services, new Date());
  let minutes = 0;
  const runAfter = (ms: number) => {
    minutes += ms / MINUTE_MS;
    const at = new Date(Date.now() + minutes * MINUTE_MS);
    return submitToSearchEngines(publicContext(services, at));
  };
  return {
    bindings,
    receivers: Object.fromEntries(receivers) as Record<string, Receiver>,
    /** Each run is two minutes later. Returns the errors. */
    run: () => runAfter(2 * MINUTE_MS),
    runAfter,
  };
}

/** The base URL of a receiver; the path of the request does not change its answer. */
function baseOf(url: string): string {
  return url.includes('?') ? `${url}&path=` : url;
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
  const submissions = async (receiver: Receiver | undefined) =>
    (await postsAt(receiver, '/indexnow'))
      .map(
        ({ body }) =>
          JSON.parse(body) as { host: string; key: string; keyLocation: string; urlList: string[] },
      )
      .filter(({ host }) => host === HOST);

  test('gets published and closed jobs once, in one request per host', async () => {
    const before = await live();
    const { receivers, run } = await openSubmitter('indexnow', { [API]: '/status/202' });
    const [first, second, draft] = [await live(), await live(), await acme.postJob()];
    await close(before);
    await close(draft);
    await run();
    const [ours, ...more] = await submissions(receivers[API]);
    expect(more).toEqual([]);
    expect(ours).toMatchObject({ key: KEY, keyLocation: `https://${HOST}/${KEY}.txt` });
    expect(ours?.urlList.toSorted()).toEqual([first, second, before].map(urlOf).toSorted());
    await run();
    expect(await submissions(receivers[API])).toHaveLength(1);
  });

  test('gets a refused request three times, a day apart, and then no more', async () => {
    const { receivers, run, runAfter } = await openSubmitter('indexnow', { [API]: '/status/403' });
    const job = await live();
    for (let day = 0; day < 4; day++) {
      await runAfter(24 * HOUR_MS);
      await run();
    }
    const requests = await submissions(receivers[API]);
    expect(requests.map(({ urlList }) => urlList)).toEqual([1, 2, 3].map(() => [urlOf(job)]));
  });

  test('is left alone for an hour where it asks for patience', async () => {
    const { receivers, run, runAfter } = await openSubmitter('indexnow', {
      [API]: '/status/429,202',
    });
    const job = await live();
    expect(await run()).toEqual([`indexnow: ${HOST}: 429`]);
    await runAfter(50 * MINUTE_MS);
    expect(await submissions(receivers[API])).toHaveLength(1);
    await runAfter(11 * MINUTE_MS);
    expect((await submissions(receivers[API])).map(({ urlList }) => urlList)).toEqual([
      [urlOf(job)],
      [urlOf(job)],
    ]);
  });

  test.each([503, 500])('gets the jobs of an hour in which it answered %i', async (status) => {
    const answers = [...Array.from({ length: RUNS_OF_AN_HOUR }, () => status), 202];
    const { receivers, run } = await openSubmitter('indexnow', {
      [API]: `/status/${answers.join(',')}`,
    });
    const job = await live();
    for (const _ of answers) await run();
    const requests = await submissions(receivers[API]);
    expect(requests).toHaveLength(answers.length);
    expect(requests.at(-1)?.urlList).toEqual([urlOf(job)]);
    await run();
    expect(await submissions(receivers[API])).toHaveLength(answers.length);
  });

  test('logs a host whose jobs it rejects, and gets those of the other hosts once', async () => {
    const other = await openCompany({ domain: 'praca-pl.example' });
    const { receivers, run } = await openSubmitter('indexnow', { [API]: '/status/422,200' });
    await live();
    await other.postJob({ status: 'Live' });
    const errors = await run();
    expect(errors).toEqual([expect.stringMatching(/^indexnow: \S+\.example: 422$/u)]);
    expect(await run()).toEqual([]);
    expect(await postsAt(receivers[API], '/indexnow')).toHaveLength(2);
  });

  test('finds the key file, which only exists if a key is configured', async () => {
    const { bindings } = await openSubmitter('indexnow', { [API]: '/status/200' });
    const ask = async (path: string, bound: Env) => {
      const execution = createExecutionContext();
      const response = await worker.fetch(
        new Request(withPort(`https://${HOST}${path}`)),
        bound,
        execution,
      );
      await waitOnExecutionContext(execution);
      return { status: response.status, text: await response.text() };
    };
    expect(await ask(fresh(`/${KEY}.txt`), bindings)).toEqual({
      status: 200,
      text: KEY,
    });
    expect((await ask('/another-key.txt', bindings)).status).toBe(404);
    expect((await ask(fresh(`/${KEY}.txt`), env)).status).toBe(404);
  });
});

describe("Google's Indexing API", () => {
  const API = 'indexing.googleapis.com';
  const TOKEN = 'oauth2.googleapis.com';
  const token = `/status/200?body=${encodeURIComponent('{"access_token":"at","expires_in":3600}')}`;
  const submissions = async (receiver: Receiver | undefined) =>
    (await postsAt(receiver, '/v3/urlNotifications:publish')).map(({ body, headers }) => {
      const { url, type }: { url: string; type: string } = JSON.parse(body);
      return { url, type, authorization: headers['authorization'] };
    });

  test('gets the current state of each job, authorized as the service account', async () => {
    const { receivers, run } = await openSubmitter('google', {
      [API]: '/status/200',
      [TOKEN]: token,
    });
    const [open, closed] = [await live(), await live()];
    await close(closed);
    await run();
    const notices = (await submissions(receivers[API])).filter(({ url }) =>
      url.startsWith(`https://${HOST}/`),
    );
    expect(notices).toEqual([
      { url: urlOf(closed), type: 'URL_DELETED', authorization: 'Bearer at' },
      { url: urlOf(open), type: 'URL_UPDATED', authorization: 'Bearer at' },
    ]);
    const [request, ...more] = await postsAt(receivers[TOKEN], '/token');
    expect(more).toEqual([]);
    const form = new URLSearchParams(request?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [, claims = ''] = form.get('assertion')?.split('.') ?? [];
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      scope: 'https://www.googleapis.com/auth/indexing',
      aud: 'https://oauth2.googleapis.com/token',
    });
  });

  test('gets only the jobs that it did not answer for again in the next run', async () => {
    const answers = '/status/200,503,200';
    const { receivers, run } = await openSubmitter('google', { [API]: answers, [TOKEN]: token });
    const [first, second] = [await live(), await live()];
    await run();
    expect((await submissions(receivers[API])).map(({ url }) => url)).toEqual(
      [first, second].map(urlOf),
    );
    await run();
    expect((await submissions(receivers[API])).map(({ url }) => url)).toEqual(
      [first, second, second].map(urlOf),
    );
  });

  test('gets the jobs of an hour in which no token was given', async () => {
    const tokens = Array.from({ length: RUNS_OF_AN_HOUR }, () => 503);
    const { receivers, run } = await openSubmitter('google', {
      [API]: '/status/200',
      [TOKEN]: token.replace('200', [...tokens, 200].join(',')),
    });
    const job = await live();
    for (const _ of tokens) await run();
    expect(await submissions(receivers[API])).toEqual([]);
    await run();
    expect((await submissions(receivers[API])).map(({ url }) => url)).toEqual([urlOf(job)]);
  });

  test('with an invalid key only logs an error', async () => {
    const { receivers, bindings } = await openSubmitter('google', {
      [API]: '/status/200',
      [TOKEN]: token,
    });
    await live();
    const wrong = { ...bindings, GOOGLE_INDEXING_KEY: '{}' };
    const services = openBackgroundServices(withReader(wrong), { waitUntil: () => {} });
    await pingSearchEngines(services, new Date(Date.now() + 2 * MINUTE_MS));
    expect(await submissions(receivers[API])).toEqual([]);
  });
});

test('nothing is submitted without keys', async () => {
  await env.DB.prepare('delete from search_pings').run();
  await pingSearchEngines(
    openBackgroundServices(withReader(env), { waitUntil: () => {} }),
    new Date(),
  );
  const row = await env.DB.prepare('select count(*) as n from search_pings').first<{ n: number }>();
  expect(row?.n).toBe(0);
});
