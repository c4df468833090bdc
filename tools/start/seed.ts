/** The seed of `npm start`, as the one file that `prepare.ts` makes of it. */
import { BASE_URL } from '../local/address.ts';
import type { LocalPlatform } from '../local/platform.ts';
import { contextOf } from '../platform.ts';
import { writeSeedFile } from '../seed/file.ts';
import { JOBS_DEFAULT, seedStore } from '../seed/store.ts';

export async function seedAll({ env }: LocalPlatform, baseUrl: string): Promise<void> {
  // Emails that the seed writes link to where this start listens, also on a port of its own.
  const apiOrigin = env.API_ORIGIN === BASE_URL ? baseUrl : env.API_ORIGIN;
  const settings = { secretKeys: env.SECRET_KEYS, apiOrigin };
  await seedStore(contextOf(env, settings), JOBS_DEFAULT);
  await writeSeedFile(baseUrl);
}
