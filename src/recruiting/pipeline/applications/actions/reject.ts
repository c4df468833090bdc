/** Rejects applications and undoes rejections (contract 3.2). */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { cancelApplicationMails } from '#mail/actions/outbox.ts';
import { cancelWaitingMails, waitingMailsOf } from '#mail/actions/waiting.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { textIn } from '#recruiting/pipeline/email-templates/rules.ts';
import { assertKnownFields, candidateLanguage } from '#recruiting/pipeline/messages/rules.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { defaultTemplates } from '#recruiting/pipeline/messages/words/words.ts';
import {
  assertActive,
  assertNotErased,
  rejectedEvent,
  REJECTION_KIND,
  rejectionShownAt,
  unrejectedEvent,
  withdrawnEvent,
} from '../rules.ts';
import type { ApplicationDetail } from '../schemas/applications.ts';
import type { Rejection } from '../schemas/change.ts';
import type { DelayedEmail, EmailPreview } from '../schemas/emails.ts';
import { applicationContext, applicationWithParts } from '../store/context.ts';
import type { ApplicationContext } from '../store/context.ts';
import { changeApplication, insertActivity, toNote, touchCandidate } from '../store/writes.ts';
import { commitAndShow } from './detail.ts';
import { STAGE_KIND } from './move.ts';
import { emailToCandidate, renderEmail, renderText } from './write.ts';
import type { ApplicationChange } from './write.ts';
import { rejectionDelayOf } from '#recruiting/pipeline/hiring-settings/rules.ts';

/** Keeps the stage. The rejection email is sent after the company's undo period. */
export async function reject(ctx: Ctx, id: number, input: Rejection): Promise<ApplicationDetail> {
  return commitAndShow(ctx, id, await prepareRejection(ctx, id, input));
}

/** The change that rejects an application. `assertAllowed` throws where the caller allows less. */
export async function prepareRejection(
  ctx: Ctx,
  id: number,
  input: Rejection,
  assertAllowed: (facts: ApplicationContext) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  assertAllowed(facts);
  return toRejection(ctx, facts, input);
}

export type RejectionPreview = {
  /** Null where the application can't be rejected. */
  email: EmailPreview | null;
  /** What is written in it, without what is added when it is sent. */
  text: Template | null;
  /** Until the email is sent. */
  delayMinutes: number;
};

/** The email as the candidate would get it. */
export function rejectionPlan(ctx: Ctx, id: number): QueryPlan<RejectionPreview> {
  return QueryPlan.map(applicationContext(ctx, id), (facts) => {
    const { application, candidate, settings } = facts;
    const isOpen = application.status === 'active' && candidate.erasedAt === null;
    return {
      email: isOpen ? renderEmail(facts, rejectionTemplate(facts)) : null,
      text: isOpen ? renderText(facts, rejectionTemplate(facts)) : null,
      delayMinutes: rejectionDelayOf(settings),
    };
  });
}

/** The text of the rejection email: the company's in the language of the candidate, its own, else the default in that language. */
export function rejectionTemplate({
  application,
  company,
  settings,
  texts,
}: ApplicationContext): Template {
  const language = candidateLanguage(application, company.language);
  return (
    textIn(texts, 'rejection', language) ??
    settings?.rejectionTemplate ??
    defaultTemplates(language).rejection
  );
}

/** What the rejection email says, where something is given in place of its template. */
export function rejectionEmail(facts: ApplicationContext, given: DelayedEmail = {}): Template {
  const { subject, body } = rejectionTemplate(facts);
  const email = { subject: given.subject ?? subject, body: given.body ?? body };
  assertKnownFields(email, (part) => `email.${part}`);
  return email;
}

type RejectionOptions = {
  dedupeKey?: string | undefined;
  /** Whether it restarts the retention period of the candidate. */
  isActivity?: boolean;
};

/** The change that rejects an application. */
export function toRejection(
  ctx: Ctx,
  facts: ApplicationContext,
  input: Rejection,
  { dedupeKey, isActivity = true }: RejectionOptions = {},
): ApplicationChange {
  const { application, candidate, settings } = facts;
  const { id } = application;
  assertActive(facts);
  const minutes = input.email?.delay_minutes ?? rejectionDelayOf(settings);
  const dueAt = new Date(ctx.now.getTime() + minutes * MINUTE_MS);
  const mail = input.send_email
    ? emailToCandidate(ctx, facts, rejectionEmail(facts, input.email), {
        kind: REJECTION_KIND,
        dueAt,
        dedupeKey,
      })
    : null;
  const reasonId = input.rejection_reason_id ?? null;
  const note = input.note === undefined ? null : toNote(ctx, id, input.note);
  return {
    writes: [
      ...changeApplication(ctx, application, {
        status: 'rejected',
        rejectedAt: ctx.now,
        rejectionReasonId: reasonId,
      }),
      ...(isActivity ? touchCandidate(ctx, candidate.id) : []),
      cancelWaitingMails(ctx, id, STAGE_KIND),
      insertActivity(ctx, { applicationId: id, kind: 'rejected' }),
      ...(note ? [note.insert] : []),
      ...(mail ? [insertActivity(ctx, { applicationId: id, kind: 'emailed' })] : []),
    ],
    audit: {
      action: 'application.reject',
      subjectId: id,
      changes: changesOf(
        { status: application.status, rejection_reason_id: application.rejectionReasonId },
        { status: 'rejected', rejection_reason_id: reasonId },
      ),
    },
    events: [
      rejectedEvent({ id, jobId: application.jobId, email: candidate.email }),
      ...(note ? [note.event] : []),
    ],
    mails: mail ? [mail] : [],
  };
}

/** `rejectionReasons`: Withdrew. */
const WITHDREW_ID = 7;

/** The change by which a candidate withdraws. No email is sent: they know. */
export function toWithdrawal(ctx: Ctx, facts: ApplicationContext): ApplicationChange {
  const { application, candidate } = facts;
  const rejection = toRejection(ctx, facts, {
    rejection_reason_id: WITHDREW_ID,
    send_email: false,
  });
  const subject = { id: application.id, jobId: application.jobId, email: candidate.email };
  return {
    ...rejection,
    audit: { ...rejection.audit, action: 'application.withdraw' },
    events: [...(rejection.events ?? []), withdrawnEvent(subject)],
  };
}

/** The same where a rejection is not shown to them yet: it is none for them, and its email is not sent. */
function toEarlierWithdrawal(
  ctx: Ctx,
  { application, candidate }: ApplicationContext,
): ApplicationChange {
  const { id, jobId, rejectionReasonId } = application;
  return {
    writes: [
      ...changeApplication(ctx, application, { rejectionReasonId: WITHDREW_ID }),
      cancelApplicationMails(ctx, id, REJECTION_KIND),
      ...touchCandidate(ctx, candidate.id),
    ],
    audit: {
      action: 'application.withdraw',
      subjectId: id,
      changes: changesOf(
        { rejection_reason_id: rejectionReasonId },
        { rejection_reason_id: WITHDREW_ID },
      ),
    },
    events: [withdrawnEvent({ id, jobId, email: candidate.email })],
  };
}

/** `emailDueAt`: of its rejection, where that waits. */
function isHidden(
  ctx: Ctx,
  { application, settings }: ApplicationContext,
  emailDueAt: Date | undefined,
): boolean {
  const { status, rejectionReasonId, screening, rejectedAt } = application;
  if (status !== 'rejected' || rejectionReasonId === WITHDREW_ID) return false;
  const rejection = {
    screening,
    rejectedAt: rejectedAt?.getTime() ?? null,
    emailDueAt: emailDueAt?.getTime() ?? null,
  };
  return ctx.now.getTime() < rejectionShownAt(rejection, rejectionDelayOf(settings));
}

/** A candidate withdraws one of their applications. That of another person is as unknown to them as one that does not exist. */
export async function withdraw(ctx: Ctx, id: number, candidateId: number): Promise<void> {
  const { facts, emailsDue } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: applicationContext(ctx, id),
      emailsDue: waitingMailsOf(ctx, [id], [REJECTION_KIND]),
    }),
  );
  if (facts.application.candidateId !== candidateId) throw new ApiError('not_found');
  const change = isHidden(ctx, facts, emailsDue.get(id))
    ? toEarlierWithdrawal(ctx, facts)
    : toWithdrawal(ctx, facts);
  await commit(ctx, { ...change, answer: QueryPlan.of(null) });
}

/** Makes the application active in its stage again, and cancels the rejection email if it has not been sent yet. */
export async function undoReject(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  return commitAndShow(ctx, id, await prepareUnrejection(ctx, id));
}

type Parts = PlanResult<typeof applicationWithParts>;

/** The change that undoes it. `assertAllowed` throws where the caller allows less. */
export async function prepareUnrejection(
  ctx: Ctx,
  id: number,
  assertAllowed: (facts: Parts) => void = () => {},
): Promise<ApplicationChange> {
  const facts = await runPlan(ctx, applicationWithParts(ctx, id));
  assertAllowed(facts);
  return toUnrejection(ctx, facts);
}

/** The change that undoes a rejection. */
export function toUnrejection(
  ctx: Ctx,
  { application, candidate }: Pick<ApplicationContext, 'application' | 'candidate'>,
): ApplicationChange {
  assertNotErased(candidate);
  if (application.status !== 'rejected') throw new ApiError('not_rejected');
  const { id, jobId, stageId } = application;
  return {
    writes: [
      ...changeApplication(ctx, application, {
        status: 'active',
        rejectedAt: null,
        rejectionReasonId: null,
        // From now on, a person decides.
        ...(application.screening === 'knocked_out' && { screening: 'flagged' as const }),
      }),
      cancelApplicationMails(ctx, id, REJECTION_KIND),
      ...touchCandidate(ctx, candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'unrejected' }),
    ],
    audit: {
      action: 'application.undo-reject',
      subjectId: id,
      changes: changesOf({ status: 'rejected' }, { status: 'active' }),
    },
    events: [unrejectedEvent({ id, jobId, email: candidate.email }, stageId)],
  };
}
