/**
 * What public answers cost, beside Workers that do only what cannot be saved: answer at all (`bare`), ask D1 once (`point`), run the
 * same statements (`statement`), send the same bytes (`bytes`). `npm run bench:throughput -- jobs 'job page'` measures some answers alone.
 */
import { request } from 'node:http';
import type { Trip } from './floors.ts';
import { load } from './load.ts';
import type { Target } from './load.ts';
import { ports, serve } from './serve.ts';
import type { Served } from './serve.ts';

/** Many and short, in turn, so that other work on the machine disturbs all alike. */
const ROUNDS = 25;
/** One of them is a miss, as a round begins more than a second after the one before. */
const FROM_MEMORY = 3000;
const FRESH = 100;
/** Before that, so that the code is compiled. */
const WARM_UP_ROUNDS = 10;
/** The shares of the floors that an answer must reach. */
const needed = { bare: 0.6, point: 0.7, statement: 0.85, bytes: 0.9 };
type Floor = keyof typeof needed;

const api = '127.0.0.1';
const site = 'karriere-de.localhost';
/** A crawler, whose views are not counted. */
const crawler = { 'user-agent': 'bench-bot' };

type Answer = { name: string; host: string; path: string };
/** An answer that is measured beside its floors. */
type Case = {
  name: string;
  requests: number;
  target: Target;
  floors: Partial<Record<Floor, Target>>;
};
type Figures = { cpu: number; perSecond: number };

const serving = await serve();
const figures = new Map<string, Figures[]>();
try {
  const wanted = process.argv.slice(2);
  const all = await findAnswers();
  const cases: Case[] = [];
  for (const answer of all) {
    if (wanted.length === 0 || wanted.includes(answer.name)) cases.push(...(await casesOf(answer)));
  }
  for (const { requests, target, floors } of cases) {
    for (const one of [target, ...Object.values(floors)])
      await load(one, requests * WARM_UP_ROUNDS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, requests, target, floors } of cases) {
      await measure(name, target, requests);
      for (const [floor, one] of Object.entries(floors)) {
        await measure(`${name} ${floor}`, one, requests);
      }
    }
  }
  report(cases);
} finally {
  await serving.stop();
}

/** What the seed has made decides which city and job there are. */
async function findAnswers(): Promise<Answer[]> {
  const domain = 'karriere-de.example';
  const { body } = await get('service', api, `/api/locations/jobs?career_domain=${domain}`);
  const hash = /"has_id":"([^"]+)"/u.exec(body.toString())?.[1];
  if (hash === undefined) throw new Error('The store has no job: npm run seed.');
  return [
    { name: 'countries', host: api, path: '/api/locations/countries' },
    { name: 'cities', host: api, path: '/api/locations/cities?country=DE' },
    { name: 'jobs', host: api, path: '/api/locations/jobs?country=DE' },
    { name: 'city page', host: site, path: '/de/munchen' },
    { name: 'job page', host: site, path: `/jobs/${hash}` },
  ];
}

async function casesOf({ name, host, path }: Answer): Promise<Case[]> {
  const service = { port: ports.service, path };
  const floor = (served: Floor, floorPath: string = path) => ({
    port: ports[served],
    path: floorPath,
    host: () => 'floor',
  });
  await post('statement', path, JSON.stringify(await tripsOf(host, path)));
  const { body, headers } = await get('service', host, path);
  // What the runtime adds itself.
  const { 'transfer-encoding': _, 'content-length': __, date: ___, ...sent } = headers;
  await post('bytes', path, body, { 'x-headers': JSON.stringify(sent) });
  return [
    {
      name: `${name}, from memory`,
      requests: FROM_MEMORY,
      target: { ...service, host: () => host },
      floors: { bare: floor('bare', '/'), bytes: floor('bytes') },
    },
    {
      name: `${name}, fresh`,
      requests: FRESH,
      // Each request names another port of the same host, so that its URL is in no cache, and what it asks for is the same.
      target: { ...service, host: onNewPort(host) },
      floors: { point: floor('point', '/'), statement: floor('statement') },
    },
  ];
}

/** 60,000 ports are more than are asked in the second for which an answer is remembered. */
function onNewPort(host: string): Target['host'] {
  let port = 0;
  return () => {
    port = (port + 1) % 60_000;
    return `${host}:${port + 2000}`;
  };
}

/** The round trips that the answer waits for while others ask for the same, as the service makes them. */
async function tripsOf(host: string, path: string): Promise<Trip[]> {
  const hosts = [`${host}:1001`, `${host}:1002`];
  let trips: Trip[] = [];
  for (const each of hosts) {
    const { body } = await get('recorder', each, path);
    const recorded: { status: number; trips: Trip[] } = JSON.parse(body.toString());
    if (recorded.status !== 200) throw new Error(`${path} answers ${recorded.status}.`);
    trips = recorded.trips;
  }
  if (trips.length === 0) throw new Error(`${path} asks nothing of D1, so it is not fresh.`);
  return trips;
}

type Received = { body: Buffer; headers: Record<string, unknown> };

function get(served: Served, host: string, path: string): Promise<Received> {
  return exchange(served, 'GET', { host, ...crawler }, path);
}

function post(served: Served, path: string, body: string | Buffer, headers: object = {}) {
  return exchange(served, 'POST', { host: 'floor', ...headers }, path, body);
}

function exchange(
  served: Served,
  method: string,
  headers: Record<string, string>,
  path: string,
  body?: string | Buffer,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: ports[served], host: '127.0.0.1', method, path, headers });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const received = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve({ body: received, headers: response.headers });
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${received.toString()}`));
      });
    });
    asked.end(body);
  });
}

async function measure(name: string, target: Target, requests: number): Promise<void> {
  const before = serving.workerdCpuMicroseconds();
  const { seconds } = await load(target, requests);
  const cpu = (serving.workerdCpuMicroseconds() - before) / requests;
  figures.set(name, [...(figures.get(name) ?? []), { cpu, perSecond: requests / seconds }]);
}

/** Shares are of CPU, as other work on the machine disturbs it least, and of the same round. */
function report(cases: readonly Case[]): void {
  console.log('answer                          requests/s   CPU us   share of the floor');
  for (const { name, floors } of cases) {
    console.log(line(name));
    for (const floor of Object.keys(floors) as Floor[]) {
      const share = shareOf(name, `${name} ${floor}`);
      const verdict = share >= needed[floor] ? 'ok' : 'MISSED';
      console.log(
        `${line(`  ${floor}`, `${name} ${floor}`)}   ${share.toFixed(2)} >= ${needed[floor]} ${verdict}`,
      );
    }
  }
}

function shareOf(name: string, floor: string): number {
  const floors = figures.get(floor) ?? [];
  return median((figures.get(name) ?? []).map(({ cpu }, round) => (floors[round]?.cpu ?? 0) / cpu));
}

function line(label: string, name: string = label): string {
  const measured = figures.get(name) ?? [];
  const perSecond = median(measured.map((one) => one.perSecond)).toFixed(0);
  const cpu = median(measured.map((one) => one.cpu)).toFixed(0);
  return `${label.padEnd(31)} ${perSecond.padStart(10)} ${cpu.padStart(8)}`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
