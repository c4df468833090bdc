/** Ends applications for jobs closed long ago, erases candidates at the end of their retention period, and notifies the Admins two weeks before. */
import { tenantContext } from '#context.ts';
import { listAdmins } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { ConflictError, ignoreStaleWrite } from '#data/database-errors.ts';
import { outgoingMail } from '#mail/actions.ts';
import { DAY_MS } from '#lib/time.ts';
import { ApiError } from '#errors.ts';
import { endStaleApplications } from '#recruiting/applications/actions/stale.ts';
import type { CandidateRow } from '#recruiting/applications/schemas.ts';
import { NOTICE_MS } from '../rules.ts';
import { candidatesToErase, candidatesExpiringSoon, markNoticed } from '../store/retention.ts';
import type { ExpiredCandidate } from '../store/retention.ts';
import { eraseCandidate } from './people.ts';

const KIND = 'retention_notice';

/** Limits per run; the next run continues. */
const NOTICED_MAX = 500;
const ERASED_MAX = 50;

export async function runRetention(ctx: PublicCtx): Promise<void> {
  await endStaleApplications(ctx);
  const soon = await runPlan(ctx, candidatesExpiringSoon(ctx, NOTICED_MAX));
  for (const [, expiring] of Map.groupBy(soon, ({ companyId }) => companyId)) {
    // oxlint-disable-next-line no-await-in-loop -- Sequential to limit the load; no request waits for it.
    await notifyAdmins(ctx, expiring);
  }
  for (const expired of await runPlan(ctx, candidatesToErase(ctx, ERASED_MAX))) {
    // oxlint-disable-next-line no-await-in-loop
    await ignoreStaleWrite(
      eraseCandidate(companyOf(ctx, expired), expired.candidateId, {
        assertMay: assertStillExpired,
        keepsParked: true,
      }),
    );
  }
}

/** Throws if the candidate has been active, held or erased since the query. */
function assertStillExpired(candidate: CandidateRow): void {
  const { isHeld, erasedAt, noticedAt } = candidate;
  if (isHeld || erasedAt || !noticedAt) throw new ConflictError(new ApiError('stale_write'));
}

async function notifyAdmins(ctx: PublicCtx, expiring: readonly ExpiredCandidate[]): Promise<void> {
  const [first] = expiring;
  if (!first) return;
  const company = companyOf(ctx, first);
  const values = { count: expiring.length, days: NOTICE_MS / DAY_MS };
  const mails = await Promise.all(
    (await listAdmins(company)).map(async ({ userId, language }) => {
      const mail = { to: null, ...(await mailText(language, KIND, values)) };
      return outgoingMail(company, mail, { kind: KIND, userId, companyId: company.tenant.id });
    }),
  );
  const ids = expiring.map(({ candidateId }) => candidateId);
  await commit(company, {
    writes: [markNoticed(company, ids)],
    audit: { action: 'candidate.notice', subjectId: company.tenant.id },
    mails,
    answer: QueryPlan.of(null),
  });
}

function companyOf(ctx: PublicCtx, { companyId }: ExpiredCandidate): Ctx {
  return tenantContext(ctx, companyId);
}
