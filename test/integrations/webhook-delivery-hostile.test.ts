/** Slow, broken and malicious receivers: what is logged, and what they may cost (contract 6.3, 8). */
import { describe, expect, inject, test, vi } from 'vitest';
import { unwoken } from '#platform/webhooks.ts';
import type { DeliveryLog } from '#integrations/webhooks/schemas.ts';
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
import { UNREACHABLE, openReceiver, requestsAt } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { shortenTimeouts } from '../support/timeouts.ts';

/** The limit of the whole exchange (contract 8). */
const EXCHANGE_MS = 15_000;
/** The timeout of an exchange in these tests. */
const SHORT_EXCHANGE_MS = 2000;
/** What waited for the rest of an answer would take as long, however busy the machine is. */
const PROMPT_MS = EXCHANGE_MS;
/** How late a busy machine may notice. */
const LATE_MS = 3000;
const ANSWER_LENGTH = 1024;
/** How much of an unread answer the buffers may hold. */
const ON_THE_WAY_BYTES = 16 * 1024 * 1024;

/** Makes the first attempt at each delivery; returns its logs. */
async function attempts(urls: readonly string[]): Promise<DeliveryLog[]> {
  const acme = await openCompany();
  const ids: number[] = [];
  for (const url of urls) ids.push((await subscribe(acme, { url })).id);
  const sender = openSender(unwoken.post);
  await deliver(sender, ...(await emitJobPublished(sender, acme)));
  return Promise.all(ids.map((id) => firstLog(sender, acme, id)));
}

async function firstLog(sender: Sender, acme: Company, id: number): Promise<DeliveryLog> {
  const path = `/api/plugins/webhooks/${id}/logs`;
  const { body } = await requestAsAdmin<{ data: DeliveryLog[] }>(sender, acme, 'GET', path);
  const [log = expect.fail(), ...others] = body.data.data;
  expect(others).toEqual([]);
  expect(log.attempt).toBe(1);
  return log;
}

async function attemptAt({ url }: Pick<Receiver, 'url'>): Promise<DeliveryLog> {
  const [log = expect.fail()] = await attempts([url]);
  return log;
}

const failed = { success: false, delivered_at: null };
const refusal = (status_code: number, response: string) => ({
  ...failed,
  error: null,
  status_code,
  response,
});
const unreached = { ...failed, status_code: 0, error: 'connection', response: null };
const received = { success: true, error: null, response: null };

describe('a receiver that refuses', () => {
  test.each([400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503, 504])(
    'a refusal with %i is logged with its status and text',
    async (status) => {
      const receiver = openReceiver(`/status/${status}?body=Not%20now&retry-after=86400`);
      expect(await attemptAt(receiver)).toMatchObject(refusal(status, 'Not now'));
      expect(await receiver.taken()).toHaveLength(1);
    },
  );

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    const elsewhere = openReceiver();
    const to = encodeURIComponent(elsewhere.url);
    const receiver = openReceiver(`/redirect?status=${status}&to=${to}`);
    expect(await attemptAt(receiver)).toMatchObject(refusal(status, `status ${status}`));
    expect(await receiver.taken()).toHaveLength(1);
    expect(await elsewhere.taken()).toEqual([]);
  });

  test('a redirect to itself is not followed', async () => {
    const receiver = openReceiver('/redirect');
    expect(await attemptAt(receiver)).toMatchObject({ status_code: 302, success: false });
    const { pathname } = new URL(receiver.url);
    expect(await requestsAt(pathname.replace('/redirect', '/redirected'))).toEqual([]);
  });

  test.each([302, 410, 429, 503])(
    'a refusal with %i is retried after 10 s, whatever Retry-After says',
    async (status) => {
      const acme = await openCompany();
      const wanted = ['0', '3600', 'Wed, 21 Oct 2099 07:28:00 GMT'];
      for (const time of wanted) {
        const way = `/status/${status}?retry-after=${encodeURIComponent(time)}`;
        await subscribe(acme, { url: openReceiver(way).url });
      }
      const sender = openSender(unwoken.post);
      const ids = await emitJobPublished(sender, acme);
      sender.wakes.length = 0;
      await deliver(sender, ...ids);
      expect(sender.wakes).toHaveLength(wanted.length);
      for (const id of ids) expect(sender.wakes).toContainEqual({ id, delaySeconds: 10 });
    },
  );

  test('a refusal without a body is logged without one', async () => {
    expect(await attemptAt(openReceiver('/status/500?body='))).toMatchObject(refusal(500, ''));
  });
});

describe('the answer that is kept', () => {
  const bytes = (...given: number[]) => openReceiver(`/status/500?base64=${base64Of(given)}`);
  const base64Of = (given: readonly number[]) =>
    encodeURIComponent(Buffer.from(given).toString('base64'));

  test('only the answers of failures are kept', async () => {
    const log = await attemptAt(openReceiver('/status/200?body=Thank%20you'));
    expect(log).toMatchObject({ ...received, status_code: 200 });
  });

  test('a kept answer has no U+0000, and invalid UTF-8 is replaced', async () => {
    const text = [0x41, 0, 0xff, 0x42, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0, 0x43];
    const { response } = await attemptAt(bytes(...text));
    expect(response).toBe('A\uFFFDB\uFFFD(\uFFFD\uFFFD\uFFFDC');
  });

  test('a kept answer ends with a whole character', async () => {
    const three = await attemptAt(bytes(...Buffer.from('面'.repeat(350))));
    expect(three.response).toBe('面'.repeat(341));
    const four = await attemptAt(bytes(...Buffer.from(`ab${'𠮷'.repeat(260)}`)));
    expect(four.response).toBe(`ab${'𠮷'.repeat(255)}`);
  });

  test('a kept answer may contain markup, quotes and line separators', async () => {
    const text = `<script>"'\u2028\r\n\u001b[0m`;
    const log = await attemptAt(bytes(...Buffer.from(text)));
    expect(log.response).toBe(text);
  });

  test.each([
    ['64 MB', '/big?status=500', 'x'.repeat(ANSWER_LENGTH)],
    // U+0000 is removed.
    ['64 MB that were packed', '/bomb?status=500', ''],
  ])('a kept answer has 1 KB at most of %s', async (_, behaviour, kept) => {
    const receiver = openReceiver(behaviour);
    const log = await attemptAt(receiver);
    expect(log).toMatchObject(refusal(500, kept));
    expect(log.duration_ms).toBeLessThan(PROMPT_MS);
    const [post = expect.fail()] = await receiver.taken();
    expect(post.sentBytes).toBeLessThan(ON_THE_WAY_BYTES);
  });

  test('the body of a success is not awaited, however long it is', async () => {
    const receivers = ['/big', '/trickle', '/bomb', '/close-early'].map((way) => openReceiver(way));
    for (const log of await attempts(receivers.map(({ url }) => url))) {
      expect(log).toMatchObject({ ...received, status_code: 200 });
      expect(log.duration_ms).toBeLessThan(PROMPT_MS);
    }
    for (const receiver of receivers) {
      const [post = expect.fail(), ...others] = await receiver.taken();
      expect(others).toEqual([]);
      expect(post.sentBytes).toBeLessThan(ON_THE_WAY_BYTES);
    }
  });

  test('a kept answer is what came before the connection broke', async () => {
    const log = await attemptAt(openReceiver('/close-early?status=503'));
    expect(log).toMatchObject(refusal(503, 'x'.repeat(10)));
  });
});

describe('a receiver that does not answer', () => {
  test.each<[string, () => string]>([
    ['is not there', () => UNREACHABLE],
    ['has no address', () => 'http://nowhere.invalid/'],
    ['resets the connection', () => openReceiver('/reset').url],
    ['hangs up without a word', () => openReceiver('/silence').url],
    ['does not speak HTTP', () => openReceiver('/garbage').url],
    ['does not speak TLS', () => openReceiver().url.replace('http:', 'https:')],
    ['has a certificate that is not trusted', () => inject('untrustedReceiver')],
  ])('a receiver that %s is logged as a connection error', async (_, where) => {
    const log = await attemptAt({ url: where() });
    expect(log).toMatchObject(unreached);
    expect(log.duration_ms).toBeLessThan(PROMPT_MS);
  });

  test(
    'a receiver has 15 seconds in all, and delays no others',
    { timeout: 2 * EXCHANGE_MS },
    async () => {
      const limits = shortenTimeouts(SHORT_EXCHANGE_MS);
      const ways = [
        '/hang/9000',
        '/trickle-head',
        '/trickle?status=500',
        '/hang/1200',
        '/hang/300?status=503',
      ];
      const receivers = ways.map((way) => openReceiver(way));
      const logs = await attempts(receivers.map(({ url }) => url));
      expect(limits).toEqual(ways.map(() => EXCHANGE_MS));
      const [hanging, slowHead, slowBody, late, prompt] = logs;
      for (const log of [hanging, slowHead]) {
        expect(log).toMatchObject({ ...unreached, error: 'timeout' });
      }
      // Its headers came, though its body never ended.
      expect(slowBody).toMatchObject(refusal(500, expect.stringMatching(/^\.{3,20}$/u)));
      expect(late).toMatchObject({ ...received, status_code: 200 });
      expect(prompt).toMatchObject(refusal(503, 'status 503'));
      const took = logs.map((log) => log.duration_ms);
      const least = [SHORT_EXCHANGE_MS, SHORT_EXCHANGE_MS, SHORT_EXCHANGE_MS, 1200, 300];
      for (const [index, ms] of least.entries()) {
        expect(took[index], ways[index]).toBeGreaterThanOrEqual(ms - 50);
        expect(took[index], ways[index]).toBeLessThan(ms + LATE_MS);
      }
      // The receiver notices the closed connection a moment later.
      await vi.waitFor(async () => {
        const cut = await Promise.all(receivers.map((receiver) => receiver.taken()));
        expect(cut.map(([post]) => post?.wasCutOff)).toEqual([true, true, true, false, false]);
      }, LATE_MS);
    },
  );
});
