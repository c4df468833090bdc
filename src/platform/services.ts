/** What the platform gives this Worker, by purpose: the only code that sees `env`. */
import { SECOND_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import type { Vault } from '#lib/vault.ts';
import { openClientDocuments } from './client-documents.ts';
import type { ClientDocuments } from './client-documents.ts';
import { openDb } from './db.ts';
import type { Db } from './db.ts';
import { openFiles } from './files.ts';
import type { Files } from './files.ts';
import { openKeyValue } from './kv.ts';
import type { KeyValue } from './kv.ts';
import { openMail } from './mail.ts';
import type { MailService } from './mail.ts';
import { openProviders } from './providers.ts';
import type { ProviderService } from './providers.ts';
import { enqueuer } from './queue.ts';
import type { Enqueue } from './queue.ts';
import { isSpent, mayCall } from './rate-limits.ts';
import type { RateLimitName } from './rate-limits.ts';
import { openSearchEngines } from './search-engines.ts';
import type { SearchEngines } from './search-engines.ts';
import { openWebhooks } from './webhooks.ts';
import type { WebhookService } from './webhooks.ts';
import { openWriter } from './writer.ts';
import type { Writer } from './writer.ts';

export type Services = {
  db: Db;
  kv: KeyValue;
  files: Files;
  vault: Vault;
  mail: MailService;
  webhooks: WebhookService;
  clientDocuments: ClientDocuments;
  providers: ProviderService;
  searchEngines: SearchEngines;
  /** Null where there is no Workers AI. */
  writer: Writer | null;
  /** Whether lists carry structured data per job (contract 4.7), as `LIST_JOB_POSTINGS` says. */
  listsPostings: boolean;
  /** Has the CVs of these documents read. */
  enqueueCv: Enqueue<number>;
  /** Has the providers of these meetings asked. */
  enqueueMeeting: Enqueue<number>;
  /** Where absolute URLs of the API begin: `https://host`. */
  apiOrigin: string;
  apiHostname: string;
  /** Whose pages may call the tools, beside our own. */
  toolOrigins: readonly string[];
  /** Whether 127.0.0.1 and *.localhost are answered too. */
  isDevelopment: boolean;
  /** Whether `key` may call once more in this minute. */
  allows: (limit: RateLimitName, key: string) => Promise<boolean>;
  /** Whether this isolate has seen `key` call as often as it may. */
  isSpent: (limit: RateLimitName, key: string) => boolean;
  /** Whether this isolate should look for what the queue has lost; true at most so often. */
  isPollDue: () => boolean;
  /** A file of `public/`. */
  asset: (request: Request) => Promise<Response>;
  /** Tells whoever develops on this machine; deployed it says nothing. */
  printToTerminal: (text: string) => void;
  /** Runs after the response has been sent. */
  defer: (work: Promise<unknown>) => void;
};

/** The clock of the platform ticks once a minute, and not at all on a development machine. */
const POLL_EVERY_MS = 10 * SECOND_MS;

type Waiting = Pick<ExecutionContext, 'waitUntil'>;

const services = new WeakMap<Env, Omit<Services, 'defer'>>();

export function openServices(env: Env, execution: Waiting): Services {
  return { ...bound(env), defer: (work) => execution.waitUntil(work) };
}

/** Made once an isolate: opening Drizzle costs more than a small request. */
function bound(env: Env): Omit<Services, 'defer'> {
  const known = services.get(env);
  if (known) return known;
  const isDevelopment = env.APP_ENV === 'development';
  const made = {
    db: openDb(env.DB),
    kv: openKeyValue(env.KV),
    files: openFiles(env.FILES),
    vault: openVault(env.SECRET_KEY),
    mail: openMail(env),
    webhooks: openWebhooks(env),
    clientDocuments: openClientDocuments(env),
    providers: openProviders(env),
    searchEngines: openSearchEngines(env),
    writer: openWriter(env),
    listsPostings: env.LIST_JOB_POSTINGS === 'true',
    enqueueCv: enqueuer(env.CVS),
    enqueueMeeting: enqueuer(env.MEETINGS),
    apiOrigin: env.API_ORIGIN,
    apiHostname: new URL(env.API_ORIGIN).hostname,
    toolOrigins: (env.MCP_ALLOWED_ORIGINS ?? '').split(/[\s,]+/u).filter((one) => one !== ''),
    isDevelopment,
    // oxlint-disable-next-line no-console -- The terminal of a development machine.
    printToTerminal: (text: string) => isDevelopment && console.warn(text),
    allows: (limit: RateLimitName, key: string) => mayCall(env, limit, key),
    isSpent: (limit: RateLimitName, key: string) => isSpent(limit, key),
    isPollDue: pacemaker(POLL_EVERY_MS),
    asset: (request: Request) => env.ASSETS.fetch(request),
  };
  services.set(env, made);
  return made;
}

/** True once in so long a time, and not at the start. */
function pacemaker(everyMs: number): () => boolean {
  let last = Date.now();
  return () => {
    const now = Date.now();
    const isDue = now - last >= everyMs;
    if (isDue) last = now;
    return isDue;
  };
}
