/**
 * Requests a second of the tenant API, of this checkout and of another, which run side by side:
 * `npm run bench:tenant-throughput -- --before ../other-checkout`. Each round measures both, one after the other.
 */
import { parseArgs } from 'node:util';
import { bareContext } from '../test/support/bare-context.ts';
import { numbers } from './database.ts';
import { linesFor } from './report.ts';
import { createBenchCompany, openService } from './service.ts';
import type { Service } from './service.ts';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    requests: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '5' },
  },
});
const REQUESTS = Number(options.requests);
const ROUNDS = Number(options.rounds);
const CONNECTIONS = 8;
/** Each may make 300 calls a minute. */
const ADMINS = 100;

type Row = { id: number };
type Job = Row & { hash_id: string; pipeline: { stages: Row[] } };

type Subject = {
  service: Service;
  tokens: string[];
  job: Job;
  applications: number[];
  /** Requests so far. */
  sent: number;
};

type Sent = { method: string; path: string; body?: object };
/** The nth request of a round. */
type Request = (subject: Subject, round: number, n: number) => Sent;

const applicant = () => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `${crypto.randomUUID()}@people.example`,
});

const requests = {
  'read a job': ({ job }) => ({ method: 'GET', path: `/api/jobs/show/${job.hash_id}` }),
  'list jobs': () => ({ method: 'GET', path: '/api/jobs/index' }),
  'list applications': () => ({ method: 'GET', path: '/api/candidate-job/index' }),
  'create a job': () => ({
    method: 'POST',
    path: '/api/jobs/store',
    body: { title: 'Cook', description: '<p>Cook.</p>', status: 'Live' },
  }),
  apply: ({ job }) => ({
    method: 'POST',
    path: '/api/candidate-job/store',
    body: { ...applicant(), job_id: job.hash_id },
  }),
  move: ({ job, applications }, round, n) => ({
    method: 'POST',
    path: `/api/candidate-job/update-stage/${applications[n]}`,
    body: { stage_id: job.pipeline.stages[(round + 1) % 2]?.id },
  }),
  reject: ({ applications }, _, n) => ({
    method: 'POST',
    path: `/api/candidate-job/reject/${applications[n]}`,
    body: { send_email: false },
  }),
  'undo it': ({ applications }, _, n) => ({
    method: 'POST',
    path: `/api/candidate-job/undo-reject/${applications[n]}`,
  }),
} satisfies Record<string, Request>;

async function open(checkout: string): Promise<Subject> {
  let tokens: string[] = [];
  const service = await openService(async (d1) => {
    tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', ADMINS);
  }, checkout);
  const subject: Subject = { service, tokens, job: undefined as never, applications: [], sent: 0 };
  const { 'create a job': create, apply } = requests;
  const made = (await send(subject, create())) as Job;
  subject.job = (await send(subject, {
    method: 'GET',
    path: `/api/jobs/show/${made.hash_id}`,
  })) as Job;
  await inParallel(REQUESTS, async (n) => {
    subject.applications[n] = ((await send(subject, apply(subject))) as Row).id;
  });
  return subject;
}

async function send(subject: Subject, { method, path, body }: Sent): Promise<unknown> {
  const token = subject.tokens[subject.sent++ % subject.tokens.length];
  const response = await fetch(`${subject.service.addresses().api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-proto': 'https',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}

async function inParallel(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    numbers(CONNECTIONS).map(async () => {
      for (let n = next++; n < count; n = next++) await work(n);
    }),
  );
}

/** Requests a second, and microseconds of CPU a request. */
async function measure(subject: Subject, request: Request, round: number): Promise<number[]> {
  const started = performance.now();
  const cpu = subject.service.cpuMicroseconds();
  await inParallel(REQUESTS, async (n) => {
    await send(subject, request(subject, round, n));
  });
  return [
    (REQUESTS * 1000) / (performance.now() - started),
    (subject.service.cpuMicroseconds() - cpu) / REQUESTS,
  ];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const subjects: Record<string, Subject> = {};
const measured = new Map<string, number[][]>();
try {
  if (options.before !== undefined) subjects['before'] = await open(options.before);
  subjects['after'] = await open('.');
  // Every token is known after the requests that made the applications; a round is left out for the rest.
  for (const round of numbers(ROUNDS + 1).map((n) => n - 1)) {
    for (const [what, request] of Object.entries(requests)) {
      for (const [name, subject] of Object.entries(subjects)) {
        const figures = await measure(subject, request, round);
        const key = `${what} ${name}`;
        if (round > 0) measured.set(key, [...(measured.get(key) ?? []), figures]);
      }
    }
  }
} finally {
  for (const { service } of Object.values(subjects)) await service.drop();
}

const names = Object.keys(subjects);
const line = linesFor(Object.keys(requests), 12);
for (const [at, title] of ['requests a second', 'CPU microseconds a request'].entries()) {
  console.log(`${title}, median of ${ROUNDS} rounds`);
  line('', [...names, 'ratio']);
  for (const what of Object.keys(requests)) {
    const found = names.map((name) =>
      median((measured.get(`${what} ${name}`) ?? []).map((figures) => figures[at] ?? Number.NaN)),
    );
    const ratio = (found.at(-1) ?? Number.NaN) / (found[0] ?? Number.NaN);
    line(what, [...found.map((one) => one.toFixed(0)), ratio.toFixed(2)]);
  }
}
