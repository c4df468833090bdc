/** The seed's domains, companies, jobs and members, for an empty store. */
import { sql } from 'drizzle-orm';
import { atPresent } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { setDomain } from '#operator/domains/actions.ts';
import { seedTowns } from './towns.ts';
import { inventCompanies } from './companies.ts';
import { seedCompanyPages } from './company-pages.ts';
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
const PICTURES_PER_DOMAIN = 12;

/** `onProgress` receives the number of jobs that are inserted so far, drafts and closed ones included. */
export async function seedPopulation(
  ctx: PublicCtx,
  jobs: number,
  onProgress: (inserted: number) => void,
): Promise<void> {
  for (const domain of domains) await setDomain(atPresent(ctx), domain);
  await seedLegalTexts(ctx);
  await seedTowns(ctx);
  const count = Math.max(COMPANIES_MIN, Math.ceil(jobs / JOBS_PER_COMPANY));
  const companies = inventCompanies(Math.min(COMPANIES_MAX, count));
  const ids = await insertCompanies(ctx, companies);
  const invented = inventJobs(jobs, RANDOM_SEED, companies);
  const present = atPresent(ctx);
  // Pictures are drawn here while the database inserts jobs in a process of its own.
  await Promise.all([
    insertJobs(ctx, invented, ids, { seed: RANDOM_SEED, onProgress }),
    seedCompanyPages(ctx, companies, ids),
  ]);
  // After the pictures: while a busy machine draws them, a change waits longer than it may.
  await Promise.all(openCompanies.map((company) => seedMembers(present, company)));
  await leaveFewPicturesDue(ctx);
}

/** Thousands of pictures of jobs would keep the cron busy for an hour while somebody looks at the service. */
async function leaveFewPicturesDue(ctx: PublicCtx): Promise<void> {
  await ctx.db.run(sql`
    delete from share_pictures_due where job_id not in (
      select job_id from (
        select job_id, row_number() over (partition by domain_id order by listed_at desc) as place from listed_jobs
      ) where place <= ${PICTURES_PER_DOMAIN})`);
}
