/** Feedback in the export of a person, as who asks for it may see it. */
import type { Ctx } from '#context.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { ApiError } from '#errors.ts';
import { toFeedback } from '../schemas.ts';
import type { Feedback } from '../schemas.ts';
import { feedbackOfPerson } from '../store/feedback.ts';
import { openAbout } from '../store/requests.ts';

export function exportedFeedback(ctx: Ctx, candidateId: number): QueryPlan<Feedback[]> {
  return QueryPlan.map(feedbackOfPerson(ctx, candidateId), (rows) => rows.map(toFeedback));
}

/** Throws 409 while the member is asked for feedback on the person: the export would show what others think. */
export function assertNotAsked(ctx: Ctx, candidateId: number): QueryPlan<void> {
  return QueryPlan.map(openAbout(ctx, candidateId), (open) => {
    if (!open) return;
    throw new ApiError('feedback_open', { related: { type: 'application', id: open.id } });
  });
}
