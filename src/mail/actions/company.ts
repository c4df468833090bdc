/** Emails to candidates, as their company sees them: unsealed, stopped and queued again. */
import type { Ctx } from '#context.ts';
import { QueryPlan, rowOrNotFound } from '#data/query-plan.ts';
import type { PlanResult } from '#data/query-plan.ts';
import { unsealMail, unsealSubject } from '#mail/actions/contents.ts';
import { cancelMail, mailOfCompany, mailPage, requeueMail } from '#mail/store/company.ts';

export { cancelMail, requeueMail };

type Row = PlanResult<typeof mailPage>['rows'][number];
type Unsealed<Any> = Omit<Any, 'sealed'> & { subject: string; body: string | null };
export type EmailOfCompany = Unsealed<Row>;
type OneRow = NonNullable<PlanResult<typeof mailOfCompany>>;

function toMail<Any extends Row>(ctx: Ctx, { sealed, ...row }: Any): Unsealed<Any> {
  const mail = unsealMail(ctx, { ...row, sealed, address: null });
  const body = mail?.html ?? mail?.text ?? null;
  return { ...row, subject: unsealSubject(ctx, { sealed }) ?? '', body };
}

export function companyMails(
  ctx: Ctx,
  query: Parameters<typeof mailPage>[1],
): QueryPlan<{ mails: EmailOfCompany[]; total: number }> {
  return QueryPlan.map(mailPage(ctx, query), ({ rows, total }) => ({
    mails: rows.map((row) => toMail(ctx, row)),
    total,
  }));
}

/** Null for one of another company, and for one that is not about an application. */
export function companyMailOrNone(ctx: Ctx, id: number): QueryPlan<Unsealed<OneRow> | undefined> {
  return QueryPlan.map(mailOfCompany(ctx, id), (row) => row && toMail(ctx, row));
}

/** 404 for one of another company, and for one that is not about an application. */
export function companyMail(ctx: Ctx, id: number): QueryPlan<Unsealed<OneRow>> {
  return QueryPlan.map(companyMailOrNone(ctx, id), rowOrNotFound);
}
