/** The queries of erasures, across companies. */
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { QueryPlan, queryPlan, rawStatement } from '#data/query-plan.ts';
import { accountEvents } from '#data/tables/accounts.ts';
import { auditEvents } from '#data/tables/audit-events.ts';
import { candidateAliases } from '#data/tables/aliases.ts';
import { candidates } from '#data/tables/candidates.ts';
import { companyDeletions } from '#data/tables/company-deletions.ts';
import { users } from '#data/tables/users.ts';
import type { Erased, Erasures } from './rules.ts';

export type Scan = { from: number; limit: number };
export type Scanned = {
  found: Erasures;
  /** The id of the last change that was looked at; null: there are no more. */
  next: number | null;
};

/** Changes from an id on, in the order of their ids: each is read once, or twice. Who was merged before comes along. */
export function erasuresFrom(ctx: PublicCtx, { from, limit }: Scan): QueryPlan<Scanned> {
  const slice = sql`(select id, company_id, action, subject_id from ${auditEvents}
    where id >= ${from} order by id limit ${limit})`;
  const erased = sql`select company_id, subject_id from ${slice} where action = 'candidate.erase'`;
  const people = rawStatement<Erased>(
    ctx,
    sql`with erased as (${erased})
      select company_id as company, subject_id as candidate from erased
      union select e.company_id, a.old_id from erased e
        join ${candidateAliases} a on a.candidate_id = e.subject_id and a.company_id = e.company_id`,
  );
  const accounts = rawStatement<{ id: number }>(
    ctx,
    sql`select user_id as id from ${accountEvents}
      where id >= ${from} and action = 'account.delete' and user_id is not null`,
  );
  const last = rawStatement<{ last: number | null; n: number }>(
    ctx,
    sql`select max(id) as last, count(*) as n from ${slice}`,
  );
  return QueryPlan.map(
    QueryPlan.all([queryPlan([people, accounts, last], (all) => all), removedCompanies(ctx)]),
    ([[rows, deleted, [end]], companies]) => ({
      found: { candidates: rows, companies, accounts: deleted.map(({ id }) => id) },
      next: end && end.n === limit ? end.last : null,
    }),
  );
}

/** All that the database knows of, for the first run. Who was merged before comes along. */
export function allErasures(ctx: PublicCtx): QueryPlan<Erasures> {
  const people = rawStatement<Erased>(
    ctx,
    sql`with erased as (select company_id, id from ${candidates} where erased_at is not null)
      select company_id as company, id as candidate from erased
      union select e.company_id, a.old_id from erased e
        join ${candidateAliases} a on a.candidate_id = e.id and a.company_id = e.company_id`,
  );
  const accounts = rawStatement<{ id: number }>(
    ctx,
    sql`select id from ${users} where email_key >= 'deleted ' and email_key < 'deleted!'`,
  );
  return QueryPlan.map(
    QueryPlan.all([queryPlan([people, accounts], (both) => both), removedCompanies(ctx)]),
    ([[rows, deleted], companies]) => ({
      candidates: rows,
      companies,
      accounts: deleted.map(({ id }) => id),
    }),
  );
}

/** A handful. */
function removedCompanies(ctx: PublicCtx): QueryPlan<number[]> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    sql`select subject_id as id from ${companyDeletions} where finished_at is not null`,
  );
  return queryPlan([statement], ([rows]) => rows.map(({ id }) => id));
}

/** Those of them whose data the database has again. */
export function presentAccounts(ctx: PublicCtx, ids: readonly number[]): QueryPlan<number[]> {
  const statement = rawStatement<{ id: number }>(
    ctx,
    sql`select id from ${users} where id in (select value from json_each(${JSON.stringify(ids)}))
      and email_key <> 'deleted ' || id`,
  );
  return queryPlan([statement], ([rows]) => rows.map(({ id }) => id));
}

/** Those of them that the database has again. */
export function presentCompanies(
  ctx: PublicCtx,
  ids: readonly number[],
): QueryPlan<{ id: number; subdomain: string }[]> {
  const statement = rawStatement<{ id: number; subdomain: string }>(
    ctx,
    sql`select id, subdomain from companies
      where id in (select value from json_each(${JSON.stringify(ids)}))`,
  );
  return queryPlan([statement], ([rows]) => [...rows]);
}
