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

/** Gives requests to the Workers, where they are several. */
export const entrancesOf: Readonly<Record<Shape, readonly string[]>> = {
  whole: [],
  split: ['tools/local/entrance.ts'],
};
