/** A webhook's events require the scopes that read their records (decisions: Scope and role; contract 5.5). */
import { describe, expect, test } from 'vitest';
import type { Scope } from '#access.ts';
import type { EventName } from '#events.ts';
import type { Webhook } from '#integrations/webhooks/schemas.ts';
import type { Page } from '#lib/pagination.ts';
import type { Answer, Caller } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { openReceiver } from '../support/receiver.ts';
import { deliveriesOf, logsOf, insertDelivery } from '../support/webhooks.ts';

const PATH = '/api/plugins/webhooks';

type Side = { held: Scope; other: Scope; own: EventName; foreign: readonly EventName[] };

/** The events that a token with one of the two scopes may read, and those it may not. */
const sides: readonly Side[] = [
  {
    held: 'jobs:read',
    other: 'applicants:read',
    own: 'job.published',
    foreign: [
      'application.created',
      'application.stage_changed',
      'application.rejected',
      'application.hired',
      'meeting.scheduled',
    ],
  },
  {
    held: 'applicants:read',
    other: 'jobs:read',
    own: 'application.created',
    foreign: ['job.published', 'job.closed'],
  },
];

function expectMissingScope(answer: Answer<unknown>, scope: Scope): void {
  expect(answer, answer.text).toMatchObject({
    status: 403,
    body: { success: false, code: 'insufficient_scope', scope },
  });
  expect(answer.body).not.toHaveProperty('data');
  expect(answer.headers.get('www-authenticate')).toContain(
    `Bearer error="insufficient_scope", scope="${scope}"`,
  );
}

/** Every request about one webhook. */
async function callEvery(caller: Caller, acme: Company, id: number): Promise<Answer<unknown>[]> {
  const delivery = await insertDelivery(acme, id);
  return [
    await caller('GET', `${PATH}/${id}`),
    await caller('GET', `${PATH}/${id}/logs`),
    await caller('GET', `${PATH}/${id}/logs?event=webhook.test`),
    await caller('PUT', `${PATH}/${id}`, {}),
    await caller('PUT', `${PATH}/${id}`, { status: false }),
    await caller('POST', `${PATH}/${id}/test`),
    await caller('POST', `${PATH}/${id}/rotate-secret`),
    await caller('POST', `${PATH}/${id}/deliveries/${delivery}/redeliver`),
    await caller('POST', `${PATH}/${id}/recover`, { since: new Date().toISOString() }),
    await caller('DELETE', `${PATH}/${id}`),
  ];
}

describe.each(sides)('an Admin’s token with $held alone', ({ held, other, own, foreign }) => {
  test.each(foreign)('cannot create a webhook with the event %s (403)', async (event) => {
    const acme = await openCompany();
    const caller = acme.acting('Admin', [held]);
    const input = { name: 'HR tool', url: openReceiver().url };
    for (const events of [[event], [own, event], ['webhook.test', own, event]]) {
      expectMissingScope(await caller('POST', PATH, { ...input, events }), other);
    }
    expect(await acme.audited()).toEqual([]);
    const created = await caller<Webhook>('POST', PATH, {
      ...input,
      events: [own, 'webhook.test'],
    });
    expect(created.status, created.text).toBe(201);
    const path = `${PATH}/${created.body.data.id}`;
    expectMissingScope(await caller('PUT', path, { events: [own, event] }), other);
    expect((await caller<Webhook>('GET', path)).body.data.events).toEqual([own, 'webhook.test']);
  });

  test('cannot use a webhook with more events (403), and changes nothing', async () => {
    const acme = await openCompany();
    const receiver = openReceiver();
    const caller = acme.acting('Admin', [held]);
    for (const event of foreign) {
      const { id } = await acme.hook({ url: receiver.url, events: [own, event] });
      const before = await acme.audited();
      for (const answer of await callEvery(caller, acme, id)) expectMissingScope(answer, other);
      // Not even an update that removes those events.
      expectMissingScope(await caller('PUT', `${PATH}/${id}`, { events: [own] }), other);
      expect(await acme.audited()).toEqual(before);
    }
    expect(await receiver.taken()).toEqual([]);
    expect(await logsOf(acme)).toEqual([]);
    expect((await deliveriesOf(acme)).filter(({ dueAt }) => dueAt !== null)).toEqual([]);
  });

  test('can use a webhook with no other events', async () => {
    const acme = await openCompany();
    const caller = acme.acting('Admin', [held]);
    for (const events of [[own], [own, 'webhook.test'], ['webhook.test']]) {
      const { id } = await acme.hook({ events });
      const statuses = (await callEvery(caller, acme, id)).map(({ status }) => status);
      // The sequence disables it.
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 409, 409, 200]);
    }
  });

  test('lists and counts only webhooks whose events it may all read', async () => {
    const acme = await openCompany();
    for (const event of foreign) await acme.hook({ events: [own, event] });
    const seen = [
      await acme.hook({ events: ['webhook.test'] }),
      await acme.hook({ events: [own] }),
      await acme.hook({ events: [own, 'webhook.test'] }),
    ].map(({ id }) => id);
    await acme.hook({ events: [...foreign] });
    const list = async (caller: Caller, query = '') =>
      (await caller<Page<Webhook>>('GET', `${PATH}${query}`)).body.data;
    const caller = acme.acting('Admin', [held]);
    const whole = await list(caller);
    expect(whole).toMatchObject({ total: 3, last_page: 1, next_cursor: null });
    expect(whole.data.map(({ id }) => id)).toEqual(seen.toReversed());
    const first = await list(caller, '?max=2');
    expect(first).toMatchObject({ total: 3, last_page: 2 });
    const rest = await list(caller, `?max=2&cursor=${first.next_cursor}`);
    expect(rest).toMatchObject({ total: 3, data: [{ id: seen[0] }], next_cursor: null });
    expect(await list(caller, '?updated-since=2026-01-01T00:00:00Z')).toMatchObject({ total: 3 });
    const all = { total: foreign.length + 4 };
    expect(await list(acme.acting('Admin', [held, other]))).toMatchObject(all);
  });

  test('needs both scopes to exchange the events of a webhook', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook({ events: [own] });
    const change = { events: [foreign[0]] };
    const path = `${PATH}/${id}`;
    expectMissingScope(await acme.acting('Admin', [held])('PUT', path, change), other);
    expectMissingScope(await acme.acting('Admin', [other])('PUT', path, change), held);
    expect(await acme.acting('Admin', [held, other])('PUT', path, change)).toMatchObject({
      status: 200,
      body: { data: change },
    });
  });
});

describe('a token without either scope', () => {
  test('a token with neither scope reads the catalogue, and nothing else (403)', async () => {
    const acme = await openCompany();
    const { id } = await acme.hook({ events: ['webhook.test'] });
    const caller = acme.acting('Admin', ['company', 'profile', 'jobs:write', 'applicants:write']);
    expect((await caller('GET', `${PATH}/events`)).status).toBe(200);
    for (const answer of [await caller('GET', PATH), ...(await callEvery(caller, acme, id))]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
    }
  });
});

test.each(['Recruiter', 'Viewer'] as const)(
  'a %s reads the catalogue, and nothing else (403)',
  async (role) => {
    const acme = await openCompany();
    const { id } = await acme.hook();
    const caller = acme.acting(role);
    expect((await caller('GET', `${PATH}/events`)).status).toBe(200);
    for (const answer of [await caller('GET', PATH), ...(await callEvery(caller, acme, id))]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } });
    }
  },
);
