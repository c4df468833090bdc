/** The two shapes of the service on this machine: one Worker, or four behind an entrance. */

export type Shape = 'whole' | 'split';

/** Its Workers, by their configurations. */
export const configsOf: Readonly<Record<Shape, readonly string[]>> = {
  whole: ['wrangler.toml'],
  split: [
    'wrangler.careers.toml',
    'wrangler.api.toml',
    'wrangler.background.toml',
    'wrangler.reader.toml',
  ],
};

/** What is bundled; each bundle has the name of its entry point. */
export const entryPointsOf: Readonly<Record<Shape, readonly string[]>> = {
  whole: ['src/worker.ts'],
  split: [
    'tools/local/entrance.ts',
    'src/workers/careers/careers.ts',
    'src/workers/api/api.ts',
    'src/workers/background/background.ts',
    'src/workers/reader/reader.ts',
  ],
};
