/** Seeds an empty store. One that has a company is left as it is: nothing invented comes to anybody's data. */
import type { PublicCtx } from '#context.ts';
import { hasCompany } from './has-company.ts';
import { seedApplicants } from './applicants.ts';
import { seedClients } from './clients.ts';
import { openCompanies } from './credentials.ts';
import { seedLife } from './life.ts';
import { seedPopulation } from './population.ts';
import { seedQuestions } from './questions.ts';
import { marked } from './unfinished.ts';

/** Live jobs, if nothing else is asked for. */
export const JOBS_DEFAULT = 3000;

export async function seedStore(ctx: PublicCtx, jobs: number): Promise<void> {
  if (await hasCompany(ctx.db.$client)) {
    process.stdout.write('The database has data. It is kept, and nothing is added.\n');
    return;
  }
  const startedAt = Date.now();
  const { isTTY } = process.stdout;
  await marked(async () => {
    await seedPopulation(ctx, jobs, (inserted) => {
      if (isTTY) process.stdout.write(`\rSeeding: ${inserted} jobs`);
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${isTTY ? '\r' : ''}Seeded ${jobs} live jobs in ${seconds} s.\n`);
    await seedClients(ctx);
    await Promise.all(openCompanies.map((company) => seedApplicants(ctx, company)));
    await Promise.all(openCompanies.map((company) => seedQuestions(ctx, company)));
    await seedLife(ctx, openCompanies[0]);
  });
}
