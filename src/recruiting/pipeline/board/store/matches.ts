/** The applications of a board that match filters, by the full-text index. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { idOfJob } from '#data/job-ref.ts';
import type { Ref } from '#lib/ids.ts';
import { isMatch, matchingIds } from '#recruiting/pipeline/applications/store/filtered-pages.ts';
import type { Filters } from '#recruiting/people/people-search/rules.ts';
import { MATCHES_OF_BOARD } from '../rules.ts';
import { countOfStages } from './pipeline.ts';

/** `key` is the search text as entered. */
export type Wanted = { filters: Filters; key: string };

/**
 * The newest that match in the stage `s`, without the rejected ones: as many as are counted. Words of CVs are looked for where the
 * company has said so: for each stage anew, what a CV says reads every hit of the company.
 */
export function matchesInStage(ctx: Ctx, ref: Ref, { filters, key }: Wanted) {
  const lists = matchingIds(ctx, {
    filters: { ...filters, status: ['active', 'hired'] },
    words: key,
    jobId: idOfJob(ctx, ref),
    stageId: sql`s.id`,
    cvs: 'if-set',
  });
  const most = sql`${sql.raw(String(MATCHES_OF_BOARD))} / ${countOfStages(ctx, ref)}`;
  // At most one of them has any.
  const newest = lists.map((list) => sql`select id from (${list}) order by id desc limit ${most}`);
  const each = (toQuery: (list: SQL) => SQL, between: SQL) =>
    sql.join(newest.map(toQuery), between);
  return {
    ids: each((list) => sql`select id from (${list})`, sql` union all `),
    // Not of both at once: SQLite evaluates a compound query in a FROM clause once, whatever the stage.
    count: each((list) => sql`(select count(*) from (${list}))`, sql` + `),
  };
}

/** Whether the application `a` matches, in whichever stage it is. */
export function matches(ctx: Ctx, { filters, key }: Wanted): SQL {
  return isMatch(ctx, { filters, words: key, cvs: 'if-set' }, sql`a.id`);
}
