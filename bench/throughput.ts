/** The throughput of public answers, compared with a bare Worker and with a Worker that runs one query. */
import { load } from './load.ts';
import type { Target } from './load.ts';
import { ports, serve } from './serve.ts';

const WARM_UP_MS = 1500;
const MEASURED_MS = 2000;
const ROUNDS = 5;

const api = { port: ports.service, host: '127.0.0.1' };
const site = { port: ports.service, host: 'karriere-de.example' };

const answers: Record<string, Omit<Target, 'path'> & { path: string }> = {
  countries: { ...api, path: '/api/locations/countries?' },
  cities: { ...api, path: '/api/locations/cities?country=DE' },
  jobs: { ...api, path: '/api/locations/jobs?country=DE' },
  'city page': { ...site, path: '/de/munchen?' },
};

type Case = { name: string; floor: 'bare' | 'point'; needed: number; target: Target };

const floors: Record<'bare' | 'point', Target> = {
  bare: { port: ports.bare, host: 'bare', path: () => '/' },
  point: { port: ports.point, host: 'point', path: () => '/' },
};

/** `npm run bench:throughput -- cities` measures one answer alone. */
const wanted = process.argv.slice(2);
const chosen = Object.entries(answers).filter(([name]) => {
  return wanted.length === 0 || wanted.includes(name);
});

const cases: Case[] = chosen.flatMap(([name, { path, ...where }]) => [
  {
    name: `${name}, from memory`,
    floor: 'bare',
    needed: 0.6,
    target: { ...where, path: () => path },
  },
  {
    name: `${name}, fresh`,
    floor: 'point',
    needed: 0.7,
    // An unknown parameter makes every URL new to the caches.
    target: { ...where, path: (index) => `${path}&n=${index}${Date.now()}` },
  },
]);

const serving = await serve();
const cost = new Map<string, number[]>();
const speed = new Map<string, number[]>();
try {
  for (const target of [...Object.values(floors), ...cases.map((one) => one.target)]) {
    await load(target, WARM_UP_MS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries(floors)) await measure(name, target);
    for (const { name, target } of cases) await measure(name, target);
  }
} finally {
  await serving.stop();
}

console.log('answer                       requests/s   CPU us   of floor   needed');
for (const name of Object.keys(floors)) console.log(line(name));
for (const { name, floor, needed } of cases) {
  const share = median(name, speed) / median(floor, speed);
  console.log(
    `${line(name)} ${share.toFixed(2).padStart(10)}   >= ${needed} ${floor} ${share >= needed ? 'ok' : 'MISSED'}`,
  );
}

async function measure(name: string, target: Target): Promise<void> {
  const before = serving.workerdCpuMicroseconds();
  const { answered, seconds } = await load(target, MEASURED_MS);
  const spent = serving.workerdCpuMicroseconds() - before;
  cost.set(name, [...(cost.get(name) ?? []), spent / answered]);
  speed.set(name, [...(speed.get(name) ?? []), answered / seconds]);
}

function median(name: string, of: ReadonlyMap<string, number[]> = cost): number {
  const sorted = (of.get(name) ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function line(name: string): string {
  const perSecond = median(name, speed).toFixed(0).padStart(10);
  return `${name.padEnd(28)} ${perSecond} ${median(name).toFixed(0).padStart(8)}`;
}
