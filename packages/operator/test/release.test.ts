/** Releases on the simulated platform: by growing shares, asked by version, and back if something fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCloudflare } from '../tools/deployment/cloudflare.ts';
import { observe } from '../tools/deployment/observe.ts';
import { release } from '../tools/deployment/release.ts';
import { smokeUserOf, takeSecrets, withoutSecrets } from '../tools/deployment/release-secrets.ts';
import type { SmokeUser } from '../tools/deployment/smoke.ts';
import { deployedCommit, tagOf as newTagOf } from '../tools/deployment/versions.ts';
import { asking } from '../../../tools/monitoring/dataset.ts';
import { comparing, findWorse } from '../../../tools/monitoring/versions.ts';
import { openEdge } from '../../../tools/simulate-platform/edge.ts';
import type { Edge } from '../../../tools/simulate-platform/edge.ts';
import { openPlatform } from '../../../tools/simulate-platform/server.ts';
import type { Platform } from '../../../tools/simulate-platform/server.ts';

const NAME = 'acme-eu';
const API = 'api.acme.example';
const CAREERS = 'careers.acme.example';
const SCRIPTS = ['reader', 'background', 'api', 'careers'].map((worker) => `${NAME}-${worker}`);

let platform: Platform;
let edge: Edge;
let printed: string[];

beforeEach(async () => {
  platform = await openPlatform();
  edge = await openEdge(platform.state, NAME, API);
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', platform.baseUrl);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'simulated');
  printed = [];
  for (const script of SCRIPTS) addVersion(script, 'before');
  for (const script of SCRIPTS) {
    const { versions } = scriptOf(script);
    platform.state.deploy(scriptOf(script), [
      { version_id: versions[0]?.id ?? '', percentage: 100 },
    ]);
  }
});

afterEach(async () => {
  vi.unstubAllEnvs();
  edge.close();
  await platform.close();
});

const scriptOf = (name: string) => platform.state.madeScript(name);

function addVersion(script: string, tag: string): void {
  const { versions } = scriptOf(script);
  versions.push({
    id: crypto.randomUUID(),
    number: versions.length + 1,
    tag,
    message: '',
    created_on: '',
    modules: new Map(),
    bindings: [],
  });
}

/** How many of a hundred requests fail, and how long one takes. */
type Figures = { failed: number; durationMs: number };

const POINTS_OF_PERCENT = 20;

/** Writes the data points of the requests that the versions of a Worker get at this step, by their tags. */
function serveTraffic(worker: string, figures: Readonly<Record<string, Figures>>): void {
  // It has no binding, so it writes none.
  if (worker.endsWith('-reader')) return;
  const { versions, deployments } = scriptOf(worker);
  for (const { version_id: id, percentage } of deployments[0]?.versions ?? []) {
    const own = figures[versions.find((one) => one.id === id)?.tag ?? ''];
    if (!own) continue;
    for (let one = 0; one < percentage * POINTS_OF_PERCENT; one++) {
      const outcome = one % 100 < own.failed ? 'failed' : 'ok';
      const point = { kind: 'request', version: id, outcome, duration_ms: own.durationMs };
      platform.state.points.push({ dataset: 'acme_eu_metrics', at: new Date(), point });
    }
  }
}

async function releaseTag(
  tag: string,
  late: () => string[] = () => [],
  figures: Readonly<Record<string, Figures>> = {},
  user: SmokeUser = {},
): Promise<boolean> {
  const cloudflare = await openCloudflare(null);
  return release({
    cloudflare,
    name: NAME,
    hosts: { api: API, careers: [CAREERS] },
    tag,
    upload: (worker) => Promise.resolve(addVersion(`${NAME}-${worker}`, tag)),
    create: (worker) => {
      const script = `${NAME}-${worker}`;
      addVersion(script, tag);
      const [made] = scriptOf(script).versions;
      platform.state.deploy(scriptOf(script), [{ version_id: made?.id ?? '', percentage: 100 }]);
      return Promise.resolve();
    },
    findLate: () => Promise.resolve(late()),
    cronVersion: () => Promise.resolve(null),
    observe: (worker, since) => {
      serveTraffic(worker, figures);
      return observe(cloudflare, worker, since);
    },
    compare: comparing(asking(cloudflare, NAME), (line) => printed.push(line)),
    waitSeconds: 0,
    user,
    connect: edge.origin,
    print: (line) => printed.push(line),
  });
}

/** The tags and percentages of each deployment of a Worker, the first one first. */
function historyOf(script: string): string[] {
  const { versions, deployments } = scriptOf(script);
  const tagOf = (id: string) => versions.find((version) => version.id === id)?.tag;
  return deployments
    .toReversed()
    .map((one) =>
      one.versions.map((part) => `${tagOf(part.version_id)} ${part.percentage}`).join(', '),
    );
}

const ALL_STEPS = [
  'before 100',
  'before 100, new 0',
  'before 95, new 5',
  'before 50, new 50',
  'new 100',
];

test('each Worker is released by 0, 5, 50 and 100 percent, after those that it calls', async () => {
  expect(await releaseTag('new')).toBe(true);
  expect(SCRIPTS.map(historyOf)).toEqual(SCRIPTS.map(() => ALL_STEPS));
  const order = platform.state.changes.map((change) => /acme-eu-(\w+)/u.exec(change)?.[1]);
  expect([...new Set(order)]).toEqual(['reader', 'background', 'api', 'careers']);
});

test('a deployment from before there was a reader gets it first, and at once', async () => {
  platform.state.scripts.delete('acme-eu-reader');
  expect(await releaseTag('new')).toBe(true);
  expect(SCRIPTS.map(historyOf)).toEqual([['new 100'], ALL_STEPS, ALL_STEPS, ALL_STEPS]);
  expect(printed).toContain('Deploying acme-eu-reader, which is new …');
});

test('it keeps its reader where the others are taken back', async () => {
  platform.state.scripts.delete('acme-eu-reader');
  edge.broken.set('acme-eu-api new', 5);
  expect(await releaseTag('new')).toBe(false);
  expect(historyOf('acme-eu-reader')).toEqual(['new 100']);
  expect(historyOf('acme-eu-background').at(-1)).toBe('before 100');
});

test('a Worker that was there before and is not now is not made by a release', async () => {
  platform.state.scripts.delete('acme-eu-background');
  expect(await releaseTag('new')).toBe(false);
  expect(printed.join('\n')).toContain('acme-eu-background is not deployed. Run setup.');
});

test('the new version is asked at every step, at 0 percent too, and no other', async () => {
  await releaseTag('new');
  const ofNew = new Set(SCRIPTS.map((script) => scriptOf(script).versions[1]?.id));
  expect(edge.asked.every(({ version }) => ofNew.has(version))).toBe(true);
  for (const worker of ['acme-eu-api', 'acme-eu-careers']) {
    const asked = edge.asked.filter((one) => one.worker === worker);
    expect([...new Set(asked.map(({ percentage }) => percentage))]).toEqual([0, 5, 50, 100]);
  }
  const paths = edge.asked.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/sign-in', '/mcp', '/sitemap.xml']));
});

test('a version that fails at 0 percent never gets a request of others', async () => {
  edge.broken.set('acme-eu-api new', 0);
  expect(await releaseTag('new')).toBe(false);
  expect(historyOf('acme-eu-api')).toEqual(['before 100', 'before 100, new 0', 'before 100']);
  expect(historyOf('acme-eu-background')).toEqual([...ALL_STEPS, 'before 100']);
  expect(historyOf('acme-eu-careers')).toEqual(['before 100']);
  expect(printed.join('\n')).toContain('GET api.acme.example/sign-in: 500');
});

test('a version that fails under requests is taken back, careers first', async () => {
  edge.broken.set('acme-eu-careers new', 50);
  expect(await releaseTag('new')).toBe(false);
  expect(historyOf('acme-eu-careers').slice(-2)).toEqual(['before 50, new 50', 'before 100']);
  const back = printed
    .filter((line) => line.startsWith('back'))
    .map((line) => line.split(/\s+/u)[1]);
  expect(back).toEqual(['acme-eu-careers', 'acme-eu-api', 'acme-eu-background', 'acme-eu-reader']);
});

test('failed requests that the platform counts end a release, and so does work that is late', async () => {
  platform.state.invocations.set('acme-eu-background', { requests: 1000, errors: 21 });
  expect(await releaseTag('new')).toBe(false);
  expect(printed.join('\n')).toContain('21 of 1000 requests to acme-eu-background failed');

  platform.state.invocations.set('acme-eu-background', { requests: 1000, errors: 20 });
  expect(await releaseTag('newer', () => ['the oldest email is 31 minutes late'])).toBe(false);
  expect(printed.join('\n')).toContain('the oldest email is 31 minutes late');
  expect(historyOf('acme-eu-background').at(-1)).toBe('before 100');
});

test('a release after one that was interrupted begins from the version that serves most', async () => {
  const api = scriptOf('acme-eu-api');
  addVersion('acme-eu-api', 'interrupted');
  const [before = '', interrupted = ''] = api.versions.map(({ id }) => id);
  platform.state.deploy(api, [
    { version_id: interrupted, percentage: 5 },
    { version_id: before, percentage: 95 },
  ]);
  edge.broken.set('acme-eu-api new', 5);
  expect(await releaseTag('new')).toBe(false);
  expect(historyOf('acme-eu-api').at(-1)).toBe('before 100');
});

test('where it was interrupted at 50 percent, the older version is the one to go back to', async () => {
  const api = scriptOf('acme-eu-api');
  addVersion('acme-eu-api', 'interrupted');
  const [before = '', interrupted = ''] = api.versions.map(({ id }) => id);
  platform.state.deploy(api, [
    { version_id: interrupted, percentage: 50 },
    { version_id: before, percentage: 50 },
  ]);
  edge.broken.set('acme-eu-api new', 5);
  expect(await releaseTag('new')).toBe(false);
  expect(historyOf('acme-eu-api').at(-1)).toBe('before 100');
});

test('a rollback goes on where a call fails once, and past a Worker that cannot go back', async () => {
  edge.broken.set('acme-eu-careers new', 50);
  const { orders } = platform.state;
  // The first three are steps of the release.
  orders.push({
    request: 'POST /workers/scripts/acme-eu-careers/deployments',
    status: 502,
    skip: 3,
  });
  orders.push({ request: 'POST /workers/scripts/acme-eu-api/deployments', status: 403, skip: 4 });
  expect(await releaseTag('new')).toBe(false);
  expect(orders).toEqual([]);
  expect(historyOf('acme-eu-careers').at(-1)).toBe('before 100');
  expect(historyOf('acme-eu-background').at(-1)).toBe('before 100');
  expect(historyOf('acme-eu-api').at(-1)).toBe('new 100');
  const before = scriptOf('acme-eu-api').versions[0]?.id;
  expect(printed.join('\n')).toContain('STUCK   acme-eu-api');
  expect(printed.join('\n')).toContain(`wrangler versions deploy ${before}@100%`);
});

test('where a user is configured, the checks ask as them, and otherwise say what is left out', async () => {
  expect(await releaseTag('bare')).toBe(true);
  expect(printed.join('\n')).toContain('Left out of the checks: asking as a user');
  const pathsOf = () => new Set(edge.asked.map(({ path }) => path));
  expect([...pathsOf()].filter((path) => path.endsWith('/store'))).toEqual([]);
  expect(pathsOf().size).toBeGreaterThan(14);

  printed.length = 0;
  const user = { token: 'rat_simulated', job: 'hash', webhook: '7' };
  expect(await releaseTag('asked', undefined, {}, user)).toBe(true);
  const leftOut = printed.filter((line) => line.startsWith('Left out'));
  expect(leftOut).toEqual([expect.stringMatching(/^Left out of the checks: signing in and/u)]);
  expect([...pathsOf()]).toEqual(
    expect.arrayContaining(['/api/candidate-job/store', '/api/plugins/webhooks/7/test']),
  );
});

test('a version that signs nobody in is taken back', async () => {
  const signIn = { email: 'ada@acme.example', password: 'unusual', client: 'oci_simulated' };
  // The simulated Worker answers each path with 200, and leads nowhere.
  expect(await releaseTag('closed', undefined, {}, { signIn })).toBe(false);
  expect(printed.join('\n')).toContain(`signing in at ${API}: the sign-in is answered 200`);
  expect(printed.join('\n')).not.toContain('unusual');
});

test('secrets come by standard input or the environment, and a line that is none is not repeated', () => {
  vi.stubEnv('RELEASE_TOKEN', undefined);
  const lines = ['RELEASE_TOKEN=oat_x=1', '', 'RELEASE_EMAIL=ada@acme.example', 'SECRET of mine'];
  expect(() => takeSecrets(() => lines.shift())).toThrow(/^Each line .*RELEASE_CLIENT\.$/u);
  expect(smokeUserOf(process.env)).toMatchObject({ token: 'oat_x=1', signIn: undefined });
  const all = { RELEASE_EMAIL: 'a', RELEASE_PASSWORD: 'b', RELEASE_CLIENT: 'c' };
  expect(smokeUserOf(all).signIn).toEqual({ email: 'a', password: 'b', client: 'c' });
  // What the gate runs gets none of them.
  expect(withoutSecrets({ PATH: '/bin', CLOUDFLARE_API_TOKEN: 'x', ...all })).toEqual({
    PATH: '/bin',
  });
});

test('the commit of the version that serves is known by its tag', async () => {
  const cloudflare = await openCloudflare(null);
  expect(await deployedCommit(cloudflare, 'acme-eu-api')).toBeNull();
  const tag = newTagOf(new Date('2026-11-28T02:03:04Z'), 'abc1234');
  expect(tag).toBe('20261128T0203-abc1234');
  expect(await releaseTag(tag)).toBe(true);
  expect(await deployedCommit(cloudflare, 'acme-eu-api')).toBe('abc1234');
});

const well = { failed: 0, durationMs: 40 };

test('a version that fails more of its requests than the one before is taken back', async () => {
  const figures = { before: well, new: { failed: 3, durationMs: 40 } };
  expect(await releaseTag('new', undefined, figures)).toBe(false);
  expect(historyOf('acme-eu-background').at(-2)).toBe('before 95, new 5');
  expect(historyOf('acme-eu-background').at(-1)).toBe('before 100');
  expect(printed.join('\n')).toContain(
    'the new version fails 3.0 % of its work, the one before 0.0 %',
  );
});

test('a version that is slower than the one before is taken back', async () => {
  const figures = { before: well, new: { failed: 0, durationMs: 400 } };
  expect(await releaseTag('new', undefined, figures)).toBe(false);
  expect(historyOf('acme-eu-background').at(-1)).toBe('before 100');
  expect(printed.join('\n')).toContain('the new version takes 400 ms (p95), the one before 40 ms');
});

test('a version that is no worse than the one before is released, whatever both are like', async () => {
  const poor = { failed: 5, durationMs: 900 };
  const figures = { before: poor, new: { failed: 4, durationMs: 950 } };
  serveTraffic('acme-eu-background', figures);
  expect(await releaseTag('new', undefined, figures)).toBe(true);
  expect(printed.join('\n')).not.toContain('not compared');
});

test('where data points cannot be asked, the release says so once and goes by the other signs', async () => {
  expect(await releaseTag('new')).toBe(true);
  expect(printed.filter((line) => line.includes('not compared'))).toEqual([
    expect.stringContaining('unknown table acme_eu_metrics'),
  ]);
});

test('few requests, one more failure of a hundred, and a tenth of a second say nothing', () => {
  const before = { counted: 1000, failed: 10, p95: 100 };
  expect(findWorse(before, { counted: 49, failed: 49, p95: 9000 })).toEqual([]);
  expect(findWorse({ ...before, counted: 49 }, { counted: 50, failed: 50, p95: 1 })).toEqual([]);
  expect(findWorse(before, { counted: 100, failed: 2, p95: 200 })).toEqual([]);
  expect(findWorse(before, { counted: 100, failed: 3, p95: 201 })).toHaveLength(2);
  expect(findWorse({ ...before, p95: 1000 }, { counted: 100, failed: 1, p95: 1400 })).toEqual([]);
});
