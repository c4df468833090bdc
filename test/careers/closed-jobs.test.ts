/** The page of a job that is over: which job it was, and the jobs that are like it. Titles of jobs that are called the same. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeJob } from '#operator/jobs/actions.ts';
import { countryByIso2 } from '#lib/countries.ts';
import { cellOf } from '#lib/geo.ts';
import { DAY_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { fresh } from '../support/call.ts';
import { open, openDomains } from '../support/career-domains.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { rowsReadFor } from '../support/d1.ts';
import { operator } from '../support/operator.ts';

const HOST = 'vacatures-nl.example';
const NETHERLANDS = countryByIso2('NL')?.id;
const tag = () => crypto.randomUUID().slice(0, 8);

/** A page with six similar jobs, and 20 that may be called the same. */
const JOB_PAGE_ROWS_MAX = 200;

let acme: Company;

const pathOf = (job: Job) => `/jobs/${job.hash_id}`;
const see = (job: Job) => open(HOST, fresh(pathOf(job)));
const close = (job: Job) =>
  acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
const titleOf = (html: string) => /<title>(.*?)<\/title>/u.exec(html)?.[1] ?? '';

/** The jobs below the heading of similar jobs. */
function similarIn(html: string): string[] {
  const section = html.slice(html.indexOf('id="similar"'));
  return Array.from(
    section.matchAll(/href="(\/jobs\/[^"]+)" data-title/gu),
    ([, path = '']) => path,
  );
}

const officeIn = async (city: string) =>
  (await acme.openOffice({ country_id: NETHERLANDS, city })).id;

async function post(title: string, officeId: number, job: object = {}): Promise<Job> {
  return acme.postJob({ status: 'Live', title, office_id: officeId, ...job });
}

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST, name: 'Acme & Sons' });
}, 60_000);

describe('the page of a job that is over', () => {
  test('says which job it was, of whom, and since when it is closed', async () => {
    const job = await post(`Kraanmachinist ${tag()}`, await officeIn(`Dorp ${tag()}`));
    await close(job);
    const { status, html } = await see(job);
    expect(status).toBe(410);
    expect(titleOf(html)).toBe(
      `Deze vacature staat niet meer open: ${job.title} – Acme &amp; Sons | Vacatures Nederland`,
    );
    const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
    expect(html).toContain(`<b dir="auto">${job.title}</b>`);
    expect(html).toContain('<bdi>Acme &amp; Sons</bdi>');
    expect(html).toContain(`gesloten op ${day.format(new Date())}`);
  });

  test('names the end of the listing of a job that is too old', async () => {
    const job = await post(`Visser ${tag()}`, await officeIn(`Dorp ${tag()}`));
    const publishedAt = Date.now() - 36 * DAY_MS;
    await env.DB.prepare('update jobs set published_at = ? where id = ?')
      .bind(publishedAt, job.id)
      .run();
    const { status, html } = await see(job);
    const over = new Date(publishedAt + 35 * DAY_MS).toISOString().slice(0, 10);
    expect(status).toBe(410);
    expect(html).toContain(`<b dir="auto">${job.title}</b>`);
    expect(html).toContain(`<time datetime="${over}`);
  });

  test('shows the title under which it was listed, and is the job again when it reopens', async () => {
    const job = await post(`Oud ${tag()}`, await officeIn(`Dorp ${tag()}`));
    await close(job);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Anders' });
    expect((await see(job)).html).toContain(job.title);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    const { status, html } = await see(job);
    expect(status).toBe(200);
    expect(titleOf(html)).toContain('Anders');
  });

  test.each(['before it was closed', 'after it was closed'])(
    'tells nothing of a job that the operator refused %s',
    async (when) => {
      const job = await post(`Geheim ${tag()}`, await officeIn(`Dorp ${tag()}`));
      if (when.startsWith('after')) await close(job);
      await judgeJob(operator(), job.hash_id, 'rejected');
      const { status, html } = await see(job);
      expect(status).toBe(410);
      expect(html).not.toContain(job.title);
    },
  );

  test('tells the same where the form of the job was', async () => {
    const job = await post(`Roerganger ${tag()}`, await officeIn(`Dorp ${tag()}`));
    await close(job);
    const { status, html } = await open(HOST, `${pathOf(job)}/apply`);
    expect(status).toBe(410);
    expect(html).toContain(`<b dir="auto">${job.title}</b>`);
  });
});

describe('similar jobs', () => {
  test('are those with the same words, the nearest first, then those of the field', async () => {
    const [here, there] = [await officeIn(`Hier ${tag()}`), await officeIn(`Daar ${tag()}`)];
    const word = `zwo${tag().replaceAll(/\d/gu, 'x')}`;
    const field = { category_id: 23 };
    const fieldHere = await post(`Bioloog ${tag()}`, here, field);
    const sameHere = await post(`${word} installateur (m/v/x)`, here);
    const sameThere = await post(`Senior ${word} installateur`, there);
    const related = await post(`${word} planner`, there, field);
    const job = await post(`${word} installateur`, here, field);
    await post(`Elders ${tag()}`, there);
    const expected = [sameHere, sameThere, related, fieldHere].map(pathOf);
    expect(similarIn((await see(job)).html).slice(0, 4)).toEqual(expected);
    await close(job);
    expect(similarIn((await see(job)).html).slice(0, 4)).toEqual(expected);
  });

  test('are those of towns around before those of the country', async () => {
    const [here, near, far] = [`Hier ${tag()}`, `Nabij ${tag()}`, `Ver ${tag()}`];
    const places = [
      [here, { lat: 52.1, lon: 5.1 }],
      [near, { lat: 52.3, lon: 5.3 }],
      [far, { lat: 50.9, lon: 6.1 }],
    ] as const;
    const offices: number[] = [];
    for (const [city, at] of places) {
      offices.push(await officeIn(city));
      await env.DB.prepare('update places set lat = ?, lon = ?, cell = ? where name = ?')
        .bind(at.lat, at.lon, cellOf(at), city)
        .run();
    }
    const [inHere = 0, inNear = 0, inFar = 0] = offices;
    const word = `glas${tag()}`;
    const job = await post(word, inHere);
    const nearby = await post(`${word} zetter`, inNear);
    const distant = await post(`${word} zetter`, inFar);
    expect(similarIn((await see(job)).html).slice(0, 2)).toEqual([nearby, distant].map(pathOf));
  });

  test('never have the job itself, are no more than six, and each is there once', async () => {
    const office = await officeIn(`Vol ${tag()}`);
    const word = `vul${tag()}`;
    const jobs: Job[] = [];
    for (let at = 0; at < 9; at++)
      jobs.push(await post(`${word} kok`, office, { category_id: 11 }));
    const [first] = jobs;
    const found = first ? similarIn((await see(first)).html) : [];
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
    expect(found).not.toContain(first && pathOf(first));
  });

  test.each(['"', "'; drop table jobs; --", '(((', 'NOT AND OR', '東京の看護師', '🙂', '\\"]'])(
    'are looked for whatever the title is: %s',
    async (title) => {
      const office = await officeIn(`Raar ${tag()}`);
      const job = await post(title, office);
      const other = await post(`${title} nogmaals`, office);
      const { status, html } = await see(job);
      expect(status).toBe(200);
      if (/\p{L}{2}/u.test(title)) expect(similarIn(html)).toContain(pathOf(other));
      await close(job);
      expect((await see(job)).status).toBe(410);
    },
  );

  test('read few rows, however many jobs are alike', async () => {
    const office = await officeIn(`Druk ${tag()}`);
    const jobs: Job[] = [];
    for (let at = 0; at < 25; at++)
      jobs.push(await post('Verpleegkundige', office, { category_id: 10 }));
    const [first] = jobs;
    const rows = await rowsReadFor(fresh(`https://${HOST}/jobs/${first?.hash_id}`));
    expect(rows).toBeGreaterThan(6);
    expect(rows).toBeLessThanOrEqual(JOB_PAGE_ROWS_MAX);
  });
});

describe('the title of a job page', () => {
  test('has a reference only where another job has the same title, employer and city', async () => {
    const city = `Stad ${tag()}`;
    const office = await officeIn(city);
    const title = `Kok ${tag()}`;
    const first = await post(title, office);
    const plain = `${title} – Acme &amp; Sons, ${city} | Vacatures Nederland`;
    expect(titleOf((await see(first)).html)).toBe(plain);
    const elsewhere = await post(title, await officeIn(`Stad ${tag()}`));
    expect(titleOf((await see(first)).html)).toBe(plain);
    const second = await post(title, office);
    const titles = new Set<string>();
    for (const job of [first, second, elsewhere]) titles.add(titleOf((await see(job)).html));
    expect(titles.size).toBe(3);
    expect([...titles].filter((text) => text.includes(first.hash_id))).toHaveLength(1);
    await close(second);
    expect(titleOf((await see(first)).html)).toBe(plain);
  });
});
