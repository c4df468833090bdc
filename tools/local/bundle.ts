/** Bundles the Workers for this machine: not minified, so that traces can be read, and several times faster than by wrangler. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { context, stop } from 'esbuild';
import { configsOf, entrancesOf } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** As `[alias]` of the Wrangler files. */
export const alias = {
  htmlparser2: './node_modules/htmlparser2/dist/Parser.js',
  postcss: './src/lib/unused-package.ts',
  'parse-srcset': './src/lib/unused-package.ts',
  dayjs: './src/lib/unused-package.ts',
};

/** Writes what the bundles have of the translations. A release from before there were any has none. */
const TRANSLATIONS = 'tools/translations.ts';

export type Bundler = {
  /** Builds again, and calls back, whenever a source file or a translation changes. */
  watch: (onBuilt: () => void) => Promise<void>;
  /** Ends esbuild's process and frees its memory. */
  close: () => Promise<void>;
};

/** Builds each Worker and its source map into the folder. Errors are printed, and thrown. */
export async function openBundler(
  shape: Shape,
  outdir: string,
  /** Another checkout than this one. */
  checkout = process.cwd(),
): Promise<Bundler> {
  if (existsSync(join(checkout, TRANSLATIONS)))
    spawnSync(process.execPath, [TRANSLATIONS, '--bundle'], { cwd: checkout, stdio: 'inherit' });
  let onBuilt: (() => void) | null = null;
  const build = await context({
    absWorkingDir: resolve(checkout),
    entryPoints: entryPointsIn(checkout, shape).map((entry) => ({
      in: entry,
      out: parse(entry).name,
    })),
    outdir: resolve(outdir),
    bundle: true,
    format: 'esm',
    target: 'es2024',
    // As wrangler resolves packages for a Worker.
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    alias,
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
      watchTranslations(checkout);
      await build.watch();
    },
    close: async () => {
      await build.dispose();
      await stop();
    },
  };
}

/** As its configurations name them: another release may have them elsewhere, or lack one. Each bundle has the name of its entry point. */
function entryPointsIn(checkout: string, shape: Shape): string[] {
  const configs = configsOf[shape]
    .map((config) => join(checkout, config))
    .filter((config) => existsSync(config));
  const mains = configs.flatMap(
    (config) => /^main = "(.+)"$/mu.exec(readFileSync(config, 'utf8'))?.[1] ?? [],
  );
  return [...entrancesOf[shape], ...mains];
}

/** An editor writes a file in several steps: what changes while the tool runs is written by its next run. */
function watchTranslations(checkout: string): void {
  let [isRunning, isStale] = [false, false];
  const write = () => {
    if (isRunning) isStale = true;
    else {
      [isRunning, isStale] = [true, false];
      spawn(process.execPath, [TRANSLATIONS], { cwd: checkout, stdio: 'inherit' }).once(
        'exit',
        () => {
          isRunning = false;
          if (isStale) write();
        },
      );
    }
  };
  watch(join(checkout, 'translations'), { recursive: true }, write).unref();
}
