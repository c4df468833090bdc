/** Creates more members of a company, with their tokens and invitations. */
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Role } from '#access.ts';
import { mails } from '#data/tables/mails.ts';
import { members } from '#data/tables/users.ts';
import { readMail } from '#mail/actions/outbox.ts';
import type { Page } from '#lib/pagination.ts';
import { createToken } from '#operator/tokens/actions.ts';
import { createUser } from '#operator/users/actions.ts';
import type { TeamMember } from '#recruiting/company/team/schemas.ts';
import { openBrowser } from './browser.ts';
import { API, call } from './call.ts';
import type { Answer, Caller } from './call.ts';
import type { Company } from './company.ts';
import { db, operator } from './operator.ts';

export const TEAM = '/api/company-users';
export const ADA = { first_name: 'Ada', last_name: 'Lovelace', password: 'correct horse battery' };

export const newEmail = () => `ada-${crypto.randomUUID()}@people.example`;

/** Creates a member with a token. */
export async function joinAs(acme: Company, role: Role, email = newEmail()) {
  const member = { company: acme.subdomain, email };
  const { userId, memberId } = await createUser(operator(), { ...member, role });
  const { access_token: token } = await createToken(operator(), member);
  const caller: Caller = (...request) => call(token, ...request);
  return { userId, memberId, email, token, caller };
}

export function invite(acme: Company, given: object = {}): Promise<Answer<TeamMember>> {
  const wanted = { email: newEmail(), role_type: 'Recruiter', ...given };
  return acme.admin<TeamMember>('POST', `${TEAM}/store`, wanted);
}

export function listTeam(acme: Company, query = ''): Promise<Answer<Page<TeamMember>>> {
  return acme.viewer<Page<TeamMember>>('GET', `${TEAM}/index${query}`);
}

export const removed = (acme: Company, id: number) => acme.admin('DELETE', `${TEAM}/destroy/${id}`);

/** Returns the member from the team API. */
export async function memberOf(acme: Company, id: number): Promise<TeamMember> {
  return (await acme.viewer<TeamMember>('GET', `${TEAM}/show/${id}`)).body.data;
}

export async function memberIdOf({ id }: Company, userId: number): Promise<number> {
  const rows = await db.select().from(members).where(eq(members.userId, userId));
  return rows.find(({ companyId }) => companyId === id)?.id ?? 0;
}

/** Returns the account of a member, which the API names only once the person has accepted. */
export async function userIdOf(memberId: number): Promise<number> {
  const rows = await db.select().from(members).where(eq(members.id, memberId));
  return rows[0]?.userId ?? 0;
}

/** Returns the id of the Admin that every test company has. */
export async function adminOf(acme: Company): Promise<number> {
  return memberIdOf(acme, await acme.user('Admin'));
}

/** Returns the status of a request with the token. */
export async function works(token: string): Promise<number> {
  return (await call(token, 'GET', '/api/jobs/index')).status;
}

/** Returns the emails about the account, oldest first. */
export async function mailsTo(userId: number) {
  const rows = await db.select().from(mails).where(eq(mails.userId, userId)).orderBy(asc(mails.id));
  return Promise.all(
    rows.map(async (row) => {
      const { to, subject, text } = await readMail(operator(), row.id);
      const [link = ''] = /https:\S+/u.exec(text) ?? [];
      return { row, to, subject, path: link.slice(API.length) };
    }),
  );
}

/** Returns the path in the most recent invitation email. */
export async function invitedPath(userId: number): Promise<string> {
  const { path = '' } = (await mailsTo(userId)).at(-1) ?? {};
  expect(path).toMatch(/^\/invitation\?link=[\w-]{43}$/u);
  return path;
}

/** Accepts the invitation on its page, in a new browser. */
export async function accept(path: string, typed: Record<string, string> = ADA) {
  const browser = openBrowser();
  return browser.submit(await browser.get(path), '/invitation', typed);
}

export async function statusOf(path: string): Promise<number> {
  return (await openBrowser().get(path)).status;
}
