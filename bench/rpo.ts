/**
 * What is lost with the store: while jobs are published and candidates apply with CVs, database and files are thrown away at a random
 * moment, and compared with what the bucket of backups has. `npm run bench:rpo -- --minutes 6`. The cron of backups runs each minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { careerDomains } from '#data/tables/career-domains.ts';
import { runPlan } from '#data/query-plan.ts';
import { MINUTE_MS, SECOND_MS } from '#lib/time.ts';
import { continueBackup } from '#operator/backup/actions.ts';
import { finishedBackups } from '#operator/backup/store.ts';
import { continueFileBackup } from '#operator/file-backup/actions.ts';
import { copyKey } from '#operator/file-backup/rules.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { openBundler } from '../tools/local/bundle.ts';
import { D1_WORKER, d1Of } from '../tools/local/d1.ts';
import { migrate } from '../tools/local/migrations.ts';
import { startMiniflare } from '../tools/local/miniflare.ts';
import { completeSettings, readSettings } from '../tools/local/settings.ts';
import { readWorkers } from '../tools/local/workers.ts';
import { contextOf } from '../tools/platform.ts';
import type { ToolCtx } from '../tools/platform.ts';
import { restore } from '../packages/operator/tools/restore/restore.ts';
import { open } from './database.ts';
import { pause } from './receivers.ts';
import { createBenchCompany } from './service.ts';

const HOST = '127.0.0.1';
const WRITE_EVERY_MS = 300;
const ADMINS = 5;
/** All of a small database: a backup of one that takes longer begins at the same time. */
const PARTS_PER_TICK = 1000;
const NO_SECRETS = { secretKeys: undefined, apiOrigin: 'https://api.example' };

/** A record that the service has confirmed. */
type Confirmed = { table: 'jobs' | 'applications'; id: number; at: number };

const { values: options } = parseArgs({ options: { minutes: { type: 'string', default: '6' } } });
process.env['WRANGLER_LOG'] ??= 'error';
const folder = mkdtempSync(join(tmpdir(), 'recruiting-rpo-'));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(): Promise<void> {
  const { ctx, url, tokens, dispose } = await openWritten();
  // In the second half, when a backup of the database has finished.
  const lasts = (0.5 + Math.random() / 2) * Number(options.minutes) * MINUTE_MS;
  const thrownAt = Date.now() + lasts;
  const confirmed: Confirmed[] = [];
  await Promise.all([
    write({ url, tokens, confirmed, until: thrownAt }),
    runBackups(ctx, thrownAt),
  ]);
  const [backup] = await runPlan(ctx, finishedBackups(ctx, 1));
  if (!backup) throw new Error('No backup had finished.');
  const seconds = (at: number) => ((thrownAt - at) / SECOND_MS).toFixed(0);
  const kept = await restoredIds(ctx, backup.startedAt);
  const lost = confirmed.filter(({ table, id }) => !kept[table].has(id));
  const lostFrom = Math.min(thrownAt, ...lost.map(({ at }) => at));
  const early = lost.filter(({ at }) => at < backup.startedAt.getTime());
  console.log(
    `database: thrown away ${seconds(backup.startedAt.getTime())} s after its backup began: ` +
      `${lost.length} of ${confirmed.length} records lost, the writes of ${seconds(lostFrom)} s; ` +
      `${early.length} from before the backup`,
  );
  const { documents, missing } = await missingCopies(ctx);
  const oldest = Math.min(thrownAt, ...missing);
  console.log(
    `files: ${missing.length} of ${documents} documents without a copy, the oldest of ${seconds(oldest)} s before`,
  );
  await dispose();
}

async function openWritten() {
  const bundle = join(folder, 'bundle');
  completeSettings();
  const bundler = await openBundler('whole', bundle);
  await bundler.close();
  const [whole = {}] = await readWorkers('whole', { ...readSettings(), MAIL_TRANSPORT: 'outbox' });
  const { d1Databases, r2Buckets } = whole;
  const stores = { d1Databases, r2Buckets };
  const miniflare = startMiniflare({
    host: HOST,
    port: 0,
    resourcePersistencePath: join(folder, 'state'),
    workers: [
      { ...stores, name: 'tools', modules: true, script: D1_WORKER },
      {
        ...whole,
        name: 'service',
        modules: true,
        rootPath: bundle,
        unsafeDirectSockets: [{ host: HOST, port: 0 }],
      },
    ],
  });
  const d1 = d1Of(miniflare);
  await migrate(d1);
  const bare = bareContext(d1, new Date());
  const domain = { hostname: 'careers.example', name: 'Careers', language: 'en' };
  await bare.db.insert(careerDomains).values(domain);
  const tokens = await createBenchCompany(bare, 'acme', ADMINS);
  const { FILES, BACKUP } = await miniflare.getBindings<Env>();
  return {
    ctx: contextOf({ DB: d1, FILES, BACKUP }, NO_SECRETS),
    url: (await miniflare.unsafeGetDirectURL('service')).origin,
    tokens,
    dispose: () => miniflare.dispose(),
  };
}

type Writing = { url: string; tokens: string[]; confirmed: Confirmed[]; until: number };

/** A job, then three applications to it, and so on. */
async function write({ url, tokens, confirmed, until }: Writing): Promise<void> {
  let job = '';
  for (let nth = 0; Date.now() < until; nth++) {
    const authorization = `Bearer ${tokens[nth % tokens.length]}`;
    const isJob = nth % 4 === 0;
    const path = isJob ? '/api/jobs/store' : '/api/candidate-job/store';
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization, ...(isJob && { 'content-type': 'application/json' }) },
      body: isJob ? JSON.stringify({ title: 'Nurse', status: 'Live' }) : applicationTo(job, nth),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    const { data } = JSON.parse(text) as { data: { id: number; hash_id: string } };
    if (isJob) job = data.hash_id;
    confirmed.push({ table: isJob ? 'jobs' : 'applications', id: data.id, at: Date.now() });
    await pause(WRITE_EVERY_MS);
  }
}

function applicationTo(job: string, nth: number): FormData {
  const email = `ada${nth}@people.example`;
  const fields = { email, first_name: 'Ada', last_name: 'Lovelace', job_id: job };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const resume = JSON.stringify({ basics: { name: `Ada ${nth}` } });
  form.set('file_cv', new File([resume], 'cv.json', { type: 'application/json' }));
  return form;
}

/** As the cron of a deployed service, from the night on. */
async function runBackups(ctx: ToolCtx, until: number): Promise<void> {
  if (!ctx.backups) throw new Error('There is no bucket of backups.');
  const backups = { ...ctx.backups, isNightly: true };
  for (let tick = Date.now(); tick < until; tick += MINUTE_MS) {
    await pause(tick - Date.now());
    // A connection that was idle may have been closed.
    await ctx.db.$client
      .prepare('select 1')
      .first()
      .catch(() => {});
    await Promise.all([
      continueBackup({ ...ctx, backups, now: new Date() }, PARTS_PER_TICK),
      continueFileBackup({ ...ctx, backups, now: new Date() }),
    ]);
  }
  await pause(until - Date.now());
}

async function restoredIds({ backups }: ToolCtx, startedAt: Date) {
  if (!backups) throw new Error('There is no bucket of backups.');
  const { d1, close } = await open(join(folder, 'restored'));
  await migrate(d1);
  await restore(d1, backups, startedAt);
  const idsOf = async (table: Confirmed['table']) => {
    const { results } = await d1.prepare(`select id from ${table}`).all<{ id: number }>();
    return new Set(results.map(({ id }) => id));
  };
  const kept = { jobs: await idsOf('jobs'), applications: await idsOf('applications') };
  await close();
  return kept;
}

/** When the documents were stored whose files have no copy. */
async function missingCopies({ db, backups }: ToolCtx) {
  const { results } = await db.$client
    .prepare('select key, created_at as at from documents where removed_at is null')
    .all<{ key: string; at: number }>();
  const missing: number[] = [];
  for (const { key, at } of results) if (!(await backups?.get(copyKey(key)))) missing.push(at);
  return { documents: results.length, missing };
}
