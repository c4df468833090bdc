/** Reminds members of feedback that is due, and deletes drafts that nobody has changed for long. */
import { membersToMail, personById } from '#accounts/people/actions.ts';
import { atPresent, tenantContext } from '#context.ts';
import type { PublicCtx } from '#context.ts';
import { assertChanged, commit, writeUnaudited } from '#data/commit.ts';
import { ignoreStaleWrite } from '#data/database-errors.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { DRAFT_MS, nextReminder } from '../rules.ts';
import { deleteDrafts } from '../store/feedback.ts';
import { countReminder, dueReminders, endReminders, requestById } from '../store/requests.ts';
import type { DueReminder } from '../store/requests.ts';
import { reminderEmails } from './emails.ts';

/** In a minute; the next one continues. */
const REMINDERS_MAX = 100;
const DRAFTS_MAX = 100;

export async function remindOfFeedback(ctx: PublicCtx): Promise<void> {
  const due = await runPlan(ctx, dueReminders(ctx, REMINDERS_MAX));
  const unwanted = due.filter((one) => one.is_wanted === 0).map(({ id }) => id);
  await writeUnaudited(ctx, [
    deleteDrafts(ctx, new Date(ctx.now.getTime() - DRAFT_MS), DRAFTS_MAX),
    ...(unwanted.length > 0 ? [endReminders(ctx, unwanted)] : []),
  ]);
  for (const one of due) {
    // oxlint-disable-next-line no-await-in-loop -- One company after the other; no request waits for it.
    if (one.is_wanted === 1) await ignoreStaleWrite(remind(ctx, one));
  }
}

/** Another run may have been faster: then nothing is written. */
async function remind(service: PublicCtx, due: DueReminder): Promise<void> {
  const ctx = tenantContext(atPresent(service), due.company_id);
  const { request, members, asker } = await runPlan(
    ctx,
    QueryPlan.all({
      request: requestById(ctx, due.id),
      members: membersToMail(ctx, [due.user_id]),
      asker: personById(ctx, due.asked_by ?? 0),
    }),
  );
  const nth = due.reminders + 1;
  const about = {
    requestId: due.id,
    applicationId: request.application_id,
    stageId: request.stage_id,
    job: { id: request.job_id, hashId: request.hash_id, title: request.title },
    person: `${asker?.firstName ?? ''} ${asker?.lastName ?? ''}`.trim(),
  };
  await commit(ctx, {
    writes: [countReminder(ctx, due, nextReminder(new Date(due.due_at), nth)), assertChanged(ctx)],
    audit: { action: 'feedback.remind', subjectId: due.id },
    mails: await reminderEmails(ctx, members, { ...about, nth }),
    answer: QueryPlan.of(null),
  });
}
