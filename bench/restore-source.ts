/** A service of any size with a backup, for `npm run restore-drill -- --jobs N`. Its rows are inserted, not made by requests. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { atPresent, tenantContext } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { sealedColumns } from '#data/sealed-columns.ts';
import { openVault } from '#lib/vault.ts';
import { eraseCandidate } from '#recruiting/people/candidates/actions/people.ts';
import { keepErasures } from '#operator/erasures/actions.ts';
import { finishedBackups } from '#operator/backup/store.ts';
import { startMiniflare } from '../tools/local/miniflare.ts';
import { D1_WORKER, d1Of } from '../tools/local/d1.ts';
import { migrate } from '../tools/local/migrations.ts';
import { WHOLE } from '../tools/local/workers.ts';
import { backupCommands } from '../packages/operator/tools/operator/backups.ts';
import { contextOf } from '../tools/platform.ts';
import type { ToolCtx } from '../tools/platform.ts';
import type { Timed } from '../packages/operator/tools/restore/timed.ts';
import { bareContext } from '../test/support/bare-context.ts';
import { asD1 } from '../test/support/sqlite-d1.ts';
import { openBenchCompany } from './company.ts';
import { insertPopulation } from './population.ts';
import { market } from './synthetic.ts';

export type Size = { jobs: number; applications: number };

/** A company that people apply to has that many jobs; the others are of other companies. */
const JOBS_OF_THE_COMPANY = 1000;
const APPLICATIONS_PER_PERSON = 1.6;
const DOMAIN = 'careers-us.example';
/** Documents beyond are marked as removed: a file each would take hours on a disk. */
const FILES_MAX = 2000;
const ERASED = 10;
const FILE_BYTES = 60_000;
const SECRET_KEYS = `1:${'s'.repeat(40)}`;

/** Reuses the service that `folder` has. */
export async function openSynthetic(
  size: Size,
  { folder: kept, timed }: { folder: string | undefined; timed: Timed },
): Promise<{ ctx: ToolCtx; close: () => Promise<void> }> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'recruiting-synthetic-'));
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) {
    await withService(folder, ({ ctx }) => migrate(ctx.db.$client));
    await timed('insert rows', () => insertRows(folder, size));
  }
  const { ctx, files, dispose } = await openService(folder);
  const [backup] = await runPlan(ctx, finishedBackups(ctx, 1));
  if (!backup) {
    await timed('write files', () => writeFiles(ctx, files));
    await timed('back up rows', () => backUp(ctx, 'database'));
    await timed('back up files', () => backUp(ctx, 'files'));
    await timed('erase people', () => erasePeople(ctx));
  }
  return {
    ctx,
    close: async () => {
      await dispose();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** After the backup, which brings them back. */
async function erasePeople(ctx: ToolCtx): Promise<void> {
  const { results } = await ctx.db.$client
    .prepare(
      `select id, company_id as company from candidates c
        where email_key is not null and exists (select 1 from documents d where d.candidate_id = c.id) limit ?`,
    )
    .bind(ERASED)
    .all<{ id: number; company: number }>();
  const { backups } = ctx;
  for (const { id, company } of results)
    await eraseCandidate(tenantContext(atPresent(ctx), company), id, { assertMay: () => {} });
  await keepErasures({ ...atPresent(ctx), backups: backups && { ...backups, isNightly: true } });
}

async function backUp(ctx: ToolCtx, only: string): Promise<void> {
  await backupCommands['backup run']?.run(ctx, { only }, '');
}

async function openService(folder: string) {
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import('wrangler');
  const { d1Databases, r2Buckets } = readConfig(WHOLE).workerOptions;
  const miniflare = startMiniflare({
    resourcePersistencePath: folder,
    workers: [{ d1Databases, r2Buckets, name: 'synthetic', modules: true, script: D1_WORKER }],
  });
  const { FILES, BACKUP } = await miniflare.getBindings<Env>();
  const settings = { secretKeys: SECRET_KEYS, apiOrigin: 'https://api.example' };
  const ctx = contextOf({ DB: d1Of(miniflare), FILES, BACKUP }, settings);
  return { ctx, files: FILES, dispose: () => miniflare.dispose() };
}

async function withService(
  folder: string,
  run: (service: Awaited<ReturnType<typeof openService>>) => Promise<unknown>,
): Promise<void> {
  const service = await openService(folder);
  await run(service);
  await service.dispose();
}

/** Into the file of the database, with its triggers: the runtime would take ten times as long. */
async function insertRows(folder: string, { jobs, applications }: Size): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => /D1DatabaseObject\/[\da-f]+\.sqlite$/u.test(name)) ?? '';
  const sqlite = new DatabaseSync(join(folder, file));
  sqlite.exec('pragma synchronous = off; pragma foreign_keys = on; pragma cache_size = -400000');
  // The market has reference data of its own.
  for (const table of ['career_domain_countries', 'career_domains', 'places'])
    sqlite.exec(`delete from ${table}`);
  for (const { table, columns, rows } of market(jobs)) {
    const fields = columns.map((_, at) => `value ->> ${at}`);
    sqlite
      .prepare(
        `insert into ${table} (${columns.join(', ')}) select ${fields.join(', ')} from json_each(?)`,
      )
      .run(JSON.stringify(rows));
  }
  if (applications > 0)
    await insertPeople(sqlite, Math.round(applications / APPLICATIONS_PER_PERSON));
  sqlite.exec('pragma wal_checkpoint(truncate)');
  sqlite.close();
}

async function insertPeople(sqlite: DatabaseSync, people: number): Promise<void> {
  const ctx = { ...bareContext(asD1(sqlite), new Date()), vault: openVault(SECRET_KEYS) };
  const size = Math.min(people, JOBS_OF_THE_COMPANY);
  const wanted = { domain: DOMAIN, size, nth: 1, isAppliedTo: false };
  const company = await openBenchCompany(ctx, wanted);
  await insertPopulation(ctx, company, { people, nth: 1 });
  seal(sqlite);
}

/** The generators write a word where encrypted texts are: a drill opens them. */
function seal(sqlite: DatabaseSync): void {
  const vault = openVault(SECRET_KEYS);
  for (const { table, column, purpose, ...kept } of Object.values(sealedColumns)) {
    if (!kept.isKept) continue;
    const { key, owner, ownerColumns } = kept;
    if (ownerColumns.length === 0) {
      const text = vault.seal(purpose, 'text', owner({}));
      sqlite.prepare(`update ${table} set ${column} = ? where ${column} <> ''`).run(text);
      continue;
    }
    const columns = ownerColumns.map((one) => `, ${one}`).join('');
    const rows = sqlite.prepare(
      `select ${key} as id${columns} from ${table} where ${column} <> ''`,
    );
    const update = sqlite.prepare(`update ${table} set ${column} = ? where ${key} = ?`);
    for (const { id = null, ...row } of rows.all() as Record<string, string | number>[])
      update.run(vault.seal(purpose, 'text', owner(row)), id);
  }
}

/** A CV each, of bytes that cannot be compressed, and no two the same. */
async function writeFiles({ db }: ToolCtx, bucket: R2Bucket): Promise<void> {
  const d1 = db.$client;
  await d1
    .prepare(
      `update documents set removed_at = created_at where removed_at is null and id not in
        (select id from documents where removed_at is null order by id desc limit ?)`,
    )
    .bind(FILES_MAX)
    .run();
  await d1.prepare('update documents set byte_count = ?').bind(FILE_BYTES).run();
  const { results } = await d1
    .prepare('select key from documents where removed_at is null')
    .all<{ key: string }>();
  for (const { key } of results) {
    const bytes = crypto.getRandomValues(new Uint8Array(FILE_BYTES));
    await bucket.put(key, bytes, { httpMetadata: { contentType: 'application/pdf' } });
  }
}
