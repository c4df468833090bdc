/**
 * What 10,000 changes of each kind make of job pages, searches and lists of applications, and how the cron merges the full text:
 * milliseconds of CPU in SQLite, on a copy of the store of `bench:locations`. `npm run bench:full-text -- --size 100000`.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { jobPageRows } from '#careers/landing/store.ts';
import { listJobs } from '#careers/locations/actions/lists.ts';
import { JobsQuery } from '#careers/locations/schemas/queries.ts';
import type { PublicCtx } from '#context.ts';
import { readStructures } from '#data/full-text.ts';
import { runRead } from '#data/read-plan.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { keepMerged } from '#operator/full-text/actions.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { asD1 } from '../test/support/sqlite-d1.ts';
import type { Query } from '../tools/local/d1.ts';
import { metered, numbers } from './database.ts';
import { build, fileOf } from './market-store.ts';
import { linesFor } from './report.ts';
import { marketNow } from './synthetic.ts';

const CHANGES = 10_000;
const MINUTES_OF_CHANGES = 20;
/** Longer than between two whole merges of the largest. */
const QUIET_MINUTES = 300;
const PAGES = 50;
const RUNS = 7;
const APPLICATIONS = 100_000;

const { values: options } = parseArgs({ options: { size: { type: 'string', default: '100000' } } });
const folder = mkdtempSync(join(tmpdir(), 'recruiting-full-text-'));
const file = join(folder, 'store.sqlite');
copyFileSync(fileOf(await build(Number(options.size))), file);
const sqlite = new DatabaseSync(file);
sqlite.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000');
const d1 = asD1(sqlite);
let minute = 0;
const line = linesFor(['a list of applications by stage', 'segments'], 12);
try {
  addApplications();
  const measures = await findMeasures();
  const show = async (name: string) => {
    console.log(`\n${name}`);
    for (const [what, queries] of Object.entries(measures)) line(what, [time(queries).toFixed(2)]);
    const found = await readStructures(bareContext(d1, marketNow));
    console.log(
      found
        .map(
          ({ index, structure: { segments, pages } }) => `${index} ${segments} of ${pages} pages`,
        )
        .join(', '),
    );
  };
  await show('as loaded');
  await ticks(QUIET_MINUTES);
  await show('merged');
  for (const [kind, change] of Object.entries(changes())) {
    for (const nth of numbers(MINUTES_OF_CHANGES)) {
      for (const one of numbers(CHANGES / MINUTES_OF_CHANGES))
        change((nth - 1) * (CHANGES / MINUTES_OF_CHANGES) + one);
      await ticks(1);
    }
    await show(`after ${CHANGES} ${kind}, ${MINUTES_OF_CHANGES} minutes`);
    await ticks(QUIET_MINUTES);
    await show('merged');
  }
} finally {
  sqlite.close();
  rmSync(folder, { recursive: true });
}

function total(): number {
  return Number(sqlite.prepare('select total_changes() as n').get()?.['n']);
}

function cpu(): number {
  return process.cpuUsage().user / 1000;
}

async function ticks(minutes: number): Promise<void> {
  const [before, rows] = [cpu(), total()];
  let most = 0;
  for (const _ of numbers(minutes)) {
    minute += 1;
    const began = cpu();
    await keepMerged(bareContext(d1, new Date(marketNow.getTime() + minute * MINUTE_MS)));
    most = Math.max(most, cpu() - began);
  }
  if (minutes > 1)
    console.log(
      `${minutes} ticks: ${(cpu() - before).toFixed(0)} ms, the longest ${most.toFixed(0)} ms, ${total() - rows} rows`,
    );
}

async function findMeasures(): Promise<Record<string, Query[]>> {
  const jobs = sqlite
    .prepare(
      `select hash_id as hash, domain_id as domain from listed_jobs order by listed_at desc limit ${PAGES * 40}`,
    )
    .all()
    .filter((_, nth) => nth % 40 === 0);
  const pages: Query[] = [];
  for (const { hash, domain } of jobs)
    pages.push(
      ...(await queriesOf((ctx) =>
        runRead(ctx, jobPageRows(ctx, { id: Number(domain) }, String(hash))),
      )),
    );
  const search = (query: object) => queriesOf((ctx) => listJobs(ctx, JobsQuery.parse(query)));
  const byStage = `select rowid from application_index where application_index match 'facets : ("c1_s3" AND "c1_o7")' order by rowid desc limit 20`;
  const byName = `select rowid from application_search where application_search match 'person : ada7* AND scope : c1' order by rowid desc limit 20`;
  return {
    'a job page': pages,
    'a search in a city': await search({
      country: 'US',
      city: 'City 840-9',
      'search-key': 'nurse',
    }),
    'a search in a country': await search({ country: 'US', 'search-key': 'nurse' }),
    'a list of applications by stage': [{ text: byStage, values: [] }],
    'a search by name': [{ text: byName, values: [] }],
  };
}

async function queriesOf(run: (ctx: PublicCtx) => Promise<unknown>): Promise<Query[]> {
  const { binding, call } = metered(d1);
  await run(bareContext(binding, marketNow));
  return call.statements;
}

/** The median of several runs, of one query. */
function time(queries: readonly Query[]): number {
  const prepared = queries.map(({ text, values }) => ({ one: sqlite.prepare(text), values }));
  const runs = numbers(RUNS).map(() => {
    const began = cpu();
    for (const { one, values } of prepared) one.all(...(values as SQLInputValue[]));
    return cpu() - began;
  });
  return (runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0) / queries.length;
}

/** Of one company, in the two indexes that its lists read. */
function addApplications(): void {
  const every = `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${APPLICATIONS})`;
  sqlite.exec(`insert into application_index (rowid, person, facets)
    ${every} select i, 'ada' || i % 1000, 'c1 c1_s' || i % 9 || ' c1_o' || i % 50 from n`);
  sqlite.exec(`insert into application_search (rowid, person, cv, scope)
    ${every} select i, 'ada' || i % 1000, 'nurse nights ' || i % 5000, 'c1' from n`);
}

/** Each in a transaction of its own, as requests are. */
function changes(): Record<string, (nth: number) => void> {
  const listed = sqlite
    .prepare(
      'select id, title_indexed as title from jobs where id in (select job_id from listed_jobs)',
    )
    .all();
  const retitle = sqlite.prepare('update jobs set title_indexed = ?1, title = ?1 where id = ?2');
  const facets = sqlite.prepare('update application_index set facets = ? where rowid = ?');
  const names = sqlite.prepare('update application_search set person = ? where rowid = ?');
  const of = (nth: number) => ((nth * 7919) % APPLICATIONS) + 1;
  return {
    'changes of titles': (nth) => {
      const { id = 0, title = '' } = listed[(nth * 7919) % listed.length] ?? {};
      retitle.run(`${String(title)} x${nth % 1009}`, id);
    },
    'moves of applications': (nth) =>
      void facets.run(`c1 c1_s${nth % 7} c1_o${of(nth) % 50}`, of(nth)),
    'changes of names': (nth) => void names.run(`ada${nth % 900}`, of(nth)),
  };
}
