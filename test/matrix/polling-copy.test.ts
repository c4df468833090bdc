/** A copy that is kept by `updated-since` misses no record, however late its change is committed after the request arrived. */
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { $ZodObject } from 'zod/v4/core';
import { updatePerson } from '#accounts/people/actions.ts';
import { commitAccount } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { members } from '#data/tables/users.ts';
import { SECOND_MS } from '#lib/time.ts';
import { tenantEndpoints } from '../support/access.ts';
import { API } from '../support/call.ts';
import type { Caller } from '../support/call.ts';
import { setClock } from '../support/clock.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { callWatched } from '../support/d1.ts';
import { signedIn } from '../support/oauth.ts';
import { db, operator } from '../support/operator.ts';
import { joinAs } from '../support/team.ts';
import { randomFrom } from '../../tools/seed/random.ts';
import { seed } from '../support/seed.ts';

type Listed = {
  data: { id: number; updated_at: string }[];
  next_cursor: string | null;
  next_since: string;
};

const slow = { timeout: 600_000 };

/** All pages of a list, and where the next walk begins. */
async function walk(ask: Caller, list: string, since?: string) {
  const records = new Map<number, object>();
  let next: Listed | undefined;
  do {
    const query = new URLSearchParams({
      max: '100',
      ...(since !== undefined && { 'updated-since': since }),
      ...(next?.next_cursor && { cursor: next.next_cursor }),
    });
    const answer = await ask<Listed>('GET', `${list}?${query.toString()}`);
    expect(answer.status, answer.text).toBe(200);
    next = answer.body.data;
    for (const record of next.data) records.set(record.id, record);
  } while (next.next_cursor !== null);
  return { records, since: next.next_since };
}

const OFFICES = '/api/company-offices/index';

/** Sends a change of an office, and runs `meanwhile` after the request arrived and before its batch is sent. */
async function changeLate(acme: Company, id: number, meanwhile: () => Promise<unknown>) {
  const watch = (_: string, count: number) => (count === LOADED ? meanwhile() : undefined);
  const caller = { token: await acme.token('Admin'), body: { address: 'Ring 2' } };
  return callWatched(watch, 'POST', `${API}/api/company-offices/update/${id}`, caller);
}

/** The round trip in which a change loads the record, after those of the token. The next one commits. */
const LOADED = 3;

const fieldsOf = (shape: unknown) => (shape instanceof $ZodObject ? shape._zod.def.shape : {});

test('every list that takes updated-since says where the next walk begins, and no other', () => {
  const lists = tenantEndpoints.filter(({ terms }) => 'next_cursor' in fieldsOf(terms.returns));
  expect(lists.length).toBeGreaterThan(20);
  for (const { path, terms } of lists) {
    const isSynced = 'updated-since' in fieldsOf(terms.query);
    expect('next_since' in fieldsOf(terms.returns), path).toBe(isSynced);
  }
});

describe('a change that is committed after a list has begun', () => {
  test('is in the next list, though its time is before', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    const start = Date.now() + 3600 * SECOND_MS;
    setClock(start);
    let first: Awaited<ReturnType<typeof walk>> | undefined;
    const answer = await changeLate(acme, id, async () => {
      setClock(start + 15 * SECOND_MS);
      first = await walk(acme.admin, OFFICES);
    });
    expect(answer.status).toBe(200);
    expect(first?.records.get(id)).toMatchObject({ address: null });
    setClock(start + 20 * SECOND_MS);
    const second = await walk(acme.admin, OFFICES, first?.since);
    expect(second.records.get(id)).toMatchObject({ address: 'Ring 2' });
  });

  test('is refused where it would be sent too late for the next list', async () => {
    const acme = await openCompany();
    const { id } = await acme.openOffice();
    const start = Date.now() + 3600 * SECOND_MS;
    setClock(start);
    const answer = await changeLate(acme, id, async () => setClock(start + 21 * SECOND_MS));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect((await walk(acme.admin, OFFICES)).records.get(id)).toMatchObject({ address: null });
    expect(
      await acme.admin('POST', `/api/company-offices/update/${id}`, { address: 'x' }),
    ).toMatchObject({
      status: 200,
    });
  });

  test('is found from the beginning of the walk, whatever its last page', async () => {
    const acme = await openCompany();
    await acme.openOffice();
    await acme.openOffice({ name: 'Oslo' });
    const start = Date.now() + 3600 * SECOND_MS;
    setClock(start);
    const one = (await acme.admin<Listed>('GET', `${OFFICES}?max=1`)).body.data;
    setClock(start + 600 * SECOND_MS);
    const two = (await acme.admin<Listed>('GET', `${OFFICES}?max=1&cursor=${one.next_cursor}`)).body
      .data;
    expect(two.next_cursor).toBeNull();
    expect(two.next_since).toBe(one.next_since);
    expect(new Date(one.next_since).getTime()).toBe(start - 60 * SECOND_MS);
  });
});

describe('a member who changes the account', () => {
  const TEAM = '/api/company-users/index';

  test('is changed in each company that shows it, and in no other', async () => {
    const [acme, globex] = [await openCompany(), await openCompany()];
    const browser = await signedIn(acme, 'Viewer');
    const userId = await acme.user('Viewer');
    const email = `Viewer@${acme.subdomain}.example`;
    await globex.inviteMember({ email, first_name: 'Typed' });
    const before = [await walk(acme.admin, TEAM), await walk(globex.admin, TEAM)] as const;
    const stampsOf = async () =>
      db
        .select({ companyId: members.companyId, at: members.updatedAt })
        .from(members)
        .where(eq(members.userId, userId));
    const stamps = await stampsOf();
    const page = await browser.get('/settings');
    const profile = { first_name: 'Ada', last_name: 'King', language: '', timezone: '' };
    await browser.submit(page, '/settings', profile);
    const later = await stampsOf();
    const moved = later.filter(({ at }, index) => at > (stamps[index]?.at ?? at));
    expect(moved.map(({ companyId }) => companyId)).toEqual([acme.id]);
    const copy = await walk(acme.admin, TEAM, before[0].since);
    expect([...copy.records.values()]).toContainEqual(
      expect.objectContaining({ first_name: 'Ada', last_name: 'King' }),
    );
    // The same again is no change.
    await browser.submit(await browser.get('/settings'), '/settings', {
      ...profile,
      language: 'de',
    });
    expect(await stampsOf()).toEqual(later);
  });
});

/** `PROPERTY_RUNS=100 npm test -- test/matrix/polling-copy.test.ts` writes 2,000 times. */
const WRITES = 20 * Math.min(Number(env.PROPERTY_RUNS), 100);
const WRITERS = 20;

const lists = [
  OFFICES,
  '/api/contracted-companies',
  '/api/jobs/index',
  '/api/candidates/index',
  '/api/tags/index',
  '/api/sources/index',
  '/api/company-users/index',
];

const random = randomFrom(seed);

/** One member who writes: new records, changes of those that they have made, and the name of their account. */
async function openWriter(acme: Company) {
  const made = new Map<string, number[]>();
  const email = `writer-${crypto.randomUUID()}@people.example`;
  const { caller } = await joinAs(acme, 'Admin', email);
  const userId = Number(
    (await caller<{ id: number }>('GET', '/api/oauth/userinfo')).text.match(/"id":(\d+)/u)?.[1],
  );
  return async (nth: number) => {
    const name = `Name ${crypto.randomUUID()}`;
    const kinds: readonly [path: string, create: object, change: object][] = [
      ['/api/company-offices', { name }, { address: name }],
      ['/api/contracted-companies', { name }, { address: name }],
      ['/api/jobs', { title: name }, { seniority: name }],
      ['/api/candidates', { first_name: name }, { last_name: name }],
      ['/api/tags', { name }, { name }],
      ['/api/sources', { name }, { name }],
    ];
    if (nth % 7 === 6) {
      const ctx = operator();
      await commitAccount(ctx, {
        writes: updatePerson(ctx, userId, { firstName: name }),
        audit: { action: 'profile.update', userId },
        answer: QueryPlan.of(null),
      });
      return;
    }
    const [path, create, change] = random.pick(kinds);
    const ids = made.get(path) ?? [];
    made.set(path, ids);
    const id = ids[random.int(0, ids.length - 1)];
    const isNew = id === undefined || random.chance(0.3);
    const store = path === '/api/contracted-companies' ? path : `${path}/store`;
    const at = isNew ? store : `${path}/update/${id}`;
    const answer = await caller<{ id: number }>('POST', at, isNew ? create : change);
    expect([200, 201, 409], answer.text).toContain(answer.status);
    if (isNew) ids.push(answer.body.data.id);
  };
}

test('a copy kept beside 20 writers is what the service has', slow, async () => {
  const acme = await openCompany();
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => openWriter(acme)));
  await acme.token('Admin');
  let left = WRITES;
  const copies = new Map(lists.map((list) => [list, new Map<number, object>()]));
  const sinces = new Map<string, string>();
  // One member may ask 300 times a minute.
  const readers = await Promise.all(Array.from({ length: 20 }, () => joinAs(acme, 'Admin')));
  let polls = 0;
  const poll = async () => {
    const { caller = acme.admin } = readers[polls++ % readers.length] ?? {};
    for (const list of lists) {
      const { records, since } = await walk(caller, list, sinces.get(list));
      for (const [id, record] of records) copies.get(list)?.set(id, record);
      sinces.set(list, since);
    }
  };
  const state = { isOver: false };
  const writing = Promise.all(
    writers.map(async (write) => {
      while (left > 0) await write(left--);
    }),
  ).finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) await poll();
  await writing;
  await poll();
  for (const list of lists) {
    const { records } = await walk(acme.admin, list);
    const sorted = (of: Map<number, object> | undefined) =>
      [...(of ?? [])].toSorted(([a], [b]) => a - b);
    expect(sorted(copies.get(list)), list).toEqual(sorted(records));
  }
});
