/** Inviting somebody into a company by a mailed link, and accepting (decisions: Invite). */
import type { Role } from '#access.ts';
import { findLink, newLink, usingLink } from '#accounts/emailed-links/actions.ts';
import type { LiveLink } from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import { addMember, changing } from '#accounts/people/actions.ts';
import type { AddedMember } from '#accounts/people/actions.ts';
import { faultsOf, nameFault } from '#accounts/people/rules.ts';
import type { NameFault } from '#accounts/people/rules.ts';
import { mailText } from '#accounts/words/words.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { announceMail, mailing } from '#mail/actions.ts';
import type { Mailing } from '#mail/actions.ts';
import { hashPassword, passwordFault } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { DAY_MS } from '#lib/time.ts';
import { activate, companyName, invitedMember } from './store.ts';

const PURPOSE = 'invitation';
const DAYS = linkKinds[PURPOSE].lifetimeMs / DAY_MS;

export type NewInvitation = {
  email: string;
  role: Role;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** Inviting again mails a new link, and the one before works no longer. `shown` is answered, read in the same round trip. */
export async function invite<Result>(
  company: Ctx,
  given: NewInvitation,
  shown: (added: AddedMember) => QueryPlan<Result>,
): Promise<{ link: string; result: Result }> {
  const made: { link: string; mail: Mailing | null } = { link: '', mail: null };
  const member = { ...given, status: 'invited' } as const;
  const result = await addMember(company, member, {
    around: companyName(company),
    also: async (added, name) => {
      const { userId } = added;
      const companyId = company.tenant.id;
      const { url, writes } = await newLink(company, { purpose: PURPOSE, userId, companyId });
      const text = mailText('en', PURPOSE, { company: name, link: url, days: DAYS });
      const mail = mailing(company, { to: null, ...text }, { kind: PURPOSE, userId, companyId });
      Object.assign(made, { link: url, mail });
      return { writes: [...writes, mail.row], answer: shown(added) };
    },
  });
  if (made.mail) announceMail(company, made.mail);
  return { link: made.link, result };
}

export type Invitation = {
  company: string;
  role: Role;
  email: string;
  /** Has no password yet, and sets one here. */
  isNew: boolean;
  firstName: string;
  lastName: string;
};

type Found = Invitation & { link: LiveLink; memberId: number; companyId: number };

/** Null when the link works no longer, or the invitation was withdrawn. */
export async function findInvitation(ctx: PublicCtx, secret: string): Promise<Found | null> {
  const link = await findLink(ctx, PURPOSE, secret);
  if (!link || link.companyId === null) return null;
  const found = await runPlan(ctx, invitedMember(ctx, link.userId, link.companyId));
  if (found?.status !== 'invited') return null;
  const { passwordHash, status: _, ...invitation } = found;
  const { companyId } = link;
  return { ...invitation, isNew: passwordHash === null, link, companyId };
}

export type Acceptance = { first_name: string; last_name: string; password: string };
export type AcceptanceFaults = {
  first_name?: NameFault;
  last_name?: NameFault;
  password?: PasswordFault;
};

/** Whoever has a password keeps it, and only joins. Null: the link works no longer. */
export async function accept(
  ctx: PublicCtx,
  secret: string,
  given: Acceptance,
): Promise<{ invitation: Invitation; faults: AcceptanceFaults | null } | null> {
  const invitation = await findInvitation(ctx, secret);
  if (!invitation) return null;
  const faults = invitation.isNew ? faultsIn(given, invitation.email) : null;
  if (faults) return { invitation, faults };
  const { link, memberId, companyId } = invitation;
  const own = invitation.isNew
    ? [
        changing(ctx, link.userId, {
          firstName: given.first_name.trim(),
          lastName: given.last_name.trim(),
          passwordHash: await hashPassword(given.password),
        }),
      ]
    : [];
  // They act for themselves, at our own page.
  const company = tenantContext(ctx, companyId, { userId: link.userId, clientId: null });
  await commit(company, {
    writes: [...usingLink(ctx, link), ...activate(ctx, memberId), ...own],
    audit: {
      action: 'member.accept',
      subjectId: memberId,
      changes: changesOf({ status: 'invited' }, { status: 'active' }),
    },
    answer: QueryPlan.of(null),
  });
  return { invitation, faults: null };
}

function faultsIn(given: Acceptance, email: string): AcceptanceFaults | null {
  return faultsOf({
    first_name: nameFault(given.first_name),
    last_name: nameFault(given.last_name),
    password: passwordFault(given.password, email),
  });
}
