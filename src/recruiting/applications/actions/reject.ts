/** Rejecting somebody, and taking it back (contract 3.2). */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { cancelApplicationMails } from '#mail/actions.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { defaultRejection } from '#recruiting/messages/rules.ts';
import { assertActive, assertKnown, rejectedEvent, unrejectedEvent } from '../rules.ts';
import type { ApplicationDetail, Rejection } from '../schemas.ts';
import { applicationContext, applicationWithParts } from '../store/context.ts';
import { changeApplication, insertActivity, insertNote, touchCandidate } from '../store/writes.ts';
import { shown } from './list.ts';
import { mailTo } from './write.ts';

const KIND = 'rejection';

/** The stage stays. The mail goes after the company's time for taking it back. */
export async function reject(ctx: Ctx, id: number, given: Rejection): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  const { application, candidate, settings } = facts;
  assertActive(application);
  const dueAt = new Date(ctx.now.getTime() + (settings?.rejectionDelayMinutes ?? 0) * MINUTE_MS);
  const template = settings?.rejectionTemplate ?? defaultRejection;
  const mail = given.send_email ? mailTo(ctx, facts, template, { kind: KIND, dueAt }) : null;
  const reasonId = given.rejection_reason_id ?? null;
  return commit(ctx, {
    writes: [
      ...changeApplication(ctx, application, {
        status: 'rejected',
        rejectedAt: ctx.now,
        rejectionReasonId: reasonId,
      }),
      // Of whoever was erased the application may still be closed, without a mail.
      ...(candidate.erasedAt ? [] : touchCandidate(ctx, candidate.id)),
      insertActivity(ctx, { applicationId: id, kind: 'rejected' }),
      ...(given.note === undefined ? [] : [insertNote(ctx, id, given.note)]),
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
    events: [rejectedEvent({ id, jobId: application.jobId, email: candidate.email })],
    mails: mail ? [mail] : [],
    answer: shown(ctx, id),
  });
}

/** Active again where it was; a mail that has not gone does not go. */
export async function undoReject(ctx: Ctx, id: number): Promise<ApplicationDetail> {
  const { application, candidate } = await runPlan(ctx, applicationWithParts(ctx, id));
  if (application.status !== 'rejected') throw new ApiError('not_rejected');
  assertKnown(candidate);
  const { jobId, stageId } = application;
  return commit(ctx, {
    writes: [
      ...changeApplication(ctx, application, {
        status: 'active',
        rejectedAt: null,
        rejectionReasonId: null,
      }),
      cancelApplicationMails(ctx, id, KIND),
      ...touchCandidate(ctx, candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'unrejected' }),
    ],
    audit: {
      action: 'application.undo-reject',
      subjectId: id,
      changes: changesOf({ status: 'rejected' }, { status: 'active' }),
    },
    events: [unrejectedEvent({ id, jobId, email: candidate.email }, stageId)],
    answer: shown(ctx, id),
  });
}
