/** The statements that remove the words of a company from what all companies share: the vocabulary for spelling. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan, Statement } from '#data/query-plan.ts';
import { companies } from '#data/tables/companies.ts';
import { jobs } from '#data/tables/jobs.ts';
import type { JobIndex } from './steps.ts';
import { noteProgress } from './removal.ts';
import type { Place, Target } from './removal.ts';

/** The words of so many titles and lists of skills are one value, and D1 takes 2 MB. */
const NOTED_JOBS = 50;
/** Each is looked up in two full-text indexes, and those that neither has are compared with all names. */
const CHECKED_WORDS = 100;

/** The next jobs of the company, and its name. */
export function textsOfCompany(ctx: PublicCtx, { subjectId }: Target, after: number) {
  const { id, title, skills } = jobs;
  const isNext = and(eq(jobs.companyId, subjectId), gt(id, after));
  return queryPlan(
    [
      ctx.db.select({ name: companies.name }).from(companies).where(eq(companies.id, subjectId)),
      ctx.db
        .select({ id, title, skills })
        .from(jobs)
        .where(isNext)
        .orderBy(asc(id))
        .limit(NOTED_JOBS),
    ],
    ([[company], rows]) => ({ name: company?.name ?? '', jobs: rows }),
  );
}

export function noteWords(ctx: PublicCtx, words: readonly string[]): Statement {
  return rawStatement(
    ctx,
    sql`insert or ignore into search_word_checks (word_id)
      select id from search_words where word in (select value from json_each(${JSON.stringify(words)}))`,
  );
}

/** Whether a column of the index has the word. */
function isIn(index: JobIndex, columns: string): SQL {
  const table = sql.identifier(index);
  const before = `{${columns}} : "`;
  return sql`exists (select 1 from ${table} where ${table} match ${before} || word || '"')`;
}

/** Whether a word of the table's names is the word, or begins with it, as with its stem. */
function isNamed(table: 'companies' | 'places', condition = sql`true`): SQL {
  return sql`exists (select 1 from ${sql.identifier(table)}
    where ${condition} and instr(' ' || name_indexed, ' ' || word) > 0)`;
}

/**
 * Removes those of the next noted words that no job and no name of another company or of a place has. Returns whether more are
 * noted.
 */
export function removeUnusedWords(
  ctx: PublicCtx,
  target: Target,
  place: Place,
): QueryPlan<{ isMore: boolean }> {
  const next = sql`select word_id from search_word_checks order by word_id limit ${CHECKED_WORDS}`;
  const removed = rawStatement(
    ctx,
    sql`delete from search_words where id in (${next})
      and not ${isIn('listing_search', 'title forms company skills city')}
      and not ${isIn('company_job_search', 'title forms')}
      and not ${isNamed('companies', sql`id <> ${target.subjectId}`)}
      and not ${isNamed('places')}`,
  );
  const counted = noteProgress(ctx, target, { table: 'search_words', place });
  const checked = rawStatement(ctx, sql`delete from search_word_checks where word_id in (${next})`);
  const left = rawStatement<{ n: number }>(
    ctx,
    sql`select exists (select 1 from search_word_checks) as n`,
  );
  return queryPlan([removed, counted, checked, left], ([, , , [row]]) => ({
    isMore: row?.n === 1,
  }));
}
