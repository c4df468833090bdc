/** The tokens of links to the page of a candidate. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { DAY_MS } from '#lib/time.ts';

export type PortalLink = {
  token: string;
  hash: string;
  companyId: number;
  emailKey: string;
  /** Of the career domain. */
  hostname: string;
};

/** How long a link works. */
const LINK_MS = 30 * DAY_MS;

/** Answers whether the address is that of a candidate of the company; otherwise no link exists. */
export function insertPortalToken(
  ctx: PublicCtx,
  { hash, companyId, emailKey, hostname }: PortalLink,
): QueryPlan<boolean> {
  const now = ctx.now.getTime();
  const inserted = rawStatement(
    ctx,
    sql`insert into portal_tokens (hash, company_id, candidate_id, hostname, created_at, expires_at)
      select ${hash}, company_id, id, ${hostname}, ${now}, ${now + LINK_MS} from candidates
      where company_id = ${companyId} and email_key = ${emailKey} and erased_at is null
      returning hash`,
  );
  return queryPlan([inserted], ([rows]) => rows.length > 0);
}
