/**
 * The bytes and rows that each kind of change leaves in the database, with indexes, events, audit and stored answers, and budgets for both:
 * `npm run bench:changes`. Exits with 1 where one is exceeded. Paths of checkouts are measured instead of this one.
 */
import { DatabaseSync } from 'node:sqlite';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { bareContext } from '../test/support/bare-context.ts';
import { ask } from '../tools/check-start/client.ts';
import { formPath, kinds, of, SITE, TIMES } from './change-kinds.ts';
import type { Post, Setting } from './change-kinds.ts';
import { numbers } from './database.ts';
import { openCaller, openReceivers, pause, until } from './receivers.ts';
import type { Receivers } from './receivers.ts';
import { grouped, linesFor } from './report.ts';
import { createBenchCompany, openService } from './service.ts';
import type { Service } from './service.ts';
import { sizesOf, sumOf } from './sizes.ts';

/** Requests at a time. */
const LANES = 4;
/** A form that is sent sooner counts as sent by a robot. */
const TYPING_MS = 2600;
/** After the last request, for queues and what follows an answer. */
const SETTLED_MS = 2000;

const checkouts = process.argv.slice(2);
const line = linesFor(
  kinds.map(({ name }) => name),
  10,
);
let isMissed = false;
for (const checkout of checkouts.length > 0 ? checkouts : ['.']) await measure(checkout);
process.exit(isMissed ? 1 : 0);

async function measure(checkout: string): Promise<void> {
  let tokens: string[] = [];
  const service = await openService(async (d1) => {
    tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', 12);
  }, checkout);
  const receivers = await openReceivers();
  try {
    const setting = await settingOf(service, tokens, receivers);
    console.log(`\n${checkout}: what a change leaves`);
    line('', ['bytes', 'at most', 'rows', 'at most']);
    for (const { name, most, prepare, run } of kinds) {
      await prepare?.(setting);
      await pause(SETTLED_MS);
      const before = sizeOf(service);
      const nths = numbers(TIMES).values();
      await Promise.all(
        numbers(LANES).map(async () => {
          for (const nth of nths) await run(setting, nth - 1);
        }),
      );
      if (prepare) await until(() => receivers.receipts.length >= TIMES, 30_000);
      await pause(SETTLED_MS);
      const after = sizeOf(service);
      const bytes = (after.payload - before.payload) / TIMES;
      const rows = (after.rows - before.rows) / TIMES;
      if (bytes > most.bytes || rows > most.rows) isMissed = true;
      const cells = [grouped(Math.round(bytes)), grouped(most.bytes), rows.toFixed(1)];
      line(name, [...cells, grouped(most.rows)]);
    }
    console.log(await grownApplication(service, tokens[0] ?? '', setting));
  } finally {
    receivers.close();
    await service.drop();
  }
}

async function settingOf(
  service: Service,
  tokens: readonly string[],
  receivers: Receivers,
): Promise<Setting> {
  const post = callerOf(service, tokens);
  const port = Number(new URL(service.addresses().api).port);
  const made = await post('/api/jobs/store', { title: 'Engineer', status: 'Live' });
  const { hash_id: hash } = made as unknown as { hash_id: string };
  const { text: form } = await ask(port, SITE, formPath(hash), {});
  const tags: number[] = [];
  for (const nth of numbers(3))
    tags.push((await post('/api/tags/store', { name: `Tag ${nth}` })).id);
  await pause(TYPING_MS);
  return {
    post,
    port,
    job: { id: made.id, hash, form },
    applications: [],
    candidates: [],
    stages: await stagesOf(service, tokens[0] ?? ''),
    tags,
    subscribe: async () => {
      await openCaller(service, tokens).subscribe(receivers.url('changes'));
    },
  };
}

/** An application that was moved 500 times: what a move and its page cost then. */
async function grownApplication(
  service: Service,
  token: string,
  setting: Setting,
): Promise<string> {
  const { post, stages } = setting;
  const [application = 0] = setting.applications;
  const move = (nth: number, key?: string) =>
    post(
      `/api/candidate-job/update-stage/${application}`,
      { stage_id: of(stages.slice(0, 2), nth) },
      key,
    );
  // The first may change nothing.
  for (const nth of numbers(500)) await move(nth);
  const { payload: before } = sizeOf(service);
  const startedAt = performance.now();
  for (const nth of numbers(50)) await move(nth, crypto.randomUUID());
  const moveMs = (performance.now() - startedAt) / 50;
  const bytes = (sizeOf(service).payload - before) / 50;
  const shownAt = performance.now();
  let size = 0;
  for (const _ of numbers(20)) {
    const answer = await fetch(
      new URL(`/api/candidate-job/show/${application}`, service.addresses().api),
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    size = (await answer.text()).length;
  }
  const showMs = (performance.now() - shownAt) / 20;
  return `after 500 moves: a move with a key ${grouped(Math.round(bytes))} bytes and ${moveMs.toFixed(1)} ms, the record ${grouped(size)} bytes and ${showMs.toFixed(1)} ms`;
}

function sizeOf({ storageDir }: Service): { payload: number; rows: number } {
  const files = globSync(join(storageDir, '**/*.sqlite')).filter(
    (name) => !name.includes('metadata'),
  );
  let [payload, rows] = [0, 0];
  for (const file of files) {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    const size = sumOf(sizesOf(sqlite));
    sqlite.close();
    payload += size.payload;
    rows += size.rows;
  }
  return { payload, rows };
}

/** Each Admin may make 300 calls a minute. */
function callerOf(service: Service, tokens: readonly string[]): Post {
  let calls = 0;
  return async (path, body, key) => {
    calls += 1;
    const token = tokens[calls % tokens.length] ?? '';
    const answer = await fetch(new URL(path, service.addresses().api), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const { data }: { data: { id: number } } = await answer.json();
    return data;
  };
}

async function stagesOf(service: Service, token: string): Promise<number[]> {
  const answer = await fetch(new URL('/api/companies/profile', service.addresses().api), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { pipelines: { stages: { id: number }[] }[] } };
  return data.pipelines[0]?.stages.map(({ id }) => id) ?? [];
}
