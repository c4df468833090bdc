/** Ends applications for jobs closed long ago, notifies the Admins two weeks before candidates are at the end of their retention period, and then erases them. */
import { atPresent, tenantContext } from '#context.ts';
import { listAdmins } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError, ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { DAY_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { endStaleApplications } from '#recruiting/pipeline/applications/actions/stale.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { NOTICE_MS } from '../rules.ts';
import {
  candidatesExpiringSoon,
  companiesToNotify,
  markNoticed,
  noticedCandidates,
  withdrawNotice,
} from '../store/retention.ts';
import type { NoticedCandidate } from '../store/retention.ts';
import { eraseCandidate } from './people.ts';

const KIND = 'retention_notice';

/** Companies per hour, those first that have waited longest: about 100 ms each, of the 15 minutes of a cron job. */
const COMPANIES_MAX = 500;
/** Candidates per notice, which is a day of a company. The next notice continues. */
const NOTICED_MAX = 2000;
/** Candidates per minute, 28,800 a day: about 100 ms each, as a person and all that is theirs is one batch. */
const ERASED_MAX = 20;

/** Applications that are ended first leave their candidates without an active one. */
export async function notifyOfErasures(ctx: PublicCtx): Promise<void> {
  await endStaleApplications(ctx);
  for (const companyId of await runPlan(ctx, companiesToNotify(ctx, COMPANIES_MAX))) {
    // oxlint-disable-next-line no-await-in-loop -- Sequential to limit the load; no request waits for it.
    await notifyAdmins(tenantContext(atPresent(ctx), companyId));
  }
}

/**
 * By turns of companies, and of a company those first who were noticed first. Whose retention period does not end any more, since
 * the company keeps candidates for longer now, loses the notice and gets another in time.
 */
export async function eraseNoticed(ctx: PublicCtx): Promise<void> {
  const errors: unknown[] = [];
  for (const noticed of await runPlan(ctx, noticedCandidates(ctx, ERASED_MAX))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await ignoreStaleWrite(
        eraseOrKeep(tenantContext(atPresent(ctx), noticed.companyId), noticed),
      );
    } catch (error) {
      // The others do not wait for one that cannot be erased.
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

async function eraseOrKeep(ctx: Ctx, { candidateId, isExpired }: NoticedCandidate): Promise<void> {
  if (isExpired)
    await eraseCandidate(ctx, candidateId, { assertMay: assertStillExpired, keepsParked: true });
  else await writeUnaudited(ctx, [withdrawNotice(ctx, candidateId)]);
}

/** Throws if the candidate has been active, held or erased since the query. */
function assertStillExpired(candidate: CandidateRow): void {
  const { isHeld, erasedAt, noticedAt } = candidate;
  if (isHeld || erasedAt || !noticedAt) throw new ConflictError(new ApiError('stale_write'));
}

async function notifyAdmins(ctx: Ctx): Promise<void> {
  const ids = await runPlan(ctx, candidatesExpiringSoon(ctx, NOTICED_MAX));
  const values = { count: ids.length, days: NOTICE_MS / DAY_MS };
  const mails = await Promise.all(
    (await listAdmins(ctx)).map(async ({ userId, language }) => {
      const mail = { to: null, ...(await mailText(ctx, language, KIND, values)) };
      return outgoingMail(ctx, mail, { kind: KIND, userId, companyId: ctx.tenant.id });
    }),
  );
  await commit(ctx, {
    writes: [markNoticed(ctx, ids)],
    audit: { action: 'candidate.notice', subjectId: ctx.tenant.id },
    mails,
    answer: QueryPlan.of(null),
  });
}
