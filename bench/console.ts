/**
 * What every screen and command of the console costs a company with few candidates and one with 250,000: round trips, rows as D1
 * counts them, bytes. `npm run bench:console -- --people 30,250000`. The last lines say what is above its budget.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { build } from 'esbuild';
import type { PublicCtx } from '#context.ts';
import { sessions } from '#data/tables/accounts.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { alias } from '../tools/local/bundle.ts';
import { migrate } from '../tools/local/migrations.ts';
import { isRejected, stageOf } from './application-rows.ts';
import { openBenchCompany } from './company.ts';
import { fixtures } from './company-records.ts';
import type { BenchCompany } from './company-records.ts';
import { environment } from './compare.ts';
import type { app as consoleApp, openServices as OpenServices } from './console-app.ts';
import { metered, numbers, open } from './database.ts';
import type { Call } from './database.ts';
import { COMMON_NAME, RARE_NAME } from './people.ts';
import { insertPopulation } from './population.ts';
import type { Population } from './population.ts';
import { grouped, linesFor } from './report.ts';

const ORIGIN = 'https://api.example';
const DOMAIN = 'careers.example';
const OUT = join(import.meta.dirname, '../.dev/bench/console.mjs');
/** One person has applied to a hundred of them. */
const JOBS_MIN = 150;
const JOBS_MAX = 1000;

/** Of a screen and of a command; commands are counted without the screen that has their key. */
const BUDGETS = {
  screen: { trips: 2, rowsRead: 1000, bytes: 15_000 },
  command: { trips: 3, rowsRead: 150, bytes: 15_000 },
  poll: { trips: 2, rowsRead: 20, bytes: 0 },
} as const;

type Step = {
  name: string;
  kind: keyof typeof BUDGETS;
  path: string;
  /** Of a command: the screen whose key its form has. */
  of?: string;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
};
type Cost = Call & { bytes: number };
type App = { app: typeof consoleApp; openServices: typeof OpenServices };

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '30,250000' } },
});
const sizes = options.people.split(',').map(Number);

await bundle();
const { app, openServices } = (await import(pathToFileURL(OUT).href)) as App;
const costs = new Map<string, { kind: Step['kind']; all: Cost[] }>();
for (const size of sizes) await measure(size);
print();

async function bundle(): Promise<void> {
  mkdirSync(join(OUT, '..'), { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, 'console-app.ts')],
    outfile: OUT,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    alias,
    logLevel: 'warning',
  });
}

async function measure(people: number): Promise<void> {
  const { d1, close } = await open();
  await migrate(d1);
  const ctx = bareContext(d1, new Date());
  await ctx.db.insert(careerDomains).values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
  const started = performance.now();
  const size = Math.max(JOBS_MIN, Math.min(people, JOBS_MAX));
  const wanted = { domain: DOMAIN, size, nth: 1, isAppliedTo: false };
  const company = await openBenchCompany(ctx, wanted);
  const population = await insertPopulation(ctx, company, { people, nth: 1 });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`inserted ${grouped(people)} candidates in ${seconds} s`);
  const cookie = `__Host-session=${await openSession(ctx)}`;
  const send = (step: Omit<Step, 'name' | 'kind'>) => ask(d1, cookie, step);
  for (const step of stepsOf(company, population)) {
    const token = step.of === undefined ? '' : tokenIn((await send({ path: step.of })).text);
    const fields = step.fields && { form_token: token, ...step.fields };
    const { cost } = await send({ ...step, ...(fields && { fields }) });
    const row = costs.get(step.name) ?? { kind: step.kind, all: [] };
    costs.set(step.name, { ...row, all: [...row.all, cost] });
  }
  await close();
}

async function openSession(ctx: PublicCtx): Promise<string> {
  const secret = newSecret();
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'admin@company-1.example'));
  await ctx.db.insert(sessions).values({
    id: ctx.newId(),
    hash: await sha256Hex(secret),
    userId: user?.id ?? 0,
    userAgent: 'bench',
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
  });
  return secret;
}

/** In an order in which each finds its records as it needs them. */
function stepsOf(company: BenchCompany, { idOf, ofTheJob, bulk }: Population): Step[] {
  const active = numbers(ofTheJob).filter((n) => !isRejected(n));
  const [one = 1, two = 1, ...others] = active.toReversed().map(idOf);
  const job = `/jobs/${company.idOf(fixtures.job)}`;
  const board = `${job}/board`;
  const application = `${job}/applications/${one}`;
  const person = `/candidates/${idOf(1)}`;
  const stage = (n: number) => company.stageOf(fixtures.pipeline, n);
  const [first = 1] = active.toReversed();
  const from = stage(stageOf(first));
  const to = stage(stageOf(first) === 1 ? 3 : 1);
  const move = (by: readonly [number, number]) => ({ move: `${one}.${by[0]}.${by[1]}` });
  const picked = Object.fromEntries(others.slice(0, 20).map((id) => [`pick.${id}`, 'on']));
  const parts = { 'x-parts': '1' };
  const screen = (name: string, path: string): Step => ({ name, kind: 'screen', path });
  return [
    screen('Today', ''),
    screen('jobs', '/jobs'),
    screen('jobs, searched', '/jobs?q=nurse'),
    screen('new job', '/jobs/new'),
    screen('editor', job),
    screen('board', board),
    screen('table', `${job}/candidates`),
    screen('application', application),
    screen('rejection', `${job}/reject?application=${two}`),
    screen('hiring', `${job}/hire?application=${two}`),
    screen('candidates', '/candidates'),
    screen('candidates, a common name', `/candidates?q=${COMMON_NAME}`),
    screen('candidates, a rare name', `/candidates?q=${RARE_NAME}`),
    screen('person', person),
    screen('pipelines', '/pipelines'),
    screen('search', `/search?q=${COMMON_NAME}`),
    { ...screen('20 more cards', `${board}/stages/${from}`), headers: parts },
    {
      name: 'anything changed?',
      kind: 'poll',
      path: `${board}/changes?since=${Date.now()}`,
      headers: parts,
    },
    {
      name: 'move',
      kind: 'command',
      path: `${board}/move`,
      of: board,
      fields: move([from, to]),
      headers: parts,
    },
    {
      name: 'undo the move',
      kind: 'command',
      path: `${board}/undo`,
      of: board,
      fields: move([to, from]),
      headers: parts,
    },
    {
      name: 'note',
      kind: 'command',
      path: `${application}/note`,
      of: application,
      fields: { note: 'Bakes well.' },
    },
    {
      name: 'reject',
      kind: 'command',
      path: `${job}/reject`,
      of: `${job}/reject?application=${two}`,
      fields: { application: String(two), reason: '2' },
    },
    {
      name: 'review of 20',
      kind: 'command',
      path: `${board}/review`,
      of: board,
      fields: { ...picked, action: 'move', stage_id: String(to) },
    },
    {
      name: 'move 20',
      kind: 'command',
      path: `${board}/bulk`,
      of: board,
      fields: { ...picked, action: 'move', stage_id: String(to) },
    },
    {
      name: 'undo a bulk of 100',
      kind: 'command',
      path: `${board}/undo-bulk`,
      of: board,
      fields: { bulk_id: String(bulk) },
    },
  ];
}

async function ask(
  d1: D1Database,
  cookie: string,
  { path, fields, headers = {} }: Omit<Step, 'name' | 'kind'>,
): Promise<{ text: string; cost: Cost }> {
  const { binding, call } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const services = {
    ...openServices(environment(binding), { waitUntil: (work) => void deferred.push(work) }),
    allows: () => Promise.resolve(true),
    // The script and the dictionaries are files, which cost the database nothing.
    asset: () => Promise.resolve(new Response(null, { status: 404 })),
  };
  const request = new Request(`${ORIGIN}/console/company-1${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: {
      ...headers,
      cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: fields ? new URLSearchParams(fields).toString() : null,
  });
  const response = await app.fetch(request, { services });
  const text = await response.text();
  await Promise.all(deferred);
  if (response.status >= 400) throw new Error(`${path} returned ${response.status}: ${text}`);
  return { text, cost: { ...call, bytes: text === '' ? 0 : gzipSync(text).length } };
}

function tokenIn(html: string): string {
  const [, main = ''] = html.split('<main');
  const [, token = ''] = /name="form_token" value="([^"]+)"/u.exec(main) ?? [];
  return token;
}

function print(): void {
  const line = linesFor([...costs.keys()], 34);
  console.log('\nround trips / rows read / rows written / bytes (gzip), by number of candidates');
  line('', sizes.map(grouped));
  for (const [name, { all }] of costs) {
    line(
      name,
      all.map(({ trips, rowsRead, rowsWritten, bytes }) =>
        [trips, rowsRead, rowsWritten, bytes].map(grouped).join(' / '),
      ),
    );
  }
  const above = [...costs].flatMap(([name, { kind, all }]) => {
    const budget = BUDGETS[kind];
    const last = all.at(-1);
    return (['trips', 'rowsRead', 'bytes'] as const).flatMap((what) =>
      last && last[what] > budget[what]
        ? [`${name}: ${what} ${grouped(last[what])} of ${grouped(budget[what])}`]
        : [],
    );
  });
  console.log(`above their budget: ${above.length}`);
  for (const each of above) console.log(each);
}
