/** Opens the store of this checkout, or with `remote` the deployed one, for the command-line tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { openDb } from '#cloud/db.ts';
import { openKeyValue } from '#cloud/kv.ts';
import type { PublicCtx } from '#context.ts';
import { idSource } from '#kit/ids.ts';
import { openVault } from '#kit/vault.ts';

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
  const now = new Date();
  return {
    ctx: {
      db: openDb(platform.env.DB),
      kv: openKeyValue(platform.env.KV),
      // The secret of the deployed service is not in this checkout: whoever has it says it.
      vault: openVault(remote ? process.env['SECRET_KEY'] : platform.env.SECRET_KEY),
      now,
      newId: idSource(now),
      apiOrigin: platform.env.API_ORIGIN,
      defer: () => {},
      tell: () => {},
    },
    d1: platform.env.DB,
    close: () => platform.dispose(),
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
