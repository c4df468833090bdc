/** A process with the Worker of the reader alone, whose memory V8 limits. The parent process names the folders. */
import { startMiniflare } from '../local/miniflare.ts';
import { readWorkers } from '../local/workers.ts';

export type Start = { bundle: string; stateDir: string; registry: string };

// The parent process has ended.
process.on('disconnect', () => process.exit());
process.once('message', (start: Start) => void serve(start));

async function serve({ bundle, stateDir, registry }: Start): Promise<void> {
  const workers = await readWorkers('split', process.env);
  const reader = workers.find(({ name }) => name === 'recruiting-reader');
  const miniflare = startMiniflare({
    resourcePersistencePath: stateDir,
    unsafeDevRegistryPath: registry,
    // As the platform starts another isolate.
    unsafeHandleRuntimeRestart: () => void process.send?.('restarted'),
    workers: [{ ...reader, modules: true, rootPath: bundle }],
  });
  await miniflare.ready;
  process.send?.('ready');
}
