/**
 * What every screen and command of the console costs a company with few candidates and one with 250,000: round trips, rows as D1
 * counts them, bytes, script. `npm run bench:console -- --people 30,250000`. It fails where something is above its budget, or not
 * measured. With `--table` it writes the table of docs/console.md; with `--only 'bulk|undo'` it measures the steps that match, and prints
 * the statements that read the most.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { build } from 'esbuild';
import { MANIFEST_PATH } from '#layout/assets.ts';
import type { PublicCtx } from '#context.ts';
import { sessions } from '#data/tables/accounts.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { duplicatePairs } from '#data/tables/duplicates.ts';
import { tags } from '#data/tables/tags.ts';
import { users } from '#data/tables/users.ts';
import { CONSOLE_ASSETS } from '#http/console-assets.ts';
import { sha256Hex } from '#lib/hash.ts';
import { newSecret } from '#lib/token.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { bundleConsoleScript } from '../tools/console-assets.ts';
import type { ScriptFile } from '../tools/console-assets.ts';
import { alias } from '../tools/local/bundle.ts';
import { migrate } from '../tools/local/migrations.ts';
import { readWordFile } from '../tools/translations.ts';
import { openBenchCompany } from './company.ts';
import { environment } from './compare.ts';
import type * as consoleApp from './console-app.ts';
import { ofDefinitions } from './console-definitions.ts';
import { bodyOf, shownFields } from './console-forms.ts';
import { faultsOf, printCosts, printStatements, writeTable } from './console-report.ts';
import type { Cost, Costs } from './console-report.ts';
import { stepsOf } from './console-steps.ts';
import type { Records, Step } from './console-steps.ts';
import { metered, open } from './database.ts';
import { insertPopulation } from './population.ts';
import { grouped } from './report.ts';
import { withReader } from '../test/support/with-reader.ts';

const ORIGIN = 'https://api.example';
const CONSOLE = '/console/{company}';
const ROOT = CONSOLE.replace('{company}', 'company-1');
const DOMAIN = 'careers.example';
const OUT = join(import.meta.dirname, '../.dev/bench/console.mjs');
/** One person has applied to a hundred of them. */
const JOBS_MIN = 150;
const JOBS_MAX = 1000;

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '30,250000' },
    only: { type: 'string' },
    table: { type: 'boolean', default: false },
  },
});
const sizes = options.people.split(',').map(Number);

await bundle();
const script = await bundleConsoleScript();
const { app, consoleRoutes, openApiServices } = (await import(
  pathToFileURL(OUT).href
)) as typeof consoleApp;
const costs: Costs = new Map();
/** As `GET /jobs/{job}/board`. */
const measured = new Set<string>();
for (const size of sizes) await measure(size);
printCosts(costs, sizes);
if (options.only !== undefined) printStatements(costs);
if (options.table) writeTable(costs, sizes);
const faults = [...faultsOf(costs, sizes), ...notMeasured()];
for (const fault of faults) console.log(fault);
console.log(`above their budget or not measured: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function notMeasured(): string[] {
  // Of some steps, the others measure nothing.
  if (options.only !== undefined) return [];
  const names = consoleRoutes.map(nameOf).filter((name) => !measured.has(name));
  return names.map((name) => `not measured: ${name}`);
}

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
  const { name, find, leaves, fields } = step;
  const of = step.of?.replace('{found}', before);
  const html = of === undefined ? '' : (await ask(d1, cookie, { path: of })).text;
  const [, found = before] = find?.exec(html) ?? [];
  const path = step.path.replace('{found}', found);
  const given = fields && withFound(fields, found);
  const typed = given && { ...shownFields(html, ROOT + path, given['purpose']), ...given };
  const { cost, location } = await ask(d1, cookie, {
    ...step,
    path,
    ...(typed && { fields: typed }),
  });
  measured.add(routeOf(typed ? 'POST' : 'GET', path));
  if (options.only === undefined || new RegExp(options.only, 'u').test(name)) {
    costs.set(name, [...(costs.get(name) ?? []), { step, cost }]);
  }
  const [, left = found] = leaves?.exec(location) ?? [];
  return left;
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
): Promise<{ text: string; location: string; cost: Cost }> {
  const { binding, call } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const services = {
    ...openApiServices(withReader(environment(binding)), {
      waitUntil: (work) => void deferred.push(work),
    }),
    allows: () => Promise.resolve(true),
    asset: (asked: Request) => fileAt(new URL(asked.url).pathname),
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
  const bytes = text === '' ? 0 : gzipSync(text).length;
  const location = response.headers.get('location') ?? '';
  return { text, location, cost: { ...call, bytes, script: scriptBytesOf(text) } };
}

/** The names of what a page loads, and the dictionaries. */
async function fileAt(path: string): Promise<Response> {
  const words = await readWordFile(path);
  if (words !== null) return new Response(words);
  if (!path.endsWith(MANIFEST_PATH)) return new Response(null, { status: 404 });
  const assets = { script: 'console.js', style: 'console.css', icons: 'icons.svg' };
  const paths = Object.entries(assets).map(([name, file]) => [name, `${CONSOLE_ASSETS}/${file}`]);
  return Response.json(Object.fromEntries(paths));
}

/** Of what a page loads at once. */
function scriptBytesOf(html: string): number {
  if (!html.includes('<script type="module"')) return 0;
  return (
    sizeOf(({ isEntry }) => isEntry) +
    (html.includes('data-live') ? sizeOf(({ name }) => name.startsWith('live-')) : 0)
  );
}

function sizeOf(isLoaded: (file: ScriptFile) => boolean): number {
  return script.filter(isLoaded).reduce((sum, { text }) => sum + gzipSync(text).length, 0);
}

function faultIn(html: string): string {
  const [, main = html] = html.split('<main');
  return main
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, 500);
}
