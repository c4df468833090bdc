/** Bundles the Worker for this machine: not minified, so that traces can be read, and several times faster than by wrangler. */
import { context, stop } from 'esbuild';

const ENTRY = 'src/worker.ts';

export type Bundler = {
  /** Builds again, and calls back, whenever a source file changes. */
  watch: (onBuilt: () => void) => Promise<void>;
  /** Ends esbuild's process and frees its memory. */
  close: () => Promise<void>;
};

/** Builds `worker.js` and its source map into the folder. Errors are printed, and thrown. */
export async function openBundler(outdir: string): Promise<Bundler> {
  let onBuilt: (() => void) | null = null;
  const build = await context({
    entryPoints: { worker: ENTRY },
    outdir,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    // As wrangler resolves packages for a Worker.
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'on-built',
        setup: (plugin) => {
          plugin.onEnd(({ errors }) => {
            if (errors.length === 0) onBuilt?.();
          });
        },
      },
    ],
  });
  await build.rebuild();
  return {
    watch: async (callback) => {
      onBuilt = callback;
      await build.watch();
    },
    close: async () => {
      await build.dispose();
      await stop();
    },
  };
}
