/** Publishing posts through stand-ins of the networks that check requests and simulate failures (contract 3.3.1). */
import { eq } from 'drizzle-orm';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { connections } from '#data/tables/connections.ts';
import { posts as postRows } from '#data/tables/posts.ts';
import { enqueueDuePosts } from '#recruiting/jobs/social/actions/publish.ts';
import type { Post } from '#recruiting/jobs/social/schemas.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { platforms } from '#vocabulary/lists.ts';
import type { Platform } from '#vocabulary/lists.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { db, operator } from '../support/operator.ts';
import {
  requestsOf,
  connectAccount,
  CONNECTIONS,
  endTokens,
  eventually,
  setAnswers,
} from '../support/providers.ts';
import type { Connected } from '../support/providers.ts';
import { consume } from '../support/queue.ts';
import { tick } from '../support/ticks.ts';
import { retryWaits } from '../support/retry-waits.ts';

/** Signing in is slow on purpose, and so is the queue. */
const slow = { timeout: 30_000 };
/** Far enough in the future that only this test makes the post due. */
const LATER_MS = 30 * MINUTE_MS;

type Planned = Connected & { acme: Company; post: Post };

/** Creates an account and a scheduled post. */
async function plan(platform: Platform, change: object = {}): Promise<Planned> {
  const acme = await openCompany();
  const connected = await connectAccount(acme, platform);
  return { ...connected, acme, post: await planPost(acme, connected, platform, change) };
}

async function planPost(
  acme: Company,
  { id }: Pick<Connected, 'id'>,
  platform: Platform,
  change: object = {},
): Promise<Post> {
  const needsImage = platform === 'instagram' || platform === 'tiktok';
  const answer = await acme.recruiter<Post>('POST', '/api/posts/store', {
    text: `We are hiring ${crypto.randomUUID()}`,
    social_account_id: id,
    platform,
    date_shared: new Date(Date.now() + LATER_MS).toISOString(),
    ...(needsImage && { image_url: 'https://pictures.example/a.jpg' }),
    ...change,
  });
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return answer.body.data;
}

async function show(acme: Company, { id }: Pick<Post, 'id'>): Promise<Post> {
  return (await acme.viewer<Post>('GET', `/api/posts/show/${id}`)).body.data;
}

/** Sends queue messages for the posts at a time when they are due. */
async function publish(posts: readonly Pick<Post, 'id'>[], at = Date.now() + LATER_MS) {
  setClock(at);
  await consume(
    'recruiting-posts',
    posts.map(({ id }) => ({ id })),
    env,
  );
}

/** Reads the row without a request, because a request may poll for due posts. */
async function rowOf({ id }: Pick<Post, 'id'>) {
  const [row] = await db.select().from(postRows).where(eq(postRows.id, id));
  return row;
}

const urls: Readonly<Record<Platform, RegExp>> = {
  linkedin: /^https:\/\/www\.linkedin\.com\/feed\/update\/urn:li:share:\d+\/$/u,
  facebook: /^https:\/\/www\.facebook\.com\/[\w-]+_\d+$/u,
  instagram: /^https:\/\/www\.instagram\.com\/p\/\d+\/$/u,
  twitter: /^https:\/\/x\.com\/user_\w+\/status\/\d+$/u,
  tiktok: /^https:\/\/www\.tiktok\.com\/@user_\w+\/photo\/7\d{18}$/u,
};

describe('a post', () => {
  test.each(platforms)('publishes a draft on %s', slow, async (platform) => {
    const { acme, account, post } = await plan(platform, { date_shared: '' });
    expect(post.status).toBe('draft');
    const path = `/api/posts/update/${post.id}`;
    const past = { date_shared: '2026-01-01T00:00:00Z' };
    const sent = await acme.recruiter<Post>('POST', path, past);
    expect(sent.body.data.status).toBe('scheduled');
    // Networks that are slow are polled after ten seconds.
    await eventually(
      async () => {
        await tick();
        return show(acme, post);
      },
      ({ status, error }) => error === null && (status === 'published' || status === 'publishing'),
    );
    if ((await show(acme, post)).status === 'publishing') {
      await eventually(
        () => rowOf(post),
        (row) => row?.claimedAt === null,
      );
      await publish([post], Date.now() + MINUTE_MS);
    }
    const out = await show(acme, post);
    expect(out).toMatchObject({
      status: 'published',
      error: null,
      date_shared: expect.any(String),
    });
    expect(out.published_url).toMatch(urls[platform]);
    expect(out.published_at).not.toBeNull();
    const asked = await requestsOf(account);
    expect(asked.map(({ fault }) => fault)).toEqual(asked.map(() => null));
    expect(asked.length).toBeGreaterThan(0);
  });

  test('sends the link to the job in the format of each network', slow, async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const url = `https://${acme.host}/jobs/${job.hash_id}`;
    const bodies: Record<string, unknown> = {};
    for (const platform of platforms) {
      const connected = await connectAccount(acme, platform);
      const post = await planPost(acme, connected, platform, {
        job_id: job.hash_id,
        image_url: null,
        text: 'Bakers (m/f) @ work!',
      });
      await publish([post]);
      const asked = await requestsOf(connected.account);
      const first = asked.find(({ path }) => !path.includes('creator'));
      bodies[platform] = first?.body;
    }
    const picture = `https://${acme.host}/og/${acme.host}.jpg`;
    expect(bodies).toMatchObject({
      linkedin: {
        commentary: String.raw`Bakers \(m/f\) \@ work!`,
        content: { article: { source: url, title: 'Baker' } },
      },
      facebook: { message: 'Bakers (m/f) @ work!', link: url },
      instagram: { caption: `Bakers (m/f) @ work!\n\n${url}`, image_url: picture },
      twitter: { text: `Bakers (m/f) @ work!\n\n${url}` },
      tiktok: {
        post_info: {
          description: `Bakers (m/f) @ work!\n\n${url}`,
          privacy_level: 'PUBLIC_TO_EVERYONE',
          disable_comment: true,
        },
        source_info: { source: 'PULL_FROM_URL', photo_images: [picture] },
      },
    });
  });

  test('fails a post whose job is not public when it is due', slow, async () => {
    const acme = await openCompany();
    const job = await acme.postJob({ status: 'Live' });
    const connected = await connectAccount(acme, 'twitter');
    const post = await planPost(acme, connected, 'twitter', { job_id: job.id });
    await acme.recruiter('POST', `/api/jobs/update-status/${job.id}`, { status: 'Closed' });
    await publish([post]);
    expect(await show(acme, post)).toMatchObject({
      status: 'failed',
      error_code: 'job_not_public',
    });
    expect(await requestsOf(connected.account)).toEqual([]);
  });

  test('publishes a post with an image as a photo on Facebook', slow, async () => {
    const { acme, account, post } = await plan('facebook', {
      image_url: 'https://pictures.example/a.jpg',
    });
    await publish([post]);
    expect((await show(acme, post)).status).toBe('published');
    expect(await requestsOf(account)).toMatchObject([
      {
        path: expect.stringMatching(/\/photos$/u),
        body: { url: 'https://pictures.example/a.jpg' },
      },
    ]);
  });

  test('publishes no post before it is due', slow, async () => {
    const { acme, account, post } = await plan('twitter');
    await consume('recruiting-posts', [{ id: post.id }], env);
    expect((await show(acme, post)).status).toBe('scheduled');
    expect(await requestsOf(account)).toEqual([]);
  });

  test('publishes a post once for several cron jobs and messages', slow, async () => {
    const { acme, account, post } = await plan('twitter');
    const at = Date.now() + LATER_MS;
    setClock(at);
    await Promise.all([
      tick(at),
      tick(at),
      consume('recruiting-posts', [{ id: post.id }, { id: post.id }], env),
      consume('recruiting-posts', [{ id: post.id }], env),
    ]);
    await eventually(
      () => show(acme, post),
      ({ status }) => status === 'published',
    );
    expect(await requestsOf(account)).toHaveLength(1);
  });
});

describe('a response of a network', () => {
  test.each([
    ['linkedin', 401],
    ['twitter', 401],
    ['tiktok', 401],
  ] as const)('%s %i: the account must be connected again', slow, async (platform, status) => {
    const { acme, account, post, id } = await plan(platform);
    await setAnswers(platform, account, [{ status }]);
    await publish([post]);
    expect(await show(acme, post)).toMatchObject({
      status: 'failed',
      error_code: 'reauth_required',
      error: 'The account must be reconnected.',
    });
    const [row] = await db.select().from(connections).where(eq(connections.id, id));
    expect(row?.status).toBe('reauth_required');
  });

  test('fails a post if its token was revoked at the network', slow, async () => {
    const { acme, account, post } = await plan('facebook');
    await endTokens('facebook', account, 'revoke');
    await publish([post]);
    expect((await show(acme, post)).error_code).toBe('reauth_required');
  });

  test.each([
    [403, '{"title":"Forbidden"}', 'refused: 403 Forbidden'],
    [400, '{"title":"Invalid Request"}', 'refused: 400 Invalid Request'],
    [422, '<error>no</error>', 'refused: 422'],
  ])('fails a post on %i %s and does not retry it', slow, async (status, body, code) => {
    const { acme, account, post } = await plan('twitter');
    await setAnswers('twitter', account, [{ status, body }]);
    await publish([post]);
    expect(await show(acme, post)).toMatchObject({ status: 'failed', error_code: code });
    await publish([post], Date.now() + 10 * MINUTE_MS);
    expect(await requestsOf(account)).toHaveLength(1);
  });

  test(
    'retries after 10, 60 and 300 seconds on 429 without a time, then hourly, and fails after a day',
    slow,
    async () => {
      const { acme, account, post } = await plan('twitter');
      await setAnswers(
        'twitter',
        account,
        [0, ...retryWaits].map(() => ({ status: 429 })),
      );
      const waits: number[] = [];
      let at = Date.now() + LATER_MS;
      for (let attempt = 0; attempt <= retryWaits.length; attempt++) {
        await publish([post], at);
        const dueAt = (await rowOf(post))?.dueAt?.getTime();
        if (dueAt === undefined) break;
        waits.push((dueAt - at) / SECOND_MS);
        await publish([post], dueAt - 1);
        at = dueAt;
      }
      expect(waits).toEqual(retryWaits);
      expect(await show(acme, post)).toMatchObject({
        status: 'failed',
        error_code: expect.stringMatching(/^unavailable: 429/u),
      });
    },
  );

  test.each([
    ['retry-after', () => '3600', 3600],
    ['retry-after', (at: number) => new Date(at + 7200 * SECOND_MS).toUTCString(), 7200],
    ['x-rate-limit-reset', (at: number) => String(Math.floor(at / SECOND_MS) + 900), 900],
  ] as const)('429 with %s: it waits so long', slow, async (header, value, seconds) => {
    const { acme, account, post } = await plan('twitter');
    const at = Math.ceil((Date.now() + LATER_MS) / SECOND_MS) * SECOND_MS;
    await setAnswers('twitter', account, [{ status: 429, headers: { [header]: value(at) } }]);
    await publish([post], at);
    expect(await show(acme, post)).toMatchObject({
      status: 'scheduled',
      error: 'The network could not accept the post (429).',
    });
    expect((await rowOf(post))?.dueAt?.getTime()).toBe(at + seconds * SECOND_MS);
    await publish([post], at + seconds * SECOND_MS);
    expect(await show(acme, post)).toMatchObject({ status: 'published', error: null });
  });

  test('retries a post on 503 before the network accepted anything', slow, async () => {
    const { acme, account, post } = await plan('linkedin');
    await setAnswers('linkedin', account, [{ status: 503 }]);
    await publish([post]);
    expect((await rowOf(post))?.status).toBe('scheduled');
    await publish([post], Date.now() + MINUTE_MS);
    expect((await show(acme, post)).status).toBe('published');
  });

  test.each([
    ['500', { status: 500 }],
    ['500 in XML', { status: 500, body: '<?xml version="1.0"?><error/>' }],
    ['200 in XML', { status: 200, body: '<?xml version="1.0"?><ok/>' }],
    ['nothing, having done it', { lost: true }],
    ['nothing, having done nothing', { dropped: true }],
  ])('never retries a post with an unknown outcome after %s', slow, async (_, given) => {
    const { acme, account, post } = await plan('twitter');
    await setAnswers('twitter', account, [given]);
    await publish([post]);
    expect(await show(acme, post)).toMatchObject({
      status: 'failed',
      error_code: 'unknown_outcome',
      published_url: null,
    });
    await publish([post], Date.now() + 60 * MINUTE_MS);
    await tick(Date.now());
    expect(await requestsOf(account)).toHaveLength(1);
  });

  test('creates the container again on 500 before anything is published', slow, async () => {
    const { acme, account, post } = await plan('instagram');
    await setAnswers('instagram', account, [{ path: '/media', status: 500 }]);
    await publish([post]);
    expect((await rowOf(post))?.status).toBe('scheduled');
    await publish([post], Date.now() + MINUTE_MS);
    await publish([post], Date.now() + 2 * MINUTE_MS);
    expect((await show(acme, post)).status).toBe('published');
  });

  test('polls a slow network until the post is published', slow, async () => {
    const { acme, account, post } = await plan('instagram');
    await setAnswers('instagram', account, [{ path: '/media', pending: 2 }]);
    await publish([post]);
    for (let minute = 1; minute <= 2; minute++) {
      await publish([post], Date.now() + minute * MINUTE_MS);
      expect((await rowOf(post))?.status).toBe('publishing');
    }
    await publish([post], Date.now() + 3 * MINUTE_MS);
    expect((await show(acme, post)).status).toBe('published');
    const made = (await requestsOf(account)).filter(({ path }) => path.endsWith('/media_publish'));
    expect(made).toHaveLength(1);
  });

  test('fails a post that is not published within half an hour', slow, async () => {
    const { acme, account, post } = await plan('tiktok');
    await setAnswers('tiktok', account, [{ path: '/init/', pending: 100 }]);
    await publish([post]);
    await publish([post], Date.now() + MINUTE_MS);
    expect((await rowOf(post))?.status).toBe('publishing');
    await publish([post], Date.now() + 31 * MINUTE_MS);
    expect(await show(acme, post)).toMatchObject({ status: 'failed', error_code: 'unfinished' });
  });

  test.each([
    ['published', { lost: true }, { status: 'published', published_url: null, error: null }],
    ['not published', { dropped: true }, { status: 'failed', error_code: 'unknown_outcome' }],
  ])(
    'reads from the Instagram container after a lost response that the post is %s',
    slow,
    async (_, given, seen) => {
      const { acme, account, post } = await plan('instagram');
      await publish([post]);
      await setAnswers('instagram', account, [{ path: '/media_publish', ...given }]);
      await publish([post], Date.now() + MINUTE_MS);
      expect(await show(acme, post)).toMatchObject(seen);
      await publish([post], Date.now() + 2 * MINUTE_MS);
      const asked = (await requestsOf(account)).filter(({ path }) =>
        path.endsWith('/media_publish'),
      );
      expect(asked).toHaveLength(1);
    },
  );
});

describe('an interruption', () => {
  test(
    'fails a post, without sending it again, after a crash before the result was stored',
    slow,
    async () => {
      const { acme, account, post } = await plan('twitter');
      const at = Date.now() + LATER_MS;
      setClock(at);
      // Claimed, and then interrupted.
      await db
        .update(postRows)
        .set({ status: 'publishing', claimedAt: new Date(at), dueAt: new Date(at + 4 * MINUTE_MS) })
        .where(eq(postRows.id, post.id));
      await publish([post], at + MINUTE_MS);
      expect((await rowOf(post))?.status).toBe('publishing');
      setClock(at + 5 * MINUTE_MS);
      await enqueueDuePosts(operator(new Date()));
      expect(await show(acme, post)).toMatchObject({
        status: 'failed',
        error_code: 'unknown_outcome',
      });
      await publish([post], at + 6 * MINUTE_MS);
      expect(await requestsOf(account)).toEqual([]);
    },
  );

  test('fails a scheduled post of a disconnected account', slow, async () => {
    const { acme, account, post, browser } = await plan('linkedin');
    const page = await browser.get(CONNECTIONS);
    await browser.submit(page, `${CONNECTIONS}/disconnect`);
    await publish([post]);
    expect(await show(acme, post)).toMatchObject({
      status: 'failed',
      error_code: 'not_connected',
      error: 'The account is disconnected.',
    });
    expect(await requestsOf(account)).toEqual([]);
  });

  test('publishes a post of an account that is reconnected in time', slow, async () => {
    const { acme, account, post, browser } = await plan('twitter');
    await browser.submit(await browser.get(CONNECTIONS), `${CONNECTIONS}/disconnect`);
    await connectAccount(acme, 'twitter', { account, browser });
    await publish([post], Date.now() + LATER_MS);
    expect((await show(acme, post)).status).toBe('published');
  });

  test('renews an expired token before it publishes', slow, async () => {
    const { acme, post } = await plan('twitter');
    await publish([post], Date.now() + 3 * 60 * MINUTE_MS);
    expect((await show(acme, post)).status).toBe('published');
  });

  test('publishes a failed post again once it has a new date', slow, async () => {
    const { acme, account, post } = await plan('twitter');
    await setAnswers('twitter', account, [{ status: 403 }]);
    await publish([post]);
    const path = `/api/posts/update/${post.id}`;
    const again = await acme.recruiter<Post>('POST', path, { date_shared: '2026-01-01T00:00:00Z' });
    expect(again.body.data).toMatchObject({ status: 'scheduled', error: null });
    await eventually(
      () => show(acme, post),
      ({ status }) => status === 'published',
    );
  });
});
