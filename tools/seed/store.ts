/** Seeds a store: the population if it is empty, then the OAuth clients, applicants, questions and the life that are missing. */
import { eq } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { companies } from '#data/tables/companies.ts';
import { seedApplicants } from './applicants.ts';
import { seedClients } from './clients.ts';
import { openCompanies } from './credentials.ts';
import { seedLife } from './life.ts';
import { seedPopulation } from './population.ts';
import { seedQuestions } from './questions.ts';

/** Live jobs, if nothing else is asked for. */
export const JOBS_DEFAULT = 3000;

export async function seedStore(ctx: PublicCtx, jobs: number): Promise<void> {
  if (await hasPopulation(ctx)) {
    process.stdout.write('The database is seeded already. Its data is kept.\n');
  } else {
    const startedAt = Date.now();
    const { isTTY } = process.stdout;
    await seedPopulation(ctx, jobs, (inserted) => {
      if (isTTY) process.stdout.write(`\rSeeding: ${inserted} jobs`);
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${isTTY ? '\r' : ''}Seeded ${jobs} live jobs in ${seconds} s.\n`);
  }
  await seedClients(ctx);
  await Promise.all(openCompanies.map((company) => seedApplicants(ctx, company)));
  await Promise.all(openCompanies.map((company) => seedQuestions(ctx, company)));
  await seedLife(ctx, openCompanies[0]);
}

async function hasPopulation(ctx: PublicCtx): Promise<boolean> {
  const [company] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.subdomain, openCompanies[0]));
  return company !== undefined;
}
