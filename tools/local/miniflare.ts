/** Miniflare on the data of this checkout. */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

type Options = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>;

/** Its bindings as wrangler reads them from the configuration; wrangler and Miniflare disagree on the exact type. */
export type WorkerOptions = Record<string, unknown>;

type StartOptions = Omit<Options, 'workers'> & { workers: readonly WorkerOptions[] };

/** Where `wrangler dev` keeps its data. */
const STATE_DIR = '.wrangler/state/v3';

export function startMiniflare(options: StartOptions): Miniflare {
  return new Miniflare(toMiniflareOptions(options));
}

export function toMiniflareOptions({ workers, ...options }: StartOptions) {
  return convertV4MiniflareOptions({
    cf: false,
    telemetry: { enabled: false },
    resourcePersistencePath: STATE_DIR,
    ...options,
    workers: workers as unknown as Options['workers'],
  });
}
