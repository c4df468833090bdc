/** What members are told of feedback: that it is asked for, and that it was given. The emails name no candidate: an erasure does not find them. */
import type { Addressee } from '#accounts/people/store.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { tell } from '#recruiting/company/notifications/actions/notify.ts';
import type { NoticeMail, Told } from '#recruiting/company/notifications/actions/notify.ts';
import { mailTime, wayOf } from '#recruiting/company/notifications/rules.ts';

type About = {
  requestId: number;
  applicationId: number;
  stageId: number;
  job: { id: number; hashId: string; title: string };
  /** Who asks; empty: nobody is named. */
  person: string;
};

/** Reminders are numbered: each is sent once. */
type Kind = { kind: 'feedback_request' } | { kind: 'feedback_reminder'; nth: number };

async function feedbackText(
  ctx: Ctx,
  { language, company, subdomain }: Addressee,
  { requestId, applicationId, stageId, job, person }: About,
  about: Kind,
): Promise<NoticeMail> {
  const page = `/console/${subdomain}/jobs/${job.hashId}/applications/${applicationId}/feedback`;
  const values = {
    company,
    job: job.title,
    person: person === '' ? company : person,
    link: `${ctx.apiOrigin}${page}?stage=${stageId}`,
  };
  const text = await mailText(ctx, language, about.kind, values);
  const dedupeKey = 'nth' in about ? `${requestId} ${about.nth}` : `${requestId}`;
  return { ...text, kind: about.kind, dedupeKey };
}

/** Whatever else they are told of the application: the email leads to the form. */
export function tellAsked(ctx: Ctx, member: Addressee, about: About): Promise<Told> {
  const { applicationId, requestId, job } = about;
  return tell(
    ctx,
    [member],
    { kind: 'feedback_request', applicationId, jobId: job.id, subjectId: requestId },
    { isAlone: true, mailOf: () => feedbackText(ctx, member, about, { kind: 'feedback_request' }) },
  );
}

type Given = Pick<About, 'applicationId' | 'job'> & { feedbackId: number };

/** Who asked learns that it is there. */
export function tellAskers(
  ctx: Ctx,
  askers: readonly Addressee[],
  { applicationId, job, feedbackId }: Given,
): Promise<Told> {
  const about = { applicationId, jobId: job.id, subjectId: feedbackId };
  return tell(ctx, askers, { kind: 'feedback', ...about });
}

/** Without emails of requests, there are no reminders. */
export async function reminderEmails(
  ctx: Ctx,
  members: readonly Addressee[],
  about: About & { nth: number },
): Promise<OutgoingMail[]> {
  const wanting = members.filter(
    ({ choices }) => wayOf(choices.kinds, 'feedback_request') !== 'none',
  );
  return Promise.all(
    wanting.map(async (member) => {
      const told = { kind: 'feedback_reminder', nth: about.nth } as const;
      const { kind, dedupeKey, ...text } = await feedbackText(ctx, member, about, told);
      const { userId } = member;
      const dueAt = mailTime(ctx.now, member);
      const more = { kind, userId, companyId: ctx.tenant.id, dueAt };
      return outgoingMail(
        ctx,
        { to: null, ...text },
        { ...more, ...(dedupeKey !== undefined && { dedupeKey }) },
      );
    }),
  );
}
