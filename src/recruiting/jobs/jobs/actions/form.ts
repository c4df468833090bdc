/** Shows what the form of a job offers. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { currencies } from '#lib/currencies.ts';
import {
  benefits,
  categories,
  employmentTypes,
  jobStatuses,
  payPeriods,
  seniorities,
  workplaces,
} from '#vocabulary/lists.ts';
import type { JobForm } from '../schemas/jobs.ts';
import { jobForm } from '../store/form.ts';

/** The form data of a job: the closed lists, and the company's own records. */
export async function showJobForm(ctx: Ctx): Promise<JobForm> {
  const own = await runPlan(ctx, jobForm(ctx));
  return {
    categories: named(categories),
    types: named(employmentTypes),
    workplaces: [...workplaces],
    seniorities: [...seniorities],
    statuses: [...jobStatuses],
    rate_salaries: [...payPeriods],
    currencies: [...currencies],
    benefits: named(benefits),
    ...own,
  };
}

function named(list: Readonly<Record<number, string>>): { id: number; name: string }[] {
  return Object.entries(list).map(([id, name]) => ({ id: Number(id), name }));
}
