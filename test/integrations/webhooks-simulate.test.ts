/** Samples of events for developers of receivers (additive to contract 4.11). */
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { verify } from '@octokit/webhooks-methods';
import { describe, expect, test } from 'vitest';
import { eventNames, events } from '#events.ts';
import type { DeliveryLog, TestResult } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import type { Answer } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';
import { deliveriesOf } from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';

function simulate(acme: Company, id: number, body?: object): Promise<Answer<TestResult>> {
  return acme.admin<TestResult>('POST', `${PATH}/${id}/simulate`, body);
}

describe('POST /api/plugins/webhooks/{id}/simulate', () => {
  test.each(eventNames)('a simulation sends a signed sample of %s', async (event) => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const webhook = await acme.hook({ url: receiver.url, events: ['webhook.test'] });
    const answer = await simulate(acme, webhook.id, { event });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      body: { data: { success: true, status_code: 200 } },
    });
    const [post] = await receiver.takes(1);
    const { headers = {}, body = '' } = post ?? {};
    expect(headers).toMatchObject({ 'x-service-event': event, 'x-service-simulated': 'true' });
    expect(await verify(webhook.secret, body, headers['x-service-signature'] ?? '')).toBe(true);
    expect(() => new StandardWebhook(webhook.secret).verify(body, headers)).not.toThrow();
    const envelope = JSON.parse(body) as { event: string; data: Record<string, unknown> };
    expect(envelope.event).toBe(event);
    expect(events[event].data.strict().parse(envelope.data)).toEqual(envelope.data);
    // Smaller than any generated id.
    for (const value of Object.values(envelope.data)) {
      if (typeof value === 'number') expect(value).toBeLessThan(4096);
    }
  });

  test('a simulation is logged as such, never retried, and changes nothing else', async () => {
    const acme = await openCompany();
    const receiver = openReceiver('/status/500');
    const webhook = await acme.hook({ url: receiver.url });
    const { body } = await simulate(acme, webhook.id, { event: 'application.created' });
    expect(body.data).toMatchObject({ success: false, status_code: 500 });
    await acme.admin('POST', `${PATH}/${webhook.id}/test`);
    const logs = await acme.admin<Page<DeliveryLog>>('GET', `${PATH}/${webhook.id}/logs`);
    expect(
      logs.body.data.data.map(({ event, simulated, attempt, success }) => ({
        event,
        simulated,
        attempt,
        success,
      })),
    ).toEqual([
      { event: 'webhook.test', simulated: false, attempt: 1, success: false },
      { event: 'application.created', simulated: true, attempt: 1, success: false },
    ]);
    expect(await deliveriesOf(acme)).toEqual([]);
    expect(await acme.announced()).toEqual([]);
    expect((await acme.viewer('GET', '/api/events')).body.data).toMatchObject({ data: [] });
    const detail = await acme.admin('GET', `${PATH}/${webhook.id}`);
    expect(detail.body.data).toMatchObject({ failing_since: null, status: true });
    expect((await acme.audited()).map(({ action, changes }) => [action, changes]).at(-2)).toEqual([
      'webhook.simulate',
      { event: { from: null, to: 'application.created' } },
    ]);
  });

  test('a simulation works on a disabled webhook', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const { id } = await acme.hook({ url: receiver.url });
    await acme.admin('PUT', `${PATH}/${id}`, { status: false });
    const { body } = await simulate(acme, id, { event: 'job.closed' });
    expect(body.data).toMatchObject({ success: true });
    expect(await receiver.taken()).toHaveLength(1);
  });

  test.each([[{}], [{ event: 'job.burnt' }], [{ event: '' }], [{ event: ['job.closed'] }]])(
    'a simulation rejects %j as event (422)',
    async (body) => {
      const acme = await openCompany();
      const receiver = openReceiver();
      const { id } = await acme.hook({ url: receiver.url });
      const answer = await simulate(acme, id, body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(Object.keys(answer.body.errors)).toEqual(['event']);
      expect(await receiver.taken()).toEqual([]);
    },
  );

  test("a simulation requires the scopes of the webhook's events, like a test (403)", async () => {
    const acme = await openCompany();
    const { id } = await acme.hook({ events: ['application.created'] });
    const narrow = acme.acting('Admin', ['jobs:read']);
    const body = { event: 'job.closed' };
    expect(await narrow('POST', `${PATH}/${id}/simulate`, body)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope' },
    });
  });
});
