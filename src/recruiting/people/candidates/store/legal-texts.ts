/** The legal texts of career sites that a candidate was shown. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import { legalTextVersions } from '#data/tables/legal-notices.ts';
import type { QueryPlan } from '#data/query-plan.ts';

type TextRow = { url: string; version: number; html: string };
/** A text has up to 100 kB. */
const LISTED_MAX = 20;

/** By the forms of their applications, newest first. */
export function legalTextsShownTo(ctx: Ctx, candidateId: number): QueryPlan<TextRow[]> {
  const found = rawStatement<TextRow>(
    ctx,
    sql`select distinct shown.value ->> 'url' as url, v.version as version, v.html as html
      from applications a
      cross join legal_notices n
      cross join json_each(n.texts) shown
      cross join career_domains d
      cross join ${legalTextVersions} v
      where a.company_id = ${ctx.tenant.id} and a.candidate_id = ${candidateId}
        and n.id = a.legal_notice_id and n.company_id = a.company_id
        and shown.value ->> 'version' is not null
        and shown.value ->> 'url' = 'https://' || d.hostname || '/legal/' || v.kind
        and v.domain_id = d.id and v.kind = shown.value ->> 'kind'
        and v.version = shown.value ->> 'version'
      order by v.version desc limit ${LISTED_MAX}`,
  );
  return queryPlan([found], ([rows]) => rows);
}
