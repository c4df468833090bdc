/** The process that `service.ts` starts and kills: the Worker in workerd, with its queues and the trigger of its cron. */
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { Addresses, Order, Start } from './service.ts';

type ServerOptions = Extract<Parameters<typeof convertV4MiniflareOptions>[0], { workers: unknown }>;

const NAME = 'service';
const HOST = '127.0.0.1';
/** Messages at a time, as the platform takes them. */
const SENT = 100;

// The parent process has ended.
process.on('disconnect', () => process.exit());
process.once('message', (start: Start) => void serve(start));

async function serve({ worker, storageDir }: Start): Promise<void> {
  // Without the development proxy, whose work would be measured too.
  const named = { ...worker, name: NAME, unsafeDirectSockets: [{ host: HOST, port: 0 }] };
  const options: ServerOptions = {
    log: new Log(LogLevel.ERROR),
    cf: false,
    telemetry: { enabled: false },
    host: HOST,
    port: 0,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message, level }: { message: string; level: string }) => {
      const [, consumed] = /^messages (\[.*\])$/u.exec(message) ?? [];
      if (consumed !== undefined) process.send?.(JSON.parse(consumed));
      else if (level === 'error') process.stderr.write(`${message}\n`);
    },
    resourcePersistencePath: storageDir,
    workers: [named] as unknown as ServerOptions['workers'],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const clock = await miniflare.ready;
  const api = await miniflare.unsafeGetDirectURL(NAME);
  const addresses: Addresses = { api: api.origin, clock: clock.origin };
  process.on('message', (order: Order) => void carryOut(order));
  process.send?.(addresses);

  async function carryOut({ id, file, messages }: Order): Promise<void> {
    if (file) await (await miniflare.getR2Bucket('FILES', NAME)).put(file.key, file.bytes);
    const { binding = '', bodies = [] } = messages ?? {};
    for (let at = 0; at < bodies.length; at += SENT) {
      const queue = await miniflare.getQueueProducer(binding, NAME);
      await queue.sendBatch(bodies.slice(at, at + SENT).map((body) => ({ body })));
    }
    process.send?.({ id });
  }
}
