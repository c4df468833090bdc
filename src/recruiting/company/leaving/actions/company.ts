/** Closes a company, which is deleted when the grace period is over, and keeps it after all. */
import { checkIdentity } from '#accounts/password-check/actions.ts';
import type { IdentityFaults } from '#accounts/password-check/actions.ts';
import { actingIn } from '#accounts/people/actions.ts';
import { mailText } from '#accounts/words/emails.ts';
import type { MailKind } from '#accounts/words/mails.ts';
import type { Ctx, PublicCtx, ReaderCtx } from '#context.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { QueryPlan, rowOrNotFound, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { ApiError, invalidField } from '#errors.ts';
import { DAY_MS, timestamp, timestampOrNull } from '#lib/time.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import { GRACE_MS } from '../rules/removal.ts';
import {
  administered,
  closeStatements,
  deletionList,
  keepStatements,
  noticeFacts,
} from '../store/company.ts';
import type { CompanyRow, Deletion, NoticeFacts } from '../store/company.ts';

const PATH = '/settings/delete-company';

export function listDeletable(ctx: PublicCtx, userId: number): Promise<CompanyRow[]> {
  return runPlan(ctx, administered(ctx, userId));
}

export type ClosingInput = {
  company_id: number;
  subdomain: string;
  current_password: string;
  code: string;
};
export type ClosingFaults = IdentityFaults & { subdomain?: 'not_subdomain' };

/** Returns null where the company is closing now. */
export async function requestDeletion(
  ctx: ReaderCtx,
  userId: number,
  { company_id: id, subdomain, current_password: password, code }: ClosingInput,
): Promise<ClosingFaults | null> {
  const acting = actingIn(ctx, userId, id);
  const read = QueryPlan.all([administered(ctx, userId), noticeFacts(acting)]);
  const check = await checkIdentity(ctx, { userId, password, code }, read);
  if ('faults' in check) return check.faults;
  const [companies, facts] = check.around;
  const company = rowOrNotFound(companies.find((one) => one.id === id));
  const isNamed = company.subdomain === subdomain.trim().toLowerCase();
  if (!isNamed || company.dueAt !== null) {
    await writeUnaudited(ctx, check.writes);
    return isNamed ? null : { subdomain: 'not_subdomain' };
  }
  await close(acting, facts, {
    grace: GRACE_MS,
    requestedBy: userId,
    writes: check.writes,
  });
  return null;
}

/** For an Admin of the company. */
export async function cancelDeletion(ctx: PublicCtx, userId: number, id: number): Promise<void> {
  const acting = actingIn(ctx, userId, id);
  const read = QueryPlan.all([administered(ctx, userId), noticeFacts(acting)]);
  const [companies, facts] = await runPlan(ctx, read);
  const company = rowOrNotFound(companies.find((one) => one.id === id));
  if (company.dueAt !== null && company.startedAt === null) await keep(acting, facts);
}

/** For the operator, who types the subdomain twice. */
export async function closeCompany(
  company: Ctx,
  { confirm, days }: { confirm: string; days: number },
): Promise<{ deleted_from: string }> {
  const facts = await runPlan(company, noticeFacts(company));
  const row = rowOrNotFound(facts.row);
  if (row.subdomain !== confirm) throw invalidField('confirm', 'Must be the subdomain.');
  if (row.closingAt) throw new ApiError('duplicate');
  const dueAt = await close(company, facts, {
    grace: days * DAY_MS,
    requestedBy: null,
    writes: [],
  });
  return { deleted_from: timestamp(dueAt) };
}

export async function keepCompany(company: Ctx): Promise<{ kept: true }> {
  await keep(company, await runPlan(company, noticeFacts(company)));
  return { kept: true };
}

/** For the operator. */
export async function listDeletions(ctx: PublicCtx) {
  return (await runPlan(ctx, deletionList(ctx))).map((one) => ({
    id: one.id,
    company_id: one.subjectId,
    state: stateOf(one),
    due_at: timestamp(one.dueAt),
    finished_at: timestampOrNull(one.finishedAt),
  }));
}

function stateOf({ canceledAt, finishedAt, startedAt }: Deletion): string {
  if (canceledAt) return 'canceled';
  if (finishedAt) return 'finished';
  return startedAt ? 'running' : 'waiting';
}

type Closing = { grace: number; requestedBy: number | null; writes: readonly Statement[] };

async function close(
  company: Ctx,
  facts: NoticeFacts,
  { grace, requestedBy, writes }: Closing,
): Promise<Date> {
  const dueAt = new Date(company.now.getTime() + grace);
  const id = company.newId();
  return commit(company, {
    writes: [...writes, ...closeStatements(company, { id, dueAt, requestedBy })],
    audit: { action: 'company.close', subjectId: company.tenant.id },
    mails: await mailsToAdmins(company, facts, { kind: 'company_closing', dueAt }),
    answer: QueryPlan.of(dueAt),
  });
}

async function keep(company: Ctx, facts: NoticeFacts): Promise<void> {
  await commit(company, {
    writes: keepStatements(company),
    audit: { action: 'company.keep', subjectId: company.tenant.id },
    mails: await mailsToAdmins(company, facts, { kind: 'company_kept' }),
    answer: QueryPlan.of(null),
  });
}

type Notice = { kind: Extract<MailKind, 'company_closing' | 'company_kept'>; dueAt?: Date };

function mailsToAdmins(
  company: Ctx,
  { row, admins }: NoticeFacts,
  { kind, dueAt }: Notice,
): Promise<OutgoingMail[]> {
  const { name } = rowOrNotFound(row);
  const values = {
    company: name,
    link: `${company.apiOrigin}${PATH}`,
    ...(dueAt && { moment: timestamp(dueAt) }),
  };
  return Promise.all(
    admins.map(async ({ userId, language, timezone }) => {
      const text = await mailText(company, language, kind, { ...values, timezone });
      return outgoingMail(company, { to: null, ...text }, { kind, userId });
    }),
  );
}
