/**
 * What the files of all jobs of a site cost at 10,000 and 100,000 jobs: rows read as D1 counts them, milliseconds, the time to the first
 * byte, bytes, and the most memory that lives while one is written. `npm run bench:feeds -- --sizes 10000,100000`.
 */
import { parseArgs } from 'node:util';
import { boardForms } from '#careers/feeds/board-forms.ts';
import { loadJobFile, loadJobsSitemap, loadSitemapIndex } from '#careers/feeds/actions.ts';
import { chunksOf, feedRecordOf, writerOf } from '#careers/feeds/writers.ts';
import { jobsSitemap, sitemapIndex } from '#careers/feeds/sitemap.ts';
import { findDomain } from '#careers/domains/actions.ts';
import type { SiteCtx } from '#careers/domains/actions.ts';
import { DAY_MS } from '#lib/time.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { migrate } from '../tools/local/migrations.ts';
import { metered, open } from './database.ts';
import { grouped, linesFor } from './report.ts';
import { market, marketNow } from './synthetic.ts';
import type { Load } from './synthetic.ts';

const { values: options } = parseArgs({
  options: { sizes: { type: 'string', default: '10000,100000' } },
});
const HOST = 'careers-us.example';
const PUBLISHED_WITHIN_DAYS = 25;
/** As long as those of a usual job. */
const TEXT = `<p>${'You care for people and their families, day and night. '.repeat(9)}</p>`;

type Cost = {
  rows: number;
  trips: number;
  ms: number;
  firstMs: number;
  bytes: number;
  heap: number;
};

const line = linesFor(['/companies/c1/jobs.xml   ', ...Object.keys(boardForms)], 12);
for (const size of options.sizes.split(',').map(Number)) await measureSite(size);

async function measureSite(size: number): Promise<void> {
  const { d1, close } = await open();
  await fill(d1, size);
  console.log(`\n${grouped(size)} jobs of a site`);
  line('', ['rows read', 'trips', 'ms', 'first ms', 'MB', 'heap MB']);
  const files: [path: string, name: string, board: string | null, company?: string][] = [
    ['/jobs.xml', 'jobs.xml', null],
    ['/jobs.json', 'jobs.json', null],
    ...Object.keys(boardForms).map((board): [string, string, string] => [
      `/feeds/${board}.xml`,
      `${board}.xml`,
      board,
    ]),
    ['/companies/c1/jobs.xml', 'jobs.xml', null, 'c1'],
  ];
  for (const [path, name, board, company] of files)
    print(path, await measure(d1, (ctx) => fileOf(ctx, name, board, company)));
  print('/sitemap.xml', await measure(d1, indexOf));
  print('its sitemaps of jobs', await measure(d1, sitemapsOf));
  await close();
}

function print(path: string, { rows, trips, ms, firstMs, bytes, heap }: Cost): void {
  const cells = [
    grouped(rows),
    grouped(trips),
    grouped(Math.round(ms)),
    grouped(Math.round(firstMs)),
  ];
  line(path, [...cells, (bytes / 1e6).toFixed(1), (heap / 1e6).toFixed(1)]);
}

/** Every job is listed on one domain. */
async function fill(d1: D1Database, size: number): Promise<void> {
  await migrate(d1);
  await d1.batch(
    ['career_domain_countries', 'career_domains', 'places'].map((table) =>
      d1.prepare(`delete from ${table}`),
    ),
  );
  for (const { table, columns, rows } of market(size)) {
    const fields = columns.map((_, at) => `value ->> ${at}`);
    const text = `insert into ${table} (${columns.join(', ')}) select ${fields.join(', ')} from json_each(?)`;
    const changed = JSON.stringify(
      rows.map((row) => changedRow({ table, columns, rows: [] }, row, size)),
    );
    await d1.prepare(text).bind(changed).run();
  }
  const texts = 'select id, ?1, ?1, ?1 from jobs where id between ?2 and ?3';
  for (let from = 1; from <= size; from += 2_000)
    await d1
      .prepare(`insert into job_texts (job_id, description, tasks, requirements) ${texts}`)
      .bind(TEXT, from, from + 1_999)
      .run();
}

function changedRow({ table, columns }: Load, row: Load['rows'][number], size: number) {
  const own: Record<string, Load['rows'][number][number]> = {};
  if (table === 'companies') own['career_domain_id'] = 1;
  if (table === 'jobs') {
    own['status'] = 'Live';
    const age = (1 - Number(row[0]) / size) * PUBLISHED_WITHIN_DAYS * DAY_MS;
    own['published_at'] = marketNow.getTime() - 1000 - Math.floor(age);
  }
  return columns.map((name, at) => own[name] ?? row[at] ?? null);
}

/** Reads what a file is written from, and all of its text. */
async function measure(
  d1: D1Database,
  write: (ctx: SiteCtx) => AsyncIterable<string>,
): Promise<Cost> {
  const bare = bareContext(d1, marketNow);
  const site = await findDomain(bare, HOST);
  if (site === null) throw new Error(`There is no ${HOST}.`);
  const { binding, call } = metered(d1);
  const encoder = new TextEncoder();
  const [start, before] = [performance.now(), liveHeap()];
  const cost: Cost = { rows: 0, trips: 0, ms: 0, firstMs: 0, bytes: 0, heap: 0 };
  let chunks = 0;
  let paused = 0;
  for await (const text of write({ ...bareContext(binding, marketNow), site })) {
    cost.firstMs ||= performance.now() - start;
    cost.bytes += encoder.encode(text).byteLength;
    if (chunks++ % 20 > 0) continue;
    const pause = performance.now();
    cost.heap = Math.max(cost.heap, liveHeap() - before);
    paused += performance.now() - pause;
  }
  cost.ms = performance.now() - start - paused;
  return { ...cost, rows: call.rowsRead, trips: call.trips };
}

/** After a garbage collection: `node --expose-gc`. */
function liveHeap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function* fileOf(ctx: SiteCtx, name: string, board: string | null, company?: string) {
  const toWriter = writerOf(name, board);
  const file = await loadJobFile(ctx, company, { max: null, after: null, companyId: null });
  if (file === null || toWriter === null) throw new Error(`There is no ${name}.`);
  const records = async function* () {
    for await (const jobs of file.jobs())
      yield jobs.map((job) => feedRecordOf(file.site, job, board));
  };
  yield* chunksOf(toWriter(file, null), records());
}

async function* indexOf(ctx: SiteCtx) {
  const index = await loadSitemapIndex(ctx);
  if (index) yield sitemapIndex(index);
}

async function* sitemapsOf(ctx: SiteCtx) {
  const index = await loadSitemapIndex(ctx);
  for (const { day, days, parts } of index?.jobs ?? [])
    for (let part = 1; part <= parts; part++) {
      const sitemap = await loadJobsSitemap(ctx, { is: 'jobs', day: new Date(day), days, part });
      if (sitemap) yield jobsSitemap(sitemap);
    }
}
