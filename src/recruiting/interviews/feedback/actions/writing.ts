/** What writing feedback needs to know: the application and its stage, what the member wrote, and who is told. */
import { membersToMail } from '#accounts/people/actions.ts';
import type { Addressee } from '#accounts/people/store.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { assertAllSee, mentionFacts } from '#recruiting/pipeline/applications/actions/mentions.ts';
import { assertNotErased } from '#recruiting/pipeline/applications/rules.ts';
import type { Scores } from '#vocabulary/feedback.ts';
import { assertScores } from '../rules.ts';
import type { NewFeedback } from '../schemas.ts';
import { givingFacts, wantedStage } from '../store/facts.ts';
import { askersOf } from '../store/requests.ts';

export type Mentioned = PlanResult<typeof mentionFacts>;

/** Who is told of feedback. */
export type Told = { mentioned: Mentioned; askers: readonly Addressee[] };

export type Subject = {
  applicationId: number;
  job: { id: number; hashId: string; title: string };
  stageId: number | null;
};

type About = {
  applicationId: number;
  stageId: number | undefined;
  mentions: readonly number[];
  scores: Scores | null;
};

export function aboutOf(input: NewFeedback): About {
  const {
    candidate_job_id: applicationId,
    stage_id: stageId,
    mentions = [],
    scores = null,
  } = input;
  return { applicationId, stageId, mentions: [...new Set(mentions)], scores };
}

/** Throws for what cannot be written. */
export async function factsFor(ctx: Ctx, about: About) {
  const { applicationId, stageId, mentions } = about;
  const { facts, ...told } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: givingFacts(ctx, applicationId, stageId),
      mentioned: mentionFacts(ctx, applicationId, mentions),
      askers: membersToMail(
        ctx,
        askersOf(ctx, applicationId, wantedStage(ctx, applicationId, stageId)),
      ),
    }),
  );
  const { parts, stage, own } = facts;
  assertNotErased(parts.candidate);
  if (!stage) throw invalidField('stage_id', 'Must be a stage of the pipeline of the job.');
  assertAllSee(told.mentioned, mentions);
  assertScores(about.scores, stage.feedbackForm, own?.scores);
  const subject = { applicationId, job: parts.job, stageId: stage.id };
  return { subject, own, told };
}
