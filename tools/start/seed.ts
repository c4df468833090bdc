/** The seed of `npm start`, as the one file that `prepare.ts` makes of it. */
import type { LocalPlatform } from '../local/platform.ts';
import { contextOf } from '../platform.ts';
import { writeSeedFile } from '../seed/file.ts';
import { JOBS_DEFAULT, seedStore } from '../seed/store.ts';

export async function seedAll({ env }: LocalPlatform, baseUrl: string): Promise<void> {
  const settings = { secretKeys: env.SECRET_KEYS, apiOrigin: env.API_ORIGIN };
  await seedStore(contextOf(env, settings), JOBS_DEFAULT);
  await writeSeedFile(baseUrl);
}
