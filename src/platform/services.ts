/** What the platform offers this Worker, by purpose: the only code that sees `env`. */
import { SECOND_MS } from '#lib/time.ts';
import { openVault } from '#lib/vault.ts';
import { openClientDocuments } from './client-documents.ts';
import { openDb } from './db.ts';
import { openFiles } from './files.ts';
import { openKeyValue } from './kv.ts';
import { openMail } from './mail.ts';
import { openProviders } from './providers.ts';
import { enqueuer } from './queue.ts';
import { isSpent, mayCall } from './rate-limits.ts';
import type { RateLimitName } from './rate-limits.ts';
import { openSearchEngines } from './search-engines.ts';
import { assertProductionSettings } from './settings.ts';
import { openWebhooks } from './webhooks.ts';
import { openWriter } from './writer.ts';

type Deferring = {
  /** Runs after the response has been sent. */
  defer: (work: Promise<unknown>) => void;
};

/** What a context offers to actions. */
export type ContextServices = ReturnType<typeof openContextServices> & Deferring;
export type Services = ContextServices & ReturnType<typeof openHttpServices>;

/** Cron runs once a minute, and not at all on a development machine: requests poll, too. */
const POLL_EVERY_MS = 10 * SECOND_MS;

type Waiting = Pick<ExecutionContext, 'waitUntil'>;

const opened = new WeakMap<Env, Omit<Services, 'defer'>>();

/** Opened once per isolate: opening Drizzle costs more than a small request. */
export function openServices(env: Env, execution: Waiting): Services {
  const services = opened.get(env) ?? open(env);
  opened.set(env, services);
  return { ...services, defer: (work) => execution.waitUntil(work) };
}

function open(env: Env): Omit<Services, 'defer'> {
  assertProductionSettings(env);
  return { ...openContextServices(env), ...openHttpServices(env) };
}

function openContextServices(env: Env) {
  const isDevelopment = env.APP_ENV === 'development';
  return {
    db: openDb(env.DB),
    kv: openKeyValue(env.KV),
    files: openFiles(env.FILES),
    vault: openVault(env.SECRET_KEY),
    mail: openMail(env),
    webhooks: openWebhooks(env),
    /** The metadata documents of OAuth clients. */
    clientDocuments: openClientDocuments(env),
    /** Other services, such as Zoom: credentials, and one request at a time. */
    providers: openProviders(env),
    /** Which search engines are notified of jobs, and under which keys. */
    searchEngines: openSearchEngines(env),
    /** Null where there is no Workers AI. */
    writer: openWriter(env),
    /** Whether lists carry structured data per job (contract 4.7). */
    listsPostings: env.LIST_JOB_POSTINGS === 'true',
    /** Where vulnerabilities are reported (RFC 9116). */
    security: {
      contact: env.SECURITY_CONTACT ?? '',
      policy: env.SECURITY_POLICY || `${env.API_ORIGIN}/security-policy.txt`,
    },
    /** Enqueues the reading of these CV documents. */
    enqueueCv: enqueuer<number>(env.CVS),
    /** Enqueues the provider calls of these meetings. */
    enqueueMeeting: enqueuer<number>(env.MEETINGS),
    /** Where absolute URLs of the API begin: `https://host`. */
    apiOrigin: env.API_ORIGIN,
    /** Prints on a development machine only. */
    // oxlint-disable-next-line no-console -- The terminal of a development machine.
    printToTerminal: (text: string) => (isDevelopment ? console.warn(text) : undefined),
  };
}

function openHttpServices(env: Env) {
  return {
    apiHostname: new URL(env.API_ORIGIN).hostname,
    /** Whose pages may call the tools, beside our own. */
    toolOrigins: (env.MCP_ALLOWED_ORIGINS ?? '').split(/[\s,]+/u).filter((one) => one !== ''),
    /** Whether 127.0.0.1 and *.localhost are answered too. */
    isDevelopment: env.APP_ENV === 'development',
    /** Whether `key` may call once more in this minute. */
    allows: (limit: RateLimitName, key: string) => mayCall(env, limit, key),
    /** Whether this isolate has seen `key` call as often as it may. */
    isSpent: (limit: RateLimitName, key: string) => isSpent(limit, key),
    /** Whether this isolate should poll for what the queues have lost; true at most every `POLL_EVERY_MS`. */
    isPollDue: pacemaker(POLL_EVERY_MS),
    /** A file of `public/`. */
    asset: (request: Request) => env.ASSETS.fetch(request),
  };
}

/** Returns a function that is true once per interval, and not at the start. */
function pacemaker(everyMs: number): () => boolean {
  let last = Date.now();
  return () => {
    const now = Date.now();
    const isDue = now - last >= everyMs;
    if (isDue) last = now;
    return isDue;
  };
}
