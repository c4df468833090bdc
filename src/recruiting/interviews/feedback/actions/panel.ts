/** What screens show of feedback: the panel of an application, the form of one's own, and whom to ask. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { FeedbackForm as FeedbackFields } from '#vocabulary/feedback.ts';
import { toFeedback, toRequest } from '../schemas.ts';
import type { Feedback, FeedbackRequest, FeedbackRow } from '../schemas.ts';
import { choiceFacts, formFacts } from '../store/facts.ts';
import { feedbackOf } from '../store/feedback.ts';
import type { ActiveMember } from '../store/members.ts';
import { requestsOf } from '../store/requests.ts';

export type FeedbackPanel = {
  /** As the member sees it, oldest first. */
  given: Feedback[];
  /** Open and done ones, oldest first. */
  requests: FeedbackRequest[];
  ownId: number;
};

export function feedbackPanel(ctx: Ctx, applicationId: number): QueryPlan<FeedbackPanel> {
  const plan = QueryPlan.all({
    given: feedbackOf(ctx, applicationId),
    requests: requestsOf(ctx, applicationId),
  });
  return QueryPlan.map(plan, ({ given, requests }) => ({
    given: given.map(toFeedback),
    requests: requests.map(toRequest),
    ownId: ctx.actor?.userId ?? 0,
  }));
}

/** Requests that the form shows beside it. */
const WAITING_MAX = 8;

type Subject = {
  id: number;
  name: string;
  job: { hash_id: string; title: string };
};

export type FeedbackForm = {
  application: Subject;
  stage: { id: number; name: string; feedbackForm: FeedbackFields | null } | null;
  own: Pick<FeedbackRow, 'rating' | 'text' | 'scores' | 'mentions' | 'submittedAt'> | null;
  /** What the member is asked, of all applications. */
  waiting: FeedbackRequest[];
  /** Who can be mentioned. */
  mentionable: { id: number; name: string }[];
};

/** `stageId` is the one that the address names. */
export async function loadFeedbackForm(
  ctx: Ctx,
  applicationId: number,
  stageId: number | undefined,
): Promise<FeedbackForm> {
  const asked = { stageId, max: WAITING_MAX };
  const {
    facts: { parts, stage, own },
    waiting,
    mentionable,
  } = await runPlan(ctx, formFacts(ctx, applicationId, asked));
  return {
    application: toSubject(parts),
    stage: stage ?? null,
    own: own ?? null,
    waiting: waiting.rows.slice(0, WAITING_MAX).map(toRequest),
    mentionable,
  };
}

type Parts = {
  application: { id: number };
  candidate: { firstName: string; lastName: string };
  job: { hashId: string; title: string };
};

function toSubject({ application: { id }, candidate, job }: Parts): Subject {
  const name = `${candidate.firstName} ${candidate.lastName}`.trim();
  return { id, name, job: { hash_id: job.hashId, title: job.title } };
}

export type AskForm = {
  application: Subject;
  stage: { id: number; name: string };
  /** Who is asked or has answered on this stage is left out. */
  members: ActiveMember[];
};

export async function loadAskForm(ctx: Ctx, applicationId: number): Promise<AskForm> {
  const { parts, members } = await runPlan(ctx, choiceFacts(ctx, applicationId));
  return { application: toSubject(parts), stage: parts.stage, members };
}
