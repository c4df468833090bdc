/** The pictures of jobs for link previews: made when a job is published, renewed when it changes, removed when it is over. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSharePictures } from '#careers/share-pictures/actions.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#careers/share-pictures/rules/picture.ts';
import { publicContext } from '#http/context.ts';
import { imageSize } from '#lib/image.ts';
import { openBackgroundServices } from '#platform/background-services.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { openDomains } from '../support/career-domains.ts';
import { fresh, visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { withReader } from '../support/with-reader.ts';

const HOST = 'karriere-de.example';
const pay = { min_salary: 3600, max_salary: 4200, currency: 'EUR', pay_period: 'Month' };

let acme: Company;

beforeAll(async () => {
  await openDomains();
  acme = await openCompany({ domain: HOST, name: 'Rheinbogen Kliniken' });
  // Jobs that other tests have left.
  while ((await run()).left > 0);
}, 120_000);

/** A run of the cron, `bindings` in place of the Worker's own. */
async function run(bindings: Partial<Env> = {}): Promise<{ errors: unknown[]; left: number }> {
  const services = openBackgroundServices(withReader({ ...env, ...bindings }), {
    waitUntil: () => {},
  });
  const errors = await makeSharePictures(publicContext(services, new Date()));
  const left = await env.DB.prepare('select count(*) from share_pictures_due').first<number>(
    'count(*)',
  );
  return { errors, left: left ?? 0 };
}

/** The path of the picture that the page of the job names, for Open Graph and Twitter alike. */
async function pictureOf({ hash_id: hash }: Pick<Job, 'hash_id'>, host = HOST): Promise<string> {
  const page = await visit(host, fresh(`/jobs/${hash}`));
  const html = await page.text();
  const [, path = ''] =
    /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/u.exec(html) ?? [];
  expect(html).toContain(`<meta name="twitter:image" content="https://${host}${path}"`);
  return path;
}

async function statusOf(path: string): Promise<number> {
  const response = await visit(HOST, path);
  await response.arrayBuffer();
  return response.status;
}

/** Files that are due are removed by another task of the cron. */
async function isDueForRemoval(path: string): Promise<boolean> {
  const found = await env.DB.prepare('select due_at from file_removals where key = ?')
    .bind(path.replace('/files/', ''))
    .first<number>('due_at');
  return found !== null && found <= Date.now();
}

const own = /^\/files\/share\/[\da-z]{10}-[\da-f]{32}\.png$/u;
const ofSite = `/og/${HOST}.png`;

describe('the picture of a job', () => {
  test('is that of the site until it has been made', async () => {
    const job = await acme.postJob({ title: 'Pflegefachkraft', status: 'Live', ...pay });
    expect(await pictureOf(job)).toBe(ofSite);
    expect(await run()).toEqual({ errors: [], left: 0 });
    const path = await pictureOf(job);
    expect(path).toMatch(own);
    expect(path).toContain(job.hash_id);

    const response = await visit(HOST, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(imageSize(bytes)).toEqual({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT });
    expect(bytes.length).toBeLessThan(60_000);
  });

  test('is made for each company by turns, however many jobs another publishes', async () => {
    const globex = await openCompany({ domain: HOST });
    const other = await globex.postJob({ title: 'Geologin', status: 'Live' });
    for (let nth = 0; nth < 21; nth++)
      await acme.postJob({ title: `Gärtner ${nth}`, status: 'Live' });
    await run();
    expect(await pictureOf(other)).toMatch(own);
    await run();
  });

  test('says in words what it shows', async () => {
    const job = await acme.postJob({ title: 'Hebamme "früh"', status: 'Live' });
    await run();
    const page = await visit(HOST, fresh(`/jobs/${job.hash_id}`));
    expect(await page.text()).toMatch(
      /<meta property="og:image:alt" content="Hebamme &quot;früh&quot;[^"]*Rheinbogen Kliniken/u,
    );
  });

  test.each([
    ['title', { title: 'Krankenpfleger' }],
    ['pay', { max_salary: 5000 }],
    ['workplace', { workplace: 'Remote' }],
  ])('is renewed when its %s changes', async (_, change) => {
    const job = await acme.postJob({ title: 'Pfleger', status: 'Live', ...pay });
    await run();
    const before = await pictureOf(job);
    const { status } = await acme.recruiter('POST', `/api/jobs/update/${job.id}`, change);
    expect(status).toBe(200);
    await run();
    const after = await pictureOf(job);
    expect(after).toMatch(own);
    expect(after).not.toBe(before);
    expect(await isDueForRemoval(before)).toBe(true);
    expect(await isDueForRemoval(after)).toBe(false);
  });

  test('stays as it is when something else changes', async () => {
    const job = await acme.postJob({ title: 'Logopäde', status: 'Live' });
    await run();
    const before = await pictureOf(job);
    await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { description: '<p>Neu</p>' });
    expect((await run()).errors).toEqual([]);
    expect(await pictureOf(job)).toBe(before);
    expect(await isDueForRemoval(before)).toBe(false);
  });

  test('shows the new name of a company that was renamed', async () => {
    const other = await openCompany({ domain: HOST, name: 'Alt' });
    const job = await other.postJob({ title: 'Koch', status: 'Live' });
    await run();
    const before = await pictureOf(job);
    const answer = await other.admin('POST', `/api/companies/update/${other.id}`, { name: 'Neu' });
    expect(answer.status, answer.text).toBe(200);
    await run();
    expect(await pictureOf(job)).not.toBe(before);
  });

  test('is removed when the job is closed, and made again when it is published again', async () => {
    const job = await acme.postJob({ title: 'Gärtner', status: 'Live' });
    await run();
    const path = await pictureOf(job);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    await run();
    expect(await isDueForRemoval(path)).toBe(true);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Live' });
    await run();
    expect(await pictureOf(job)).toBe(path);
    expect(await statusOf(path)).toBe(200);
    expect(await isDueForRemoval(path)).toBe(false);
  });

  test('is removed by the second run where the first one ends with later pictures', async () => {
    const job = await acme.postJob({ title: 'Sattler', status: 'Live' });
    await run();
    const path = await pictureOf(job);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    await env.DB.prepare('insert or replace into share_picture_checks (id, done_to) values (1, ?)')
      .bind(job.id)
      .run();
    await run();
    expect(await isDueForRemoval(path)).toBe(false);
    await run();
    expect(await isDueForRemoval(path)).toBe(true);
  });

  test('is removed when the job is deleted', async () => {
    const job = await acme.postJob({ title: 'Maler', status: 'Live' });
    await run();
    const path = await pictureOf(job);
    for (const query of ['', '?force=true']) {
      const answer = await acme.admin('DELETE', `/api/jobs/destroy/${job.id}${query}`);
      expect(answer.status, answer.text).toBe(200);
    }
    await run();
    expect(await isDueForRemoval(path)).toBe(true);
  });

  test('is none for a draft', async () => {
    const job = await acme.postJob({ title: 'Entwurf' });
    await run();
    const found = await env.DB.prepare('select key from share_pictures where job_id = ?')
      .bind(job.id)
      .first();
    expect(found).toBeNull();
  });

  test('in letters that we have no font of is that of the site', async () => {
    const job = await acme.postJob({ title: '护士 한국어 ไทย', status: 'Live' });
    expect(await run()).toEqual({ errors: [], left: 0 });
    expect(await pictureOf(job)).toBe(ofSite);
  });

  test.each(['👩‍⚕️', '…', '\u200F', '‏ '])('of the title %j does no harm', async (title) => {
    const job = await acme.postJob({ title: `${title}x`, status: 'Live' });
    expect((await run()).errors).toEqual([]);
    expect(await pictureOf(job)).toMatch(own);
  });
});

describe('a run', () => {
  test('makes twenty pictures at most, and the next one the others', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 23 }, (_, n) => acme.postJob({ title: `Bäcker ${n}`, status: 'Live' })),
    );
    expect(await run()).toEqual({ errors: [], left: 3 });
    expect(await run()).toEqual({ errors: [], left: 0 });
    for (const job of jobs) expect(await pictureOf(job)).toMatch(own);
  });

  test('settles jobs that are gone or unchanged beside those that it draws', async () => {
    const jobs = await Promise.all(
      Array.from({ length: 3 }, (_, n) => acme.postJob({ title: `Koch ${n}`, status: 'Live' })),
    );
    // Newer than those: jobs that were deleted, and drafts.
    const drafts = await Promise.all(
      Array.from({ length: 25 }, () => acme.postJob({ title: 'Entwurf' })),
    );
    const newest = Math.max(...drafts.map(({ id }) => id));
    const gone = Array.from({ length: 100 }, (_, n) => newest + 1 + n);
    await env.DB.prepare(
      `insert into share_pictures_due (job_id) select value from json_each(?)
        where true on conflict (job_id) do nothing`,
    )
      .bind(JSON.stringify([...gone, ...drafts.map(({ id }) => id)]))
      .run();
    expect(await run()).toEqual({ errors: [], left: 0 });
    for (const job of jobs) expect(await pictureOf(job)).toMatch(own);
  });

  test('that cannot store its files is made again', async () => {
    const job = await acme.postJob({ title: 'Fliesenleger', status: 'Live' });
    const broken = { put: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket;
    await expect(run({ FILES: broken })).rejects.toThrow('unavailable');
    expect(await pictureOf(job)).toBe(ofSite);
    expect(await run()).toEqual({ errors: [], left: 0 });
    expect(await pictureOf(job)).toMatch(own);
  });

  test('that lacks the letters of one script draws the others, and makes the rest later', async () => {
    await acme.postJob({ title: 'Glaser', status: 'Live' });
    expect(await run()).toEqual({ errors: [], left: 0 });
    const job = await acme.postJob({ title: 'كاتب', status: 'Live' });
    const latin = await acme.postJob({ title: 'Glaser', status: 'Live' });
    const none = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) };
    const first = await run({ ASSETS: none as unknown as Fetcher });
    // Letters that an earlier run has read are kept.
    expect([0, 1]).toContain(first.errors.length);
    expect(first.left).toBe(first.errors.length);
    expect(await pictureOf(latin)).toMatch(own);
    expect(await run()).toEqual({ errors: [], left: 0 });
    expect(await pictureOf(job)).toMatch(own);
  });

  test('leaves a job due that has changed while its picture was drawn', async () => {
    const job = await acme.postJob({ title: 'Dreher', status: 'Live' });
    const changing = {
      ...env.FILES,
      put: async (...file: Parameters<R2Bucket['put']>) => {
        await acme.recruiter('POST', `/api/jobs/update/${job.id}`, { title: 'Fräser' });
        return env.FILES.put(...file);
      },
    };
    expect(await run({ FILES: changing })).toEqual({ errors: [], left: 1 });
    expect(await pictureOf(job)).toBe(ofSite);
    expect(await run()).toEqual({ errors: [], left: 0 });
    expect(await pictureOf(job)).toMatch(own);
  });
});

describe('the address of a picture', () => {
  test.each([
    '/files/share/bcdfghjkmn-0123456789abcdef0123456789abcdef.png',
    '/files/share/x.png',
    '/files/share/../logos/1.png',
    '/files/share/bcdfghjkmn-0123456789abcdef0123456789abcdef.svg',
  ])('%s that there is none at is 404', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});
