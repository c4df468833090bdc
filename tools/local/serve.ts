/** Serves a built Worker with its queues, files and cron trigger. */
import { resolve } from 'node:path';
import { Log, LogLevel } from 'miniflare';
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

export type ServeOptions = {
  /** The folder of `worker.js`. */
  bundle: string;
  host: string;
  port: number;
  /** Variables and secrets that replace, or join, those of the configuration. */
  vars: NodeJS.Dict<string>;
  /** What is printed of the Worker's console and of requests: a key of `logLevels`. */
  logLevel: string;
};

export type Server = {
  /** Takes the Worker that is in the folder now. */
  reload: () => Promise<void>;
  close: () => Promise<void>;
};

/** Resolves when the service listens. */
export async function serve(workerOptions: WorkerOptions, options: ServeOptions): Promise<Server> {
  const level = logLevels[options.logLevel] ?? LogLevel.WARN;
  const server = {
    host: options.host,
    port: options.port,
    log: new Log(level),
    logRequests: level >= LogLevel.INFO,
    handleStructuredLogs: (entry: { level: string; message: string }) => {
      const isShown = (logLevels[entry.level] ?? LogLevel.INFO) <= level;
      if (isShown) process.stdout.write(`${entry.message}\n`);
    },
    unsafeTriggerHandlers: true,
    unsafeLocalExplorer: true,
    worker: {
      ...workerOptions,
      modules: true,
      rootPath: resolve(options.bundle),
      scriptPath: 'worker.js',
      bindings: { ...(workerOptions['bindings'] as object), ...options.vars },
    },
  };
  const miniflare = startMiniflare(server);
  await miniflare.ready;
  return {
    reload: () => miniflare.setOptions(toMiniflareOptions(server)),
    close: () => miniflare.dispose(),
  };
}
