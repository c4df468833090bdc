/** One company's surplus waits behind what others have in the same queue: emails, conferences, posts and CVs. */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { readNextCv } from '#recruiting/people/cvs/actions/read.ts';
import { consumeMail, pollMail } from '#mail/consumer.ts';
import type { BackgroundServices } from '#platform/background-services.ts';
import { connectAccount } from '../support/conferences.ts';
import { openCompany } from '../support/company.ts';
import type { Company } from '../support/company.ts';
import { operator, services } from '../support/operator.ts';
import { consume } from '../support/queue.ts';

/** More than a company has without a surplus. */
const SURPLUS = 30;
const BATCH = 5;

type Row = Readonly<Record<string, string | number | null>>;

type Kind = {
  queue: 'recruiting-mail' | 'recruiting-meetings' | 'recruiting-posts';
  table: string;
  dueAt: string;
  /** What a row has besides its id, its company and when it is due. */
  rowOf: (acme: Company) => Promise<Row>;
};

const kinds: readonly Kind[] = [
  {
    queue: 'recruiting-mail',
    table: 'mails',
    dueAt: 'next_attempt_at',
    rowOf: () => Promise.resolve({ kind: 'turns', sealed: '' }),
  },
  {
    queue: 'recruiting-meetings',
    table: 'meetings',
    dueAt: 'due_at',
    rowOf: () =>
      Promise.resolve({
        title: 'Interview',
        type: 'zoom',
        starts_at: Date.now() + 86_400_000,
        duration_minutes: 30,
        timezone: 'UTC',
        conference_status: 'pending',
        updated_at: 1,
      }),
  },
  {
    queue: 'recruiting-posts',
    table: 'posts',
    dueAt: 'due_at',
    rowOf: async (acme) => ({
      connection_id: (await connectAccount(acme, 'zoom')).id,
      platform: 'linkedin',
      text: 'We are hiring',
      status: 'scheduled',
      updated_at: 1,
    }),
  },
];

/** Inserts rows that are due, and returns their ids. */
async function insertDue(
  { table, dueAt, rowOf }: Kind,
  acme: Company,
  count: number,
  companyId: number | null = acme.id,
): Promise<number[]> {
  const ctx = operator();
  const others = await rowOf(acme);
  const ids = Array.from({ length: count }, () => ctx.newId());
  await env.DB.batch(
    ids.map((id, nth) => {
      const row: Row = {
        ...others,
        id,
        company_id: companyId,
        created_at: 1,
        [dueAt]: Date.now() - 10_000 + nth,
        ...(table === 'meetings' && { hash: crypto.randomUUID() }),
      };
      const names = Object.keys(row);
      return env.DB.prepare(
        `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      ).bind(...Object.values(row));
    }),
  );
  return ids;
}

/** No email of these tests can be opened, so nothing is sent. */
const sending: BackgroundServices = {
  ...services,
  sender: { domain: 'recruiting.example', send: () => expect.fail('An email was sent.') },
};

async function deliver({ queue }: Kind, bodies: readonly unknown[]): Promise<void> {
  if (queue !== 'recruiting-mail') return void (await consume(queue, bodies, env));
  const batch = bodies.map((body, nth) => ({
    id: `m${nth}`,
    timestamp: new Date(),
    attempts: 1,
    body,
  }));
  await consumeMail(sending, createMessageBatch(queue, batch));
}

/** Those that a consumer has claimed. */
async function claimed({ table }: Kind, ids: readonly number[]): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `select id from ${table} where attempts > 0 and id in (select value from json_each(?)) order by id`,
  )
    .bind(JSON.stringify(ids))
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

const messages = (ids: readonly number[]) => ids.map((id) => ({ id }));

beforeEach(async () => {
  // What other files have left is not due.
  for (const { table, dueAt } of kinds)
    await env.DB.prepare(`update ${table} set ${dueAt} = null`).run();
  await env.DB.prepare('update documents set parse_due_at = null').run();
});

describe.each(kinds)('the queue $queue', (kind) => {
  test('does what another company has beside a surplus, and each once', async () => {
    const noisy = await insertDue(kind, await openCompany(), SURPLUS);
    const [other = 0] = await insertDue(kind, await openCompany(), 1);
    await deliver(kind, messages(noisy.slice(0, BATCH)));
    expect(await claimed(kind, [other])).toEqual([other]);
    const rest = [...noisy.slice(BATCH), other];
    for (let at = 0; at < rest.length; at += BATCH)
      await deliver(kind, messages(rest.slice(at, at + BATCH)));
    // The last messages find no surplus any more: polling finds what they leave.
    expect((await claimed(kind, noisy)).length).toBeGreaterThanOrEqual(SURPLUS - 1);
    const { results } = await env.DB.prepare(
      `select max(attempts) as most from ${kind.table} where id in (select value from json_each(?))`,
    )
      .bind(JSON.stringify([...noisy, other]))
      .all();
    expect(results).toEqual([{ most: 1 }]);
  });

  test('takes turns among several companies with a surplus', async () => {
    const noisy = [];
    for (let nth = 0; nth < 3; nth++)
      noisy.push(await insertDue(kind, await openCompany(), SURPLUS));
    await deliver(kind, messages(noisy[0]?.slice(0, BATCH) ?? []));
    const counts = await Promise.all(noisy.map(async (ids) => (await claimed(kind, ids)).length));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(BATCH);
  });

  test('does what messages name where no company has a surplus', async () => {
    const [first, second] = [
      await insertDue(kind, await openCompany(), 3),
      await insertDue(kind, await openCompany(), 3),
    ];
    await deliver(kind, messages(second));
    expect(await claimed(kind, [...first, ...second])).toEqual(second.toSorted((a, b) => a - b));
  });

  test('leaves alone what is not due, and malformed messages', async () => {
    const [id = 0] = await insertDue(kind, await openCompany(), 1);
    await env.DB.prepare(`update ${kind.table} set ${kind.dueAt} = ? where id = ?`)
      .bind(Date.now() + 60_000, id)
      .run();
    await deliver(kind, [{ id }, { id: 'x' }, null]);
    expect(await claimed(kind, [id])).toEqual([]);
  });
});

describe('emails', () => {
  const kind = kinds[0] ?? expect.fail('There is no queue.');

  test('of accounts, which are of no company, go ahead of a surplus', async () => {
    const acme = await openCompany();
    const noisy = await insertDue(kind, acme, SURPLUS);
    const [account = 0] = await insertDue(kind, acme, 1, null);
    await deliver(kind, messages(noisy.slice(0, BATCH)));
    expect(await claimed(kind, [account])).toEqual([account]);
  });

  test('that the cron finds are sent by turns of companies', async () => {
    const noisy = await insertDue(kind, await openCompany(), 120);
    const [other = 0] = await insertDue(kind, await openCompany(), 1);
    await pollMail(sending);
    expect(await claimed(kind, [other])).toEqual([other]);
    expect((await claimed(kind, noisy)).length).toBe(99);
  });
});

describe('CVs', () => {
  const open = async (acme: Company, count: number, dueAt: number) => {
    const ctx = operator();
    const ids = Array.from({ length: count }, () => ctx.newId());
    await env.DB.batch(
      ids.map((id, nth) =>
        env.DB.prepare(
          `insert into documents (id, company_id, candidate_id, application_id, kind, filename, key, content_type,
            byte_count, parse_status, parse_due_at, created_at)
            values (?, ?, 1, 1, 'cv', 'cv.pdf', ?, 'application/pdf', 1, 'pending', ?, 1)`,
        ).bind(id, acme.id, `uploads/${id}`, dueAt + nth),
      ),
    );
    return ids;
  };
  const statusOf = (id: number) =>
    env.DB.prepare('select parse_status from documents where id = ?').bind(id).first();

  test.each([
    ['before', 1, 5000],
    ['after', 2000, 1000],
    ['around', 990, 1000],
  ])(
    'of another company are read within three messages of a surplus that was sent %s them',
    async (_, surplusAt, otherAt) => {
      const [acme, globex] = [await openCompany(), await openCompany()];
      await open(acme, 3, 1);
      const noisy = surplusAt < otherAt ? await open(acme, SURPLUS, surplusAt) : [];
      const [other = 0] = await open(globex, 1, otherAt);
      if (noisy.length === 0) noisy.push(...(await open(acme, SURPLUS, surplusAt)));
      for (const id of noisy.slice(0, 3)) await readNextCv(operator(), id);
      expect(await statusOf(other)).toEqual({ parse_status: 'failed' });
    },
  );

  test('of several companies are read in turn beside a surplus of each of two', async () => {
    const companies: Company[] = [];
    for (let nth = 0; nth < 4; nth++) companies.push(await openCompany());
    const [acme, globex, ...others] = companies as [Company, Company, ...Company[]];
    const noisy = [...(await open(acme, SURPLUS, 1)), ...(await open(globex, SURPLUS, 1))];
    const small: number[] = [];
    for (const one of others) small.push(...(await open(one, 2, 9000)));
    // Two messages of three go to the next company, so four companies have two each in twelve.
    for (const id of noisy.slice(0, 12)) await readNextCv(operator(), id);
    for (const id of small) expect(await statusOf(id)).toEqual({ parse_status: 'failed' });
  });
});
