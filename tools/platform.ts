/** Opens the database, files and keys of this checkout, or with `remote` the deployed ones, for the command-line tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unread } from '#platform/client-documents.ts';
import { openBackups } from '#platform/backups.ts';
import type { BackupBucket } from '#platform/backups.ts';
import { openBucket } from '#platform/buckets.ts';
import type { Bucket } from '#platform/buckets.ts';
import { openDb } from '#platform/db.ts';
import { openFiles } from '#platform/files.ts';
import { noLastGood } from '#platform/last-good.ts';
import { outboxOnly } from '#platform/mail-queue.ts';
import { unconnected } from '#platform/providers.ts';
import { unwoken } from '#platform/webhooks.ts';
import type { PublicCtx } from '#context.ts';
import { settleCareerOrigins } from '#lib/career-origin.ts';
import { idSource } from '#lib/ids.ts';
import { openVault } from '#lib/vault.ts';
import { readWordFile } from './translations.ts';
import { openCloudflare } from '../packages/operator/tools/deployment/cloudflare.ts';
import type { Cloudflare } from '../packages/operator/tools/deployment/cloudflare.ts';
import { isSending, readDeployment } from '../packages/operator/tools/deployment/record.ts';
import type { Deployment } from '../packages/operator/tools/deployment/record.ts';
import { openRemoteBucket } from '../packages/operator/tools/deployment/remote-bucket.ts';
import { openRemoteD1 } from '../packages/operator/tools/deployment/remote-d1.ts';
import { patientBucket } from './local/busy.ts';
import { openLocalPlatform } from './local/platform.ts';
import { originHere } from './local/seed-file.ts';

export type ToolCtx = PublicCtx & {
  /** Whose data it is, for people, and for copies that must not be mixed. */
  service: string;
  /** Null where the configuration has no bucket for them. */
  backups: BackupBucket | null;
  uploads: Bucket;
};

export type Opened = { ctx: ToolCtx; d1: D1Database; close: () => Promise<void> };

const CONFIG = 'wrangler.toml';
const REMOTE_CONFIG = '.dev/wrangler.remote.toml';

type Opening = {
  remote: boolean;
  /** One that `setup` has made. */
  deployment?: string | undefined;
  /** Called while another process writes to the local database. */
  onBusy?: () => void;
  openPlatform?: OpenPlatform;
};

/** Opens the stores of this machine; a program that runs several commands may keep them open. */
export type OpenPlatform = typeof openLocalPlatform;

export async function openStore({
  remote,
  deployment,
  onBusy = () => {},
  openPlatform = openLocalPlatform,
}: Opening): Promise<Opened> {
  // A tool prints its answer and nothing else.
  process.env['WRANGLER_LOG'] ??= 'error';
  if (deployment !== undefined) return openDeployment(deployment);
  return remote ? openRemoteStore() : openLocalStore(onBusy, openPlatform);
}

async function openLocalStore(onBusy: () => void, openPlatform: OpenPlatform): Promise<Opened> {
  const { env, close } = await openPlatform(onBusy);
  const { SECRET_KEYS: secretKeys, API_ORIGIN: configured } = env;
  const apiOrigin = originHere(configured);
  const { backups, uploads, ...ctx } = contextOf(env, { secretKeys, apiOrigin });
  const patient = {
    backups: backups && patientBucket(backups, onBusy),
    uploads: patientBucket(uploads, onBusy),
  };
  return { ctx: { ...ctx, ...patient }, d1: env.DB, close };
}

async function openDeployment(name: string): Promise<Opened> {
  const deployment = readDeployment(name);
  const ctx = openDeployed(await openCloudflare(deployment.account_id), deployment);
  return { ctx, d1: ctx.db.$client, close: () => Promise.resolve() };
}

/** The database and the buckets of a deployment by the platform's API. Its secret is not in this checkout. */
export function openDeployed(
  cloudflare: Cloudflare,
  deployment: Deployment,
  secretKeys: string | undefined = process.env['SECRET_KEYS'],
): ToolCtx {
  const { database_id: databaseId, api_host: apiHost, name, jurisdiction } = deployment;
  if (databaseId === null) throw new Error('The deployment has no database yet. Run setup.');
  const bindings = { DB: openRemoteD1(cloudflare, databaseId), FILES: unreachable };
  const bucketOf = (use: string) => openRemoteBucket(cloudflare, `${name}-${use}`, jurisdiction);
  return {
    ...contextOf(bindings, {
      secretKeys,
      apiOrigin: `https://${apiHost}`,
      service: `${name} of the account ${cloudflare.account}`,
    }),
    mail: { ...outboxOnly, isSending: isSending(deployment) },
    // The service begins those of the night.
    backups: { ...bucketOf('backup'), isNightly: false },
    uploads: bucketOf('files'),
  };
}

const unreachable = new Proxy({} as R2Bucket, {
  get: () => () => {
    throw new Error('This command needs the files of the service, which it cannot reach.');
  },
});

/** The deployed service's secret is not in this checkout: commands that need it take it from the environment. */
async function openRemoteStore(): Promise<Opened> {
  const { getPlatformProxy } = await import('wrangler');
  const { env, dispose } = await getPlatformProxy<Env>({
    configPath: remoteConfig(),
    remoteBindings: true,
  });
  const secretKeys = process.env['SECRET_KEYS'];
  return {
    ctx: contextOf(env, { secretKeys, apiOrigin: env.API_ORIGIN, service: env.API_ORIGIN }),
    d1: env.DB,
    close: () => dispose(),
  };
}

type Settings = { secretKeys: string | undefined; apiOrigin: string; service?: string };

const HERE = 'this machine';

/** The context that actions need, outside of a request. */
export function contextOf(
  { DB, FILES, BACKUP }: Pick<Env, 'DB' | 'FILES'> & Partial<Pick<Env, 'BACKUP'>>,
  { secretKeys, apiOrigin, service = HERE }: Settings,
): ToolCtx {
  const now = new Date();
  settleCareerOrigins(apiOrigin);
  return {
    service,
    db: openDb(DB),
    files: openFiles(FILES),
    // The operator begins those of a tool.
    backups: openBackups({ APP_ENV: 'development', ...(BACKUP && { BACKUP }) }),
    uploads: openBucket(FILES),
    lastGood: noLastGood,
    vault: openVault(secretKeys),
    // The service sends what a tool writes, with its next cron tick.
    mail: outboxOnly,
    webhooks: unwoken,
    clientDocuments: unread,
    providers: unconnected,
    indexNowKey: null,
    listsPostings: true,
    security: { contact: '', policy: '' },
    enqueueCv: () => Promise.resolve(),
    enqueueMeeting: () => Promise.resolve(),
    enqueueTransfer: () => Promise.resolve(),
    readFile: readWordFile,
    now,
    newId: idSource(now),
    apiOrigin,
    defer: () => {},
  };
}

/** The configuration in which the database and the buckets are remote. */
function remoteConfig(): string {
  mkdirSync('.dev', { recursive: true });
  const local = readFileSync(CONFIG, 'utf8');
  const remote = local.replaceAll(/^binding = "(?:DB|FILES|BACKUP)"$/gmu, '$&\nremote = true');
  if (remote === local) throw new Error(`${CONFIG} has no D1 binding named DB.`);
  const config = remote
    .replaceAll('"src/', '"../src/')
    .replaceAll('"public"', '"../public"')
    .replaceAll('"migrations"', '"../migrations"');
  writeFileSync(REMOTE_CONFIG, config);
  return REMOTE_CONFIG;
}
