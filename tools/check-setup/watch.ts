/** Runs `watch` as a scheduler does, and the watchman of the Worker, on a deployment of the stand-in: in trouble, and when it is over. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time.ts';
import { firstIdAt } from '#lib/ids.ts';
import { note, watch } from '#operator/watch/actions.ts';
import { datasetOf } from '../../packages/operator/tools/deployment/configurations.ts';
import { openCloudflare } from '../../packages/operator/tools/deployment/cloudflare.ts';
import type { Deployment } from '../../packages/operator/tools/deployment/record.ts';
import { openDeployed } from '../platform.ts';
import type { ToolCtx } from '../platform.ts';
import type { State } from '../simulate-platform/state.ts';

type Ended = { code: number; output: string };

export type Watching = {
  deployment: Deployment;
  keys: string;
  state: State;
  /** A command of the operator, with `keys` on its standard input. */
  run: (words: string) => Promise<Ended>;
  check: (what: string, isRight: boolean) => void;
};

type Opened = Watching & { ctx: ToolCtx; execute: (sql: string) => Promise<unknown> };

type Trouble = {
  /** The sum that `watch` ends with, and what it says. */
  code: number;
  says: string;
  make: (opened: Opened) => Promise<unknown> | void;
  end: (opened: Opened) => Promise<unknown> | void;
  /** Its name in the emails of the watchman, if that sees it at once. */
  mailed?: string;
};

const FAILED_MAILS = 5;
const BOUNCED = 'check_bounced';
const LONG_AGO_MS = 40 * DAY_MS;
const LATE_MS = 30 * HOUR_MS;

const moved = (by: number) => `update backups set started_at = started_at + ${by}`;

const troubles: Readonly<Record<string, Trouble>> = {
  'a backup of two nights ago': {
    code: 2,
    says: 'WRONG   backup: the newest backup of the database is older than 26 hours',
    mailed: 'backup',
    make: ({ execute }) => execute(moved(-LATE_MS)),
    end: ({ execute }) => execute(moved(LATE_MS)),
  },
  'a damaged part': {
    code: 2,
    says: 'WRONG   backup: database/',
    make: (opened) => flipPart(opened),
    end: (opened) => flipPart(opened),
  },
  'emails that bounce': {
    code: 1,
    says: 'WRONG   alerts: 5 emails or more failed within a day',
    mailed: 'mail',
    make: async ({ execute, ctx }) => {
      for (let one = 0; one < FAILED_MAILS; one++) {
        await execute(
          `insert into mails (id, kind, sealed, status, attempts, error, created_at)
          values (${firstIdAt(ctx.now) + one}, '${BOUNCED}', '1.x', 'failed', 1, '550', ${ctx.now.getTime()})`,
        );
      }
    },
    end: ({ execute }) => execute(`delete from mails where kind = '${BOUNCED}'`),
  },
  'a drill that was missed, and fails': {
    code: 6,
    says: 'WRONG   drill: ',
    mailed: 'drill',
    make: async (opened) => {
      await noteDrill(opened, Date.now() - LONG_AGO_MS);
      flipPart(opened);
    },
    end: (opened) => flipPart(opened),
  },
};

export async function checkWatch(watching: Watching): Promise<void> {
  const opened = await open(watching);
  const { check, run, deployment } = opened;
  const command = `watch --name ${deployment.name} --keys-stdin`;
  const backedUp = await run(`backup run --deployment ${deployment.name}`);
  check('a backup is made', backedUp.code === 0);
  const silent = await run(command);
  check(
    'watch runs the first drill, and says that no cron has run',
    silent.code === 1 && silent.output.includes('ok      drill'),
  );
  const watchAgain = () => {
    beatOf(opened);
    return run(command);
  };
  const fine = await watchAgain();
  check('watch ends with 0 where nothing is wrong', fine.code === 0);
  const mailed = await openMailed(opened);
  await mailed();
  for (const [what, trouble] of Object.entries(troubles)) {
    await trouble.make(opened);
    const wrong = await watchAgain();
    const isTold = wrong.code === trouble.code && wrong.output.includes(trouble.says);
    check(`watch ends with ${trouble.code} for ${what}, and says it`, isTold);
    const { mailed: name } = trouble;
    if (name !== undefined) {
      const told = [...(await mailed()), ...(await mailed())];
      check(`the watchman emails it once`, told.join() === subjectOf(deployment, 'trouble', name));
    }
    await trouble.end(opened);
    const over = await watchAgain();
    check('and with 0 when it is over', over.code === 0);
    if (name !== undefined) {
      const told = [...(await mailed()), ...(await mailed())];
      check('which the watchman emails once', told.join() === subjectOf(deployment, 'over', name));
    }
  }
}

const subjectOf = ({ api_host: host }: Deployment, state: string, name: string) =>
  `${host}: ${state}: ${name}`;

async function open(watching: Watching): Promise<Opened> {
  const { deployment, keys } = watching;
  const cloudflare = await openCloudflare(deployment.account_id);
  const ctx = openDeployed(cloudflare, deployment, keys);
  return { ...watching, ctx, execute: (sql) => ctx.db.$client.prepare(sql).run() };
}

/** The cron of the last minutes, as a Worker writes it down. */
function beatOf({ state, deployment }: Opened): void {
  const point = { kind: 'cron', name: 'mails', outcome: 'ok' };
  state.points.push({ dataset: datasetOf(deployment.name), at: new Date(), point });
}

/** The same again makes it whole. */
function flipPart({ state, deployment }: Opened): void {
  const objects = state.objectsOf(`${deployment.name}-backup`);
  const [key, part] = [...objects].find(([one]) => /^database\/.*\.gz$/u.test(one)) ?? [];
  if (key === undefined || !part) throw new Error('The bucket has no part of a backup.');
  const bytes = Buffer.from(part.bytes);
  bytes[bytes.length >> 1] = 255 - (bytes[bytes.length >> 1] ?? 0);
  objects.set(key, { ...part, bytes });
}

async function noteDrill({ ctx: { backups } }: Opened, at: number): Promise<void> {
  if (!backups) throw new Error('The deployment has no bucket of backups.');
  await note(backups, 'drill', new Date(at));
}

/** Lets the watchman look as the cron does, ten minutes after the last time, and returns the subjects of its new emails. */
async function openMailed({ ctx, execute }: Opened): Promise<() => Promise<string[]>> {
  const { backups, uploads, db, vault } = ctx;
  if (!backups) throw new Error('The deployment has no bucket of backups.');
  let last = Math.floor(Date.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS;
  await execute(`delete from mails where kind = 'operator_watch'`);
  return async () => {
    last += 10 * MINUTE_MS;
    await watch({
      ...ctx,
      now: new Date(last),
      security: { contact: 'mailto:ops@your.org', policy: '' },
      backups: { ...backups, isNightly: true },
      files: {
        ...ctx.files,
        list: async (prefix) => (await uploads.list(prefix)).objects.map(({ key }) => key),
      },
    });
    const { results } = await db.$client
      .prepare(`select sealed from mails where kind = 'operator_watch' order by id`)
      .all<{ sealed: string }>();
    await execute(`delete from mails where kind = 'operator_watch'`);
    return results.map(({ sealed }) => {
      const mail = JSON.parse(vault.open('mail', sealed) ?? '{}') as { subject?: string };
      return mail.subject ?? '';
    });
  };
}
