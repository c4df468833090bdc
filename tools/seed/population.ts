/** The seed's domains, companies, jobs and members, for an empty store. */
import type { PublicCtx } from '#context.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { inventCompanies } from './companies.ts';
import { insertCompanies } from './company-rows.ts';
import { openCompanies } from './credentials.ts';
import { domains } from './domains.ts';
import { insertJobs } from './job-rows.ts';
import { inventJobs } from './jobs.ts';
import { seedLegalTexts } from './legal-texts.ts';
import { seedMembers } from './members.ts';

const COMPANIES_MIN = 60;
const COMPANIES_MAX = 10_000;
const JOBS_PER_COMPANY = 100;
const RANDOM_SEED = 2026;

/** `onProgress` receives the number of jobs that are inserted so far, drafts and closed ones included. */
export async function seedPopulation(
  ctx: PublicCtx,
  jobs: number,
  onProgress: (inserted: number) => void,
): Promise<void> {
  for (const domain of domains) {
    await setDomain(ctx, domain);
    await seedLegalTexts(ctx, domain);
  }
  const count = Math.max(COMPANIES_MIN, Math.ceil(jobs / JOBS_PER_COMPANY));
  const companies = inventCompanies(Math.min(COMPANIES_MAX, count));
  const ids = await insertCompanies(ctx, companies);
  const invented = inventJobs(jobs, RANDOM_SEED, companies);
  // Passwords are hashed on other threads while the jobs are inserted.
  await Promise.all([
    insertJobs(ctx, invented, ids, { seed: RANDOM_SEED, onProgress }),
    ...openCompanies.map((company) => seedMembers(ctx, company)),
  ]);
}
