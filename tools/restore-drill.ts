/** Restores the newest backup into an empty database of its own, checks it, and starts the service on it. Ends with 1 where a check fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPlan } from '#data/query-plan.ts';
import { finishedBackups } from '#operator/backup/store.ts';
import { D1_WORKER, d1Of } from './local/d1.ts';
import { migrate } from './local/migrations.ts';
import { startMiniflare } from './local/miniflare.ts';
import { WHOLE } from './local/workers.ts';
import { contextOf, openStore } from './platform.ts';
import type { ToolCtx } from './platform.ts';
import { checkRestored } from './restore/check.ts';
import type { Check } from './restore/check.ts';
import { restore } from './restore/restore.ts';
import { smokeTest } from './restore/smoke.ts';
import { rebuildSearchIndex } from './search-index.ts';

const MINUTE_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (options.help) {
  process.stdout.write(`npm run restore-drill [-- --remote]

Restores the newest backup of this machine, or with --remote of the deployed service, into an empty
database in a temporary folder. Compares it with the backup, reads 50 files, and asks the service
that runs on it. Changes nothing else.\n`);
} else {
  process.exitCode = await drill();
}

async function drill(): Promise<number> {
  const store = await openStore({ remote: options.remote });
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-drill-'));
  const checks: Check[] = [];
  try {
    const { startedAt, minutes } = await restoreInto(folder, store.ctx, checks);
    checks.push(...(await smokeTest(folder)));
    for (const { what, isRight, seen } of checks) {
      process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${what}: ${seen}\n`);
    }
    process.stdout.write(
      `backup of ${startedAt.toISOString()}, restored in ${minutes.toFixed(2)} minutes, ` +
        `${checks.filter(({ isRight }) => !isRight).length} of ${checks.length} checks failed\n`,
    );
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return checks.every(({ isRight }) => isRight) ? 0 : 1;
}

async function restoreInto(folder: string, source: ToolCtx, checks: Check[]) {
  const [backup] = await runPlan(source, finishedBackups(source, 1));
  if (!backup || !source.backups) throw new Error('There is no finished backup.');
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import('wrangler');
  const { d1Databases, r2Buckets } = readConfig(WHOLE).workerOptions;
  const miniflare = startMiniflare({
    resourcePersistencePath: folder,
    workers: [{ d1Databases, r2Buckets, name: 'drill', modules: true, script: D1_WORKER }],
  });
  try {
    const d1 = d1Of(miniflare);
    const begun = performance.now();
    await migrate(d1);
    const restored = await restore(d1, source.backups, backup.startedAt);
    const { FILES } = await miniflare.getBindings<Env>();
    const ctx = contextOf(
      { DB: d1, FILES },
      { secretKeys: undefined, apiOrigin: source.apiOrigin },
    );
    await rebuildSearchIndex(ctx);
    const minutes = (performance.now() - begun) / MINUTE_MS;
    checks.push(...(await checkRestored({ d1, restored, files: source.files })));
    return { startedAt: backup.startedAt, minutes };
  } finally {
    await miniflare.dispose();
  }
}
