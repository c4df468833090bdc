/**
 * What every screen and command of the console costs a company with few candidates and one with 250,000: round trips, rows as D1
 * counts them, bytes. `npm run bench:console -- --people 400,250000`. With `--only 'bulk|undo'`, of the steps that match, each with the statements that
 * read the most. The last lines say what is above its budget.
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
import { duplicatePairs } from '#data/tables/duplicates.ts';
import { tags } from '#data/tables/tags.ts';
import { users } from '#data/tables/users.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { alias } from '../tools/local/bundle.ts';
import { migrate } from '../tools/local/migrations.ts';
import { openBenchCompany } from './company.ts';
import { environment } from './compare.ts';
import type * as consoleApp from './console-app.ts';
import { ofDefinitions } from './console-definitions.ts';
import { bodyOf, shownFields } from './console-forms.ts';
import { stepsOf } from './console-steps.ts';
import type { Records, Step } from './console-steps.ts';
import { metered, open } from './database.ts';
import type { Call } from './database.ts';
import { insertPopulation } from './population.ts';
import { grouped, linesFor } from './report.ts';

const ORIGIN = 'https://api.example';
const CONSOLE = '/console/{company}';
const ROOT = CONSOLE.replace('{company}', 'company-1');
const DOMAIN = 'careers.example';
const OUT = join(import.meta.dirname, '../.dev/bench/console.mjs');
/** One person has applied to a hundred of them. */
const JOBS_MIN = 150;
const JOBS_MAX = 1000;

/** Applications that a bulk action changes in one batch, and what each may read. */
const BULK_BATCH = 25;
const BULK_ROWS = 60;

/** Commands are counted without the screen that has their key. */
function budgetOf({ kind, items = 0 }: Step): Record<'trips' | 'rowsRead' | 'bytes', number> {
  const bytes = 15_000;
  switch (kind) {
    case 'screen':
      return { trips: 2, rowsRead: 1000, bytes };
    case 'command':
      return { trips: 3, rowsRead: 150, bytes };
    case 'poll':
      return { trips: 2, rowsRead: 20, bytes: 0 };
    case 'bulk':
      return { trips: 2 + Math.ceil(items / BULK_BATCH), rowsRead: BULK_ROWS * items, bytes };
  }
}

type Cost = Call & { bytes: number };

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '400,250000' },
    only: { type: 'string' },
  },
});
const sizes = options.people.split(',').map(Number);

await bundle();
const { app, consoleRoutes, openServices } = (await import(
  pathToFileURL(OUT).href
)) as typeof consoleApp;
const costs = new Map<string, { step: Step; all: Cost[] }>();
/** As `GET /jobs/{job}/board`. */
const measured = new Set<string>();
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
  const records = { company, population, ...(await insertOthers(ctx, { company, population })) };
  let found = '';
  for (const step of [...stepsOf(records), ...ofDefinitions(records)])
    found = await take(d1, cookie, step, found);
  await close();
}

/** Opens the screen that a step comes from, and then takes it. Returns what is found for the steps after it. */
async function take(d1: D1Database, cookie: string, step: Step, before: string): Promise<string> {
  const { name, find, fields } = step;
  const of = step.of?.replace('{found}', before);
  const html = of === undefined ? '' : (await ask(d1, cookie, { path: of })).text;
  const [, found = before] = find?.exec(html) ?? [];
  const path = step.path.replace('{found}', found);
  const typed = fields && { ...shownFields(html, ROOT + path), ...withFound(fields, found) };
  const { cost } = await ask(d1, cookie, { ...step, path, ...(typed && { fields: typed }) });
  measured.add(routeOf(typed ? 'POST' : 'GET', path));
  if (options.only === undefined || new RegExp(options.only, 'u').test(name)) {
    const row = costs.get(name) ?? { step, all: [] };
    costs.set(name, { step, all: [...row.all, cost] });
  }
  return found;
}

function withFound(fields: Readonly<Record<string, string>>, found: string) {
  const entries = Object.entries(fields).map(([name, text]) => [
    name,
    text.replace('{found}', found),
  ]);
  return Object.fromEntries(entries);
}

/** The route that serves a path: the first that matches, as the service has it. */
function routeOf(method: string, path: string): string {
  const [pathname = ''] = (ROOT + path).split('?');
  const route = consoleRoutes.find((one) => {
    const pattern = one.path.replaceAll(/\{\w+\}/gu, '[^/]+');
    return one.method === method && new RegExp(`^${pattern}$`, 'u').test(pathname);
  });
  if (!route) throw new Error(`${method} ${path} is not of the console.`);
  return nameOf(route);
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(CONSOLE, '')}`;
}

/** A tag, and a pair of candidates who may be the same person. */
async function insertOthers(
  ctx: PublicCtx,
  { company: { id: companyId }, population: { idOf } }: Pick<Records, 'company' | 'population'>,
): Promise<Pick<Records, 'tag' | 'pair'>> {
  const [tag, pair] = [ctx.newId(), ctx.newId()];
  const times = { companyId, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(tags).values({ ...times, id: tag, name: 'Bakes', nameKey: 'bakes' });
  await ctx.db
    .insert(duplicatePairs)
    .values({ ...times, id: pair, candidateId: idOf(3), otherId: idOf(4), reasons: 'e' });
  return { tag, pair };
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

async function ask(
  d1: D1Database,
  cookie: string,
  { path, fields, file, headers = {} }: Pick<Step, 'path' | 'fields' | 'file' | 'headers'>,
): Promise<{ text: string; cost: Cost }> {
  const { binding, call } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const services = {
    ...openServices(environment(binding), { waitUntil: (work) => void deferred.push(work) }),
    allows: () => Promise.resolve(true),
    // The script and the dictionaries are files, which cost the database nothing.
    asset: () => Promise.resolve(new Response(null, { status: 404 })),
  };
  const request = new Request(ORIGIN + ROOT + path, {
    method: fields ? 'POST' : 'GET',
    headers: {
      ...headers,
      cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
    },
    body: fields ? await bodyOf(fields, file) : null,
  });
  const response = await app.fetch(request, { services });
  const text = await response.text();
  await Promise.all(deferred);
  if (response.status >= 400)
    throw new Error(`${path} returned ${response.status}: ${faultIn(text)}`);
  return { text, cost: { ...call, bytes: text === '' ? 0 : gzipSync(text).length } };
}

function faultIn(html: string): string {
  const [, main = html] = html.split('<main');
  return main
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, 500);
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
  if (options.only !== undefined) printStatements();
  const above = [...costs].flatMap(([name, { step, all }]) => {
    const budget = budgetOf(step);
    const last = all.at(-1);
    return (['trips', 'rowsRead', 'bytes'] as const).flatMap((what) =>
      last && last[what] > budget[what]
        ? [`${name}: ${what} ${grouped(last[what])} of ${grouped(budget[what])}`]
        : [],
    );
  });
  console.log(`above their budget: ${above.length}`);
  for (const each of above) console.log(each);
  const missing = consoleRoutes.map(nameOf).filter((name) => !measured.has(name));
  console.log(`not measured: ${missing.join(', ') || 'none'}`);
}

/** Of the largest company, the statements by the rows that they read. */
function printStatements(): void {
  for (const [name, { all }] of costs) {
    console.log(`\n${name}`);
    const byText = Map.groupBy(all.at(-1)?.statements ?? [], ({ text }) => text);
    const read = [...byText].map(([text, runs]) => ({
      text: text.replaceAll(/\s+/gu, ' '),
      runs: runs.length,
      rowsRead: runs.reduce((sum, one) => sum + one.rowsRead, 0),
    }));
    for (const { text, runs, rowsRead } of read.toSorted((x, y) => y.rowsRead - x.rowsRead)) {
      if (rowsRead > 1) console.log(`${grouped(rowsRead).padStart(8)} in ${runs}  ${text}`);
    }
  }
}
