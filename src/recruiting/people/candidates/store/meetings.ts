/** The meetings of a candidate. */
import type { Ctx } from '#context.ts';
import { applicationsOf } from '#recruiting/pipeline/applications/store/context.ts';
import { emailKey } from '#lib/email-key.ts';
import type { MeetingPerson } from '#recruiting/interviews/meetings/store/people.ts';

export { meetingRowsOf, meetingsOf } from '#recruiting/interviews/meetings/store/people.ts';

/** A candidate by their applications and email address. */
export function meetingPerson(
  ctx: Ctx,
  { id, email }: { id: number; email: string },
): MeetingPerson {
  return { applications: applicationsOf(ctx, id), emailKey: emailKey(email) };
}
