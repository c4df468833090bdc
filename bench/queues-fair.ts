/**
 * How long a company waits for its emails, meetings, posts and CVs beside 2,000 of another company in the same queue: `npm run bench:queues-fair`,
 * or `-- --only posts`. Webhooks have a bench of their own (`bench:webhooks-fair`). Exits with 1 where a limit is missed.
 */
import { globSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { PublicCtx } from '#context.ts';
import { openVault } from '#lib/vault.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { numbers } from './database.ts';
import { connectionRow, cv, queues } from './fair-queues.ts';
import type { Calm, Company, FairQueue } from './fair-queues.ts';
import { openOutside } from './outside.ts';
import { openCaller, pause, until } from './receivers.ts';
import { grouped, linesFor } from './report.ts';
import { createBenchCompany, openService, SECRET_KEYS } from './service.ts';
import type { Service } from './service.ts';

const SURPLUS = 2000;
const P95_MS_MAX = 1000;
const SECONDS_MAX = 30;
/** Rows of one insert. */
const INSERTED = 100;
const LOOK_EVERY_MS = 10;

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const measured = queues.filter(({ name }) => !options.only || name === options.only);
const outside = await openOutside();
const line = linesFor(
  measured.map(({ name }) => name),
  11,
);
try {
  line('', ['done', 'p50 ms', 'p95 ms', 'max ms', 'at most', 'beside', 'load']);
  for (const queue of measured) await measure(queue);
} finally {
  outside.close();
}

async function measure(queue: FairQueue): Promise<void> {
  let tokens: string[] = [];
  let ids: number[] = [];
  const connected: Record<string, number> = {};
  const service = await openService(
    async (d1) => {
      const ctx = { ...bareContext(d1, new Date()), vault: openVault(SECRET_KEYS) };
      const noisy = await companyOf(ctx, d1, 'noisy');
      const calm = await companyOf(ctx, d1, 'calm');
      tokens = calm.tokens;
      Object.assign(connected, calm.connected);
      const rows = numbers(SURPLUS).map(() =>
        queue.rowOf(ctx, noisy.company, (of) => noisy.connected[of] ?? 0),
      );
      ids = rows.map(({ id }) => id);
      for (let at = 0; at < rows.length; at += INSERTED) {
        const [first, ...rest] = rows.slice(at, at + INSERTED).map(({ row }) => row);
        if (first) await ctx.db.batch([first, ...rest]);
      }
    },
    '.',
    outside.settings,
  );
  try {
    await service.order({ file: cv });
    const calm = await openCalm(service, tokens, connected);
    await service.order({
      messages: { binding: queue.binding, bodies: ids.map((id) => ({ id })) },
    });
    const { delays, asked, waiting } = await delaysOf(service, queue, calm);
    const at = (share: number) =>
      Math.round(
        delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? Number.NaN,
      );
    const isKept = delays.length === asked && at(0.95) <= P95_MS_MAX;
    if (!isKept) process.exitCode = 1;
    line(queue.name, [
      `${delays.length} of ${asked}`,
      grouped(at(0.5)),
      grouped(at(0.95)),
      grouped(at(1)),
      `${grouped(P95_MS_MAX)} ${isKept ? 'ok' : 'NO'}`,
      `${grouped(waiting.from)}-${grouped(waiting.to)}`,
      (loadavg()[0] ?? 0).toFixed(1),
    ]);
  } finally {
    await service.drop();
  }
}

async function companyOf(ctx: PublicCtx, d1: D1Database, name: string) {
  const tokens = await createBenchCompany(ctx, name, 6);
  const row = await d1
    .prepare(
      'select c.id, m.user_id as userId from companies c join members m on m.company_id = c.id where c.subdomain = ? limit 1',
    )
    .bind(name)
    .first<Company>();
  if (!row) throw new Error('There is no such company.');
  const connected: Record<string, number> = {};
  for (const provider of ['zoom', 'linkedin'] as const) {
    const made = connectionRow(ctx, row, provider);
    await ctx.db.batch([made.row]);
    connected[provider] = made.id;
  }
  return { company: row, tokens, connected };
}

async function openCalm(
  service: Service,
  tokens: readonly string[],
  connected: Calm['connections'],
): Promise<Calm> {
  const caller = openCaller(service, tokens);
  const job = (await caller.call('POST', '/api/jobs/store', {
    title: 'Baker',
    status: 'Live',
  })) as {
    hash_id: string;
  };
  let turn = 0;
  async function apply(file?: Uint8Array): Promise<unknown> {
    const form = new FormData();
    const email = `${crypto.randomUUID()}@people.example`;
    const person = { job_id: job.hash_id, first_name: 'Ada', last_name: 'Lovelace', email };
    for (const [name, value] of Object.entries(person)) form.set(name, value);
    if (file) form.set('file_cv', new File([new Uint8Array(file)], 'cv.pdf'));
    const response = await fetch(`${service.addresses().api}/api/candidate-job/store`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[turn++ % tokens.length]}` },
      body: form,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`An application is answered ${response.status}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  }
  const { id: application } = (await apply()) as { id: number };
  return { ...caller, connections: connected, application, apply };
}

/** Milliseconds between the answer of each and when it was done, of those that were asked while the surplus waited. */
async function delaysOf(service: Service, queue: FairQueue, calm: Calm) {
  const files = globSync(join(service.storageDir, '**/*D1Database*/*.sqlite'));
  const file = files.find((name) => !name.includes('metadata')) ?? '';
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const counted = (company: string, condition: string) => {
    const text = `select count(*) as n from ${queue.table} where company_id = (select id from companies where subdomain = ?) and ${condition}`;
    return Number(sqlite.prepare(text).get(company)?.['n'] ?? 0);
  };
  const doneBefore = counted('calm', queue.done);
  const waiting = { from: SURPLUS - counted('noisy', queue.done), to: 0 };
  const [answeredAt, doneAt]: [number[], number[]] = [[], []];
  const looking = setInterval(() => {
    const done = counted('calm', queue.done) - doneBefore;
    while (doneAt.length < done) doneAt.push(performance.now());
  }, LOOK_EVERY_MS);
  try {
    const startedAt = performance.now();
    for (const nth of numbers(queue.perSecond * SECONDS_MAX)) {
      await pause(startedAt + (nth * 1000) / queue.perSecond - performance.now());
      const left = SURPLUS - counted('noisy', queue.done);
      if (left === 0) break;
      waiting.to = left;
      await queue.act(calm, nth);
      answeredAt.push(performance.now());
    }
    await until(() => doneAt.length >= answeredAt.length, 30_000);
  } finally {
    clearInterval(looking);
    sqlite.close();
  }
  const delays = doneAt
    .slice(0, answeredAt.length)
    .map((at, nth) => Math.max(0, at - (answeredAt[nth] ?? 0)))
    .toSorted((one, other) => one - other);
  return { delays, asked: answeredAt.length, waiting };
}
