/** The job lists of the location API with records of the maximum size: one text of D1 takes 2 MB. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { SKILLS_MAX } from '#recruiting/jobs/jobs/rules.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { fresh, newAddress, withPort } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator } from '../support/operator.ts';
import { measured } from '../support/d1.ts';
import worker from '../../src/worker.ts';

const JOBS = 100;
const HOST = 'api.recruiting.example';
/** Three bytes each in UTF-8, the most that a character of a text takes. */
const longest = (start: string) => start.padEnd(STRING_LENGTH_MAX, '職');
const skills = Array.from({ length: SKILLS_MAX }, (_, at) => longest(`${at} `));
/** No other test has jobs here. */
const CITY = longest(`${crypto.randomUUID()} `);

type List = { data: { data: { has_id: string; skills: string[] }[]; total: number } };

/** What D1 takes as one text. Locally it takes twice as much. */
const TEXT_BYTES_MAX = 2_000_000;

async function get(path: string): Promise<{ status: number; text: string; longest: number }> {
  let longestText = 0;
  const DB = measured(env.DB, (bytes) => (longestText = Math.max(longestText, bytes)));
  const execution = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(
    withPort(`https://${HOST}${fresh(path)}`),
    { headers: { 'cf-connecting-ip': newAddress() } },
  );
  const response = await worker.fetch(request, { ...env, DB }, execution);
  await waitOnExecutionContext(execution);
  return { status: response.status, text: await response.text(), longest: longestText };
}

function list(query: string) {
  return get(`/api/locations/jobs?city=${encodeURIComponent(CITY)}&${query}`);
}

let acme: Company;
const posted: string[] = [];

beforeAll(async () => {
  acme = await openCompany({ name: longest('Acme ') });
  const office = await acme.openOffice({ country_id: 826, city: CITY });
  const job = { title: longest('Job '), status: 'Live', office_id: office.id };
  posted.push((await acme.postJob({ ...job, skills })).hash_id);
  // Planted, as posting so many skills takes half a minute.
  while (posted.length < JOBS) posted.push((await acme.postJob(job)).hash_id);
  await env.DB.prepare('update jobs set skills = ? where company_id = ?')
    .bind(JSON.stringify(skills), acme.id)
    .run();
}, 60_000);

describe('GET /api/locations/jobs', () => {
  test('lists a hundred jobs of the maximum size', async () => {
    const { status, text, longest: bytes } = await list('per_page=100');
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThan(TEXT_BYTES_MAX);
    expect(status, text.slice(0, 300)).toBe(200);
    expect(text.length).toBeGreaterThan(1_250_000);
    const { data }: List = JSON.parse(text);
    expect(data.total).toBe(JOBS);
    expect(data.data.map(({ has_id: hash }) => hash)).toEqual(posted.toReversed());
    expect(data.data.every((job) => job.skills.length === SKILLS_MAX)).toBe(true);
  });

  test.each([40, 41, 80, 99])('has the same jobs in pages of %i', async (size) => {
    const hashes: string[] = [];
    for (let page = 1; hashes.length < JOBS; page++) {
      const { status, text } = await list(`per_page=${size}&page=${page}`);
      expect(status, text.slice(0, 300)).toBe(200);
      const { data }: List = JSON.parse(text);
      hashes.push(...data.data.map(({ has_id: hash }) => hash));
    }
    expect(hashes).toEqual(posted.toReversed());
  });

  test('answers a page past the end with none', async () => {
    const { data }: List = JSON.parse((await list('per_page=100&page=3')).text);
    expect(data).toMatchObject({ data: [], total: JOBS });
  });
});

test('GET /api/locations/cities lists a thousand cities with names of the maximum length', async () => {
  const CITIES = 1000;
  /** Saint Pierre and Miquelon, where no other test has jobs. */
  const country = 666;
  const { newId } = operator();
  const names = Array.from({ length: CITIES }, (_, at) => ({
    id: newId(),
    name: longest(`${at} `),
  }));
  // Planted, as a thousand offices with jobs take a minute.
  for (let from = 0; from < CITIES; from += 100) {
    await env.DB.batch(
      names
        .slice(from, from + 100)
        .flatMap(({ id, name }) => [
          env.DB.prepare(
            'insert into places (id, country_id, state_id, name, slug, path_slug, state_name) values (?, ?, 0, ?, ?, ?, ?)',
          ).bind(id, country, name, name, `${name}${name}`, name),
          env.DB.prepare(
            'insert into job_counts (domain_id, country_id, place_id, n) values (0, ?, ?, 1)',
          ).bind(country, id),
        ]),
    );
  }
  const {
    status,
    text,
    longest: bytes,
  } = await get(`/api/locations/cities?country=PM&limit=${CITIES}`);
  await env.DB.prepare('delete from job_counts where country_id = ?').bind(country).run();
  expect(status, text.slice(0, 300)).toBe(200);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(TEXT_BYTES_MAX);
  const { data }: { data: { slug: string }[] } = JSON.parse(text);
  expect(data).toHaveLength(CITIES);
});
