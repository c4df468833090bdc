/** Opens the store of this checkout, or with `remote` the deployed one, for the command-line tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unread } from '#platform/client-documents.ts';
import { openDb } from '#platform/db.ts';
import { openFiles } from '#platform/files.ts';
import { openKeyValue } from '#platform/kv.ts';
import { outboxOnly } from '#platform/mail.ts';
import { unconnected } from '#platform/providers.ts';
import { untold } from '#platform/search-engines.ts';
import { unwoken } from '#platform/webhooks.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#lib/ids.ts';
import { openVault } from '#lib/vault.ts';

export type Opened = { ctx: PublicCtx; d1: D1Database; close: () => Promise<void> };

const CONFIG = 'wrangler.toml';
const REMOTE_CONFIG = '.dev/wrangler.remote.toml';

export async function openStore({ remote }: { remote: boolean }): Promise<Opened> {
  // The answer of a tool is all that it prints.
  process.env['WRANGLER_LOG'] ??= 'error';
  const { getPlatformProxy } = await import('wrangler');
  const platform = await getPlatformProxy<Env>({
    configPath: remote ? remoteConfig() : CONFIG,
    remoteBindings: remote,
  });
  const { env } = platform;
  // The secret of the deployed service is not in this checkout: whoever has it says it.
  const secretKey = remote ? process.env['SECRET_KEY'] : env.SECRET_KEY;
  return {
    ctx: contextOf(env, { secretKey, apiOrigin: env.API_ORIGIN }),
    d1: env.DB,
    close: () => platform.dispose(),
  };
}

type Settings = { secretKey: string | undefined; apiOrigin: string };

/** What an action needs, outside of a request. */
export function contextOf(
  { DB, KV, FILES }: Pick<Env, 'DB' | 'KV' | 'FILES'>,
  { secretKey, apiOrigin }: Settings,
): PublicCtx {
  const now = new Date();
  return {
    db: openDb(DB),
    kv: openKeyValue(KV),
    files: openFiles(FILES),
    vault: openVault(secretKey),
    // What a tool writes is sent by the service, at its next tick.
    mail: outboxOnly,
    webhooks: unwoken,
    clientDocuments: unread,
    providers: unconnected,
    searchEngines: untold,
    writer: null,
    listsPostings: true,
    enqueueCv: () => Promise.resolve(),
    enqueueMeeting: () => Promise.resolve(),
    now,
    newId: idSource(now),
    apiOrigin,
    defer: () => {},
    printToTerminal: () => {},
  };
}

/** The configuration with the database, and nothing else, reached over the network. */
function remoteConfig(): string {
  mkdirSync('.dev', { recursive: true });
  const local = readFileSync(CONFIG, 'utf8');
  const remote = local.replace(/^binding = "DB"$/mu, 'binding = "DB"\nremote = true');
  if (remote === local)
    throw new Error(`${CONFIG} names no D1 binding DB to reach over the network.`);
  const config = remote
    .replaceAll('"src/', '"../src/')
    .replaceAll('"public"', '"../public"')
    .replaceAll('"migrations"', '"../migrations"');
  writeFileSync(REMOTE_CONFIG, config);
  return REMOTE_CONFIG;
}
