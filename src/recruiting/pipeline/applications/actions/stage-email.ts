/** The email of a stage beside a move: as the member chose before, sent afterwards, or stopped in time. */
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { baseLanguage } from '#lib/language.ts';
import { cancelWaitingMails } from '#mail/actions/waiting.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { stageEmailDelayOf } from '#recruiting/pipeline/hiring-settings/rules.ts';
import { candidateLanguage } from '#recruiting/pipeline/messages/rules.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { assertStage } from '../rules.ts';
import type { EmailPreview } from '../schemas/emails.ts';
import { applicationContext, moveContext } from '../store/context.ts';
import type { MoveContext } from '../store/context.ts';
import { laterStageEmails, rememberStageEmail, sendsStageEmail } from '../store/stage-emails.ts';
import { touchApplication } from '../store/writes.ts';
import { STAGE_KIND, stageToMoveTo, stageWithEmail, toMove, toMoveWithEmail } from './move.ts';
import { renderEmail } from './write.ts';
import type { ApplicationChange } from './write.ts';

/** An email that a move of this application can send. */
export type StageEmail = {
  stage: { id: number; name: string };
  /** As this candidate would get it. */
  email: EmailPreview;
  /** Whether the member sent it with the last move to the stage. */
  sends: boolean;
  /** When it would go out. */
  dueAt: Date;
};

/** Those of the stages after that of the application; none for somebody without an address. */
export function stageEmailsPlan(ctx: Ctx, id: number): QueryPlan<StageEmail[]> {
  const plan = QueryPlan.all({
    facts: applicationContext(ctx, id),
    emails: laterStageEmails(ctx, id),
  });
  return QueryPlan.map(plan, ({ facts, emails: { stages, texts } }) => {
    const { application, candidate, company, settings } = facts;
    if (candidate.email === '' || candidate.erasedAt !== null) return [];
    const language = baseLanguage(candidateLanguage(application, company.language));
    const dueAt = new Date(ctx.now.getTime() + stageEmailDelayOf(settings) * MINUTE_MS);
    return stages.map(({ id: stageId, name, template, sends }) => {
      const own = texts.find((text) => text.stage_id === stageId && text.language === language);
      const stage = { ...facts.stage, id: stageId, name };
      const written: Template = own ?? JSON.parse(template);
      const email = renderEmail({ ...facts, stage }, written);
      return { stage: { id: stageId, name }, email, sends: sends === 1, dueAt };
    });
  });
}

/** The email of this stage as the candidate would get it who is there; null without one. */
export function stageEmailPlan(
  ctx: Ctx,
  id: number,
  stageId: number,
): QueryPlan<EmailPreview | null> {
  return QueryPlan.map(applicationContext(ctx, id, stageId), (facts) => {
    const { application, candidate, targetStage } = facts;
    const isThere = application.status === 'active' && application.stageId === stageId;
    const isAddressed = candidate.email !== '' && candidate.erasedAt === null;
    if (!isThere || !isAddressed || !targetStage?.emailTemplate) return null;
    const { stage, template } = stageWithEmail(facts);
    return renderEmail({ ...facts, stage }, template);
  });
}

type Stages = {
  stage_id: number;
  from_stage_id?: number | undefined;
  /** Whether the email of the stage goes with it, which is remembered; undefined: as with the last move to this stage. */
  sends?: boolean | undefined;
};

/** A move with the email of the stage, where it is chosen; null if the application is already there. */
export async function prepareUsualMove(
  ctx: Ctx,
  id: number,
  { stage_id: stageId, from_stage_id: from, sends: chosen }: Stages,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange | null> {
  const { facts, sent } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: moveContext(ctx, id, stageId),
      sent: chosen === undefined ? sendsStageEmail(ctx, stageId) : QueryPlan.of(chosen),
    }),
  );
  assertAllowed(facts);
  const stage = stageToMoveTo(facts, from);
  if (!stage) return null;
  const hasEmail = stage.emailTemplate !== null && facts.candidate.email !== '';
  const change =
    sent && hasEmail ? toMoveWithEmail(ctx, facts, { email: {} }) : toMove(ctx, facts, stage);
  if (chosen === undefined || !hasEmail) return change;
  return { ...change, writes: [...change.writes, rememberStageEmail(ctx, stageId, chosen)] };
}

/** Sends the email of the stage that the application is in, and remembers that for the next move. */
export async function prepareStageEmail(
  ctx: Ctx,
  id: number,
  stageId: number,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, moveContext(ctx, id, stageId));
  assertAllowed(facts);
  stageToMoveTo(facts, stageId);
  const { writes, ...change } = toMoveWithEmail(ctx, facts, { email: {} });
  const cancel = cancelWaitingMails(ctx, id, STAGE_KIND);
  return { ...change, writes: [cancel, ...writes, rememberStageEmail(ctx, stageId, true)] };
}

/** Stops the email of the stage if it still waits, and remembers that for the next move. */
export async function prepareStoppedEmail(
  ctx: Ctx,
  id: number,
  stageId: number,
  assertAllowed: (facts: MoveContext) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, moveContext(ctx, id, stageId));
  assertAllowed(facts);
  assertStage(facts.targetStage);
  return {
    writes: [
      cancelWaitingMails(ctx, id, STAGE_KIND),
      touchApplication(ctx, id),
      rememberStageEmail(ctx, stageId, false),
    ],
    audit: { action: 'application.stop-email', subjectId: id },
  };
}
