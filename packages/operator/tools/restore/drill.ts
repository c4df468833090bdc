/** Restores the newest backups of a service into an empty one in a folder, checks it, and says how long each step took. */
import { runPlan } from '../../../../src/data/query-plan.ts';
import { finishedBackups } from '../../../../src/operator/backup/store.ts';
import { copyKey } from '../../../../src/operator/file-backup/rules.ts';
import { endedFileBackups } from '../../../../src/operator/file-backup/store.ts';
import { D1_WORKER, d1Of } from '../../../../tools/local/d1.ts';
import { migrate } from '../../../../tools/local/migrations.ts';
import { startMiniflare } from '../../../../tools/local/miniflare.ts';
import { WHOLE } from '../../../../tools/local/workers.ts';
import { contextOf } from '../../../../tools/platform.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { rebuildSearchIndex } from '../../../../tools/search-index.ts';
import { checkCounts, checkRestored } from './check.ts';
import type { Check } from './check.ts';
import { checkErased, findErased } from './erased-check.ts';
import { eraseAgain } from './erasures.ts';
import { restoreFiles } from './files.ts';
import { checkSealed } from './sealed.ts';
import { restore } from './restore.ts';
import { smokeTest } from './smoke.ts';
import type { Timed } from './timed.ts';

const ENDED = 50;

export type Drilled = { startedAt: Date; checks: Check[] };

export async function runDrill(source: ToolCtx, folder: string, timed: Timed): Promise<Drilled> {
  const [backup] = await runPlan(source, finishedBackups(source, 1));
  if (!backup || !source.backups) throw new Error('There is no finished backup.');
  const { backups } = source;
  const miniflare = await openEmpty(folder);
  const checks: Check[] = [];
  try {
    const d1 = d1Of(miniflare);
    await timed('migrate', () => migrate(d1));
    const restored = await timed('restore rows', () => restore(d1, backups, backup.startedAt));
    const { FILES } = await miniflare.getBindings<Env>();
    const settings = { secretKeys: undefined, apiOrigin: source.apiOrigin };
    const ctx = contextOf({ DB: d1, FILES }, settings);
    checks.push(await timed('count rows', () => checkCounts(d1, restored)));
    await timed('rebuild the index', () => rebuildSearchIndex(ctx));
    const erased = await findErased(ctx, backups, backup.startedAt);
    const again = await timed('erase again', () => eraseAgain(ctx, [backups], backup.startedAt));
    const hasCopies = await hasFileBackup(source);
    if (hasCopies) checks.push(await timed('restore files', () => bringFiles(ctx, source)));
    const files = hasCopies ? ctx.files : source.files;
    const original = async (key: string) =>
      (await (hasCopies ? backups.get(copyKey(key)) : source.uploads.get(key)))?.bytes ?? null;
    const found = await timed('check', () => checkRestored({ d1, restored, files, original }));
    const gone = await timed('look for the erased', () => checkErased({ ctx, again }, erased));
    checks.unshift(...found, gone, await timed('open', () => checkSealed(ctx, source.vault)));
  } finally {
    await miniflare.dispose();
  }
  checks.push(...(await timed('serve', () => smokeTest(folder))));
  return { startedAt: backup.startedAt, checks };
}

async function openEmpty(folder: string) {
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import('wrangler');
  const { d1Databases, r2Buckets } = readConfig(WHOLE).workerOptions;
  return startMiniflare({
    resourcePersistencePath: folder,
    workers: [{ d1Databases, r2Buckets, name: 'drill', modules: true, script: D1_WORKER }],
  });
}

/** Before the first one has finished, documents are looked for in the bucket of the service. */
async function hasFileBackup(source: ToolCtx): Promise<boolean> {
  const ended = await runPlan(source, endedFileBackups(source, ENDED));
  return ended.some(({ state }) => state === 'finished');
}

async function bringFiles(ctx: ToolCtx, { backups }: ToolCtx): Promise<Check> {
  if (!backups) throw new Error('There is no bucket of backups.');
  const { files, restored, unnamed, missing, damaged } = await restoreFiles(ctx, backups, null, {
    mayBeEmpty: true,
  });
  return {
    what: 'files from their copies',
    isRight: missing + damaged === 0,
    seen: `${restored} of ${files}, ${unnamed} of deleted documents, ${missing} missing, ${damaged} damaged`,
  };
}
