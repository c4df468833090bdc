/** Queries of the page of a candidate: the token that opens it, what it shows, and the code for deleting. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx, PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import type { candidateLinks } from '#data/tables/candidates.ts';
import { companies } from '#data/tables/companies.ts';
import { documents } from '#data/tables/documents.ts';
import { hiringSettings } from '#data/tables/hiring-settings.ts';
import { portalCodes } from '#data/tables/portal.ts';
import { REJECTION_KIND } from '#recruiting/pipeline/applications/rules.ts';
import { applicationsOf } from '#recruiting/pipeline/applications/store/context.ts';
import { candidateById } from '#recruiting/people/candidates/store/candidates.ts';
import { meetingRowsOf } from '#recruiting/interviews/meetings/store/people.ts';
import type { ApplicationStatus } from '#vocabulary/lists.ts';
import type { ScreeningOutcome } from '#vocabulary/questions.ts';
import { CODE_MS } from './rules.ts';
import { REJECTION_DELAY_MINUTES_DEFAULT } from '#recruiting/pipeline/hiring-settings/rules.ts';
export { candidateById };

type CandidateLink = Pick<typeof candidateLinks.$inferSelect, 'kind' | 'url'>;

export type TokenRow = {
  companyId: number;
  candidateId: number;
  /** The career domain that the link was sent for; null where there is none any more. */
  hostname: string | null;
  emailKey: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** Milliseconds. */
  updatedAt: number;
  links: CandidateLink[];
};

/** Whom a token is of; undefined if it has expired or its person is erased. */
export function tokenRow(ctx: PublicCtx, hash: string): QueryPlan<TokenRow | undefined> {
  const found = rawStatement<Omit<TokenRow, 'links'> & { links: string }>(
    ctx,
    sql`select t.company_id as companyId, t.candidate_id as candidateId, d.hostname as hostname, c.email_key as emailKey,
        c.first_name as firstName, c.last_name as lastName, c.phone as phone, c.updated_at as updatedAt,
        (select json_group_array(json_object('kind', kind, 'url', url) order by id)
          from candidate_links where candidate_id = c.id) as links
      from portal_tokens t
      join candidates c on c.company_id = t.company_id and c.id = t.candidate_id
      left join career_domains d on d.hostname = t.hostname
      where t.hash = ${hash} and t.expires_at > ${ctx.now.getTime()} and c.erased_at is null`,
  );
  return queryPlan([found], ([[row]]) => row && { ...row, links: JSON.parse(row.links) });
}

const SHOWN_MAX = 100;

type ApplicationFacts = {
  id: number;
  title: string;
  status: ApplicationStatus;
  createdAt: number;
  rejectedAt: number | null;
  reasonId: number | null;
  screening: ScreeningOutcome | null;
  label: string | null;
  /** Of the email of its rejection, where that waits. */
  emailDueAt: number | null;
};

/** Everything that the page shows. */
export function portalFacts(ctx: Ctx, person: TokenRow) {
  const { tenant } = ctx;
  const { candidateId, emailKey } = person;
  const applications = rawStatement<ApplicationFacts>(
    ctx,
    sql`select a.id as id, j.title as title, a.status as status, a.created_at as createdAt,
        a.rejected_at as rejectedAt, a.rejection_reason_id as reasonId, a.screening as screening,
        s.public_label as label,
        (select m.next_attempt_at from mails m where m.application_id = a.id and m.kind = ${REJECTION_KIND}
          and m.status = 'queued' order by m.id desc limit 1) as emailDueAt
      from applications a join jobs j on j.id = a.job_id join stages s on s.id = a.stage_id
      where a.company_id = ${tenant.id} and a.candidate_id = ${candidateId}
      order by a.id desc limit ${sql.raw(String(SHOWN_MAX))}`,
  );
  return QueryPlan.all({
    person: candidateById(ctx, candidateId),
    company: companyRow(ctx),
    applications: queryPlan([applications], ([rows]) => rows),
    meetings: meetingRowsOf(ctx, { applications: applicationsOf(ctx, candidateId), emailKey }),
    documents: documentsOf(ctx, person, SHOWN_MAX),
  });
}

/** The newest documents, also those that came with applications. */
export function documentsOf(
  { db, tenant }: Ctx,
  { candidateId }: Pick<TokenRow, 'candidateId'>,
  limit: number,
) {
  const own = and(
    eq(documents.companyId, tenant.id),
    eq(documents.candidateId, candidateId),
    isNull(documents.removedAt),
  );
  return QueryPlan.rows(
    db.select().from(documents).where(own).orderBy(desc(documents.id)).limit(limit),
  );
}

/** The name of the company, and how long a rejection waits for its email. */
export function companyRow({ db, tenant }: Ctx) {
  const delay = sql<number>`coalesce((select ${hiringSettings.rejectionDelayMinutes}
    from ${hiringSettings} where ${hiringSettings.companyId} = ${tenant.id}), ${REJECTION_DELAY_MINUTES_DEFAULT})`;
  return QueryPlan.one(
    db
      .select({ name: companies.name, delayMinutes: delay.as('delay_minutes') })
      .from(companies)
      .where(eq(companies.id, tenant.id)),
  );
}

/** Of whom the data is erased, and by which company. */
export function erasedFacts(ctx: Ctx, candidateId: number) {
  return QueryPlan.all({
    candidate: candidateById(ctx, candidateId),
    company: companyRow(ctx),
  });
}

export type KnownAt = { companyId: number; email: string; companyName: string };

/** The companies that have the address on file, the last few. */
export function companiesKnowing(
  ctx: PublicCtx,
  emailKey: string,
  limit: number,
): QueryPlan<KnownAt[]> {
  const found = rawStatement<KnownAt>(
    ctx,
    sql`select c.company_id as companyId, c.email as email, co.name as companyName
      from candidates c join companies co on co.id = c.company_id
      where c.email_key = ${emailKey} and c.erased_at is null
      order by c.active_at desc limit ${sql.raw(String(limit))}`,
  );
  return queryPlan([found], ([rows]) => rows);
}

/** Holds for a company that there is. */
export function isCompany(id: number): SQL {
  return sql`exists (select 1 from ${companies} where id = ${id})`;
}

/** Replaces the code of before. */
export function putCode(ctx: Ctx, candidateId: number, hash: string): Statement {
  const set = { hash, expiresAt: new Date(ctx.now.getTime() + CODE_MS) };
  return ctx.db
    .insert(portalCodes)
    .values({ ...set, candidateId, companyId: ctx.tenant.id })
    .onConflictDoUpdate({ target: portalCodes.candidateId, set });
}

/** Whether this is the code of the person, and still works. */
export function isCode(ctx: Ctx, candidateId: number, hash: string): QueryPlan<boolean> {
  const code = ctx.db
    .select({ hash: portalCodes.hash })
    .from(portalCodes)
    .where(
      and(
        eq(portalCodes.candidateId, candidateId),
        eq(portalCodes.companyId, ctx.tenant.id),
        eq(portalCodes.hash, hash),
        gt(portalCodes.expiresAt, ctx.now),
      ),
    );
  return QueryPlan.map(QueryPlan.rows(code), (rows) => rows.length > 0);
}
