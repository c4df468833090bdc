/** Whether what an email says still holds. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * A condition of a query of `mails`: the candidate is in the stage that the email is of, or is rejected, since before it was written.
 * A move that is taken back leaves the time of the stage before, so that time does not tell.
 */
export function isMeant(): SQL<0 | 1> {
  return sql<0 | 1>`case when mails.kind not in ('stage', 'rejection') then 1 else exists (
    select 1 from applications a where a.id = mails.application_id
      and iif(mails.kind = 'rejection', a.status = 'rejected' and a.rejected_at <= mails.created_at,
        a.status <> 'rejected' and a.stage_since <= mails.created_at
          and a.stage_id = coalesce(mails.stage_id, a.stage_id))) end`;
}
