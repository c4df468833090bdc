/** An email as the newest applicant would get it, for those who write its template. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import type { EmailPreview } from '../schemas/emails.ts';
import { applicationContext } from '../store/context.ts';
import { renderEmail } from './write.ts';

export type Sample = EmailPreview & { name: string };

/** Null without an application of somebody whose data is kept. */
export async function sampleEmail(
  ctx: Ctx,
  id: number | undefined,
  template: Template,
): Promise<Sample | null> {
  if (id === undefined) return null;
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  const { firstName, lastName } = facts.candidate;
  return { ...renderEmail(facts, template), name: `${firstName} ${lastName}`.trim() };
}
