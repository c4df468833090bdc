/** `npm run db:migrate`: applies the migrations that the local database lacks, as wrangler would, on every system. */
import { migrate, pendingMigrations } from './local/migrations.ts';
import { openLocalPlatform } from './local/platform.ts';
import { explaining } from '../packages/operator/tools/operator/explain.ts';

process.exitCode = await explaining(async () => {
  const { env, close } = await openLocalPlatform();
  try {
    const pending = await pendingMigrations(env.DB);
    await migrate(env.DB);
    process.stdout.write(`${pending.length} migrations were applied.\n`);
    return 0;
  } finally {
    await close();
  }
});
