/** Signatures of real deliveries, verified by independent libraries (contract 6.2; Standard Webhooks 1.0.0). */
import { verify } from '@octokit/webhooks-methods';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { unwoken } from '#platform/webhooks.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import { DAY_MS, MINUTE_MS, timestamp } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import {
  emitJobPublished,
  requestAsAdmin,
  deliver,
  openSender,
  subscribe,
} from '../support/deliveries.ts';
import type { Sender } from '../support/deliveries.ts';
import type { TakenPost } from '../support/receiver-server.ts';
import { openReceiver } from '../support/receiver.ts';

const titles: [script: string, title: string][] = [
  ['ASCII', 'Baker'],
  ['what JSON and HTML escape', '"Baker" \\ <b>&amp;</b> / \u007f'],
  ['Latin', 'Größe, Œuvre, Łódź, İstanbul, Đà Nẵng'],
  ['Cyrillic', 'Пекарь в Ёлкино, Їжак'],
  ['Greek', 'Αρτοποιός, ΰ'],
  ['Arabic', 'خبّاز في الرياض ١٢٣'],
  ['Hebrew', 'אוֹפֶה בְּתֵל אָבִיב'],
  ['Devanagari', 'बेकर क्षत्रिय ज्ञान'],
  ['Thai', 'คนทำขนมปัง ที่กรุงเทพฯ'],
  ['Chinese', '麵包師傅 面包师 𠮷'],
  ['Japanese', 'パン職人 ﾊﾟﾝ がぎぐ か\u3099'],
  ['Korean', '제빵사 \u1112\u1161\u11ab'],
  ['emoji', '👩🏽‍🍳 🏳️‍🌈 🇩🇪 1️⃣'],
  ['combining marks', 'e\u0301 Z\u0351\u0343\u036ba\u0322l\u0335g\u0321o'],
  ['line and paragraph separators', 'a\u2028b\u2029c\u0085d'],
  ['marks of direction', 'a\u202eb\u202c \u200f\u2066c\u2069\ufeff'],
  ['control characters', 'a\tb\u0001c\u001f'],
];

/** A company with a webhook to its own receiver, and a sender that uses the network. */
async function setUp() {
  const acme = await openCompany();
  const receiver = openReceiver();
  const webhook = await subscribe(acme, { url: receiver.url });
  const sender = openSender(unwoken.post);
  return { acme, receiver, webhook, sender };
}

/** The request of the next event. */
async function nextPost({ acme, receiver, sender }: Begun, title?: string): Promise<TakenPost> {
  const [id] = await emitJobPublished(sender, acme, title);
  await deliver(sender, id);
  const post = (await receiver.taken()).at(-1);
  expect(post?.headers).toMatchObject({ 'webhook-id': id });
  return post ?? expect.fail();
}

type Begun = Awaited<ReturnType<typeof setUp>>;

/** The raw body as a receiver reads it. */
function rawBody({ body }: Pick<TakenPost, 'body'>): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    Buffer.from(body, 'latin1'),
  );
}

/** Whether each library accepts the delivery, with a secret as the service shows it. */
async function verdicts(secret: string, { body, headers }: Pick<TakenPost, 'body' | 'headers'>) {
  const text = Buffer.from(body, 'latin1').toString();
  const signature = headers['x-service-signature'] ?? '';
  return {
    contract: await verify(secret, text, signature),
    standard: verificationError(secret, text, headers),
  };
}

/** Null if the delivery was accepted. */
function verificationError(
  secret: string,
  text: string,
  headers: Record<string, string>,
): string | null {
  try {
    new Verifier(secret).verify(text, headers);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const BOTH = { contract: true, standard: null };
const NO_MATCH = 'No matching signature found';
const NEITHER = { contract: false, standard: NO_MATCH };

/** The text with one bit changed at this place. */
function flipBit(text: string, at: number): string {
  const other = String.fromCodePoint((text.codePointAt(at) ?? 0) ^ 1);
  return text.slice(0, at) + other + text.slice(at + 1);
}

describe('a signature', () => {
  test('both libraries verify a signature, whatever the script of the title', async () => {
    const scene = await setUp();
    for (const [script, title] of titles) {
      const post = await nextPost(scene, title);
      expect(await verdicts(scene.webhook.secret, post), script).toEqual(BOTH);
      expect(JSON.parse(rawBody(post)), script).toMatchObject({ data: { title } });
    }
  });

  test('the library takes the secret after whsec_, and not encoded again', async () => {
    const scene = await setUp();
    const { body, headers } = await nextPost(scene);
    const { secret } = scene.webhook;
    const error = (given: string) =>
      verificationError(given, Buffer.from(body, 'latin1').toString(), headers);
    expect(error(`whsec_${secret}`)).toBeNull();
    expect(error(`whsec_${Buffer.from(secret).toString('base64')}`)).toBe(NO_MATCH);
  });

  test('both libraries verify the delivery of a published job', async () => {
    const { acme, receiver, webhook, sender } = await setUp();
    const title = 'Bäcker / パン職人 / خبّاز 👩🏽‍🍳';
    const job = await requestAsAdmin<{ id: number }>(sender, acme, 'POST', '/api/jobs/store', {
      title,
      status: 'Live',
    });
    await sender.settled();
    await deliver(sender, ...sender.wakes.map(({ id }) => id));
    const [post = expect.fail()] = await receiver.taken();
    expect(await verdicts(webhook.secret, post)).toEqual(BOTH);
    expect(JSON.parse(rawBody(post))).toMatchObject({
      event: 'job.published',
      data: { job_id: job.body.data.id, title, status: 'Live' },
    });
  });

  test('a signature is invalid if a byte of the body is changed, added or missing', async () => {
    const scene = await setUp();
    const { secret } = scene.webhook;
    const { body, headers } = await nextPost(scene, 'é');
    for (let at = 0; at < body.length; at += 7) {
      expect(await verdicts(secret, { body: flipBit(body, at), headers }), `${at}`).toEqual(
        NEITHER,
      );
    }
    for (const other of [`${body} `, ` ${body}`, body.slice(0, -1), body.slice(1)]) {
      expect(await verdicts(secret, { body: other, headers })).toEqual(NEITHER);
    }
  });

  test('a signature is invalid if one of its characters is changed', async () => {
    const scene = await setUp();
    const { secret } = scene.webhook;
    const { body, headers } = await nextPost(scene);
    const [ours = '', theirs = ''] = [headers['x-service-signature'], headers['webhook-signature']];
    for (const at of [0, 'sha256='.length, ours.length - 1]) {
      const wrong = { ...headers, 'x-service-signature': flipBit(ours, at) };
      expect((await verdicts(secret, { body, headers: wrong })).contract).toBe(false);
    }
    // Two bits of the last character before the padding are unused.
    for (const at of [0, 'v1,'.length, theirs.length - 3]) {
      const wrong = { ...headers, 'webhook-signature': flipBit(theirs, at) };
      expect((await verdicts(secret, { body, headers: wrong })).standard).toBe(NO_MATCH);
    }
  });

  test('a signature is invalid for another webhook, id or time', async () => {
    const scene = await setUp();
    const { secret } = scene.webhook;
    const { body, headers } = await nextPost(scene);
    const other = await subscribe(scene.acme);
    expect(await verdicts(other.secret, { body, headers })).toEqual(NEITHER);
    for (const [name, value] of [
      ['webhook-id', crypto.randomUUID()],
      ['webhook-timestamp', String(Number(headers['webhook-timestamp']) + 1)],
    ] as const) {
      const wrong = { ...headers, [name]: value };
      expect((await verdicts(secret, { body, headers: wrong })).standard).toBe(NO_MATCH);
    }
  });

  test('a delivery replayed after five minutes is too old (Standard Webhooks)', async () => {
    const start = Date.now();
    setClock(start);
    const scene = await setUp();
    const post = await nextPost(scene);
    expect(await verdicts(scene.webhook.secret, post)).toEqual(BOTH);
    setClock(start + 5 * MINUTE_MS + 1000);
    expect(await verdicts(scene.webhook.secret, post)).toEqual({
      contract: true,
      standard: 'Message timestamp too old',
    });
  });
});

/** Rotates the secret as an Admin; returns the webhook with the new one. */
async function rotate(acme: Company, sender: Sender, { id }: Webhook, body?: object) {
  const path = `/api/plugins/webhooks/${id}/rotate-secret`;
  const answer = await requestAsAdmin<Webhook>(sender, acme, 'POST', path, body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.body.data;
}

const signatures = ({ headers }: TakenPost) => headers['webhook-signature']?.split(' ') ?? [];

describe('a rotated secret', () => {
  test("after a rotation both secrets sign for 24 hours, and the contract's header uses the old one", async () => {
    const start = Date.now();
    setClock(start);
    const scene = await setUp();
    const { acme, sender, webhook: before } = scene;
    expect(signatures(await nextPost(scene))).toHaveLength(1);
    const after = await rotate(acme, sender, before);
    expect(after.secret).toMatch(/^[0-9a-f]{64}$/u);
    expect(after.secret).not.toBe(before.secret);
    expect(after.previous_secret_until).toBe(timestamp(new Date(start + DAY_MS)));

    for (const at of [start, start + DAY_MS - 1]) {
      setClock(at);
      const post = await nextPost(scene);
      expect(signatures(post)).toHaveLength(2);
      expect(await verdicts(before.secret, post)).toEqual(BOTH);
      expect(await verdicts(after.secret, post)).toEqual({ contract: false, standard: null });
    }
    for (const at of [start + DAY_MS, start + 3 * DAY_MS]) {
      setClock(at);
      const post = await nextPost(scene);
      expect(signatures(post)).toHaveLength(1);
      expect(await verdicts(before.secret, post)).toEqual(NEITHER);
      expect(await verdicts(after.secret, post)).toEqual(BOTH);
    }
  });

  test('a leaked secret that is rotated immediately signs nothing more', async () => {
    const scene = await setUp();
    const { acme, sender, webhook: before } = scene;
    const after = await rotate(acme, sender, before, { immediately: true });
    expect(after.previous_secret_until).toBeNull();
    const post = await nextPost(scene);
    expect(signatures(post)).toHaveLength(1);
    expect(await verdicts(before.secret, post)).toEqual(NEITHER);
    expect(await verdicts(after.secret, post)).toEqual(BOTH);
  });

  test('an immediate rotation during the overlap ends the old secret', async () => {
    const scene = await setUp();
    const { acme, sender, webhook: first } = scene;
    const second = await rotate(acme, sender, first);
    const third = await rotate(acme, sender, first, { immediately: true });
    const post = await nextPost(scene);
    expect(await verdicts(first.secret, post)).toEqual(NEITHER);
    expect(await verdicts(second.secret, post)).toEqual(NEITHER);
    expect(await verdicts(third.secret, post)).toEqual(BOTH);
  });

  test('after two rotations in a day the last two secrets sign', async () => {
    const scene = await setUp();
    const { acme, sender, webhook: first } = scene;
    const second = await rotate(acme, sender, first);
    const third = await rotate(acme, sender, first);
    const post = await nextPost(scene);
    expect(await verdicts(first.secret, post)).toEqual(NEITHER);
    expect(await verdicts(second.secret, post)).toEqual(BOTH);
    expect(await verdicts(third.secret, post)).toEqual({ contract: false, standard: null });
  });
});
