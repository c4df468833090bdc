/** The emails to members who are asked for feedback. They name no candidate: an erasure does not find them. */
import type { Addressee } from '#accounts/people/store.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { outsideQuietHours } from '#lib/quiet-hours.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';

type About = {
  requestId: number;
  applicationId: number;
  stageId: number;
  job: { hashId: string; title: string };
  /** Who asks; empty: nobody is named. */
  person: string;
};

/** Reminders are numbered: each is sent once. */
type Kind = { kind: 'feedback_request' } | { kind: 'feedback_reminder'; nth: number };

export async function feedbackEmail(
  ctx: Ctx,
  { userId, language, timezone, company, subdomain }: Addressee,
  { requestId, applicationId, stageId, job, person }: About,
  about: Kind,
): Promise<OutgoingMail> {
  const page = `/console/${subdomain}/jobs/${job.hashId}/applications/${applicationId}/feedback`;
  const values = {
    company,
    job: job.title,
    person: person === '' ? company : person,
    link: `${ctx.apiOrigin}${page}?stage=${stageId}`,
  };
  const text = await mailText(ctx, language, about.kind, values);
  return outgoingMail(
    ctx,
    { to: null, ...text },
    {
      kind: about.kind,
      userId,
      companyId: ctx.tenant.id,
      dueAt: outsideQuietHours(ctx.now, timezone),
      dedupeKey: 'nth' in about ? `${requestId} ${about.nth}` : `${requestId}`,
    },
  );
}
