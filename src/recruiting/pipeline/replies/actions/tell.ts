/** Tells members of a reply: the hiring team of the job, and who has written to the candidate last. The email names no candidate. */
import { membersToMail } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { tell } from '#recruiting/company/notifications/actions/notify.ts';
import type { Told } from '#recruiting/company/notifications/actions/notify.ts';
import { hashIdOf, membersOfReply } from '../store.ts';
import type { ClaimedReply } from '../store.ts';

export async function tellOfReply(
  ctx: Ctx,
  { id, applicationId, jobId }: ClaimedReply,
): Promise<Told> {
  const { members, job } = await runPlan(
    ctx,
    QueryPlan.all({
      members: membersToMail(ctx, membersOfReply(ctx, { applicationId, jobId })),
      job: hashIdOf(ctx, jobId),
    }),
  );
  if (!job) return { notices: [], mails: [] };
  return tell(
    ctx,
    members,
    { kind: 'reply', applicationId, jobId, subjectId: id },
    {
      mailOf: async ({ userId, language, company, subdomain }) => {
        const page = `/console/${subdomain}/jobs/${job.hash_id}/applications/${applicationId}`;
        const link = `${ctx.apiOrigin}${page}#email-${id}`;
        const text = await mailText(ctx, language, 'reply', { company, job: job.title, link });
        return { ...text, kind: 'reply', dedupeKey: `${id} ${userId}` };
      },
    },
  );
}
