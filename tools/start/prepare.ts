/** Migrates and seeds the local database for `tools/start.ts`, in a process of its own: what it loads and allocates ends with it. */
import { existsSync } from 'node:fs';
import { migrate } from '../local/migrations.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { openLocalPlatform } from '../local/platform.ts';
import type { LocalPlatform } from '../local/platform.ts';
import type { Shape } from '../local/shapes.ts';
import { readWorkers } from '../local/workers.ts';
import { isSeeded } from '../seed/is-seeded.ts';

const SEED_FILE = '.dev/seed.json';

/** Sent by the parent process. */
export type Request = { shape: Shape; settings: NodeJS.Dict<string>; baseUrl: string };
/** Sent to it when the database is ready. */
export type Prepared = { workers: WorkerOptions[] };

process.once('disconnect', () => process.exit());
process.once('message', (request: Request) => void prepare(request));

async function prepare({ shape, settings, baseUrl }: Request): Promise<void> {
  const platform = await openLocalPlatform();
  await migrate(platform.env.DB);
  if (!existsSync(SEED_FILE) || !(await isSeeded(platform.env.DB))) await seed(platform, baseUrl);
  await platform.close();
  const workers = await readWorkers(shape, settings);
  process.send?.({ workers } satisfies Prepared, () => process.exit());
}

/** Loads the seed's code and texts only when they are needed. */
async function seed({ env }: LocalPlatform, baseUrl: string): Promise<void> {
  const [{ contextOf }, { JOBS_DEFAULT, seedStore }, { writeSeedFile }] = await Promise.all([
    import('../platform.ts'),
    import('../seed/store.ts'),
    import('../seed/file.ts'),
  ]);
  const settings = { secretKeys: env.SECRET_KEYS, apiOrigin: env.API_ORIGIN };
  await seedStore(contextOf(env, settings), JOBS_DEFAULT);
  await writeSeedFile(baseUrl);
}
