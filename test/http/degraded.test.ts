/** While the database fails: pages from the last good copy, applications that are not lost, and what the API sheds. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails } from '#data/tables/mails.ts';
import { PARKED } from '#lib/parked-applications.ts';
import { DAY_MS, SECOND_MS } from '#lib/time.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import { cvFile, letterFile } from '../support/applying.ts';
import { applicationsOf, openForm, see } from '../support/apply-form.ts';
import { sendingThrough } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { answered, CONNECTION_LOST, d1Error, watched } from '../support/d1.ts';
import { openBindings, through } from '../support/faults/bindings.ts';
import { productionSettings } from '../support/production.ts';
import { db } from '../support/operator.ts';
import { tick } from '../support/ticks.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Runs `work` as the service is deployed: on a development machine nothing answers instead of the database. */
function deployed<Result>(work: () => Promise<Result>, DB: D1Database = env.DB): Promise<Result> {
  const bindings = openBindings();
  const settings = { ...bindings.env, ...productionSettings, DB };
  return sendingThrough(through({ ...bindings, env: settings }), work);
}

/** Runs `work` with a database whose statements all fail, `before` or `after` they ran. */
function withoutDatabase<Result>(
  work: () => Promise<Result>,
  when: 'before' | 'after' = 'before',
): Promise<Result> {
  const failing = when === 'before' ? watched : answered;
  return deployed(work, failing(env.DB, noConnection));
}

function noConnection(): never {
  throw d1Error(CONNECTION_LOST);
}

/** Files whose bytes end in the middle. */
function withBrokenBodies(bucket: R2Bucket): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'get') return member.bind(target);
      return async (...given: Parameters<R2Bucket['get']>) => {
        const found = await target.get(...given);
        const body = new ReadableStream({
          start: (controller) => controller.error(new Error(CONNECTION_LOST)),
        });
        return found && { ...found, httpMetadata: found.httpMetadata, body };
      };
    },
  });
}

/** Runs the cron at the time of the clock with a store that does not answer. */
async function tickWithout(bindings: Partial<Env>): Promise<void> {
  await expect(tick(Date.now(), { ...env, ...bindings })).rejects.toThrow(
    'Some scheduled tasks failed.',
  );
}

/** Opens a form, of which a copy is kept. */
const openKept = (acme: Company, job: Job) => deployed(() => openForm(acme, job));

const seeDeployed = (host: string, path: string) => deployed(() => see(host, path));

async function parkedKeys(): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: PARKED });
  return objects.map(({ key }) => key);
}

const confirmationsOf = (acme: Company) =>
  db.select().from(mails).where(eq(mails.companyId, acme.id));

describe('a page of a career domain', () => {
  test('is served from its last good copy, which nothing keeps, and fails where there is none', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const path = `/jobs/${job.hash_id}`;
    const good = await seeDeployed(acme.host, path);
    expect(good.status).toBe(200);
    const other = await acme.postJob({ status: 'Live' });
    setClock(Date.now() + 30 * SECOND_MS);
    await withoutDatabase(async () => {
      const copy = await see(acme.host, path);
      expect([copy.status, copy.html]).toEqual([200, good.html]);
      expect(copy.headers.get('cache-control')).toBe('no-store');
      expect(copy.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect((await see(acme.host, `/jobs/${other.hash_id}`)).status).toBe(503);
    });
    const again = await seeDeployed(acme.host, path);
    expect(again.headers.get('cache-control')).toContain('public');
  });

  test('that has said that its job is over is not served as it was before', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const path = `/jobs/${job.hash_id}`;
    expect((await seeDeployed(acme.host, path)).status).toBe(200);
    await acme.recruiter('POST', `/api/jobs/update-status/${job.hash_id}`, { status: 'Closed' });
    setClock(Date.now() + 5 * SECOND_MS);
    expect((await seeDeployed(acme.host, path)).status).toBe(410);
    setClock(Date.now() + 5 * SECOND_MS);
    await withoutDatabase(async () => {
      expect((await see(acme.host, path)).status).toBe(503);
    });
  });
});

describe('an application while the database does not answer', () => {
  test('is thanked for, and stored once, with its files and one confirmation, when it answers again', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const form = await openKept(acme, job);
    const before = await parkedKeys();
    await withoutDatabase(async () => {
      const sent = await form.submit({ first_name: 'Grace' }, { files: [cvFile()] });
      expect([sent.status, sent.location]).toEqual([303, `${form.path}/thanks`]);
      expect((await see(acme.host, sent.location)).status).toBe(200);
      expect((await see(acme.host, form.path)).status).toBe(200);
    });
    expect(await applicationsOf(acme)).toEqual([]);
    expect(await parkedKeys()).toHaveLength(before.length + 1);

    await tick();
    await tick();
    expect(await applicationsOf(acme)).toEqual([
      expect.objectContaining({ first_name: 'Grace', email: form.email, status: 'active' }),
    ]);
    expect(await confirmationsOf(acme)).toHaveLength(1);
    expect(await parkedKeys()).toEqual([]);
  });

  test('keeps the names of its files', async () => {
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    const files = [cvFile(undefined, 'a%22b %41 ü.pdf'), letterFile(undefined, "d'e%.txt")];
    await withoutDatabase(async () => {
      expect((await form.submit({}, { files })).status).toBe(303);
    });
    await tick();
    const [stored] = await applicationsOf(acme);
    const { documents } = await acme.showApplication(stored ?? { id: 0 });
    expect(documents.map(({ filename }) => filename).toSorted()).toEqual([
      'a"b %41 ü.pdf',
      "d'e%.txt",
    ]);
  });

  test('is stored although the job was closed meanwhile', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const form = await openKept(acme, job);
    await withoutDatabase(async () => expect((await form.submit()).status).toBe(303));
    await acme.recruiter('POST', `/api/jobs/update-status/${job.hash_id}`, { status: 'Closed' });
    await tick();
    expect(await applicationsOf(acme)).toHaveLength(1);
  });

  test('is stored once if it was stored although its answer was lost', async () => {
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    await withoutDatabase(
      async () => expect((await form.submit({}, { files: [cvFile()] })).status).toBe(303),
      'after',
    );
    await tick();
    expect(await applicationsOf(acme)).toHaveLength(1);
    expect(await confirmationsOf(acme)).toHaveLength(1);
    expect(await parkedKeys()).toEqual([]);
  });

  test('is refused with its errors as ever', async () => {
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    const before = await parkedKeys();
    await withoutDatabase(async () =>
      expect((await form.submit({ email: 'nobody' })).status).toBe(422),
    );
    expect(await parkedKeys()).toEqual(before);
  });

  test('is 503 if the files do not answer either', async () => {
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    const put = vi
      .spyOn(env.FILES, 'put')
      .mockRejectedValue(new Error('put: internal error; reference = abc123'));
    await withoutDatabase(async () => expect((await form.submit()).status).toBe(503));
    put.mockRestore();
  });

  test('that cannot be stored is tried for a week, and holds up no other', async () => {
    const unreadable = ['1', '2', '3', '4', '5', '6'].map(
      (name) => `${PARKED}${Date.now()}-${name}`,
    );
    const expired = `${PARKED}${Date.now() - 8 * DAY_MS}-old`;
    for (const key of [...unreadable, expired]) await env.FILES.put(key, 'no form');
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    await withoutDatabase(async () => expect((await form.submit()).status).toBe(303));
    await expect(tick()).rejects.toThrow('Some scheduled tasks failed.');
    expect(await applicationsOf(acme)).toHaveLength(1);
    expect(await parkedKeys()).toEqual(unreadable);
    await env.FILES.delete(unreadable);
  });

  test('is stored although more than a list of the files holds cannot be', async () => {
    const unreadable = Array.from(
      { length: 210 },
      (_, number) => `${PARKED}${Date.now() - DAY_MS}-${number}`,
    );
    for (const key of unreadable) await env.FILES.put(key, 'no form');
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    await withoutDatabase(async () => expect((await form.submit()).status).toBe(303));
    await expect(tick()).rejects.toThrow('Some scheduled tasks failed.');
    expect(await applicationsOf(acme)).toHaveLength(1);
    expect(await parkedKeys()).toEqual(unreadable.toSorted());
    await env.FILES.delete(unreadable);
  });

  test('is stored once for each who is thanked, where every third call of the database fails or loses its reply', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const forms = [];
    for (let person = 0; person < 9; person++) forms.push(await openKept(acme, job));
    let calls = 0;
    const failThird = () => {
      calls += 1;
      if (calls % 3 === 0) noConnection();
    };
    for (const [person, form] of forms.entries()) {
      const failing = person % 2 === 0 ? watched : answered;
      const sent = await deployed(() => form.submit(), failing(env.DB, failThird));
      expect([sent.status, sent.location]).toEqual([303, `${form.path}/thanks`]);
    }
    expect(await parkedKeys()).not.toEqual([]);
    await tick();
    expect((await applicationsOf(acme)).map(({ email }) => email).toSorted()).toEqual(
      forms.map(({ email }) => email).toSorted(),
    );
    expect(await confirmationsOf(acme)).toHaveLength(forms.length);
    expect(await parkedKeys()).toEqual([]);
  });

  test('is deleted with its applicant, whose address does not stand in its key', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const form = await openKept(acme, job);
    const { candidate_id: id } = await acme.apply({ email: form.email.toUpperCase() });
    const other = await openKept(acme, job);
    await withoutDatabase(async () => {
      expect((await form.submit()).status).toBe(303);
      expect((await other.submit()).status).toBe(303);
    });
    const parked = await parkedKeys();
    expect(parked).toHaveLength(2);
    expect(parked.join(' ')).not.toContain('@');
    await acme.admin('DELETE', `/api/candidates/erase/${id}`);
    expect(await parkedKeys()).toHaveLength(1);
    await tick();
    const emails = (await applicationsOf(acme)).map(({ email }) => email);
    expect(emails.filter((email) => email !== '')).toEqual([other.email]);
  });

  test('is kept after a week, too, while the database or the files do not answer', async () => {
    const acme = await openCompany();
    const form = await openKept(acme, await acme.postJob({ status: 'Live' }));
    await withoutDatabase(async () =>
      expect((await form.submit({}, { files: [cvFile()] })).status).toBe(303),
    );
    const parked = await parkedKeys();
    expect(parked).toHaveLength(1);
    setClock(Date.now() + 8 * DAY_MS);
    await tickWithout({ DB: watched(env.DB, noConnection) });
    expect(await parkedKeys()).toEqual(parked);
    await tickWithout({ FILES: withBrokenBodies(env.FILES) });
    expect(await parkedKeys()).toEqual(parked);
    vi.useRealTimers();
    await tick();
    expect(await applicationsOf(acme)).toHaveLength(1);
    expect(await parkedKeys()).toEqual([]);
  });
});

describe('the API while the database does not answer', () => {
  test('refuses lists without asking the database, and goes on with single records', async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    let trips = 0;
    const fail = () => {
      trips += 1;
      throw d1Error(CONNECTION_LOST);
    };
    await deployed(
      async () => {
        const show = () => acme.recruiter('GET', `/api/jobs/show/${job.hash_id}`);
        for (let request = 0; request < 10; request++) expect((await show()).status).toBe(503);
        const tripsBefore = trips;
        const list = await acme.recruiter('GET', '/api/jobs/index');
        expect([list.status, list.body.code]).toEqual([503, 'storage_unavailable']);
        expect(list.headers.get('retry-after')).toBe('5');
        expect(trips).toBe(tripsBefore);
        await show();
        expect(trips).toBeGreaterThan(tripsBefore);
      },
      watched(env.DB, fail),
    );
  });
});
