/** Asks tenant endpoints of companies of different sizes through the door of the API, and prints what each cost: round trips, rows as D1 counts them, bytes. */
import { openServices } from '#platform/services.ts';
import type { PublicCtx } from '#context.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { identify } from '#accounts/oauth/actions/identify.ts';
import { createApi, endpointKinds } from '#http/api.ts';
import { endpoints } from '../src/endpoints.ts';
import { bareContext } from '../test/support/bare-context.ts';
import type { Asked, Requests } from './queries.ts';
import type { BenchCompany } from './company.ts';
import { metered, migrate, open } from './database.ts';
import type { Call } from './database.ts';
import { grouped, linesFor } from './report.ts';

const API = 'https://api.example';
const DOMAIN = 'careers.example';
/** Whoever reads more than this times the rows of the smallest is not flat … */
const FLAT_MAX = 1.5;
/** … unless it is no more than a page and its total may cost, of which the smallest had less to show. */
const PAGE_ROWS_MAX = 96;

const api = createApi(endpoints, endpointKinds(identify));

type Cost = Omit<Call, 'statements'> & { statements: number; bytes: number };
/** One request, and what it cost each company. */
type Row = { endpoint: string; asked: Asked; costs: Cost[] };

type Comparison = {
  /** Of the companies. */
  sizes: readonly number[];
  /** What there are so many of. */
  kind: string;
  /** Of which paths all are to be asked. */
  covers: (path: string) => boolean;
  /** Makes a company, and tells what is asked of it, one round after the other. */
  open: (
    ctx: PublicCtx,
    wanted: { domain: string; size: number; nth: number },
  ) => Promise<{ company: BenchCompany; rounds: readonly Requests[] }>;
};

/** Each company alone in its database; beside the biggest stands another of the smallest. */
export async function compare({ sizes, kind, covers, open: openCompany }: Comparison) {
  const ordered = sizes.toSorted((a, b) => a - b);
  const [smallest = 0] = ordered;
  const inquiry = openInquiry({
    doors: endpoints.filter((one) => one.kind === 'tenant' && covers(one.path)),
    companies: [...ordered.map(grouped), `${grouped(smallest)} beside it`],
  });
  for (const size of ordered) {
    const { d1, close } = await open();
    await migrate(d1);
    const career = { hostname: DOMAIN, name: 'Careers', language: 'en' };
    await bareContext(d1, new Date()).db.insert(careerDomains).values(career);
    const beside = size === ordered.at(-1) ? [smallest] : [];
    for (const [at, each] of [size, ...beside].entries()) {
      const started = performance.now();
      const ctx = bareContext(d1, new Date());
      const wanted = { domain: DOMAIN, size: each, nth: at + 1 };
      const { company, rounds } = await openCompany(ctx, wanted);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`made ${grouped(each)} ${kind} in ${seconds} s`);
      // The first use of a grant is written down, and is not what every other one costs.
      await call(d1, company, 'GET', { what: '', url: '/api/jobs/create' });
      for (const requests of rounds) await inquiry.ask(d1, company, requests);
    }
    await close();
  }
  inquiry.report();
}

type Door = { method: string; path: string };

/** Of these companies in their order, the last but one the biggest. */
function openInquiry({ doors, companies }: { doors: readonly Door[]; companies: string[] }) {
  const biggest = companies.length - 2;
  const rows = new Map<string, Row>();
  return { ask, report };

  /** What reads comes first, so that it finds what was made and no more. */
  async function ask(d1: D1Database, company: BenchCompany, requests: Requests): Promise<void> {
    const turn = ({ method }: Door) => (method === 'GET' ? 0 : 1);
    for (const { method, path } of doors.toSorted((a, b) => turn(a) - turn(b))) {
      const endpoint = nameOf({ method, path });
      for (const asked of requests[endpoint] ?? []) {
        const key = `${endpoint} ${asked.what}`;
        const row = rows.get(key) ?? { endpoint, asked, costs: [] };
        rows.set(key, row);
        row.costs.push(await costOf(d1, company, method, asked));
      }
    }
  }

  function report(): void {
    const all = [...rows.values()];
    const names = [...endpointsAsked(), ...all.map(({ asked }) => `  ${asked.what}`)];
    const line = linesFor(names, 30);
    console.log(
      '\nround trips / rows read / rows written / milliseconds of D1, by company; bytes of the answer',
    );
    for (const endpoint of endpointsAsked()) {
      line(endpoint, [...companies, 'bytes']);
      for (const { asked, costs } of all.filter((row) => row.endpoint === endpoint)) {
        const cells = costs.map(({ trips, rowsRead, rowsWritten, milliseconds }) =>
          [trips, rowsRead, rowsWritten, Math.round(milliseconds)].map(grouped).join(' / '),
        );
        const bytes = Math.max(...costs.map((each) => each.bytes));
        line(`  ${asked.what}`, [...cells, grouped(bytes)]);
      }
    }
    conclude(all);
  }

  /** In the order of the API. */
  function endpointsAsked(): string[] {
    const asked = new Set([...rows.values()].map(({ endpoint }) => endpoint));
    return doors.map(nameOf).filter((name) => asked.has(name));
  }

  function conclude(all: readonly Row[]): void {
    const grown = all
      .map((row) => ({ ...row, times: times(row, biggest) }))
      .sort((a, b) => b.times - a.times);
    const steep = grown.filter((row) => !isFlat(row, biggest));
    const unexplained = steep.filter(({ asked }) => asked.grows === undefined);
    const disturbed = all.filter((row) => !isFlat(row, companies.length - 1));
    const most = (count: (cost: Cost) => number) =>
      Math.max(...all.flatMap(({ costs }) => costs.map(count)));
    const asked = new Set(endpointsAsked());
    const unasked = doors.map(nameOf).filter((name) => !asked.has(name));

    console.log(
      `\nrows read at ${companies[biggest]} to rows read at ${companies[0]}, worst first`,
    );
    for (const { endpoint, asked: what, costs, times: each } of steep) {
      const [first, last] = [costs[0], costs[biggest]].map((one) => grouped(one?.rowsRead ?? 0));
      const why = what.grows ?? 'NOT FLAT, and should be';
      console.log(`${factor(each)}  ${endpoint} ${what.what} (${first}, ${last}): ${why}`);
    }
    const flat = grown.filter((row) => isFlat(row, biggest));
    console.log(
      `all others, ${flat.length} of ${all.length}: ${factor(flat[0]?.times ?? 0)} at most`,
    );
    console.log(`not flat without a reason: ${unexplained.length}`);
    console.log(
      `dearer beside a big company: ${disturbed.map(({ endpoint, asked: what }) => `${endpoint} ${what.what}`).join('; ') || 'none'}`,
    );
    console.log(`round trips: ${grouped(most(({ trips }) => trips))} at most`);
    console.log(`statements: ${grouped(most(({ statements }) => statements))} at most`);
    console.log(`not asked: ${unasked.join(', ') || 'none'}`);
  }
}

async function costOf(
  d1: D1Database,
  company: BenchCompany,
  method: string,
  asked: Asked,
): Promise<Cost> {
  if (asked.after === undefined) return (await call(d1, company, method, asked)).cost;
  const before = await call(d1, company, method, { ...asked, url: asked.after });
  const { next_cursor: cursor } = JSON.parse(before.text).data as { next_cursor: string };
  const url = `${asked.url}${asked.url.includes('?') ? '&' : '?'}cursor=${cursor}`;
  return (await call(d1, company, method, { ...asked, url })).cost;
}

/** Through the door of the API, with what is done after the answer. */
async function call(
  d1: D1Database,
  { token }: BenchCompany,
  method: string,
  { url, body, form, headers }: Asked,
): Promise<{ text: string; cost: Cost }> {
  const { binding, call: counted } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void deferred.push(work);
  const services = {
    ...openServices(environment(binding), { waitUntil }),
    // One user asks it all within a minute.
    allows: () => Promise.resolve(true),
  };
  const request = new Request(`${API}${url}`, {
    method,
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: form?.() ?? (body ? JSON.stringify(body) : null),
  });
  const response = await api.fetch(request, { services });
  const text = await response.text();
  await Promise.all(deferred);
  if (!response.ok) throw new Error(`${method} ${url} is answered ${response.status}: ${text}`);
  const statements = counted.statements.length;
  return { text, cost: { ...counted, statements, bytes: Buffer.byteLength(text) } };
}

/** The bindings of the Worker, of which the database alone is one. */
function environment(DB: D1Database): Env {
  const done = () => Promise.resolve();
  const queue = { send: done, sendBatch: done };
  const env = {
    DB,
    KV: { get: () => Promise.resolve(null), put: done },
    FILES: { put: done, delete: done },
    MAIL: queue,
    WEBHOOKS: queue,
    CVS: queue,
    API_ORIGIN: API,
    APP_ENV: 'production',
    MAIL_TRANSPORT: 'outbox',
    SECRET_KEY: 'a secret of the bench that nothing else uses',
  };
  return env as unknown as Env;
}

function factor(n: number): string {
  return `x${n >= 10 ? grouped(Math.round(n)) : n.toFixed(2)}`.padStart(8);
}

function isFlat(row: Row, at: number): boolean {
  return times(row, at) <= FLAT_MAX || (row.costs[at]?.rowsRead ?? 0) <= PAGE_ROWS_MAX;
}

/** Rows read by one company to those that the smallest reads alone. */
function times({ costs }: Row, at: number): number {
  return (costs[at]?.rowsRead ?? 0) / Math.max(1, costs[0]?.rowsRead ?? 0);
}

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}
