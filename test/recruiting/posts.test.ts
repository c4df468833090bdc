/** Social accounts, and creating and updating posts (contract 2.12, 3.3.1, 4.10). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { connections } from '#data/tables/connections.ts';
import { posts as postRows } from '#data/tables/posts.ts';
import type { Post, SocialAccount } from '#recruiting/jobs/social/schemas.ts';
import { DAY_MS } from '#lib/time.ts';
import { platforms } from '#vocabulary/lists.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db } from '../support/operator.ts';
import { insertConnection } from '../support/providers.ts';

const ACCOUNTS = '/api/social-accounts/index';
const STORE = '/api/posts/store';
const INDEX = '/api/posts/index';
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();

type List<Item> = { data: Item[]; total: number; next_cursor: string | null };

async function drafted(company: Company, post: object = {}): Promise<Post> {
  const { id } = await insertConnection(company, 'linkedin');
  const given = { text: 'We are hiring.', social_account_id: id, platform: 'linkedin', ...post };
  const answer = await company.recruiter<Post>('POST', STORE, given);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.data;
}

describe(`GET ${ACCOUNTS}`, () => {
  test('lists the accounts of the five networks without those for meetings', async () => {
    const acme = await openCompany();
    for (const provider of [...platforms, 'google', 'zoom'] as const) {
      await insertConnection(acme, provider);
    }
    const answer = await acme.viewer<List<SocialAccount>>('GET', ACCOUNTS);
    const found = answer.body.data;
    expect(found.total).toBe(5);
    expect(found.data.map(({ platform }) => platform).sort()).toEqual([...platforms].sort());
    expect(found.data[0]).toEqual({
      id: expect.any(Number),
      platform: expect.any(String),
      name: 'Acme',
      username: null,
      avatar_url: null,
      status: 'connected',
      connected_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/u),
    });
    expect(answer.text).not.toContain('sealed');
  });

  test('returns the status of each account', async () => {
    const acme = await openCompany();
    const statuses = ['active', 'reauth_required', 'revoked'] as const;
    for (const status of statuses) {
      const { id } = await insertConnection(acme, 'twitter');
      await db.update(connections).set({ status }).where(eq(connections.id, id));
    }
    const { body } = await acme.viewer<List<SocialAccount>>('GET', ACCOUNTS);
    const shown = body.data.data.map(({ status }) => status);
    expect(shown).toEqual(['revoked', 'expired', 'connected']);
  });

  test('returns an empty list if no account is connected', async () => {
    const acme = await openCompany();
    const { body } = await acme.viewer<List<SocialAccount>>('GET', ACCOUNTS);
    expect(body.data).toMatchObject({ data: [], total: 0 });
  });
});

describe(`POST ${STORE}`, () => {
  test('creates a draft without a date or with an empty one (3.3.1)', async () => {
    const acme = await openCompany();
    for (const date of [{}, { date_shared: '' }, { date_shared: null }]) {
      expect(await drafted(acme, date)).toMatchObject({
        text: 'We are hiring.',
        platform: 'linkedin',
        status: 'draft',
        date_shared: null,
        published_url: null,
        error: null,
      });
    }
    expect((await acme.audited()).at(-1)).toMatchObject({
      action: 'post.create',
      changes: { text: { from: null, to: 'We are hiring.' }, status: { from: null, to: 'draft' } },
    });
  });

  test('schedules a post with a date, in UTC if it has no offset', async () => {
    const acme = await openCompany();
    const year = new Date().getUTCFullYear() + 1;
    for (const [given, shown] of [
      [`${year}-03-01T10:00:00+02:00`, `${year}-03-01T08:00:00.000000Z`],
      [`${year}-03-01T10:00:00`, `${year}-03-01T10:00:00.000000Z`],
      [`${year}-03-01T10:00+02:00`, `${year}-03-01T08:00:00.000000Z`],
      [`${year}-03-01 10:00`, `${year}-03-01T10:00:00.000000Z`],
      [`${year + 30}-03-01T10:00:00Z`, `${year + 30}-03-01T10:00:00.000000Z`],
    ]) {
      expect(await drafted(acme, { date_shared: given })).toMatchObject({
        status: 'scheduled',
        date_shared: shown,
      });
    }
  });

  test.each([
    ['text', {}, { text: ' ' }],
    ['text', {}, { text: undefined }],
    ['text', {}, { text: 'x'.repeat(3001) }],
    ['platform', {}, { platform: 'myspace' }],
    ['platform', {}, { platform: 'facebook' }],
    ['platform', {}, { platform: undefined }],
    ['social_account_id', {}, { social_account_id: 1 }],
    ['social_account_id', {}, { social_account_id: 'one' }],
    ['date_shared', {}, { date_shared: 'tomorrow' }],
    ['date_shared', {}, { date_shared: '2026-02-30T10:00:00Z' }],
    ['job_id', {}, { job_id: 1 }],
    ['image_url', {}, { image_url: 'http://pictures.example/a.jpg' }],
    ['image_url', {}, { image_url: 'https://pictures.example/a.jpg' }],
    ['text', { provider: 'twitter' }, { text: '猫'.repeat(141) }],
    ['text', { provider: 'instagram' }, { text: 'x'.repeat(2201) }],
    ['image_url', { provider: 'instagram' }, { date_shared: '2099-01-01T00:00:00Z' }],
    ['image_url', { provider: 'tiktok' }, { date_shared: '2020-01-01T00:00:00Z' }],
  ] as const)('names %s where it is wrong (%o %o)', async (field, of, change) => {
    const acme = await openCompany();
    const provider = 'provider' in of ? of.provider : 'linkedin';
    const { id } = await insertConnection(acme, provider);
    const given = { text: 'Hello', social_account_id: id, platform: provider, ...change };
    const answer = await acme.recruiter('POST', STORE, given);
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await db.select().from(postRows).where(eq(postRows.companyId, acme.id))).toEqual([]);
  });

  test('creates an Instagram draft without an image, and schedules it with a job', async () => {
    const acme = await openCompany();
    const { id } = await insertConnection(acme, 'instagram');
    const given = { text: 'Hello', social_account_id: id, platform: 'instagram' };
    const draft = await acme.recruiter<Post>('POST', STORE, given);
    expect(draft.body.data.status).toBe('draft');
    const job = await acme.postJob({ status: 'Live' });
    const planned = { ...given, job_id: job.hash_id, date_shared: tomorrow() };
    const post = await acme.recruiter<Post>('POST', STORE, planned);
    expect(post.body.data).toMatchObject({ status: 'scheduled', job_id: job.id });
  });

  test('schedules no post on an account that must be reconnected, but creates a draft', async () => {
    const acme = await openCompany();
    const { id } = await insertConnection(acme, 'linkedin');
    await db.update(connections).set({ status: 'reauth_required' }).where(eq(connections.id, id));
    const given = { text: 'Hello', social_account_id: id, platform: 'linkedin' };
    expect((await acme.recruiter('POST', STORE, given)).status).toBe(201);
    const refused = await acme.recruiter('POST', STORE, { ...given, date_shared: tomorrow() });
    expect(refused.body.errors).toEqual({
      social_account_id: ['The account must be reconnected.'],
    });
  });

  test('rejects an account of another company or one for meetings', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const theirs = await insertConnection(globex, 'linkedin');
    const zoom = await insertConnection(acme, 'zoom');
    for (const { id } of [theirs, zoom]) {
      const given = { text: 'Hello', social_account_id: id, platform: 'linkedin' };
      const answer = await acme.recruiter('POST', STORE, given);
      expect(Object.keys(answer.body.errors)).toEqual(['social_account_id']);
    }
  });
});

describe('POST /api/posts/update/{id}', () => {
  const update = (company: Company, { id }: Pick<Post, 'id'>, change: object) =>
    company.recruiter<Post>('POST', `/api/posts/update/${id}`, change);

  test('schedules a draft with a date, and makes it a draft again without one', async () => {
    const acme = await openCompany();
    const post = await drafted(acme);
    const date = tomorrow();
    const planned = await update(acme, post, { date_shared: date });
    expect(planned.body.data).toMatchObject({ status: 'scheduled', text: post.text });
    const changed = await update(acme, post, { text: 'Come and bake.' });
    expect(changed.body.data).toMatchObject({ status: 'scheduled', text: 'Come and bake.' });
    const kept = await update(acme, post, { date_shared: null });
    expect(kept.body.data).toMatchObject({ status: 'draft', date_shared: null });
    expect((await acme.audited()).map(({ action }) => action)).toEqual([
      'post.create',
      'post.update',
      'post.update',
      'post.update',
    ]);
  });

  test('refuses to change a published or publishing post (409)', async () => {
    const acme = await openCompany();
    const post = await drafted(acme);
    for (const [status, code] of [
      ['publishing', 'post_publishing'],
      ['published', 'post_published'],
    ] as const) {
      await db.update(postRows).set({ status }).where(eq(postRows.id, post.id));
      expect(await update(acme, post, { text: 'Late' })).toMatchObject({
        status: 409,
        body: { code },
      });
    }
  });

  test('checks an updated text against the limit of its network', async () => {
    const acme = await openCompany();
    const post = await drafted(acme);
    const answer = await update(acme, post, { text: 'x'.repeat(3001) });
    expect(answer.body.errors).toEqual({
      text: ['Must have at most 3000 characters on this platform; it has 3001.'],
    });
  });
});

describe(`GET ${INDEX}`, () => {
  test('lists posts newest first, by page and by cursor', async () => {
    const acme = await openCompany();
    const made = [await drafted(acme), await drafted(acme), await drafted(acme)];
    const first = await acme.viewer<List<Post>>('GET', `${INDEX}?max=2`);
    expect(first.body.data).toMatchObject({
      total: 3,
      data: [{ id: made[2]?.id }, { id: made[1]?.id }],
    });
    const cursor = first.body.data.next_cursor ?? '';
    const rest = await acme.viewer<List<Post>>('GET', `${INDEX}?max=2&cursor=${cursor}`);
    expect(rest.body.data.data.map(({ id }) => id)).toEqual([made[0]?.id]);
  });
});

describe('DELETE /api/posts/destroy/{id}', () => {
  test('deletes a post once and does not publish it if it was scheduled', async () => {
    const acme = await openCompany();
    const { id } = await drafted(acme, { date_shared: tomorrow() });
    const gone = await acme.recruiter('DELETE', `/api/posts/destroy/${id}`);
    expect(gone).toMatchObject({ status: 200, body: { data: null } });
    expect((await acme.recruiter('DELETE', `/api/posts/destroy/${id}`)).status).toBe(404);
    expect((await acme.viewer('GET', `/api/posts/show/${id}`)).status).toBe(404);
    expect(await db.select().from(postRows).where(eq(postRows.id, id))).toEqual([]);
    expect((await acme.audited()).at(-1)).toMatchObject({ action: 'post.delete', subjectId: id });
    expect((await acme.viewer<List<Post>>('GET', INDEX)).body.data.total).toBe(0);
  });

  test('refuses to delete a post that is being published (409)', async () => {
    const acme = await openCompany();
    const { id } = await drafted(acme);
    await db.update(postRows).set({ status: 'publishing' }).where(eq(postRows.id, id));
    expect(await acme.recruiter('DELETE', `/api/posts/destroy/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'post_publishing' },
    });
  });
});
