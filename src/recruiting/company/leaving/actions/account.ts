/** Deletes an account on the request of its owner. */
import { deleteAccountLinks } from '#accounts/emailed-links/actions.ts';
import { revokeAllGrants } from '#accounts/connected-apps/actions/connections.ts';
import { checkIdentity } from '#accounts/password-check/actions.ts';
import type { IdentityFaults } from '#accounts/password-check/actions.ts';
import { actingIn } from '#accounts/people/actions.ts';
import { deleteAllSessions } from '#accounts/sessions/actions/sign-in.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { PublicCtx, ReaderCtx } from '#context.ts';
import { commitAccount, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { endMembership } from '#recruiting/company/team/actions/members.ts';
import { pseudonymOf } from '../rules/pseudonym.ts';
import { anonymizeUser, deleteCredentials, endingMemberships } from '../store/account.ts';
import type { MembershipRow as Membership } from '../store/account.ts';

/** The companies that would be left without an Admin. */
export async function companiesWithoutOthers(ctx: PublicCtx, userId: number): Promise<string[]> {
  return onlyAdminOf(await runPlan(ctx, endingMemberships(ctx, userId)));
}

function onlyAdminOf(rows: readonly { company: string; isOnlyAdmin: number }[]): string[] {
  return rows.flatMap(({ company, isOnlyAdmin }) => (isOnlyAdmin === 1 ? [company] : []));
}

export type DeletionResult =
  | { is: 'deleted' }
  | { is: 'wrong'; faults: IdentityFaults }
  | { is: 'only admin'; companies: string[] };

/** The person leaves their companies, and the account goes, in one batch. It conflicts where a company would lose its last Admin. */
export async function deleteAccount(
  ctx: ReaderCtx,
  userId: number,
  { current_password: password, code }: { current_password: string; code: string },
): Promise<DeletionResult> {
  const typed = { userId, password, code };
  const check = await checkIdentity(ctx, typed, endingMemberships(ctx, userId));
  if ('faults' in check) return { is: 'wrong', ...check };
  const companies = onlyAdminOf(check.around);
  if (companies.length > 0) {
    await writeUnaudited(ctx, check.writes);
    return { is: 'only admin', companies };
  }
  const removal = removalOf(ctx, userId, check.around);
  const text = await mailText(ctx, ctx.language, 'account_deleted', {});
  const mail = outgoingMail(ctx, { to: check.person.email, ...text }, { kind: 'account_deleted' });
  return commitAccount(ctx, {
    ...removal,
    writes: [...check.writes, ...removal.writes],
    mails: [mail],
    answer: QueryPlan.of({ is: 'deleted' }),
  });
}

/** For an account that its owner has deleted, and a restore has brought back. It conflicts as above. */
export async function deleteAccountAgain(ctx: PublicCtx, userId: number): Promise<void> {
  const memberships = await runPlan(ctx, endingMemberships(ctx, userId));
  const removal = removalOf(ctx, userId, memberships);
  await commitAccount(ctx, { ...removal, answer: QueryPlan.of(null) });
}

function removalOf(ctx: PublicCtx, userId: number, memberships: readonly Membership[]) {
  const ofCompanies = memberships.map(({ companyId, ...member }) => {
    const company = actingIn(ctx, userId, companyId);
    return { company, ...endMembership(company, { ...member, userId }) };
  });
  return {
    ofCompanies,
    writes: [
      ...ofCompanies.flatMap(({ writes }) => writes),
      deleteAllSessions(ctx, userId),
      revokeAllGrants(ctx, userId, 'account deleted'),
      deleteAccountLinks(ctx, userId),
      ...deleteCredentials(ctx, userId),
      anonymizeUser(ctx, userId, pseudonymOf(userId)),
    ],
    audit: { action: 'account.delete', userId },
  };
}
