/** The cost and speed of webhooks: a write with and without them, a burst, and healthy receivers beside hanging ones. */
import { tenantContext } from '#context.ts';
import type { CallerCtx, PublicCtx } from '#context.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { createWebhook } from '#integrations/webhooks/actions/manage.ts';
import { openVault } from '#lib/vault.ts';
import { createCompany, enterCompany } from '#operator/companies/actions.ts';
import { createJob } from '#recruiting/jobs/jobs/actions/jobs.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { migrate } from '../tools/local/migrations.ts';
import { metered, numbers, open } from './database.ts';
import type { Call } from './database.ts';
import { openCaller, openReceivers, pause, until } from './receivers.ts';
import type { Published, Receipt } from './receivers.ts';
import { openService, createBenchCompany } from './service.ts';

const SUBSCRIBED = 5;
const PAIRS = 150;
const SETTLED_MS = 30;

const BURST_CALLS = 100;
const BURST_HOOKS = 20;
const BURST_MS_MAX = 30_000;
const LATE_MS = 10_000;

const HANGING = numbers(5).map((nth) => `hanging-${nth}`);
const HEALTHY = numbers(2).map((nth) => `healthy-${nth}`);
const EVENTS_PER_SECOND = 5;
const SECONDS = 60;
const FLOOR_SECONDS = 20;
const P95_MS_MAX = 200;
/** An attempt takes 15 s at most. */
const TIMED_OUT_MS = 17_000;
const LOGS_PER_PAGE = 100;

const rows = await countRows();
const tokens = new Map<string, string[]>();
const service = await openService(async (d1) => {
  for (const company of ['plain', 'subscribed', 'burst', 'calm', 'neighbours']) {
    tokens.set(company, await createBenchCompany(bareContext(d1, new Date()), company, 3));
  }
});
const lines: string[] = [];
try {
  lines.push(...(await writes()), ...(await burst()), ...(await neighbours()));
} finally {
  await service.drop();
}
console.log(lines.join('\n'));

function callerOf(company: string) {
  return openCaller(service, tokens.get(company) ?? []);
}

/** The cost of one write, without its authentication. */
async function countRows(): Promise<{ plain: Call; subscribed: Call }> {
  const { d1, close } = await open();
  await migrate(d1);
  const plain = contextOn(d1);
  await plain.db
    .insert(careerDomains)
    .values({ hostname: 'careers.example', name: 'Careers', language: 'en' });
  await createCompany(plain, { subdomain: 'bench', name: 'Bench', domain: 'careers.example' });

  async function write(): Promise<Call> {
    const { binding, call } = metered(d1);
    await createJob(await enterBench(binding), { title: 'Baker', status: 'Live' });
    return call;
  }
  /** Authentication is not counted. */
  async function enterBench(binding: D1Database): Promise<CallerCtx> {
    const { tenant } = await enterCompany(contextOn(d1), 'bench');
    return tenantContext(contextOn(binding), tenant.id);
  }

  // The first write of a company inserts rows that later ones update.
  await write();
  const plainly = await write();
  for (const nth of numbers(SUBSCRIBED)) {
    await createWebhook(await enterBench(d1), {
      name: 'Bench',
      url: `https://hooks.example.com/${nth}`,
      events: ['job.published'],
      belongs_to: 'company',
    });
  }
  const subscribed = await write();
  await close();
  return { plain: plainly, subscribed };
}

function contextOn(binding: D1Database): PublicCtx {
  const vault = openVault('a secret of the bench that nothing else uses');
  return { ...bareContext(binding, new Date()), vault };
}

/** Runs in pairs, each after the deliveries of the one before. */
async function writes(): Promise<string[]> {
  const receivers = await openReceivers();
  const plain = callerOf('plain');
  const subscribed = callerOf('subscribed');
  for (const nth of numbers(SUBSCRIBED)) await subscribed.subscribe(receivers.url(`hook-${nth}`));
  const times = { plain: [] as number[], subscribed: [] as number[] };
  for (const pair of numbers(PAIRS)) {
    const inTurn = [
      async () => times.plain.push(tookMs(await plain.publish())),
      async () => {
        times.subscribed.push(tookMs(await subscribed.publish()));
        await until(() => receivers.receipts.length >= pair * SUBSCRIBED, BURST_MS_MAX);
        await pause(SETTLED_MS);
      },
    ];
    for (const write of pair % 2 === 0 ? inTurn : inTurn.toReversed()) await write();
  }
  receivers.close();
  const [without, having] = [quantile(times.plain, 0.5), quantile(times.subscribed, 0.5)];
  return [
    `a write with 0 / ${SUBSCRIBED} webhooks: round trips ${rows.plain.trips} / ${rows.subscribed.trips}, rows written ${rows.plain.rowsWritten} / ${rows.subscribed.rowsWritten}, rows read ${rows.plain.rowsRead} / ${rows.subscribed.rowsRead}`,
    `  answered in ${ms(without)} / ${ms(having)} (median of ${PAIRS} pairs): x${(having / without).toFixed(2)}`,
  ];
}

async function burst(): Promise<string[]> {
  const receivers = await openReceivers();
  const caller = callerOf('burst');
  for (const nth of numbers(BURST_HOOKS)) await caller.subscribe(receivers.url(`hook-${nth}`));
  const { receipts } = receivers;
  const wanted = BURST_CALLS * BURST_HOOKS;
  const startedAt = performance.now();
  const published = await Promise.all(numbers(BURST_CALLS).map(() => caller.publish()));
  const answeredMs = Math.max(...published.map(({ answeredAt }) => answeredAt)) - startedAt;
  const isWhole = await until(() => distinct(receipts) >= wanted, BURST_MS_MAX);
  const lastMs = Math.max(...receipts.map(({ at }) => at)) - startedAt;
  // A repeated delivery arrives late.
  await pause(LATE_MS);
  receivers.close();
  const twice = receipts.length - distinct(receipts);
  return [
    `burst: ${BURST_CALLS} calls x ${BURST_HOOKS} webhooks: ${distinct(receipts)} of ${wanted} delivered in ${seconds(lastMs)} (the calls took ${seconds(answeredMs)}), ${twice} twice, ${Math.round((1000 * distinct(receipts)) / lastMs)} deliveries/s: ${verdict(isWhole && twice === 0)}`,
  ];
}

async function neighbours(): Promise<string[]> {
  const floor = await pace('calm', [...HEALTHY, ...HANGING], [], FLOOR_SECONDS);
  const { delays, whole, logged } = await pace('neighbours', HEALTHY, HANGING, SECONDS);
  const all = HANGING.length + HEALTHY.length;
  const p95 = quantile(delays, 0.95);
  return [
    `slow neighbours: ${HANGING.length} of ${all} receivers hanging, ${EVENTS_PER_SECOND * all} deliveries/s for ${SECONDS} s: the healthy ones got ${whole}`,
    `  after the answer: ${spread(delays)}: ${verdict(p95 < P95_MS_MAX)}`,
    `  with all ${all} healthy, on the same machine just before: ${spread(floor.delays)}`,
    `  the log of the hanging ones: ${logOf(logged)}`,
  ];
}

type Pace = {
  /** From the answer of the API to each delivery at a healthy receiver. */
  delays: number[];
  whole: string;
  /** Attempts at hanging receivers. */
  logged: Attempt[];
};

/** Sends events at this rate, whatever the answers. */
async function pace(
  company: string,
  healthy: readonly string[],
  hanging: readonly string[],
  lasting: number,
): Promise<Pace> {
  const receivers = await openReceivers({ hanging });
  const caller = callerOf(company);
  const ids: number[] = [];
  for (const hook of hanging) ids.push(await caller.subscribe(receivers.url(hook)));
  for (const hook of healthy) await caller.subscribe(receivers.url(hook));
  const startedAt = performance.now();
  const calls: Promise<Published>[] = [];
  for (const nth of numbers(EVENTS_PER_SECOND * lasting)) {
    // At random times, so that timeouts and retries do not coincide with calls.
    const slot = nth - Math.random();
    await pause(startedAt + (slot * 1000) / EVENTS_PER_SECOND - performance.now());
    calls.push(caller.publish());
  }
  const published = await Promise.all(calls);
  const answered = new Map(published.map(({ jobId, answeredAt }) => [jobId, answeredAt]));
  const { receipts } = receivers;
  const wanted = answered.size * healthy.length;
  await until(() => distinct(receipts) >= wanted, TIMED_OUT_MS);
  if (hanging.length > 0) await pause(TIMED_OUT_MS);
  const logged = (await Promise.all(ids.map((id) => attemptsAt(id)))).flat();
  receivers.close();
  const came = distinct(receipts);
  return {
    delays: receipts.map(({ jobId, at }) => Math.max(0, at - (answered.get(jobId) ?? 0))),
    whole: `${came} of ${wanted}, ${receipts.length - came} twice: ${verdict(receipts.length === wanted && came === wanted)}`,
    logged,
  };

  /** All pages of one webhook's log. */
  async function attemptsAt(id: number): Promise<Attempt[]> {
    const attempts: Attempt[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const path = `/api/plugins/webhooks/${id}/logs?max=${LOGS_PER_PAGE}${query}`;
      const page = (await caller.call('GET', path)) as Page;
      attempts.push(...page.data);
      cursor = page.next_cursor;
    }
    return attempts;
  }
}

type Attempt = { attempt: number; error: string | null; status_code: number; duration_ms: number };
type Page = { data: Attempt[]; next_cursor: string | null };

function logOf(attempts: readonly Attempt[]): string {
  const kinds = Map.groupBy(
    attempts,
    ({ attempt, error, status_code: status }) => `attempt ${attempt} ${error ?? status}`,
  );
  const counts = [...kinds].map(([kind, some]) => `${kind}: ${some.length}`).sort();
  const took = attempts.map((each) => each.duration_ms);
  return `${counts.join(', ')}; took ${spread(took)}`;
}

function distinct(receipts: readonly Receipt[]): number {
  return new Set(receipts.map(({ delivery }) => delivery)).size;
}

function tookMs({ askedAt, answeredAt }: Published): number {
  return answeredAt - askedAt;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function spread(delays: readonly number[]): string {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => ms(quantile(delays, share)));
  return `p50 ${p50}, p95 ${p95}, max ${most}`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function verdict(isGood: boolean): string {
  return isGood ? 'ok' : 'MISSED';
}
