/** Shows what the application form of a job is made of. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Ref } from '#lib/ids.ts';
import { formOfJob } from '../store/questions.ts';
import { formTexts } from '../store/form-texts.ts';
import { toForm } from './forms.ts';

export async function showFormPreview(ctx: Ctx, ref: Ref) {
  const plan = QueryPlan.all({ rows: formOfJob(ctx, ref), texts: formTexts(ctx) });
  const { rows, texts } = await runPlan(ctx, plan);
  return { form: toForm(rows), ...texts };
}
