/**
 * Imports and exports of one service into another, each with its own store: people by CSV into the first, its bundle into the second,
 * and the bundle of the second compared with it. `npm run bench:transfers -- --rows 1000`.
 */
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { bareContext } from '../test/support/bare-context.ts';
import { comparable } from '../test/support/bundles.ts';
import { numbers } from './database.ts';
import { grouped } from './report.ts';
import { createBenchCompany, openService } from './service.ts';
import type { Service } from './service.ts';

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '1000' } } });
const rows = Number(options.rows);
const POLL_MS = 500;

type Side = { service: Service; token: string };
type Shown = { id: number; status: string; error: string | null; url?: string | null };

const [from, to] = [await openSide('acme'), await openSide('globex')];
try {
  await postJob(from);
  const csv = new TextEncoder().encode(fileOf(rows));
  await importFile(from, csv, 'people.csv');
  const bundle = await timed('export of the company', () => exportCompany(from));
  console.log(`  ${grouped(bundle.byteLength)} bytes`);
  await importFile(to, bundle, 'company.zip');
  const again = await timed('export of the other company', () => exportCompany(to));
  const [before, after] = [bundle, again].map((bytes) =>
    JSON.stringify(comparable(recordsOf(unzipSync(bytes)))),
  );
  const isEqual = before === after;
  console.log(isEqual ? 'ok: the bundles are equal but for ids' : 'MISSED: the bundles differ');
  process.exitCode = isEqual ? 0 : 1;
} finally {
  await Promise.all([from, to].map(({ service }) => service.drop()));
}

async function openSide(subdomain: string): Promise<Side> {
  let tokens: string[] = [];
  const service = await openService(async (d1) => {
    tokens = await createBenchCompany(bareContext(d1, new Date()), subdomain, 1);
  });
  return { service, token: tokens[0] ?? '' };
}

async function send<Data>(
  { service, token }: Side,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${service.addresses().api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Data };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

function postJob(side: Side): Promise<unknown> {
  return send(side, 'POST', '/api/jobs/store', { title: 'Baker' });
}

function fileOf(count: number): string {
  const people = numbers(count).map(
    (n) => `p${n},Person ${n},p${n}@people.example,Baker,Referral,Note ${n}`,
  );
  return ['id,name,email,job,source,note', ...people].join('\n');
}

async function importFile(side: Side, bytes: Uint8Array, name: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([bytes.slice()]), name);
  const { id } = await timed(`dry run of ${name}`, async () => {
    const begun = await send<Shown>(side, 'POST', '/api/imports/store', form);
    return until(side, 'imports', begun.id, ['checked']);
  });
  await timed(`import of ${name}`, async () => {
    await send(side, 'POST', `/api/imports/start/${id}`, {});
    return until(side, 'imports', id, ['imported']);
  });
}

async function exportCompany(side: Side): Promise<Uint8Array> {
  const { id } = await send<Shown>(side, 'POST', '/api/exports/store', { entity: 'company' });
  const { url } = await until(side, 'exports', id, ['finished']);
  const { pathname, search } = new URL(url ?? '');
  const response = await fetch(`${side.service.addresses().api}${pathname}${search}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function until(
  side: Side,
  path: string,
  id: number,
  wanted: readonly string[],
): Promise<Shown> {
  for (;;) {
    const shown = await send<Shown>(side, 'GET', `/api/${path}/show/${id}`);
    if (wanted.includes(shown.status)) return shown;
    if (shown.status === 'failed' || shown.status === 'mapping') {
      throw new Error(`${path} ${shown.status}: ${shown.error}`);
    }
    // Fewer polls than an Admin may make in a minute.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  console.log(`${name.padEnd(30)}  ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return result;
}

function recordsOf(files: Record<string, Uint8Array>) {
  const records: Record<string, { id: string }[]> = {};
  for (const [name, bytes] of Object.entries(files)) {
    const [, entity] = /^([a-z_]+)-\d+\.ndjson$/u.exec(name) ?? [];
    if (entity === undefined) continue;
    const list = (records[entity] ??= []);
    for (const line of Buffer.from(bytes).toString().trimEnd().split('\n')) {
      list.push(JSON.parse(line) as { id: string });
    }
  }
  return records;
}
