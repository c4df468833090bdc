/** The operator's command for a scheduler: alerts, the newest backup and the drill, told by the exit status, without the mail that may be broken. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTroubles, note, notedAt } from '../../../../src/operator/watch/actions.ts';
import { MANIFESTS } from '../../../../src/operator/file-backup/rules.ts';
import { openCloudflare } from '../deployment/cloudflare.ts';
import { readDeployment } from '../deployment/record.ts';
import { asking } from '../../../../tools/monitoring/dataset.ts';
import { findExpiring, findFiring, lineOfFiring } from '../../../../tools/monitoring/evaluate.ts';
import { openDeployed } from '../../../../tools/platform.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { runDrill } from '../restore/drill.ts';
import { newestIn } from '../restore/newest.ts';
import { stopwatch } from '../restore/timed.ts';
import { verifyDatabase, verifyFiles } from '../restore/verify.ts';
import { text } from './command.ts';
import type { OwnCommand, Values } from './command.ts';
import { durationFor } from './durations.ts';
import { explain } from './explain.ts';

const DRILL_EVERY = '28d';
const DRILL_MOST = '366d';

type Print = (line: string) => void;
/** Sentences about what is wrong. */
type Watched = { name: string; code: number; look: () => Promise<string[]> };

export const watchCommands: Record<string, OwnCommand> = {
  watch: {
    about:
      'For a scheduler: look at the alerts, verify the newest backup, and run the drill when it is due; ends with the sum of 1 (alerts), 2 (backup) and 4 (drill)',
    options: {
      name: { about: 'of the deployment', value: 'NAME', required: true },
      'drill-every': { about: `default: ${DRILL_EVERY}`, value: 'DURATION' },
    },
    runAlone: (values, print) => watchAll(values, print),
  },
};

async function watchAll(values: Values, print: Print): Promise<number> {
  const every = durationFor('drill-every', text(values, 'drill-every') || DRILL_EVERY, DRILL_MOST);
  const deployment = readDeployment(text(values, 'name'));
  const cloudflare = await openCloudflare(deployment.account_id);
  const ctx = openDeployed(cloudflare, deployment);
  const alertsOf = async () => [
    ...(await findFiring(asking(cloudflare, deployment.name))),
    ...(await findExpiring(cloudflare, deployment, new Date())),
  ];
  const seen = troublesOf(ctx);
  return lookAtAll(
    [
      {
        name: 'alerts',
        code: 1,
        look: async () => [...(await seen).alerts, ...(await alertsOf()).map(lineOfFiring)],
      },
      {
        name: 'backup',
        code: 2,
        look: async () => [...(await seen).backup, ...(await verifyNewest(ctx))],
      },
      { name: 'drill', code: 4, look: () => drillWhenDue(ctx, every, print) },
    ],
    print,
  );
}

/** Each of them, whatever becomes of the others. */
export async function lookAtAll(watched: readonly Watched[], print: Print): Promise<number> {
  let sum = 0;
  for (const { name, code, look } of watched) {
    const faults = await look().catch((error: unknown) => [explain(error)]);
    if (faults.length === 0) print(`ok      ${name}`);
    for (const fault of faults) print(`WRONG   ${name}: ${fault}`);
    if (faults.length > 0) sum += code;
  }
  return sum;
}

/** What the watchman of the service would say now. */
function troublesOf(ctx: ToolCtx): ReturnType<typeof findTroubles> {
  const { backups, uploads, ...rest } = ctx;
  if (!backups) return Promise.resolve({ alerts: [], backup: [] });
  const list = async (prefix: string) => (await uploads.list(prefix)).objects.map(({ key }) => key);
  return findTroubles({ ...rest, files: { ...ctx.files, list } }, { ...backups, isNightly: false });
}

export async function verifyNewest({ backups }: ToolCtx): Promise<string[]> {
  const newest = backups && (await newestIn(backups));
  if (!newest) return ['there is no backup that finished'];
  const { damaged } = await verifyDatabase(backups, newest);
  const files = await newestIn(backups, MANIFESTS);
  if (!files) return [...damaged, 'the files have no copy'];
  const { missing, damaged: changed } = await verifyFiles(backups, files);
  return missing + changed === 0
    ? damaged
    : [...damaged, `${missing} copies of files are missing, and ${changed} damaged`];
}

/** The date of one that succeeded is kept beside the backups. */
export async function drillWhenDue(ctx: ToolCtx, every: number, print: Print): Promise<string[]> {
  const { backups } = ctx;
  if (!backups) return ['there is no bucket of backups'];
  const last = await notedAt({ ...backups, isNightly: false }, 'drill');
  if (last !== null && ctx.now.getTime() - last < every) return [];
  const folder = mkdtempSync(join(tmpdir(), 'recruiting-drill-'));
  try {
    const { checks } = await runDrill(ctx, folder, stopwatch(print).timed);
    const failed = checks.filter(({ isRight }) => !isRight);
    if (failed.length === 0) await note(backups, 'drill', new Date());
    return failed.map(({ what, seen }) => `${what}: ${seen}`);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
