/** Fills an empty local store with invented companies and jobs, and writes what it made to `.dev/seed.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { roles, scopes } from '#access.ts';
import { openStore } from './platform.ts';
import { plantApplicants } from './seed/applicants.ts';
import { plantClients, seedClients } from './seed/clients.ts';
import { domains } from './seed/domains.ts';
import {
  emailOf,
  isPlanted,
  openCompanies,
  passwordOf,
  plant,
  tokenOf,
} from './seed/population.ts';

const JOBS_DEFAULT = 3000;
const JOBS_MAX = 2_000_000;
export const BASE_URL = 'http://127.0.0.1:8787';
const SEED_FILE = '.dev/seed.json';

const HELP = `npm run seed -- [--jobs N]

Fills the local store, if it is empty, with invented companies and N live jobs
(default ${JOBS_DEFAULT}) and as many drafts, expired, pending and closed ones as fit.
Writes hosts, users, tokens and OAuth clients to ${SEED_FILE}. To begin anew: rm -rf .wrangler/state`;

export async function seed(jobs: number): Promise<void> {
  const store = await openStore({ remote: false });
  try {
    if (await isPlanted(store.ctx)) {
      process.stdout.write('The store has its seed data already; it is kept.\n');
    } else {
      const startedAt = Date.now();
      await plant(store.ctx, jobs, (planted) => {
        if (process.stdout.isTTY) process.stdout.write(`\rSeeding: ${planted} jobs`);
      });
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(
        `${process.stdout.isTTY ? '\r' : ''}Seeded ${jobs} live jobs in ${seconds} s.\n`,
      );
    }
    // A store that was seeded before there were clients or applicants gets them too.
    await plantClients(store.ctx);
    for (const company of openCompanies) await plantApplicants(store.ctx, company);
  } finally {
    await store.close();
  }
  mkdirSync('.dev', { recursive: true });
  writeFileSync(SEED_FILE, `${JSON.stringify(await description(), null, 2)}\n`);
}

/** What any tool needs to use the seeded service. Development values only. */
async function description() {
  const companies = await Promise.all(
    openCompanies.map(async (company) => [company, await openCompany(company)] as const),
  );
  return {
    baseUrl: BASE_URL,
    careerDomains: domains.filter(({ isTest }) => !isTest).map(({ hostname }) => hostname),
    companies: Object.fromEntries(companies),
    clients: await seedClients(),
  };
}

async function openCompany(company: string) {
  const tokensOf = async (names: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await tokenOf(company, name)] as const)),
    );
  return {
    subdomain: company,
    users: Object.fromEntries(
      roles.map((role) => [
        role,
        { email: emailOf(company, role), password: passwordOf(company, role) },
      ]),
    ),
    tokens: { ...(await tokensOf(roles)), scopes: await tokensOf(scopes) },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { jobs: { type: 'string' }, help: { type: 'boolean' } },
  });
  const jobs = Number(values.jobs ?? JOBS_DEFAULT);
  if (values.help || !Number.isInteger(jobs) || jobs < 1 || jobs > JOBS_MAX) {
    process.stdout.write(`${HELP}\n`);
    process.exitCode = values.help ? 0 : 2;
  } else {
    await seed(jobs);
  }
}
