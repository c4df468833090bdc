/** The webhooks of a company on the screens of the console: forms, the secret that is shown once, and what was sent. */
import { describe, expect, test } from 'vitest';
import type { DeliveryLog, Webhook } from '#integrations/webhooks/schemas.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openConsole, toastOf } from '../support/console.ts';
import { PASSWORD } from '../support/oauth.ts';
import { openReceiver, UNREACHABLE } from '../support/receiver.ts';
import { insertDelivery } from '../support/webhooks.ts';

const API = '/api/plugins/webhooks';

async function webhooksOf(company: Company): Promise<Webhook[]> {
  const { body } = await company.admin<{ data: Webhook[] }>('GET', API);
  return body.data.data;
}

async function logsOf(company: Company, id: number): Promise<DeliveryLog[]> {
  const { body } = await company.admin<{ data: DeliveryLog[] }>('GET', `${API}/${id}/logs`);
  return body.data.data;
}

const typed = (url: string) => ({
  name: 'HR tool',
  url,
  'events.job.published': 'on',
  'events.job.closed': 'on',
});

/** A company with a webhook, made in the console. */
async function withWebhook(url: string = openReceiver().url) {
  const company = await openCompany();
  const opened = await openConsole(company, 'Admin');
  const made = await opened.send('/webhooks/new', '/webhooks/new', typed(url));
  expect(made.status, made.html).toBe(200);
  const [webhook] = await webhooksOf(company);
  const id = webhook?.id ?? 0;
  return { company, ...opened, made, id, path: `/webhooks/${id}` };
}

function secretIn(html: string): string {
  return /<dd><code dir="ltr">([^<]*)/u.exec(html)?.[1] ?? '';
}

describe('a webhook', () => {
  test('is created with a secret that is shown once', async () => {
    const { company, made, open, path } = await withWebhook();
    const secret = secretIn(made.html);
    expect(secret).toMatch(/^\S{64}$/u);
    const [webhook] = await webhooksOf(company);
    expect(webhook).toMatchObject({
      name: 'HR tool',
      events: ['job.published', 'job.closed'],
      status: true,
      secret: `...${secret.slice(-6)}`,
    });
    for (const screen of [path, '/webhooks', `${path}/deliveries`]) {
      expect((await open(screen)).html).not.toContain(secret);
    }
    expect((await open('/webhooks')).html).toContain('<bdi>HR tool</bdi>');
  });

  test('is changed, switched off and deleted', async () => {
    const { company, browser, open, path, send } = await withWebhook();
    const { html } = await open(path);
    expect(html).toMatch(/name="events.job.closed" checked/u);
    expect(html).toMatch(/name="status" checked/u);
    const other = openReceiver().url;
    const saved = await send(path, path, { name: 'Other', url: other, 'events.job.updated': 'on' });
    expect(toastOf(await browser.get(saved.location))).toBe('The webhook is saved.');
    expect(await webhooksOf(company)).toMatchObject([
      { name: 'Other', url: other, events: ['job.updated'], status: false },
    ]);
    expect((await open('/webhooks')).html).toContain('Disabled');
    const gone = await send(`${path}/remove`, `${path}/remove`);
    expect(toastOf(await browser.get(gone.location))).toBe('The webhook is deleted.');
    expect((await open('/webhooks')).html).toContain('No webhooks yet.');
    expect((await browser.get(`/console/${company.subdomain}${path}`)).status).toBe(404);
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['url', { url: '' }],
    ['url', { url: 'ftp://hr.example.com' }],
    ['url', { url: 'https://user:secret@hr.example.com' }],
    ['events', { 'events.job.published': '', 'events.job.closed': '' }],
  ])('is refused beside %s of %o, and keeps what was typed', async (name, wrong) => {
    const company = await openCompany();
    const { send } = await openConsole(company, 'Admin');
    const sent = { ...typed('https://hr.example.com/hooks'), ...wrong };
    const answer = await send('/webhooks/new', '/webhooks/new', sent);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain(`href="#${name}"`);
    if (name !== 'url') expect(answer.html).toContain('value="https://hr.example.com/hooks"');
    if (name !== 'events') expect(answer.html).toMatch(/name="events.job.closed" checked/u);
    expect(await webhooksOf(company)).toEqual([]);
  });

  test('is refused where the company has as many as it may have', async () => {
    const company = await openCompany();
    const { send } = await openConsole(company, 'Admin');
    const body = { name: 'x', url: openReceiver().url, events: ['job.closed'] };
    for (let count = 0; count < 20; count += 1) await company.admin('POST', API, body);
    const answer = await send('/webhooks/new', '/webhooks/new', typed(body.url));
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('A company has at most 20 webhooks.');
  });
});

describe('a new secret', () => {
  test('is shown once, and the previous one signs for a day unless it has leaked', async () => {
    const { company, made, path, send } = await withWebhook();
    const rotated = await send(`${path}/secret`, `${path}/secret`);
    expect(rotated.html).toContain('The previous secret also works until');
    expect(secretIn(rotated.html)).not.toBe(secretIn(made.html));
    const atOnce = await send(`${path}/secret`, `${path}/secret`, { immediately: 'on' });
    expect(atOnce.html).not.toContain('The previous secret');
    expect(await webhooksOf(company)).toMatchObject([
      { secret: `...${secretIn(atOnce.html).slice(-6)}`, previous_secret_until: null },
    ]);
  });

  test('needs the password where the sign-in was long ago', async () => {
    const { company, path, send } = await withWebhook();
    const [before] = await webhooksOf(company);
    setClock(Date.now() + 16 * MINUTE_MS);
    const page = `${path}/secret`;
    expect((await send(page, page, { current_password: 'wrong' })).status).toBe(422);
    expect(await webhooksOf(company)).toEqual([before]);
    expect((await send(page, page, { current_password: PASSWORD })).status).toBe(200);
  });
});

describe('a test', () => {
  test.each([
    ['takes it', () => openReceiver().url, 'The receiver took the test.', '200'],
    ['refuses it', () => openReceiver('/status/500').url, 'didn’t take the test', '500'],
    ['cannot be reached', () => UNREACHABLE, 'didn’t take the test', 'Connection failed'],
  ])('says whether the receiver %s', async (_, url, toast, state) => {
    const { browser, open, path, send } = await withWebhook(url());
    const answer = await send(path, `${path}/test`);
    expect(toastOf(await browser.get(answer.location))).toContain(toast);
    const { html } = await open(path);
    expect(html).toContain('webhook.test');
    expect(html).toContain(`>${state}<`);
  });
});

describe('the deliveries', () => {
  test('are listed, those that failed alone, and are sent again', async () => {
    const { browser, company, id, open, path, send } = await withWebhook(
      openReceiver('/status/500').url,
    );
    expect((await open(`${path}/deliveries`)).html).toContain(
      'Nothing was sent in the last 30 days.',
    );
    await send(path, `${path}/test`);
    const delivery = await insertDelivery(company, id);
    const { html } = await open(`${path}/deliveries?success=false`);
    expect(html).toContain('webhook.test');
    const action = `${path}/deliveries/${delivery}`;
    const answer = await send(`${path}/deliveries`, action);
    expect(toastOf(await browser.get(answer.location))).toBe('It is being sent again.');
    const twice = await send(`${path}/deliveries`, action);
    expect(twice.status).toBe(409);
    expect(twice.html).toContain('It is still being sent.');
    expect((await logsOf(company, id)).map(({ event }) => event)).toEqual(['webhook.test']);
  });

  test.each([
    ['another', crypto.randomUUID(), 404],
    ['no id', 'x', 422],
  ])('of %s are not found', async (_, delivery, status) => {
    const { path, send } = await withWebhook();
    await send(path, `${path}/test`);
    const answer = await send(`${path}/deliveries`, `${path}/deliveries/${delivery}`);
    expect(answer.status).toBe(status);
  });

  test('that failed since a day are sent again together', async () => {
    const { browser, company, id, path, send } = await withWebhook();
    await insertDelivery(company, id);
    const since = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    const answer = await send(path, `${path}/recover`, { since });
    expect(toastOf(await browser.get(answer.location))).toBe('It is being sent again.');
    for (const wrong of ['', '2020-01-01', 'yesterday']) {
      const refused = await send(path, `${path}/recover`, { since: wrong });
      expect(refused.status, wrong).toBe(422);
      expect(refused.html).toContain('Choose a day of the last 30 days.');
      expect(refused.html).toContain('value="HR tool"');
    }
  });

  test('of a webhook that is off are not sent again', async () => {
    const { company, id, path, send } = await withWebhook();
    const delivery = await insertDelivery(company, id);
    await send(path, `${path}/test`);
    await company.admin('PUT', `${API}/${id}`, { status: false });
    const answer = await send(`${path}/deliveries`, `${path}/deliveries/${delivery}`);
    expect(answer.status).toBe(409);
    expect(answer.html).toContain('Turn the webhook on first.');
  });
});
