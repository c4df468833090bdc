/** What members are told of a change: a notification for each, and its email where they are told at once. For the commit of the change. */
import type { Addressee } from '#accounts/people/store.ts';
import type { Ctx } from '#context.ts';
import { isMailed } from '#data/notices.ts';
import type { Notice } from '#data/notices.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import type { Statement } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { MailAbout } from '#mail/actions/outbox.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { mailTime, wayOf } from '../rules.ts';
import { deleteNotices, readNotices } from '../store/notifications.ts';

type About = Pick<Notice, 'kind' | 'applicationId' | 'jobId' | 'subjectId'>;

/** The email of one notification. */
export type NoticeMail = Pick<WrittenMail, 'subject' | 'text' | 'frame'> &
  Pick<MailAbout, 'kind' | 'dedupeKey'>;

type Telling = {
  /** Absent: the kind has no email of its own. */
  mailOf?: (member: Addressee) => Promise<NoticeMail>;
  isAlone?: boolean;
};

export type Told = { notices: Notice[]; mails: OutgoingMail[] };

/** Nobody is told of what they did themselves. */
export async function tell(
  ctx: Ctx,
  members: readonly Addressee[],
  about: About,
  { mailOf, isAlone = false }: Telling = {},
): Promise<Told> {
  const actorId = ctx.actor?.userId ?? null;
  const told = members
    .filter(({ userId }) => userId !== actorId)
    .map((member) => ({ member, notice: noticeFor(ctx, member, { ...about, actorId, isAlone }) }));
  const mailed = told.filter(({ notice }) => notice.way === 'at_once');
  const mails = mailOf
    ? await Promise.all(
        mailed.map(async ({ member, notice }) => mailFor(ctx, notice, await mailOf(member))),
      )
    : [];
  return { notices: told.map(({ notice }) => notice), mails };
}

function noticeFor(
  ctx: Ctx,
  member: Addressee,
  about: About & Pick<Notice, 'actorId' | 'isAlone'>,
): Notice {
  const { userId, choices } = member;
  const way = wayOf(choices.kinds, about.kind);
  return { id: ctx.newId(), userId, ...about, way, dueAt: mailTime(ctx.now, member) };
}

function mailFor(ctx: Ctx, notice: Notice, { kind, dedupeKey, ...text }: NoticeMail): OutgoingMail {
  return outgoingMail(
    ctx,
    { to: null, ...text },
    {
      kind,
      userId: notice.userId,
      companyId: ctx.tenant.id,
      dueAt: notice.dueAt,
      ...(dedupeKey !== undefined && { dedupeKey }),
      condition: isMailed(notice),
    },
  );
}

/** What the member has done needs no telling any more. */
export function readOwnNotices(ctx: Ctx, about: Pick<Notice, 'kind' | 'subjectId'>): Statement {
  return readNotices(ctx, about);
}

/** What is gone or taken back is told to nobody. */
export function takeBackNotices(ctx: Ctx, about: Pick<Notice, 'kind' | 'subjectId'>): Statement {
  return deleteNotices(ctx, about);
}
