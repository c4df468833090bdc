/** Calls tenant endpoints for companies of different sizes, and prints what each costs: round trips, rows as D1 counts them, bytes. */
import { openApiServices } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi } from '#http/api.ts';
import { endpointKinds } from '#http/kinds/endpoints.ts';
import { endpoints } from '../src/workers/all-endpoints.ts';
import { bareContext } from '../test/support/bare-context.ts';
import type { BenchRequest, Requests } from './queries.ts';
import type { BenchCompany } from './company-records.ts';
import { writeMeasured } from '../packages/operator/tools/deployment/measured-load.ts';
import { migrate } from '../tools/local/migrations.ts';
import { metered, open } from './database.ts';
import type { Call } from './database.ts';
import { grouped, linesFor } from './report.ts';
import { withReader } from '../test/support/with-reader.ts';

const API = 'https://api.example';
const DOMAIN = 'careers.example';
/** An endpoint is flat if it reads at most this many times the rows of the smallest company … */
const FLAT_MAX = 1.5;
/** … or no more than a page and its total need, of which the smallest company has less. */
const PAGE_ROWS_MAX = 96;
const CALLS = 1000;
const READS_SHARE = 0.95;

const api = createApi(endpoints, endpointKinds(identify));

type Cost = Omit<Call, 'statements'> & { statements: number; bytes: number };
/** A request, and its cost for each company. */
type Row = { endpoint: string; request: BenchRequest; costs: Cost[] };
type Endpoint = { method: string; path: string };

type Comparison = {
  /** Of the companies. */
  sizes: readonly number[];
  /** The records that the sizes count. */
  kind: string;
  /** A file for what a call of the smallest company costs, for `operator cost --load`. */
  load?: string | undefined;
  /** Selects the paths to measure. */
  covers: (path: string) => boolean;
  /** Creates a company, and returns its requests in rounds that run one after the other. */
  open: (
    ctx: PublicCtx,
    wanted: { domain: string; size: number; nth: number },
  ) => Promise<{ company: BenchCompany; rounds: readonly Requests[] }>;
};

/** Each company is alone in its database, except that the biggest shares it with another of the smallest size. */
export async function compare({ sizes, kind, load, covers, open: openCompany }: Comparison) {
  const ordered = sizes.toSorted((a, b) => a - b);
  const [smallest = 0] = ordered;
  const covered = endpoints.filter(
    (endpoint) => endpoint.kind === 'tenant' && covers(endpoint.path),
  );
  const rows = new Map<string, Row>();
  for (const size of ordered) {
    const { d1, close } = await open();
    await migrate(d1);
    const career = { hostname: DOMAIN, name: 'Careers', language: 'en' };
    await bareContext(d1, new Date()).db.insert(careerDomains).values(career);
    const neighbours = size === ordered.at(-1) ? [smallest] : [];
    for (const [index, each] of [size, ...neighbours].entries()) {
      const started = performance.now();
      const ctx = bareContext(d1, new Date());
      const wanted = { domain: DOMAIN, size: each, nth: index + 1 };
      const { company, rounds } = await openCompany(ctx, wanted);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`inserted ${grouped(each)} ${kind} in ${seconds} s`);
      // The first use of a grant is recorded, which costs a write that later calls do not have.
      await call(d1, company, 'GET', { what: '', url: '/api/jobs/create' });
      for (const requests of rounds) await measure(rows, covered, d1, company, requests);
    }
    await close();
  }
  if (load !== undefined) writeLoad(load, [...rows.values()]);
  printComparison(
    covered,
    [...rows.values()],
    [...ordered.map(grouped), `${grouped(smallest)} beside it`],
  );
}

/** Of a thousand calls, of which one in twenty writes. */
function writeLoad(file: string, rows: readonly Row[]): void {
  const meanOf = (isRead: boolean, count: (cost: Cost) => number) => {
    const counts = rows
      .filter(({ endpoint }) => endpoint.startsWith('GET') === isRead)
      .flatMap(({ costs: [cost] }) => (cost ? [count(cost)] : []));
    return counts.reduce((sum, one) => sum + one, 0) / Math.max(1, counts.length);
  };
  const mixed = (count: (cost: Cost) => number) =>
    Math.round(
      CALLS * (READS_SHARE * meanOf(true, count) + (1 - READS_SHARE) * meanOf(false, count)),
    );
  writeMeasured(file, {
    source: 'the mean of every endpoint of the tenant API, for a small company',
    days: null,
    requests: CALLS,
    rows_read: mixed(({ rowsRead }) => rowsRead),
    rows_written: mixed(({ rowsWritten }) => rowsWritten),
  });
}

/** Reads run before writes, so that they read what was inserted and no more. */
async function measure(
  rows: Map<string, Row>,
  covered: readonly Endpoint[],
  d1: D1Database,
  company: BenchCompany,
  requests: Requests,
): Promise<void> {
  const rank = ({ method }: Endpoint) => (method === 'GET' ? 0 : 1);
  for (const { method, path } of covered.toSorted((a, b) => rank(a) - rank(b))) {
    const endpoint = nameOf({ method, path });
    for (const request of requests[endpoint] ?? []) {
      const key = `${endpoint} ${request.what}`;
      const row = rows.get(key) ?? { endpoint, request, costs: [] };
      rows.set(key, row);
      row.costs.push(await costOf(d1, company, method, request));
    }
  }
}

/** `companies` are the names of the columns. The last but one is the biggest company. */
function printComparison(
  covered: readonly Endpoint[],
  rows: readonly Row[],
  companies: readonly string[],
): void {
  const measured = new Set(rows.map(({ endpoint }) => endpoint));
  const names = covered.map(nameOf);
  const printed = names.filter((name) => measured.has(name));
  const line = linesFor([...printed, ...rows.map(({ request }) => `  ${request.what}`)], 30);
  console.log(
    '\nround trips / rows read / rows written / milliseconds of D1, by company; bytes of the answer',
  );
  for (const endpoint of printed) {
    line(endpoint, [...companies, 'bytes']);
    for (const { request, costs } of rows.filter((row) => row.endpoint === endpoint)) {
      const cells = costs.map(({ trips, rowsRead, rowsWritten, milliseconds }) =>
        [trips, rowsRead, rowsWritten, Math.round(milliseconds)].map(grouped).join(' / '),
      );
      const bytes = Math.max(...costs.map((cost) => cost.bytes));
      line(`  ${request.what}`, [...cells, grouped(bytes)]);
    }
  }
  printGrowth(rows, companies);
  const most = (count: (cost: Cost) => number) =>
    grouped(Math.max(...rows.flatMap(({ costs }) => costs.map(count))));
  console.log(`round trips: ${most(({ trips }) => trips)} at most`);
  console.log(`statements: ${most(({ statements }) => statements)} at most`);
  const missing = names.filter((name) => !measured.has(name));
  console.log(`not measured: ${missing.join(', ') || 'none'}`);
}

function printGrowth(rows: readonly Row[], companies: readonly string[]): void {
  const biggest = companies.length - 2;
  const grown = rows
    .map((row) => ({ ...row, growth: growthOf(row, biggest) }))
    .sort((a, b) => b.growth - a.growth);
  const steep = grown.filter((row) => !isFlat(row, biggest));
  const flat = grown.filter((row) => isFlat(row, biggest));
  const disturbed = rows.filter((row) => !isFlat(row, companies.length - 1));
  const unexplained = steep.filter(({ request }) => request.grows === undefined);

  console.log(`\nrows read at ${companies[biggest]} to rows read at ${companies[0]}, worst first`);
  for (const { endpoint, request, costs, growth } of steep) {
    const [first, last] = [costs[0], costs[biggest]].map((cost) => grouped(cost?.rowsRead ?? 0));
    const reason = request.grows ?? 'NOT FLAT, and should be';
    console.log(`${factor(growth)}  ${endpoint} ${request.what} (${first}, ${last}): ${reason}`);
  }
  console.log(
    `all others, ${flat.length} of ${rows.length}: ${factor(flat[0]?.growth ?? 0)} at most`,
  );
  console.log(`not flat without a reason: ${unexplained.length}`);
  const names = disturbed.map(({ endpoint, request }) => `${endpoint} ${request.what}`);
  console.log(`more expensive beside a big company: ${names.join('; ') || 'none'}`);
}

async function costOf(
  d1: D1Database,
  company: BenchCompany,
  method: string,
  request: BenchRequest,
): Promise<Cost> {
  if (request.after === undefined) return (await call(d1, company, method, request)).cost;
  const before = await call(d1, company, method, { ...request, url: request.after });
  const { next_cursor: cursor } = JSON.parse(before.text).data as { next_cursor: string };
  const url = `${request.url}${request.url.includes('?') ? '&' : '?'}cursor=${cursor}`;
  return (await call(d1, company, method, { ...request, url })).cost;
}

/** Calls the API, and counts the work that is deferred until after the answer too. */
async function call(
  d1: D1Database,
  { token }: BenchCompany,
  method: string,
  { url, body, form, headers }: BenchRequest,
): Promise<{ text: string; cost: Cost }> {
  const { binding, call: counted } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void deferred.push(work);
  const services = {
    ...openApiServices(withReader(environment(binding)), { waitUntil }),
    // One user sends all requests within a minute.
    allows: () => Promise.resolve(true),
  };
  const httpRequest = new Request(`${API}${url}`, {
    method,
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: form?.() ?? (body ? JSON.stringify(body) : null),
  });
  const response = await api.fetch(httpRequest, { services });
  const text = await response.text();
  await Promise.all(deferred);
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`);
  const statements = counted.statements.length;
  return { text, cost: { ...counted, statements, bytes: Buffer.byteLength(text) } };
}

/** The bindings of the Worker; all but the database do nothing. */
export function environment(DB: D1Database): Env {
  const done = () => Promise.resolve();
  const queue = { send: done, sendBatch: done };
  const env = {
    DB,
    KV: { get: () => Promise.resolve(null), put: done },
    FILES: {
      get: () => Promise.resolve(new Response('%PDF-')),
      put: done,
      delete: done,
      list: () => Promise.resolve({ objects: [], truncated: false }),
    },
    MAIL: queue,
    WEBHOOKS: queue,
    CVS: queue,
    API_ORIGIN: API,
    APP_ENV: 'development',
    MAIL_TRANSPORT: 'outbox',
    SECRET_KEYS: 'a secret of the bench that nothing else uses',
  };
  return env as unknown as Env;
}

function factor(n: number): string {
  return `x${n >= 10 ? grouped(Math.round(n)) : n.toFixed(2)}`.padStart(8);
}

function isFlat(row: Row, at: number): boolean {
  return growthOf(row, at) <= FLAT_MAX || (row.costs[at]?.rowsRead ?? 0) <= PAGE_ROWS_MAX;
}

/** Rows read for one company to rows read for the smallest. */
function growthOf({ costs }: Row, at: number): number {
  return (costs[at]?.rowsRead ?? 0) / Math.max(1, costs[0]?.rowsRead ?? 0);
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
