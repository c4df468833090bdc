/** Notifications, which are written in the batch of their cause. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { MINUTE_MS } from '#lib/time.ts';
import type { NoticeKind, NoticeWay } from '#vocabulary/notifications.ts';
import { rawStatement } from './query-plan.ts';
import type { Statement } from './query-plan.ts';

/** Built by `recruiting/company/notifications`. */
export type Notice = {
  id: number;
  userId: number;
  kind: NoticeKind;
  actorId: number | null;
  applicationId: number | null;
  jobId: number | null;
  subjectId: number;
  way: NoticeWay;
  /** When its email is due. */
  dueAt: Date;
  /** It has an email whatever else was sent. */
  isAlone: boolean;
};

/** What happens in so many minutes to one application is one email; the daily one tells of the rest. */
const TOGETHER_MS = 10 * MINUTE_MS;

export function insertNotice(ctx: Ctx, notice: Notice): Statement {
  const { id, userId, kind, actorId, applicationId, jobId, subjectId, way, dueAt } = notice;
  const now = ctx.now.getTime();
  // Those of another member: the filter of the connection would hide them.
  const isTold = notice.isAlone
    ? sql`false`
    : sql`exists (select 1 from main.notifications n where n.application_id = ${applicationId}
        and n.user_id = ${userId} and n.mailed_at > ${now - TOGETHER_MS})`;
  return rawStatement(
    ctx,
    sql`insert into notifications (id, company_id, user_id, kind, actor_id, application_id, job_id, subject_id,
        created_at, mailed_at, is_daily)
      select ${id}, ${ctx.tenant.id}, ${userId}, ${kind}, ${actorId}, ${applicationId}, ${jobId}, ${subjectId},
        ${now}, case when ${way} = 'at_once' and not told then ${dueAt.getTime()} end,
        ${way} = 'daily' or ${way} = 'at_once' and told
      from (select ${isTold} as told)`,
  );
}

/** Whether an email of its own tells of it: the condition of that email. */
export function isMailed({ id }: Pick<Notice, 'id'>): SQL {
  return sql`exists (select 1 from main.notifications n where n.id = ${id} and n.mailed_at is not null)`;
}
