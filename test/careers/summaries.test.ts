/** City summaries are generated once and cached for a day, and pages work without the cache (contract 4.7, section 8). */
import {
  createExecutionContext,
  createMessageBatch,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import worker from '../../src/worker.ts';
import { fresh, newAddress, withPort } from '../support/call.ts';
import { openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import { readDomainsNow, watched } from '../support/d1.ts';

const HOST = 'karriere-de.example';

beforeAll(openDomains, 60_000);

type Bindings = Partial<Env> & { AI?: unknown };

/** A new city with one public job. */
async function newCity() {
  const name = `Neustadt ${crypto.randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const acme = await openCompany({ domain: HOST });
  const office = await acme.openOffice({ country_id: 276, city: name });
  const job = await acme.postJob({ status: 'Live', office_id: office.id });
  return { name, slug, path: `/de/${slug}`, acme, office, job };
}

/** Loads a page and records its KV and D1 calls until deferred work is done. Cache writes must follow the answer. */
async function ask(path: string, bindings: Bindings = {}, kv: KVNamespace = env.SUMMARY_CACHE) {
  await readDomainsNow();
  const told: string[] = [];
  const answered = Promise.withResolvers<void>();
  const SUMMARY_CACHE = new Proxy(kv, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        told.push(String(name));
        return name === 'put'
          ? answered.promise.then(() => member.apply(target, given))
          : member.apply(target, given);
      };
    },
  });
  const DB = watched(env.DB, () => told.push('d1'));
  const execution = createExecutionContext();
  const url = withPort(`https://${HOST}${fresh(path)}`);
  const request = new Request<unknown, IncomingRequestCfProperties>(url, {
    headers: { 'cf-connecting-ip': newAddress() },
  });
  const response = await worker.fetch(
    request,
    { ...env, DB, SUMMARY_CACHE, ...bindings },
    execution,
  );
  answered.resolve();
  await waitOnExecutionContext(execution);
  return { html: await response.text(), status: response.status, told };
}

function keysOf(slug: string) {
  return env.SUMMARY_CACHE.list({ prefix: 'summary:' }).then(({ keys }) =>
    keys.filter(({ name }) => name.endsWith(`:${slug}`)),
  );
}

describe('the summary of a city', () => {
  test('is looked up in KV, generated in the single D1 round trip, cached after the answer, and then read from memory', async () => {
    const { path, slug } = await newCity();
    const first = await ask(path);
    expect(first.html).toContain('Arbeitgeber mit den meisten Stellen: Acme.');
    expect(first.told).toEqual(['get', 'd1', 'put']);
    const [kept] = await keysOf(slug);
    const lifetime = (kept?.expiration ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - 24 * 3600)).toBeLessThan(60);

    const second = await ask(path);
    expect(second.told).toEqual(['d1']);
    expect(second.html).toContain('Arbeitgeber mit den meisten Stellen: Acme.');
  });

  test('is read from KV with the current number of jobs', async () => {
    const { path, slug, name, acme, office } = await newCity();
    // Written by another isolate.
    const { results } = await env.DB.prepare(`select id from career_domains where hostname = ?`)
      .bind(HOST)
      .all<{ id: number }>();
    await env.SUMMARY_CACHE.put(
      `summary:${results[0]?.id}:de-DE:276:${slug}`,
      'Ein Text von gestern.',
    );
    await acme.postJob({ status: 'Live', office_id: office.id });
    const { html, told } = await ask(path);
    expect(html).toContain(`Derzeit gibt es in ${name} 2 offene Stellen. Ein Text von gestern.`);
    expect(told).toEqual(['get', 'd1']);
  });

  test('is generated again if KV fails, and the page works', async () => {
    const { path } = await newCity();
    const broken = {
      get: () => Promise.reject(new Error('KV is away')),
      put: () => Promise.reject(new Error('KV is away')),
    } as unknown as KVNamespace;
    const { html, status } = await ask(path, {}, broken);
    expect(status).toBe(200);
    expect(html).toContain('Arbeitgeber mit den meisten Stellen: Acme.');
  });

  test.each(['?workplace=On-site', '?page=2', '?search-key=baker'])(
    'is not looked up for %s',
    async (query) => {
      const { path } = await newCity();
      expect((await ask(`${path}${query}`)).told).toEqual(['d1']);
    },
  );

  test('gives the pay of the middle half of the jobs, in the currency and period of most', async () => {
    const { path, acme, office } = await newCity();
    const post = (min_salary: number, max_salary: number, rest: object = {}) =>
      acme.postJob({
        status: 'Live',
        office_id: office.id,
        currency: 'EUR',
        rate_salary: 'monthly',
        min_salary,
        max_salary,
        ...rest,
      });
    const ranges: [number, number][] = [
      [1000, 2000],
      [1100, 2900],
      [2100, 2500],
      [2200, 2600],
      [2300, 2700],
      [2400, 2800],
      [2450, 9000],
      [2500, 9900],
      [2600, 9950],
    ];
    for (const [min, max] of ranges) await post(min, max);
    await post(99_000, 99_900, { rate_salary: 'yearly' });
    const { html } = await ask(path);
    // Of nine lower ends the third, and of nine upper ends the seventh.
    const [pay] = /Übliche [^<]*/u.exec(html) ?? [];
    expect(pay).toMatch(/^Übliche Vergütung laut Anzeigen: 2\.100–9\.000\s€ pro Monat\.$/u);
  });

  test('is not cached for a city without jobs', async () => {
    const { path, slug, acme, job } = await newCity();
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    const { html, told } = await ask(path);
    expect(html).not.toContain('Arbeitgeber mit den meisten Stellen');
    expect(told).not.toContain('put');
    expect(await keysOf(slug)).toEqual([]);
  });

  describe('with Workers AI', () => {
    const better = (name: string) =>
      `In ${name} sucht vor allem das Unternehmen Acme, und die meisten Stellen sind bei ihm zu finden, auch für den Einstieg in den Beruf.`;

    async function consume(body: unknown, response: unknown) {
      const asked: { messages: { content: string }[] }[] = [];
      const AI = {
        run: async (_model: string, given: { messages: { content: string }[] }) => {
          asked.push(given);
          return { choices: [{ message: { content: response }, finish_reason: 'stop' }] };
        },
      };
      const message = { id: 'm1', timestamp: new Date(), attempts: 1, body };
      const batch = createMessageBatch('recruiting-summaries', [message]);
      const execution = createExecutionContext();
      await worker.queue(batch, { ...env, AI } as unknown as Env, execution);
      await waitOnExecutionContext(execution);
      return asked;
    }

    /** The queue messages of a page. */
    async function wanted(path: string) {
      const sent: unknown[] = [];
      const SUMMARIES = { send: async (body: unknown) => void sent.push(body) } as unknown as Queue;
      await ask(path, {
        SUMMARIES,
        REPHRASE_SUMMARIES: 'true',
        AI: { run: () => Promise.reject(new Error('never')) },
      });
      return sent;
    }

    test('is rephrased after the answer from facts only, and cached', async () => {
      const { path, slug, name } = await newCity();
      const [body, ...others] = await wanted(path);
      expect(others).toEqual([]);
      expect(body).toMatchObject({ countryId: 276, pathSlug: slug });
      const [asked] = await consume(body, better(name));
      expect(asked?.messages[0]?.content).toContain('German');
      expect(asked?.messages[1]?.content).toBe('Arbeitgeber mit den meisten Stellen: Acme.');
      const [{ name: key } = { name: '' }] = await keysOf(slug);
      expect(await env.SUMMARY_CACHE.get(key)).toBe(better(name));
    });

    test.each([
      [
        'in another language',
        (name: string) =>
          `In ${name}, the company Acme is hiring for most of the jobs, and they are open to all of the people from the area.`,
      ],
      ['that names another city', () => better('Berlin')],
      ['with a number of its own', (name: string) => `${better(name)} Es sind 250 Stellen.`],
      ['that is none', () => ''],
    ])('is not replaced by a text %s', async (_, text) => {
      const { path, slug, name } = await newCity();
      const [body] = await wanted(path);
      await consume(body, text(name));
      const [{ name: key } = { name: '' }] = await keysOf(slug);
      expect(await env.SUMMARY_CACHE.get(key)).toBe('Arbeitgeber mit den meisten Stellen: Acme.');
    });

    test('is not requested for a message without a city', async () => {
      expect(await consume({ domainId: 'x' }, 'Hello')).toEqual([]);
      expect(await consume({ domainId: 1, countryId: 276, pathSlug: 'nowhere' }, 'Hello')).toEqual(
        [],
      );
    });
  });
});

describe('LIST_JOB_POSTINGS', () => {
  test('leaves out job postings in lists unless it is "true"', async () => {
    const { path, job } = await newCity();
    const on = await ask(path);
    expect(on.html).toContain('"@type":"JobPosting"');
    const off = await ask(path, { LIST_JOB_POSTINGS: 'false' });
    expect(off.html).not.toContain('"@type":"JobPosting"');
    expect(off.html).toContain('"@type":"ItemList"');
    const own = await ask(`/jobs/${job.hash_id}`, { LIST_JOB_POSTINGS: 'false' });
    expect(own.html).toContain('"@type":"JobPosting"');
  });
});
