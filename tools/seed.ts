/** Fills an empty local database with invented companies and jobs, and writes their users and tokens to `.dev/seed.json`. */
import { parseArgs } from 'node:util';
import { BASE_URL } from './local/address.ts';
import { openStore } from './platform.ts';
import { SEED_FILE } from './local/seed-file.ts';
import { completeSettings } from './local/settings.ts';
import { writeSeedFile } from './seed/file.ts';
import { JOBS_DEFAULT, seedStore } from './seed/store.ts';
import { dropUnfinished } from './seed/unfinished.ts';

const JOBS_MAX = 2_000_000;

const HELP = `npm run seed -- [--jobs N]

Fills the local database, if it is empty, with invented companies and N live jobs
(default ${JOBS_DEFAULT}), plus drafts, expired, pending and closed jobs in proportion.
Writes hosts, users, tokens and OAuth clients to ${SEED_FILE}. To start over: rm -rf .wrangler/state`;

const { values } = parseArgs({
  options: { jobs: { type: 'string' }, help: { type: 'boolean' } },
});
const jobs = Number(values.jobs ?? JOBS_DEFAULT);
if (values.help || !Number.isInteger(jobs) || jobs < 1 || jobs > JOBS_MAX) {
  process.stdout.write(`${HELP}\n`);
  process.exitCode = values.help ? 0 : 2;
} else {
  completeSettings();
  dropUnfinished();
  const store = await openStore({ remote: false });
  try {
    await seedStore(store.ctx, jobs);
  } finally {
    await store.close();
  }
  await writeSeedFile(BASE_URL);
}
