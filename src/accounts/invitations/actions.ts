/** Invites people into a company by an emailed link, and accepts the invitation (decisions: Invite). */
import type { Access, Role } from '#access.ts';
import { findLink, newLink, consumeLink } from '#accounts/emailed-links/actions.ts';
import type { ValidLink } from '#accounts/emailed-links/actions.ts';
import { linkKinds } from '#accounts/emailed-links/rules.ts';
import { newKnownDevice } from '#accounts/known-devices/actions.ts';
import { addMember, updatePerson } from '#accounts/people/actions.ts';
import type { AddedMember } from '#accounts/people/actions.ts';
import { commonPasswords } from '#accounts/password-check/actions.ts';
import { faultsOf, nameFault } from '#accounts/people/rules.ts';
import type { NameFault } from '#accounts/people/rules.ts';
import { startSession } from '#accounts/sessions/actions/sign-in.ts';
import type { Device } from '#accounts/sessions/actions/sign-in.ts';
import { countWith, tooManyInvitations, waitBefore } from '#accounts/throttles/actions.ts';
import { invitationCounter } from '#accounts/throttles/rules.ts';
import { mailText } from '#accounts/words/emails.ts';
import { tenantContext } from '#context.ts';
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, recordSecurityEvent } from '#data/commit.ts';
import { QueryPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
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
  access?: Access | undefined;
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
      const text = await mailText(company, added.language ?? language, PURPOSE, values);
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
  subdomain: string;
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

export type Accepted =
  /** The link does not work any more. */
  | { is: 'over' }
  | { is: 'refused'; invitation: Invitation; faults: AcceptanceFaults }
  /** Who chose a password just now is signed in with it. */
  | { is: 'signed in'; subdomain: string; session: string; device: string }
  /** Who has a password keeps it, and has not shown it: the link proves the mailbox, which opens no account. */
  | { is: 'joined'; subdomain: string; userId: number };

export async function accept(
  ctx: PublicCtx,
  secret: string,
  { typed, browser }: { typed: Acceptance; browser: Device },
): Promise<Accepted> {
  const invitation = await findInvitation(ctx, secret);
  if (!invitation) return { is: 'over' };
  const { link, subdomain } = invitation;
  if (!invitation.isNew) {
    await commitAcceptance(ctx, invitation, []);
    return { is: 'joined', subdomain, userId: link.userId };
  }
  const faults = acceptanceFaults(typed, invitation, await commonPasswords(ctx));
  if (faults) return { is: 'refused', invitation, faults };
  const passwordHash = await hashPassword(typed.password);
  const { session, writes } = await startSession(ctx, link.userId, browser);
  const person = {
    firstName: typed.first_name.trim(),
    lastName: typed.last_name.trim(),
    passwordHash,
  };
  await commitAcceptance(ctx, invitation, [...updatePerson(ctx, link.userId, person), ...writes]);
  const of = { userId: link.userId };
  const signIn = { kind: 'sign_in', outcome: 'success', method: 'password' } as const;
  recordSecurityEvent(ctx, { ...signIn, of, source: browser });
  const device = await newKnownDevice(ctx, { emailKey: emailKey(invitation.email), passwordHash });
  return { is: 'signed in', subdomain, session, device };
}

async function commitAcceptance(
  ctx: PublicCtx,
  { link, memberId, companyId }: FoundInvitation,
  writes: readonly Statement[],
): Promise<void> {
  // The person acts for themselves on an account page, without a client.
  const company = tenantContext(ctx, companyId, { userId: link.userId, clientId: null });
  await commit(company, {
    writes: [...consumeLink(ctx, link), ...activateMember(ctx, memberId), ...writes],
    audit: {
      action: 'member.accept',
      subjectId: memberId,
      changes: changesOf({ status: 'invited' }, { status: 'active' }),
    },
    answer: QueryPlan.of(null),
  });
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
