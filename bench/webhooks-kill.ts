/**
 * Whether deliveries survive the end of the process: kill -9 of the whole service three times under load, the queue's memory lost
 * with it, then everything that was answered has to have been delivered. `npm run bench:webhooks-kill -- 10` does it ten times.
 */
import { bareContext } from '../test/support/bare-context.ts';
import { numbers, open } from './database.ts';
import { openCaller, openReceivers, pause } from './receivers.ts';
import type { Published, Receipt } from './receivers.ts';
import { openService, createBenchCompany } from './service.ts';

/** Some receivers are slow or fail, so that a kill meets running and waiting deliveries. */
const HOOKS = ['prompt', 'slow', 'refusing'];
const EVENTS_PER_SECOND = 15;
const LOAD_MS = 20_000;
/** After the start of the load, each with a random delay, so that runs differ. */
const KILLS_AT_MS = [3000, 8000, 13_000];
const CHANCE_MS = 2000;
/** A lease ends after 30 s and is overdue after 35 s; the next tick fails the attempt, and 10 s later it is repeated. */
const QUIET_MS = 55_000;
const TICK_MS = 4000;
/** Between a receipt and its record in the database. */
const NOTED_MS_MAX = 2000;
/** Each may make 300 calls a minute. */
const ADMINS = 5;

type Figures = {
  answered: number;
  /** Of the calls that failed. */
  unanswered: number;
  delivered: number;
  lost: number;
  /** Deliveries that arrived more than once, and those of them that no kill explains. */
  twice: number;
  unexplained: number;
  /** Events that a receiver got with two ids. */
  renamed: number;
  /** Deliveries without an outcome. */
  open: number;
  /** From the answer of the API to the last delivery. */
  slowestMs: number;
};

const runs = Number(process.argv[2] ?? 1);
const total: Figures[] = [];
for (const nth of numbers(runs)) {
  const figures = await run();
  total.push(figures);
  console.log(`run ${nth}: ${told(figures)}`);
}
const sums = Object.keys(total[0] ?? {}).map((key) => {
  const name = key as keyof Figures;
  const each = total.map((figures) => figures[name]);
  return [name, name === 'slowestMs' ? Math.max(...each) : each.reduce((sum, n) => sum + n, 0)];
});
const summed = Object.fromEntries(sums) as Figures;
console.log(`${runs} runs, ${3 * runs} kills: ${told(summed)}`);
const isGood = [summed.lost, summed.unexplained, summed.renamed, summed.open].every((n) => n === 0);
console.log(isGood ? 'ok' : 'MISSED');
process.exitCode = isGood ? 0 : 1;

async function run(): Promise<Figures> {
  let tokens: string[] = [];
  const service = await openService(async (d1) => {
    tokens = await createBenchCompany(bareContext(d1, new Date()), 'acme', ADMINS);
  });
  const receivers = await openReceivers({ slow: ['slow'], refusing: ['refusing'] });
  const kills: number[] = [];
  try {
    const caller = openCaller(service, tokens);
    for (const hook of HOOKS) await caller.subscribe(receivers.url(hook));
    const startedAt = performance.now();
    const [called] = await Promise.all([load(startedAt), killing(startedAt)]);
    const quietAt = (kills.at(-1) ?? 0) + QUIET_MS;
    while (performance.now() < quietAt) {
      await pause(TICK_MS);
      await fetch(`${service.addresses().clock}/cdn-cgi/local/scheduled`);
    }
    await service.kill();
    return figuresOf(called, receivers.receipts, kills, await openRows());

    /** Sends at an even rate, whatever the answers. */
    async function load(from: number): Promise<(Published | null)[]> {
      const calls: Promise<Published | null>[] = [];
      for (const nth of numbers((LOAD_MS / 1000) * EVENTS_PER_SECOND)) {
        await pause(from + (nth * 1000) / EVENTS_PER_SECOND - performance.now());
        calls.push(publish());
      }
      return Promise.all(calls);
    }

    async function publish(): Promise<Published | null> {
      return caller.publish().catch(() => null);
    }

    async function killing(from: number): Promise<void> {
      for (const at of KILLS_AT_MS) {
        await pause(from + at + Math.random() * CHANCE_MS - performance.now());
        kills.push(performance.now());
        await service.kill();
        await service.start();
      }
    }

    async function openRows(): Promise<number> {
      const { d1, close } = await open(service.storageDir);
      const counting = 'select count(*) as n from webhook_deliveries where due_at is not null';
      const row = await d1.prepare(counting).first<{ n: number }>();
      await close();
      return row?.n ?? Number.NaN;
    }
  } finally {
    receivers.close();
    await service.drop();
  }
}

function figuresOf(
  called: readonly (Published | null)[],
  receipts: readonly Receipt[],
  kills: readonly number[],
  openCount: number,
): Figures {
  const answered = called.filter((one) => one !== null);
  const received = new Set(receipts.map(({ hook, jobId }) => `${hook} ${jobId}`));
  const lost = answered.flatMap(({ jobId }) =>
    HOOKS.filter((hook) => !received.has(`${hook} ${jobId}`)),
  );
  const again = [...Map.groupBy(receipts, ({ delivery }) => delivery).values()].filter(
    (same) => same.length > 1,
  );
  const isExplained = ([first]: Receipt[]) =>
    kills.some((at) => first !== undefined && Math.abs(at - first.at) <= NOTED_MS_MAX);
  const answeredAt = new Map(answered.map((one) => [one.jobId, one.answeredAt]));
  const delays = receipts.map(({ jobId, at }) => at - (answeredAt.get(jobId) ?? at));
  const ids = new Set(receipts.map(({ delivery }) => delivery));
  return {
    answered: answered.length,
    unanswered: called.length - answered.length,
    delivered: received.size,
    lost: lost.length,
    twice: again.length,
    unexplained: again.filter((same) => !isExplained(same)).length,
    renamed: ids.size - received.size,
    open: openCount,
    slowestMs: Math.max(...delays),
  };
}

function told(figures: Figures): string {
  const { answered, unanswered, delivered, lost, twice, unexplained, renamed } = figures;
  return `${answered} calls answered, ${unanswered} broken off; for ${HOOKS.length * answered} deliveries ${delivered} came, ${lost} lost; ${twice} came twice under the same id, ${unexplained} of them far from a kill, ${renamed} under another; ${figures.open} still open; the slowest took ${(figures.slowestMs / 1000).toFixed(1)} s`;
}
