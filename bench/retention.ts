/**
 * What the retention of candidates costs where few and where many are due: a run of each minute, and the notices of a
 * company's hour. `npm run bench:retention -- --due 400,10000`. Prints rows as D1 counts them, erasures an hour, and how late
 * notices come. With `--only-lag`, the last alone.
 */
import { parseArgs } from 'node:util';
import { openBackgroundServices } from '#platform/background-services.ts';
import { careerDomains } from '#data/tables/career-domains.ts';
import { publicContext } from '#http/context.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time.ts';
import { eraseNoticed, notifyOfErasures } from '#recruiting/people/candidates/actions/retention.ts';
import { NOTICE_HOURS, NOTICE_MS } from '#recruiting/people/candidates/rules.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { migrate } from '../tools/local/migrations.ts';
import { environment } from './compare.ts';
import { openBenchCompany } from './company.ts';
import { metered, open } from './database.ts';
import { insertPopulation } from './population.ts';
import { grouped, linesFor } from './report.ts';
import { withReader } from '../test/support/with-reader.ts';

const DOMAIN = 'careers.example';
const JOBS = 200;
/** Runs of the cron that are measured. */
const MINUTES = 15;
/** The default of companies, and a month more, before which all was active last. */
const RETAINED_MS = 25 * 31 * DAY_MS;
/** Statements of a batch. */
const BATCH = 1000;
const HOUR_MS = 60 * MINUTE_MS;

const { values: options } = parseArgs({
  options: {
    due: { type: 'string', default: '400,10000' },
    'only-lag': { type: 'boolean', default: false },
  },
});

const line = linesFor(['notices of two companies', 'a minute without any due'], 16);
const sizes = options.due.split(',').map(Number);
if (!options['only-lag']) {
  line('', ['due', 'candidates', 'round trips', 'rows read', 'rows written', 'ms']);
  for (const due of sizes) await measure(due);
}
console.log('\nhours from when the notice of a candidate is due until it is sent');
line('', ['due', 'least', 'median', 'most']);
for (const due of sizes) {
  await measureLag(due, { name: 'all at once', spread: 0 });
  await measureLag(due, { name: 'within thirty days', spread: 30 * DAY_MS });
}

/** Two companies of the size, of whose candidates none applies any more. */
async function openCompanies(due: number, now: Date) {
  const { d1, close } = await open();
  await migrate(d1);
  const ctx = bareContext(d1, now);
  await ctx.db.insert(careerDomains).values({ hostname: DOMAIN, name: 'Careers', language: 'en' });
  const ids = [];
  for (const nth of [1, 2]) {
    const wanted = { domain: DOMAIN, nth, size: JOBS, isAppliedTo: false };
    const company = await openBenchCompany(ctx, wanted);
    await insertPopulation(ctx, company, { people: due, nth });
    ids.push(company.id);
  }
  await d1.prepare(`update applications set status = 'rejected' where status = 'active'`).run();
  return { d1, close, ids };
}

/** Two companies of the size have the same number of candidates whose time is over; those of the first were noticed before. */
async function measure(due: number): Promise<void> {
  const now = new Date();
  const { d1, close, ids } = await openCompanies(due, now);
  const setActive = d1.prepare('update candidates set active_at = ?');
  await setActive.bind(now.getTime() - RETAINED_MS).run();

  const noticed = { ...(await run(d1, now, ids)), name: 'notices of two companies' };
  print(due, noticed, await count(d1, 'noticed_at is not null'));
  // What a notice leaves for the next day is due, too: so much has gathered.
  await d1
    .prepare('update candidates set noticed_at = coalesce(noticed_at, ?) where erased_at is null')
    .bind(now.getTime())
    .run();
  const later = new Date(now.getTime() + 15 * DAY_MS);
  const started = performance.now();
  for (let minute = 0; minute < MINUTES; minute++) {
    const before = await count(d1, 'erased_at is not null');
    const cost = await run(d1, new Date(later.getTime() + minute * MINUTE_MS));
    const erased = (await count(d1, 'erased_at is not null')) - before;
    if (minute % (MINUTES - 1) === 0) print(due, { ...cost, name: `minute ${minute + 1}` }, erased);
  }
  const seconds = (performance.now() - started) / 1000;
  const erased = await count(d1, 'erased_at is not null');
  console.log(
    `erased ${grouped(erased)} in ${MINUTES} minutes of the cron, which is ${grouped((erased / MINUTES) * 60)} an hour; it worked ${seconds.toFixed(1)} s`,
  );
  await d1.prepare('update candidates set noticed_at = null').run();
  print(due, { ...(await run(d1, later)), name: 'a minute without any due' }, 0);
  await close();
}

/** Runs the notices of every hour until all are sent. They become due all at once, or one after the other. */
async function measureLag(due: number, { name, spread }: { name: string; spread: number }) {
  const start = new Date();
  start.setUTCHours(0, 0, 0, 0);
  const { d1, close } = await openCompanies(due, start);
  const { results } = await d1
    .prepare('select id from candidates order by id')
    .all<{ id: number }>();
  const step = spread / results.length;
  const dueAt = new Map(results.map(({ id }, at) => [id, start.getTime() + Math.floor(at * step)]));
  const setActive = d1.prepare(`update candidates
    set active_at = unixepoch(?2 / 1000, 'unixepoch', '-24 months') * 1000 where id = ?1`);
  const all = [...dueAt].map(([id, at]) => setActive.bind(id, at + NOTICE_MS));
  for (let at = 0; at < all.length; at += BATCH) await d1.batch(all.slice(at, at + BATCH));
  for (let hour = 0; (await count(d1, 'noticed_at is null')) > 0; hour++)
    await runHour(d1, new Date(start.getTime() + hour * HOUR_MS));
  const noticed = await d1
    .prepare('select id, noticed_at as at from candidates')
    .all<{ id: number; at: number }>();
  const lags = noticed.results
    .map(({ id, at }) => (at - (dueAt.get(id) ?? 0)) / HOUR_MS)
    .sort((a, b) => a - b);
  const shown = [lags[0], lags[Math.floor(lags.length / 2)], lags.at(-1)];
  line(name, [grouped(due), ...shown.map((hours) => (hours ?? 0).toFixed(1))]);
  await close();
}

async function runHour(d1: D1Database, at: Date): Promise<void> {
  const services = openBackgroundServices(withReader(environment(d1)), { waitUntil: () => {} });
  await notifyOfErasures(publicContext(services, at));
}

/** Runs the notices in the hours of the companies, or, without any, the erasures of a minute. */
async function run(d1: D1Database, at: Date, companies: readonly number[] = []) {
  const { binding, call } = metered(d1);
  const deferred: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void deferred.push(work);
  const services = openBackgroundServices(withReader(environment(binding)), { waitUntil });
  const hours = new Set(companies.map((id) => id % NOTICE_HOURS));
  for (const hour of hours) {
    const time = new Date(at);
    time.setUTCHours(hour);
    await notifyOfErasures(publicContext(services, time));
  }
  if (hours.size === 0) await eraseNoticed(publicContext(services, at));
  await Promise.all(deferred);
  return call;
}

async function count(d1: D1Database, condition: string): Promise<number> {
  const counted = d1.prepare(`select count(*) as n from candidates where ${condition}`);
  return (await counted.first<{ n: number }>())?.n ?? 0;
}

type Cost = Awaited<ReturnType<typeof run>> & { name: string };

function print(due: number, cost: Cost, candidates: number): void {
  const { name, trips, rowsRead, rowsWritten, milliseconds } = cost;
  const cells = [due, candidates, trips, rowsRead, rowsWritten, Math.round(milliseconds)];
  line(name, cells.map(grouped));
}
