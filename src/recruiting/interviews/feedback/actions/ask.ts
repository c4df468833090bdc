/** Asks members for feedback, cancels what was asked, and lists what a member is asked. */
import { membersToMail, personById } from '#accounts/people/actions.ts';
import type { Addressee } from '#accounts/people/store.ts';
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { PlanResult, Statement } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { MINUTE_MS } from '#lib/time.ts';
import { takeBackNotices } from '#recruiting/company/notifications/actions/notify.ts';
import { assertActive } from '#recruiting/pipeline/applications/rules.ts';
import {
  assertMayCancel,
  DUE_MS,
  feedbackEvent,
  nextReminder,
  refusedApplication,
} from '../rules.ts';
import { toRequest } from '../schemas.ts';
import type { FeedbackRequest, NewFeedbackRequest, RequestQuery } from '../schemas.ts';
import { askingFacts } from '../store/facts.ts';
import {
  cancelRequest,
  openRequestsOf,
  ownRequests,
  requestById,
  requestStore,
} from '../store/requests.ts';
import { tellAsked } from './emails.ts';

export async function listOwnRequests(
  ctx: Ctx,
  query: RequestQuery,
): Promise<Page<FeedbackRequest>> {
  const { rows, total } = await runPlan(ctx, ownRequests(ctx, query));
  return toPage(rows, total, query, toRequest);
}

function factsPlan(ctx: Ctx, input: NewFeedbackRequest) {
  const { candidate_job_id: applicationId, stage_id: stageId, user_ids: userIds } = input;
  const asked = { applicationId, stageId, userIds, meetingId: input.meeting_id };
  return QueryPlan.all({
    facts: askingFacts(ctx, asked),
    members: membersToMail(ctx, userIds),
    asker: personById(ctx, ctx.actor?.userId ?? 0),
  });
}

type Facts = PlanResult<typeof factsPlan>;

/** One email for each member; who is asked already stays asked. */
export async function askForFeedback(
  ctx: Ctx,
  input: NewFeedbackRequest,
  also: (id: number) => readonly Statement[] = () => [],
): Promise<FeedbackRequest[]> {
  const facts = await runPlan(ctx, factsPlan(ctx, input)).catch(refusedApplication);
  const { stage, wanted, dueAt } = checkedFacts(ctx, input, facts);
  const { candidate_job_id: applicationId, meeting_id: meetingId = null, user_ids: all } = input;
  const answer = QueryPlan.map(
    openRequestsOf(ctx, { applicationId, stageId: stage.id, userIds: all }),
    (rows) => rows.map(toRequest),
  );
  if (wanted.length === 0) return runPlan(ctx, answer);
  const asked = wanted.map((member) => ({
    member,
    row: { id: ctx.newId(), userId: member.userId },
  }));
  const { job, application } = facts.facts.parts;
  const about = { applicationId, stageId: stage.id };
  const person = `${facts.asker?.firstName ?? ''} ${facts.asker?.lastName ?? ''}`.trim();
  const common = {
    ...about,
    askedBy: ctx.actor?.userId ?? null,
    meetingId,
    dueAt,
    sees: true,
    remindAt: nextReminder(dueAt, 0),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const told = await Promise.all(
    asked.map(({ member, row }) =>
      tellAsked(ctx, member, { ...about, requestId: row.id, job, person }),
    ),
  );
  return commit(ctx, {
    writes: [
      ...asked.map(({ row }) => requestStore.insert(ctx, { ...row, ...common })),
      ...also(applicationId),
    ],
    audit: { action: 'feedback.request', subjectId: applicationId },
    events: wanted.map(({ userId }) =>
      feedbackEvent('feedback.requested', { ...about, userId, jobId: application.jobId }),
    ),
    notices: told.flatMap(({ notices }) => notices),
    mails: told.flatMap(({ mails }) => mails),
    answer,
  });
}

/** Throws for what cannot be asked; `wanted` are those who are not asked yet. */
function checkedFacts(ctx: Ctx, input: NewFeedbackRequest, { facts, members }: Facts) {
  const { parts, stage, answers, meeting } = facts;
  assertActive(parts);
  if (!stage) throw invalidField('stage_id', 'Must be a stage of the pipeline of the job.');
  const known = new Set(members.map(({ userId }) => userId));
  if (input.user_ids.some((id) => !known.has(id))) {
    throw invalidField('user_ids', 'Must be the user_id of active members.');
  }
  if (answers.some((answer) => answer.is_open === 0)) {
    throw invalidField('user_ids', 'One of them has given feedback on this stage.');
  }
  if (meeting === undefined) {
    throw invalidField('meeting_id', 'Must be a meeting of this application.');
  }
  const open = new Set(answers.map((answer) => answer.user_id));
  const wanted: Addressee[] = members.filter(({ userId }) => !open.has(userId));
  const ends = meeting && meeting.starts_at + meeting.minutes * MINUTE_MS;
  const dueAt = input.due_at ?? new Date(ends ?? ctx.now.getTime() + DUE_MS);
  return { stage, wanted, dueAt };
}

/** One that is done or canceled stays as it is. */
export async function cancelFeedbackRequest(ctx: Ctx, id: number): Promise<FeedbackRequest> {
  const before = await runPlan(ctx, requestStore.one(ctx, id));
  const shown = QueryPlan.map(requestById(ctx, id), toRequest);
  if (before.doneAt || before.canceledAt) return runPlan(ctx, shown);
  assertMayCancel(before, ctx.actor?.userId ?? null);
  return commit(ctx, {
    writes: [
      ...cancelRequest(ctx, before),
      takeBackNotices(ctx, { kind: 'feedback_request', subjectId: id }),
    ],
    audit: { action: 'feedback.cancel-request', subjectId: id },
    answer: shown,
  });
}
