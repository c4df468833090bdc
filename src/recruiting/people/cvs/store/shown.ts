/** Which CV an application shows, and which applications a CV is searched by. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { rawStatement } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';

/**
 * The id of the CV that an application shows, as a subquery: the newest that was sent with it or is the person's own; without
 * one, the newest of another application. Anyone can apply with any email address, so what came with another application does not
 * replace what came with this one.
 */
export function shownCv(application: SQL, candidate: SQL): SQL {
  return sql`(select id from documents
    where candidate_id = ${candidate} and kind = 'cv' and removed_at is null
    order by application_id in (${application}, 0) desc, id desc limit 1)`;
}

/** The newest CV of a person, whatever it came with, as a subquery. */
export function newestCv(candidate: SQL): SQL {
  return sql`(select id from documents
    where candidate_id = ${candidate} and kind = 'cv' and removed_at is null
    order by id desc limit 1)`;
}

/** The ids of the applications that show a CV, as a subquery. */
export function applicationsShowing(documentId: number): SQL {
  return sql`(select a.id from documents of_cv
    join applications a on a.company_id = of_cv.company_id and a.candidate_id = of_cv.candidate_id
    where of_cv.id = ${documentId} and ${shownCv(sql`a.id`, sql`a.candidate_id`)} = of_cv.id)`;
}

/** Belongs before the statement that removes a CV: it is no longer found by its words. */
export function unindexCv(ctx: PublicCtx, documentId: number): Statement {
  return rawStatement(
    ctx,
    sql`update application_search set cv = '' where rowid in ${applicationsShowing(documentId)}`,
  );
}

/**
 * Belongs after statements by which applications of a person show other CVs than before: those whose words are not in the index
 * are read again.
 */
export function readUnindexedCvs(ctx: PublicCtx, candidateId: number): Statement {
  const shown = sql`select ${shownCv(sql`a.id`, sql`a.candidate_id`)}
    from candidates c join applications a on a.company_id = c.company_id and a.candidate_id = c.id
    where c.id = ${candidateId}
      and (select cv from application_search where rowid = a.id) = ''`;
  return rawStatement(
    ctx,
    sql`update documents set parse_status = 'pending', parse_attempts = 0,
        parse_due_at = ${ctx.now.getTime()}
      where id in (${shown}) and parse_status = 'parsed'`,
  );
}
