/** What search engines are told first where a day has too few notifications, and that nothing is left out. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitToSearchEngines } from '#careers/indexing/actions/submit.ts';
import { publicContext } from '#http/context.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';
import { draftJobs, turn } from '../support/many-jobs.ts';
import { googleKey, postsAt } from '../support/search-engines.ts';
import { withReader } from '../support/with-reader.ts';

const HOST = 'vacatures-nl.example';
const API = 'indexing.googleapis.com';
const TOKEN = `/status/200?body=${encodeURIComponent('{"access_token":"at","expires_in":3600}')}`;
const PER_DAY = 200;
/** Midnight in California, where Google's days begin. */
const MIDNIGHT = Date.parse('2026-11-30T08:00:00Z');

let acme: Company;

/** Google, its quota, and a service that was told to notify it from the start. `runAt` answers what Google was told. */
async function openGoogle(answers = '/status/200', perDay?: string) {
  const api = openReceiver(answers);
  const tokens = openReceiver(TOKEN);
  const bindings = {
    ...env,
    GOOGLE_INDEXING_KEY: await googleKey(),
    ...(perDay !== undefined && { GOOGLE_INDEXING_PER_DAY: perDay }),
    PROVIDER_BASE_URLS: JSON.stringify({
      [API]: api.url,
      'oauth2.googleapis.com': `${tokens.url}&path=`,
    }),
  };
  const services = openBackgroundServices(withReader(bindings), { waitUntil: () => {} });
  const submit = (at: number) => submitToSearchEngines(publicContext(services, new Date(at)));
  await submit(MIDNIGHT);
  let told = 0;
  return {
    runAt: async (at: number) => {
      const errors = await submit(at);
      const posts = await postsAt(api, '/v3/urlNotifications:publish');
      const news = posts.slice(told).map(({ body }) => {
        const { url, type }: { url: string; type: string } = JSON.parse(body);
        return { hashId: url.slice(url.lastIndexOf('/') + 1), type };
      });
      told = posts.length;
      return { errors, news };
    },
  };
}

const publish = (hashIds: readonly string[], at: number) =>
  turn(hashIds, `status = 'Live', published_at = ${at}`);
const close = (hashIds: readonly string[]) => turn(hashIds, `status = 'Closed'`);
const edit = (hashIds: readonly string[]) => turn(hashIds, `title = title || '!'`);

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST });
}, 60_000);

beforeEach(async () => {
  await env.DB.batch(
    ['search_pings', 'search_submissions'].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
});

describe("with Google's 200 notifications a day", () => {
  test('1,000 new jobs, 300 closed and 40 edited ones are all told, those that closed first, then edits', async () => {
    const jobs = await draftJobs(acme, 1000);
    const google = await openGoogle();
    await publish(jobs, MIDNIGHT);
    const days: { hashId: string; type: string }[][] = [];
    /** The clock jumps by a quarter of an hour at a time. */
    const day = async (number: number, during: (hour: number) => Promise<void> | undefined) => {
      const told = [];
      for (let at = 0; at < DAY_MS; at += HOUR_MS / 4) {
        if (at % HOUR_MS === 0) await during(at / HOUR_MS);
        const { errors, news } = await google.runAt(MIDNIGHT + number * DAY_MS + at + MINUTE_MS);
        expect(errors).toEqual([]);
        told.push(...news);
      }
      days.push(told);
    };
    const closed = [...jobs.slice(0, 150), ...jobs.slice(850)];
    const edited = jobs.slice(160, 200);
    for (let number = 0; number < 9; number++) {
      await day(number, (hour) => {
        if (number === 1 && hour === 23) return close(closed);
        return number === 2 && hour === 3 ? edit(edited) : undefined;
      });
    }
    const told = days.flat();
    for (const calls of days) expect(calls.length).toBeLessThanOrEqual(PER_DAY);
    for (const calls of days.slice(0, 5)) expect(calls.length).toBeGreaterThan(PER_DAY * 0.97);

    // All that closed come before anything else, then the edits, then the news in the order of their publication.
    const closings = told.findIndex(({ type }) => type === 'URL_DELETED');
    const fromThere = told.slice(closings);
    expect(fromThere.slice(0, 300)).toEqual(
      expect.arrayContaining(closed.map((hashId) => ({ hashId, type: 'URL_DELETED' }))),
    );
    expect(fromThere.slice(300, 340).map(({ hashId }) => hashId)).toEqual(edited);
    const news = [...told.slice(0, closings), ...fromThere.slice(340)];
    expect(news).toEqual(jobs.slice(0, 850).map((hashId) => ({ hashId, type: 'URL_UPDATED' })));

    // Each job is told as it is: the last time that it is told of.
    const last = new Map(told.map(({ hashId, type }) => [hashId, type]));
    expect(last.size).toBe(1000);
    expect([...last].filter(([, type]) => type === 'URL_DELETED').map(([hash]) => hash)).toEqual(
      expect.arrayContaining(closed),
    );
    expect(told).toHaveLength(850 + 300 + 40);
  }, 240_000);

  test('a job that closes in the evening is told the same day, though more is new than a day has room for', async () => {
    const jobs = await draftJobs(acme, 205);
    const google = await openGoogle();
    await publish(jobs, MIDNIGHT);
    for (let at = 0; at < 20; at++) await google.runAt(MIDNIGHT + 20 * HOUR_MS + at * MINUTE_MS);
    await close(jobs.slice(0, 5));
    const { news } = await google.runAt(MIDNIGHT + 21 * HOUR_MS);
    expect(news.slice(0, 5).map(({ type }) => type)).toEqual(Array(5).fill('URL_DELETED'));
  });

  test.each([
    ['7', 7],
    ['0', 0],
    ['many', 20],
  ])('the setting %j allows %i a run', async (perDay, allowed) => {
    const google = await openGoogle('/status/200', perDay);
    await publish(await draftJobs(acme, 30), MIDNIGHT);
    const { news } = await google.runAt(MIDNIGHT + 24 * HOUR_MS - MINUTE_MS);
    // Of a small quota, the last one is there when the day is over.
    expect(news.length).toBeGreaterThanOrEqual(Math.max(allowed - 1, 0));
    expect(news.length).toBeLessThanOrEqual(allowed);
  });
});

describe('what Google does not take', () => {
  test('waits where the quota is used up, an hour at a time, and is told then', async () => {
    const google = await openGoogle('/status/429,429,200');
    const [hashId = ''] = await draftJobs(acme, 1);
    await publish([hashId], MIDNIGHT);
    expect((await google.runAt(MIDNIGHT + HOUR_MS)).errors).toEqual(['google: 429']);
    expect((await google.runAt(MIDNIGHT + HOUR_MS + 59 * MINUTE_MS)).news).toEqual([]);
    expect((await google.runAt(MIDNIGHT + 2 * HOUR_MS)).errors).toEqual(['google: 429']);
    expect((await google.runAt(MIDNIGHT + 3 * HOUR_MS)).news).toEqual([
      { hashId, type: 'URL_UPDATED' },
    ]);
  });

  test('holds up no other job, and is tried on three days', async () => {
    const google = await openGoogle('/status/403,200,403,403,200');
    const [first = '', second = ''] = await draftJobs(acme, 2);
    await publish([first], MIDNIGHT);
    await publish([second], MIDNIGHT + 1000);
    const told = [];
    for (let day = 0; day < 5; day++) {
      const { news } = await google.runAt(MIDNIGHT + day * DAY_MS + 12 * HOUR_MS);
      told.push(news.map(({ hashId }) => hashId));
    }
    expect(told).toEqual([[first, second], [first], [first], [], []]);
  });
});

describe('what changes the page of a job', () => {
  const hourly = (hours: number) => MIDNIGHT + 12 * HOUR_MS + hours * HOUR_MS;

  test('is told: an edit, its age, a change while another waits, and a company that becomes a test', async () => {
    const google = await openGoogle();
    const bakery = await openCompany({ domain: HOST });
    const job = await bakery.postJob({ status: 'Live' });
    const typesAt = async (at: number) =>
      (await google.runAt(at)).news
        .filter(({ hashId }) => hashId === job.hash_id)
        .map(({ type }) => type);
    expect(await typesAt(hourly(0))).toEqual(['URL_UPDATED']);
    expect(await typesAt(hourly(1))).toEqual([]);
    await bakery.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Chef de partie' });
    await bakery.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Chef' });
    expect(await typesAt(hourly(2))).toEqual(['URL_UPDATED']);
    await turn([job.hash_id], `status = 'Expired', listed_at = null`);
    expect(await typesAt(hourly(3))).toEqual(['URL_DELETED']);
    await publish([job.hash_id], MIDNIGHT);
    expect(await typesAt(hourly(4))).toEqual(['URL_UPDATED']);
    await close([job.hash_id]);
    await publish([job.hash_id], MIDNIGHT);
    expect(await typesAt(hourly(5))).toEqual(['URL_UPDATED']);
    await env.DB.prepare('update companies set is_test = 1 where id = ?').bind(bakery.id).run();
    expect(await typesAt(hourly(6))).toEqual(['URL_DELETED']);
  });

  test('is not told where nothing public changes: a draft, and how a title is found', async () => {
    const google = await openGoogle();
    const draft = await acme.postJob();
    await acme.recruiter('POST', `/api/jobs/update/${draft.id}`, { title: 'Sous-chef' });
    const job = await acme.postJob({ status: 'Live' });
    await google.runAt(hourly(0));
    await env.DB.prepare(`update jobs set title_indexed = 'chef' where id = ?`).bind(job.id).run();
    expect((await google.runAt(hourly(1))).news).toEqual([]);
  });

  test('is told on the domain that it leaves and on the one to which it comes', async () => {
    const google = await openGoogle();
    const mover = await openCompany({ domain: HOST });
    const job = await mover.postJob({ status: 'Live' });
    await google.runAt(hourly(0));
    await env.DB.prepare(
      `update companies set career_domain_id = (select id from career_domains where hostname = 'praca-pl.example') where id = ?`,
    )
      .bind(mover.id)
      .run();
    const { news } = await google.runAt(hourly(1));
    expect(news).toEqual([
      { hashId: job.hash_id, type: 'URL_DELETED' },
      { hashId: job.hash_id, type: 'URL_UPDATED' },
    ]);
  });
});
