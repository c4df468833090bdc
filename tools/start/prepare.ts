/** Migrates and seeds the local database for `tools/start.ts`, in a process of its own: what it loads and allocates ends with it. */
import { existsSync } from 'node:fs';
import { migrate } from '../local/migrations.ts';
import { openLocalPlatform } from '../local/platform.ts';
import type { LocalPlatform } from '../local/platform.ts';
import type { WorkerOptions } from '../local/miniflare.ts';
import { isSeeded } from '../seed/is-seeded.ts';

const SEED_FILE = '.dev/seed.json';

/** Sent to the parent process when the database is ready. */
export type Prepared = { workerOptions: WorkerOptions };

process.once('disconnect', () => process.exit());
const [baseUrl = ''] = process.argv.slice(2);
const platform = await openLocalPlatform();
await migrate(platform.env.DB);
if (!existsSync(SEED_FILE) || !(await isSeeded(platform.env.DB))) await seed(platform);
const { workerOptions } = platform;
await platform.close();
process.send?.({ workerOptions } satisfies Prepared, () => process.exit());

/** Loads the seed's code and texts only when they are needed. */
async function seed({ env }: LocalPlatform): Promise<void> {
  const [{ contextOf }, { JOBS_DEFAULT, seedStore }, { writeSeedFile }] = await Promise.all([
    import('../platform.ts'),
    import('../seed/store.ts'),
    import('../seed/file.ts'),
  ]);
  const settings = { secretKey: env.SECRET_KEY, apiOrigin: env.API_ORIGIN };
  await seedStore(contextOf(env, settings), JOBS_DEFAULT);
  await writeSeedFile(baseUrl);
}
