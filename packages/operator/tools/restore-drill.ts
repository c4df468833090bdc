/** Restores the newest backups into an empty service of its own, checks it, and starts it. Ends with 1 where a check fails. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf } from './operator/durations.ts';
import { explaining } from './operator/explain.ts';
import { takeKeys } from './operator/stdin.ts';
import { openStore } from '../../../tools/platform.ts';
import type { ToolCtx } from '../../../tools/platform.ts';
import { runDrill } from './restore/drill.ts';
import { stopwatch } from './restore/timed.ts';
import type { Timed } from './restore/timed.ts';

const SIZE_MAX = 10_000_000;

const HELP = `npm run restore-drill [-- --remote | --deployment NAME | --jobs N --applications N]

Restores the newest backup of this machine, or of a deployed service, into an empty database in a
temporary folder, and the files from their copies. Erases again who was erased since, and looks for ten of
them in every table and among the files. Compares the rest with the backup, reads 50 files, and
asks the service that runs on it. Changes nothing else. With --keys-stdin, SECRET_KEYS is read from standard
input, and encrypted texts of a deployed service are opened, too.

With --jobs, a service of that size is made for it, by inserting rows, and backed up first; then ten people are
erased.
--folder says where, and keeps it.`;

const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    deployment: { type: 'string' },
    jobs: { type: 'string' },
    applications: { type: 'string', default: '0' },
    folder: { type: 'string' },
    'keys-stdin': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

type Source = { ctx: ToolCtx; close: () => Promise<void> };

// Before wrangler is loaded: what it says of secrets is about another service.
process.env['WRANGLER_LOG'] ??= 'error';

if (options.help) print(HELP);
else process.exitCode = await explaining(drill);

async function drill(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-drill-'));
  const making = stopwatch(print);
  const restoring = stopwatch(print);
  const source = await openSource(making.timed);
  try {
    const { startedAt, checks } = await runDrill(source.ctx, folder, restoring.timed);
    for (const { what, isRight, seen } of checks)
      print(`${isRight ? 'ok  ' : 'FAIL'}  ${what}: ${seen}`);
    const failed = checks.filter(({ isRight }) => !isRight).length;
    const outcome = `${failed} of ${checks.length} checks failed`;
    const minutes = restoring.minutes().toFixed(2);
    print(`backup of ${startedAt.toISOString()}, restored in ${minutes} minutes, ${outcome}`);
    return failed === 0 ? 0 : 1;
  } finally {
    await source.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openSource(timed: Timed): Promise<Source> {
  const { remote, deployment, jobs, applications, folder } = options;
  if (options['keys-stdin']) takeKeys();
  if (jobs === undefined) return openStore({ remote, deployment });
  // Its generators are those of the benches.
  const { openSynthetic } = await import('../../../bench/restore-source.ts');
  const size = {
    jobs: countOf('jobs', jobs, SIZE_MAX),
    applications: countOf('applications', applications, SIZE_MAX, 0),
  };
  return openSynthetic(size, { folder, timed });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
