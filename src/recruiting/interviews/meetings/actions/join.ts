/** Resolves the join link of a meeting. */
import type { PublicCtx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { isSecret } from '#lib/token.ts';
import { candidateLanguage } from '#recruiting/pipeline/messages/rules.ts';
import { endOf, isLongOver } from '../rules.ts';
import { meetingByHash } from '../store/meetings.ts';
import { timeRange } from '../words/time-range.ts';

export type JoinResult =
  | { is: 'ready'; url: string }
  | { is: 'unknown' }
  | {
      is: 'waiting' | 'canceled' | 'over';
      language: string;
      companyName: string;
      jobTitle: string | null;
      when: string;
    };

export async function join(ctx: PublicCtx, hash: string): Promise<JoinResult> {
  const meeting = isSecret(hash) ? await runPlan(ctx, meetingByHash(ctx, hash)) : null;
  if (!meeting) return { is: 'unknown' };
  const { status, url, companyName, jobTitle } = meeting;
  // The candidate reads this page, so it is in the language of their emails.
  const language = candidateLanguage(meeting, meeting.companyLanguage);
  const is = status === 'canceled' ? 'canceled' : isLongOver(meeting, ctx.now) ? 'over' : 'waiting';
  if (is === 'waiting' && url !== null) return { is: 'ready', url };
  const when = timeRange(language, { ...meeting, endsAt: endOf(meeting) });
  return { is, language, companyName, jobTitle, when };
}
