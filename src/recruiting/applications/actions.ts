/** What a company does with the people who apply. */
import type { Ctx } from '#context.ts';
import { onlyRow, read } from '#data/statements.ts';
import type { Ref } from '#kit/ids.ts';
import { toPage } from '#kit/page.ts';
import type { Page, Paging } from '#kit/page.ts';
import { showApplication } from './shapes.ts';
import type { Application } from './shapes.ts';
import { applicationsOfJob } from './store.ts';

export async function listApplicants(
  ctx: Ctx,
  ref: Ref,
  paging: Paging,
): Promise<Page<Application>> {
  const found = await read(ctx, applicationsOfJob(ctx, ref, paging));
  const { job, rows, total, candidates, stages } = found;
  return toPage(rows, total, paging, (application) =>
    showApplication({
      application,
      job,
      candidate: onlyRow(candidates.get(application.candidateId)),
      stage: onlyRow(stages.get(application.stageId)),
    }),
  );
}
