/** Invites people into a company by an emailed link, and accepts the invitation (decisions: Invite). */
import type { Role } from '#access.ts';
import { findLink, newLink, consumeLink } from '#accounts/emailed-links/actions.ts';
import type { ValidLink } from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import { addMember, updatePerson } from '#accounts/people/actions.ts';
import type { AddedMember } from '#accounts/people/actions.ts';
import { commonPasswords } from '#accounts/password-check/actions.ts';
import type { FileCtx } from '#accounts/password-check/actions.ts';
import { faultsOf, nameFault } from '#accounts/people/rules.ts';
import type { NameFault } from '#accounts/people/rules.ts';
import { countWith, tooManyInvitations, waitBefore } from '#accounts/throttles/actions.ts';
import { invitationCounter } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/emails.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions.ts';
import { emailKey } from '#lib/email-key.ts';
import { hashPassword, passwordFault } from '#lib/password.ts';
import type { PasswordFault } from '#lib/password.ts';
import { DAY_MS } from '#lib/time.ts';
import { activateMember, invitedMember, invitingCompany } from './store.ts';

const PURPOSE = 'invitation';
const DAYS = linkKinds[PURPOSE].lifetimeMs / DAY_MS;

export type NewInvitation = {
  email: string;
  role: Role;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

type AnswerFor<Result> = (added: AddedMember) => QueryPlan<Result>;

/**
 * Returns the link and what `answerFor` reads in the same round trip. A second invitation replaces
 * the link of the first. With `repeated`, one that repeats another of a moment ago sends nothing and has no link.
 */
export async function invite<Result>(
  company: Ctx,
  invitation: NewInvitation,
  answerFor: AnswerFor<Result>,
  repeated?: AnswerFor<Result>,
): Promise<{ link: string; result: Result }> {
  let link = '';
  const member = { ...invitation, status: 'invited' } as const;
  const counter = invitationCounter(company.tenant.id, emailKey(invitation.email));
  const result = await addMember(company, member, {
    around: QueryPlan.all({ from: invitingCompany(company), wait: waitBefore(company, counter) }),
    ...(repeated && { repeated }),
    also: async (added, { from: { name, language }, wait }) => {
      if (wait > 0) throw tooManyInvitations(wait);
      const { userId } = added;
      const companyId = company.tenant.id;
      const { url, writes } = await newLink(company, { purpose: PURPOSE, userId, companyId });
      const values = { company: name, link: url, days: DAYS };
      const text = await mailText(added.language ?? language, PURPOSE, values);
      const mail = outgoingMail(
        company,
        { to: null, ...text },
        { kind: PURPOSE, userId, companyId },
      );
      link = url;
      const counted = countWith(company, counter);
      return { writes: [...writes, ...counted], mails: [mail], answer: answerFor(added) };
    },
  });
  return { link, result };
}

export type Invitation = {
  company: string;
  role: Role;
  email: string;
  /** True for a person without a password, who sets one when accepting. */
  isNew: boolean;
  firstName: string;
  lastName: string;
};

type FoundInvitation = Invitation & { link: ValidLink; memberId: number; companyId: number };

/** Returns null when the link does not work any more or the invitation was withdrawn. */
export async function findInvitation(
  ctx: PublicCtx,
  secret: string,
): Promise<FoundInvitation | null> {
  const found = await findLink(ctx, { purpose: PURPOSE, secret }, (ids) => invitedMember(ctx, ids));
  if (!found) return null;
  const { link, around: member } = found;
  const { companyId } = link;
  if (companyId === null || member?.status !== 'invited') return null;
  const { passwordHash, status: _, ...invitation } = member;
  return { ...invitation, isNew: passwordHash === null, link, companyId };
}

export type Acceptance = { first_name: string; last_name: string; password: string };
export type AcceptanceFaults = {
  first_name?: NameFault;
  last_name?: NameFault;
  password?: PasswordFault;
};

/** Returns null when the link does not work any more. A person who has a password keeps it and only joins. */
export async function accept(
  ctx: PublicCtx & FileCtx,
  secret: string,
  input: Acceptance,
): Promise<{ invitation: Invitation; faults: AcceptanceFaults | null } | null> {
  const invitation = await findInvitation(ctx, secret);
  if (!invitation) return null;
  const faults = invitation.isNew
    ? acceptanceFaults(input, invitation, await commonPasswords(ctx))
    : null;
  if (faults) return { invitation, faults };
  const { link, memberId, companyId } = invitation;
  const userWrites = invitation.isNew
    ? [
        updatePerson(ctx, link.userId, {
          firstName: input.first_name.trim(),
          lastName: input.last_name.trim(),
          passwordHash: await hashPassword(input.password),
        }),
      ]
    : [];
  // The person acts for themselves on an account page, without a client.
  const company = tenantContext(ctx, companyId, { userId: link.userId, clientId: null });
  await commit(company, {
    writes: [...consumeLink(ctx, link), ...activateMember(ctx, memberId), ...userWrites],
    audit: {
      action: 'member.accept',
      subjectId: memberId,
      changes: changesOf({ status: 'invited' }, { status: 'active' }),
    },
    answer: QueryPlan.of(null),
  });
  return { invitation, faults: null };
}

function acceptanceFaults(
  input: Acceptance,
  { email, company }: Pick<Invitation, 'email' | 'company'>,
  common: ReadonlySet<string>,
): AcceptanceFaults | null {
  const names = [input.first_name, input.last_name, company];
  return faultsOf({
    first_name: nameFault(input.first_name),
    last_name: nameFault(input.last_name),
    password: passwordFault(input.password, { email, names, common }),
  });
}
