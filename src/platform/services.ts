/** What the platform offers the Worker of the API, by purpose, and the part of it that the background has too. Only `platform/` sees `env`. */
import { openVault } from '#lib/vault.ts';
import { openClientDocuments } from './client-documents.ts';
import { openCvReader } from './cv-reader.ts';
import type { CvReader } from './cv-reader.ts';
import { watchDatabase } from './database-load.ts';
import type { DatabaseLoad } from './database-load.ts';
import { openDb } from './db.ts';
import { openFiles } from './files.ts';
import { openHttpServices } from './http-services.ts';
import type { HttpBindings, HttpServices } from './http-services.ts';
import { openKeyValue } from './kv.ts';
import { openMailQueue } from './mail-queue.ts';
import type { MailQueueBindings } from './mail-queue.ts';
import { meteredBucket, meteredDatabase } from './metered.ts';
import type { MetricsBindings } from './metrics.ts';
import { openPictures } from './pictures.ts';
import type { PictureBindings } from './pictures.ts';
import { openProviders } from './providers.ts';
import type { ProviderBindings } from './providers.ts';
import { openPublicFiles } from './public-files.ts';
import type { PublicFileBindings } from './public-files.ts';
import { enqueuer } from './queue.ts';
import { openReadServices } from './read-services.ts';
import type { Deferring, ReadBindings } from './read-services.ts';
import { assertProductionSettings } from './settings.ts';
import { reached } from './storage-errors.ts';
import { openWebhooks } from './webhooks.ts';
import type { WebhookBindings } from './webhooks.ts';

/** What a context offers to actions. */
export type ContextServices = ReturnType<typeof openContextServices> & Deferring;
/** What the Worker of the API has. */
export type Services = ContextServices &
  HttpServices &
  CvReader &
  ReturnType<typeof openClientServices> & {
    /** How the database answers this isolate. */
    databaseLoad: () => DatabaseLoad;
  };
export type ContextBindings = ReadBindings &
  MailQueueBindings &
  MetricsBindings &
  ProviderBindings &
  PublicFileBindings &
  WebhookBindings &
  Pick<Env, 'APP_ENV' | 'CVS' | 'DB' | 'FILES' | 'MEETINGS' | 'SECRET_KEYS' | 'TRANSFERS'>;
type ClientBindings = MetricsBindings &
  Pick<Env, 'KV' | 'MAIL' | 'MCP_ALLOWED_ORIGINS'> &
  PictureBindings;
export type ApiBindings = ContextBindings & HttpBindings & ClientBindings & { READER: CvReader };
export type Waiting = Pick<ExecutionContext, 'waitUntil'>;

// The mark keeps it out of the bundle of the background.
export const openApiServices = /* @__PURE__ */ opener(
  (env: ApiBindings): Omit<Services, 'defer'> => {
    const { database, load } = watchDatabase(env.DB);
    return {
      ...openContextServices({ ...env, DB: database }),
      ...openHttpServices(env),
      ...openClientServices(env),
      ...openCvReader(env.READER),
      // A development machine is slow at times, and has no one else to serve.
      databaseLoad: env.APP_ENV === 'development' ? () => 'normal' : load,
    };
  },
);

/** Opens once per isolate: opening Drizzle costs more than a small request. */
export function opener<Bindings extends ContextBindings, Opened>(
  open: (env: Bindings) => Opened,
): (env: Bindings, execution: Waiting) => Opened & Deferring {
  const opened = new WeakMap<Bindings, Opened>();
  return (env, execution) => {
    let services = opened.get(env);
    if (services === undefined) {
      assertProductionSettings(env);
      services = open(env);
      opened.set(env, services);
    }
    return { ...services, defer: (work) => execution.waitUntil(work) };
  };
}

export function openContextServices(env: ContextBindings) {
  return {
    ...openReadServices(env),
    ...openPublicFiles(env),
    db: openDb(meteredDatabase(env)),
    files: openFiles(meteredBucket(env)),
    vault: openVault(env.SECRET_KEYS),
    mail: openMailQueue(env),
    webhooks: openWebhooks(env),
    /** The metadata documents of OAuth clients. */
    clientDocuments: openClientDocuments(env),
    /** Other services, such as Zoom: credentials, and one request at a time. */
    providers: openProviders(env),
    /** Enqueues the reading of these CV documents. */
    enqueueCv: enqueuer<number>(env.CVS),
    /** Enqueues the provider calls of these meetings. */
    enqueueMeeting: enqueuer<number>(env.MEETINGS),
    /** Enqueues the next slice of these exports and imports. */
    enqueueTransfer: enqueuer<number>(env.TRANSFERS),
  };
}

function openClientServices(env: ClientBindings) {
  return {
    /** Codes and documents of OAuth clients. */
    kv: openKeyValue(env.KV),
    /** Throws where the queues do not answer. */
    reachQueues: async () => void (await reached(env.MAIL.metrics())),
    /** Null where there is no Cloudflare Images. */
    pictures: openPictures(env),
    /** Whose pages may call the tools, beside our own. */
    toolOrigins: (env.MCP_ALLOWED_ORIGINS ?? '').split(/[\s,]+/u).filter((one) => one !== ''),
  };
}
