/** Whether the service can serve: its stores, its tables, the queues, the cron and the work that is due. */
import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { visit } from '../support/call.ts';
import { openCompany } from '../support/company.ts';
import { openBindings, through } from '../support/faults/bindings.ts';
import { tick } from '../support/ticks.ts';

const URL = 'https://api.recruiting.example/readyz';

/** Asks with bindings of its own, for which nothing is cached. */
async function ask(changed: Partial<Env> = {}): Promise<{ status: number; body: unknown }> {
  const bindings = openBindings();
  const own = { ...bindings, env: { ...bindings.env, MAIL: env.MAIL, ...changed } };
  const response = await through(own)(new Request(URL));
  return { status: response.status, body: await response.json() };
}

/** A binding of which every call fails. */
function failing<Binding extends object>(binding: Binding): Binding {
  return new Proxy(binding, {
    get: (target, name) =>
      typeof Reflect.get(target, name) === 'function'
        ? () => Promise.reject(new Error('internal error; reference = abc123'))
        : Reflect.get(target, name),
  });
}

const well = {
  database: 'ok',
  schema: 'ok',
  files: 'ok',
  kv: 'ok',
  queues: 'ok',
  cron: 'ok',
  work: 'ok',
};

/** As much as statements ask of a database. */
function databaseThat(answer: (text: string) => string): D1Database {
  return new Proxy(openBindings().env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name === 'prepare') return (text: string) => target.prepare(answer(text));
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** In any order of the tests: nothing is due, and the cron has just run. */
beforeEach(async () => {
  await env.DB.exec('delete from mails; update candidates set noticed_at = null');
  await tick();
});

test('a service whose stores answer, whose tables are up to date and whose cron runs is ready', async () => {
  await env.DB.prepare('delete from cron_runs').run();
  expect(await ask()).toEqual({
    status: 200,
    body: { status: 'ready', checks: { ...well, cron: 'unknown' } },
  });
  await tick();
  expect(await ask()).toEqual({ status: 200, body: { status: 'ready', checks: well } });
});

test('it is answered on the host of the API alone, is never cached, and takes GET only', async () => {
  const response = await visit('api.recruiting.example', '/readyz');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect((await visit('careers-uk.example', '/readyz')).status).toBe(404);
  const posted = await exports.default.fetch(URL, { method: 'POST' });
  expect(posted.status).toBe(405);
});

describe('without what requests need, the answer is 503', () => {
  test.each([
    ['files', () => ({ FILES: failing(env.FILES) })],
    ['kv', () => ({ KV: failing(env.KV) })],
  ] as const)('%s', async (name, changed) => {
    expect(await ask(changed())).toEqual({
      status: 503,
      body: { status: 'unavailable', checks: { ...well, cron: 'ok', [name]: 'failing' } },
    });
  });

  test('the database', async () => {
    const DB = databaseThat(() => 'select * from no_such_table');
    expect(await ask({ DB })).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: 'failing', files: 'ok' } },
    });
  });

  test('the newest migration', async () => {
    const DB = databaseThat((text) =>
      text.includes('d1_migrations') ? 'select 1 where ?1 = 0' : text,
    );
    expect(await ask({ DB })).toMatchObject({
      status: 503,
      body: { checks: { database: 'ok', schema: 'outdated' } },
    });
  });
});

describe('what is behind requests degrades the service', () => {
  test('queues that do not answer', async () => {
    expect(await ask({ MAIL: failing(env.MAIL) })).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { queues: 'failing' } },
    });
  });

  test('a cron that has not run for five minutes', async () => {
    await env.DB.prepare('update cron_runs set ended_at = ?')
      .bind(Date.now() - 6 * MINUTE_MS)
      .run();
    expect(await ask()).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { cron: 'late' } },
    });
  });

  test('an email that was due five minutes ago', async () => {
    const due = Date.now() - 6 * MINUTE_MS;
    await env.DB.prepare(
      "insert into mails (kind, sealed, created_at, next_attempt_at) values ('x', 'y', ?1, ?1)",
    )
      .bind(due)
      .run();
    expect(await ask()).toMatchObject({ status: 200, body: { checks: { work: 'late' } } });
  });

  test('but not an email of a service that sends none', async () => {
    const due = Date.now() - 6 * MINUTE_MS;
    await env.DB.prepare(
      "insert into mails (kind, sealed, created_at, next_attempt_at) values ('x', 'y', ?1, ?1)",
    )
      .bind(due)
      .run();
    for (const MAIL_TRANSPORT of ['', 'outbox'])
      expect(await ask({ MAIL_TRANSPORT })).toEqual({
        status: 200,
        body: { status: 'ready', checks: well },
      });
    const sending = await ask({ MAIL_TRANSPORT: 'cloudflare' });
    expect(sending).toMatchObject({ body: { checks: { work: 'late' } } });
  });

  test('a candidate who was to be erased a day ago, two weeks after the notice', async () => {
    const acme = await openCompany();
    const { candidate_id: id } = await acme.apply({ files: [] });
    const notice = async (days: number) => {
      const at = Date.now() - days * DAY_MS - 6 * MINUTE_MS;
      await env.DB.prepare('update candidates set noticed_at = ? where id = ?').bind(at, id).run();
    };
    await notice(14);
    expect(await ask()).toMatchObject({ status: 200, body: { checks: { work: 'ok' } } });
    await notice(15);
    expect(await ask()).toMatchObject({ status: 200, body: { checks: { work: 'late' } } });
    await env.DB.prepare('update candidates set is_held = 1 where id = ?').bind(id).run();
    expect(await ask()).toMatchObject({ status: 200, body: { checks: { work: 'ok' } } });
  });
});

test('an isolate asks its stores at most every five seconds', async () => {
  const bindings = openBindings();
  const get = through({ ...bindings, env: { ...bindings.env, MAIL: env.MAIL } });
  await get(new Request(URL));
  const { length } = bindings.calls;
  await get(new Request(URL));
  expect(bindings.calls).toHaveLength(length);
});
