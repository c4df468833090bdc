/** The example of `docs/webhooks.md` is a delivery as the service makes it. */
import { readFileSync } from 'node:fs';
import { verify } from '@octokit/webhooks-methods';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyOf } from '#data/outbox.ts';
import { bodySignature, messageSignature } from '#lib/webhook-signature.ts';
import { SECOND_MS } from '#lib/time.ts';

const page = readFileSync('docs/webhooks.md', 'utf8');
const [secret = ''] = /(?<=`)[0-9a-f]{64}(?=`)/u.exec(page) ?? [];
const [head = '', body = ''] = blockOf('http').split('\n\n');
const headers = Object.fromEntries(
  [...head.matchAll(/^([\w-]+): (.+)$/gmu)].map(([, name, value]) => [name, value]),
) as Record<string, string>;
const signature = headers['X-Service-Signature'] ?? '';

/** The first code block of this language. */
function blockOf(language: string): string {
  return new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 'su').exec(page)?.[1] ?? '';
}

afterEach(() => {
  vi.useRealTimers();
});

test('the documented body is what the service renders', () => {
  const { event, timestamp, data } = JSON.parse(body);
  expect(bodyOf(event, new Date(timestamp), data)).toBe(body);
  expect(headers['X-Service-Event']).toBe(event);
});

test('the documented signatures are those the service makes', () => {
  const id = headers['X-Service-Delivery'] ?? '';
  const seconds = Number(headers['webhook-timestamp']);
  expect(headers['webhook-id']).toBe(id);
  expect(bodySignature(secret, body)).toBe(signature);
  expect(messageSignature(secret, { id, seconds, body })).toBe(headers['webhook-signature']);
});

test('independent libraries verify the documented signatures', async () => {
  expect(await verify(secret, body, signature)).toBe(true);
  expect(await verify(secret, `${body} `, signature)).toBe(false);
  vi.useFakeTimers({ now: Number(headers['webhook-timestamp']) * SECOND_MS, toFake: ['Date'] });
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});

test('the documented function for Node verifies the signatures, and nothing else', async () => {
  const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(blockOf('js'))}`);
  expect(isGenuine(secret, Buffer.from(body), signature)).toBe(true);
  expect(isGenuine(secret, body, signature)).toBe(true);
  expect(isGenuine(secret, `${body} `, signature)).toBe(false);
  expect(isGenuine(secret.toUpperCase(), body, signature)).toBe(false);
  expect(isGenuine(secret, body, signature.slice(0, -1))).toBe(false);
  expect(isGenuine(secret, body, undefined)).toBe(false);
});
