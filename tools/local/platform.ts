/** The bindings of `wrangler.toml` on this machine's data, which `wrangler dev` uses too, for programs outside of the Worker. */
import { Log, LogLevel } from 'miniflare';
import { D1_WORKER, d1Of } from './d1.ts';
import { startMiniflare } from './miniflare.ts';
import { WHOLE } from './workers.ts';

export type LocalPlatform = {
  env: Pick<Env, 'BACKUP' | 'DB' | 'FILES' | 'SECRET_KEYS' | 'API_ORIGIN'>;
  close: () => Promise<void>;
};

/** `onBusy` is called while another process writes to the database; the runtime's own messages about it are not printed then. */
export async function openLocalPlatform(
  onBusy?: () => void,
  waits?: readonly number[],
): Promise<LocalPlatform> {
  // Loaded here, because it reads WRANGLER_LOG when it is loaded.
  const { unstable_getMiniflareWorkerOptions: readConfig } = await import('wrangler');
  const {
    modulesRules: _,
    assets: __,
    queueConsumers: ___,
    ...bindings
  } = readConfig(WHOLE).workerOptions;
  const miniflare = startMiniflare({
    log: new Log(LogLevel.ERROR),
    ...(onBusy && { handleStructuredLogs: () => {} }),
    workers: [{ ...bindings, name: 'tools', modules: true, script: D1_WORKER }],
  });
  const env = await miniflare.getBindings<Env>();
  return {
    env: { ...env, DB: d1Of(miniflare, onBusy, waits) },
    close: () => miniflare.dispose(),
  };
}
