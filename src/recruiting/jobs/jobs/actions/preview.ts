/** Shows what the career page of a job is made of: the job, its company and site, and the office. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { toJob } from '../schemas/jobs.ts';
import { previewRows } from '../store/preview.ts';

/** With the office that a form names, or that of the job. */
export async function showPreview(
  ctx: Ctx,
  ref: Ref | null,
  officeId: number | null | 'of the job',
) {
  const isOfJob = officeId === 'of the job';
  const plan = previewRows(ctx, ref, isOfJob ? null : officeId);
  const { record, company, domain, office } = await runPlan(ctx, plan);
  const shown = isOfJob ? record?.office : office;
  return {
    job: record && toJob(record, ctx.now),
    company,
    domain,
    office: shown
      ? {
          city: shown.city,
          countryId: shown.countryId,
          street: shown.address,
          postalCode: shown.zipcode,
        }
      : null,
  };
}

export type JobPreview = Awaited<ReturnType<typeof showPreview>>;
