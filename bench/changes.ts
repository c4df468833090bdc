/**
 * The bytes that each kind of change leaves in the database, indexes and stored answers included, with budgets: `npm run bench:changes`.
 * Exits with 1 where one is exceeded. Paths of checkouts are measured instead of this one.
 */
import { DatabaseSync } from 'node:sqlite';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { bareContext } from '../test/support/bare-context.ts';
import { numbers } from './database.ts';
import { grouped, linesFor } from './report.ts';
import { createBenchCompany, openService } from './service.ts';
import type { Service } from './service.ts';
import { sizesOf, sumOf } from './sizes.ts';

const TIMES = 150;
/** Requests at a time. */
const LANES = 4;

type Post = (path: string, body: object, key?: string) => Promise<{ id: number }>;
type Setting = { post: Post; jobId: number; applications: number[]; stages: number[] };

/** A change, and the bytes that one may leave at most. */
type Kind = {
  name: string;
  bytesMax: number;
  run: (setting: Setting, nth: number) => Promise<unknown>;
};

const of = (list: readonly number[], nth: number) => list[nth % list.length] ?? 0;

function moveOf({ post, applications, stages }: Setting, nth: number, key?: string) {
  const at = Math.floor(nth / applications.length) + 1;
  const body = { stage_id: of(stages.slice(0, 2), at) };
  return post(`/api/candidate-job/update-stage/${of(applications, nth)}`, body, key);
}

const kinds: readonly Kind[] = [
  {
    name: 'an application is created',
    bytesMax: 2300,
    run: async ({ post, jobId, applications }, nth) => {
      const person = { email: `p${nth}@people.example`, first_name: 'Ada', last_name: `No ${nth}` };
      applications.push((await post('/api/candidate-job/store', { ...person, job_id: jobId })).id);
    },
  },
  {
    name: 'a note',
    bytesMax: 800,
    run: ({ post, applications }, nth) =>
      post(`/api/candidate-job/store-notes/${of(applications, nth)}`, {
        note: 'Called, will call back.',
      }),
  },
  { name: 'a move', bytesMax: 1000, run: (setting, nth) => moveOf(setting, nth) },
  {
    name: 'a move with Idempotency-Key',
    bytesMax: 2900,
    run: (setting, nth) => moveOf(setting, nth + TIMES, crypto.randomUUID()),
  },
  {
    name: 'an edit of a job',
    bytesMax: 700,
    run: ({ post, jobId }, nth) => post(`/api/jobs/update/${jobId}`, { title: `Engineer ${nth}` }),
  },
];

const checkouts = process.argv.slice(2);
const line = linesFor([...kinds.map(({ name }) => name), 'a move of one with 500 moves'], 14);
let isMissed = false;
for (const checkout of checkouts.length > 0 ? checkouts : ['.']) await measure(checkout);
process.exit(isMissed ? 1 : 0);

async function measure(checkout: string): Promise<void> {
  let tokens: string[] = [];
  const service = await openService(async (d1) => {
    tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', 12);
  }, checkout);
  const post = callerOf(service, tokens);
  const { id: jobId } = await post('/api/jobs/store', { title: 'Engineer', status: 'Live' });
  const stages = await stagesOf(service, tokens[0] ?? '');
  const setting: Setting = { post, jobId, applications: [], stages };
  const rows: [string, number, number][] = [];
  for (const { name, bytesMax, run } of kinds) {
    const before = bytesOf(service);
    const nths = numbers(TIMES).values();
    await Promise.all(
      numbers(LANES).map(async () => {
        for (const nth of nths) await run(setting, nth - 1);
      }),
    );
    rows.push([name, (bytesOf(service) - before) / TIMES, bytesMax]);
  }
  const grown = await grownApplication(service, tokens[0] ?? '', setting);
  await service.drop();
  console.log(`\n${checkout}: bytes of a change`);
  line('', ['bytes', 'at most']);
  for (const [name, bytes, bytesMax] of rows) {
    if (bytes > bytesMax) isMissed = true;
    line(name, [grouped(Math.round(bytes)), grouped(bytesMax)]);
  }
  console.log(grown);
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
  const before = bytesOf(service);
  const startedAt = performance.now();
  for (const nth of numbers(50)) await move(nth, crypto.randomUUID());
  const moveMs = (performance.now() - startedAt) / 50;
  const bytes = (bytesOf(service) - before) / 50;
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

function bytesOf({ storageDir }: Service): number {
  const files = globSync(join(storageDir, '**/*.sqlite')).filter(
    (name) => !name.includes('metadata'),
  );
  return files.reduce((sum, file) => {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    const { payload } = sumOf(sizesOf(sqlite));
    sqlite.close();
    return sum + payload;
  }, 0);
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
