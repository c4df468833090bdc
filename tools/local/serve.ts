/** Serves the built Workers with their queues, files and cron trigger. */
import { resolve } from 'node:path';
import { Log, LogLevel } from 'miniflare';
import { startClock } from './clock.ts';
import { startMiniflare, toMiniflareOptions } from './miniflare.ts';
import type { WorkerOptions } from './miniflare.ts';

/** As `WRANGLER_LOG` and the console of the Worker name them. */
const logLevels: Readonly<Record<string, LogLevel>> = {
  none: LogLevel.NONE,
  error: LogLevel.ERROR,
  warn: LogLevel.WARN,
  info: LogLevel.INFO,
  log: LogLevel.INFO,
  debug: LogLevel.DEBUG,
};

/** Runs the cron trigger of the first Worker. */
const CRON_URL = 'http://127.0.0.1/cdn-cgi/local/scheduled';
/**
 * Shorter than the minute of the deployed service, as long as the shortest wait before a retry: on this machine nothing else finds
 * what is due, or what a killed process has left.
 */
const CRON_EVERY_MS = 10_000;
/** The first request, which is waited for, goes before the first run. */
const CRON_FIRST_MS = 1000;

export type ServeOptions = {
  /** The folder of the bundles. */
  bundle: string;
  host: string;
  port: number;
  /** What is printed of the Worker's console and of requests: a key of `logLevels`. */
  logLevel: string;
  cronEveryMs?: number;
  /** The data of this checkout, if absent. */
  stateDir?: string;
  /** Where debuggers connect to the Workers; none if absent. */
  inspectorPort?: number;
};

export type Server = {
  /** Takes the bundles that are in the folder now. */
  reload: () => Promise<void>;
  close: () => Promise<void>;
};

/** Resolves when the service listens. */
export async function serve(
  workers: readonly WorkerOptions[],
  { bundle, host, port, logLevel, cronEveryMs = CRON_EVERY_MS, stateDir, ...also }: ServeOptions,
): Promise<Server> {
  const level = logLevels[logLevel] ?? LogLevel.WARN;
  const server = {
    host,
    port,
    log: new Log(level),
    logRequests: level >= LogLevel.INFO,
    handleStructuredLogs: (entry: { level: string; message: string }) => {
      const isShown = (logLevels[entry.level] ?? LogLevel.INFO) <= level;
      if (isShown) process.stdout.write(`${entry.message}\n`);
    },
    unsafeTriggerHandlers: true,
    unsafeLocalExplorer: true,
    ...(stateDir !== undefined && { resourcePersistencePath: stateDir }),
    ...also,
    workers: workers.map((worker) => ({
      ...worker,
      modules: true,
      rootPath: resolve(bundle),
      unsafeInspectorProxy: also.inspectorPort !== undefined,
    })),
  };
  const miniflare = startMiniflare(server);
  await miniflare.ready;
  const times = { firstMs: Math.min(CRON_FIRST_MS, cronEveryMs), everyMs: cronEveryMs };
  const clock = startClock(async () => {
    const response = await miniflare.dispatchFetch(CRON_URL);
    const outcome = await response.text();
    if (!response.ok) throw new Error(`Its outcome is "${outcome}".`);
  }, times);
  return {
    reload: async () => {
      await clock.pause();
      await miniflare.setOptions(toMiniflareOptions(server));
      clock.resume();
    },
    close: () => {
      void clock.pause();
      return miniflare.dispose();
    },
  };
}
