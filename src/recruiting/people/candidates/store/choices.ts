/** What the filters of the candidates' screen offer: the jobs, tags and sources of the company, by name. */
import { sql } from 'drizzle-orm';
import type { Ctx } from '#context.ts';
import { queryPlan, rawStatement } from '#data/query-plan.ts';
import type { QueryPlan } from '#data/query-plan.ts';
import { searchesCvs } from '#recruiting/pipeline/applications/store/pages.ts';

export type Choice = { id: number; name: string };

/** A longer list is no choice any more. Those that a filter names are there in any case. */
const JOBS_MAX = 150;
const TAGS_MAX = 300;
const SOURCES_MAX = 300;

export type FilterChoices = {
  jobs: Choice[];
  tags: Choice[];
  sources: Choice[];
  searchesCvs: boolean;
};

/** The newest jobs, and those among `jobIds`. */
export function filterChoices(ctx: Ctx, jobIds: readonly number[]): QueryPlan<FilterChoices> {
  const company = ctx.tenant.id;
  const jobs = sql`select id, title as name from jobs where company_id = ${company}`;
  return queryPlan(
    [
      rawStatement<Choice>(ctx, sql`${jobs} order by id desc limit ${sql.raw(String(JOBS_MAX))}`),
      rawStatement<Choice>(
        ctx,
        sql`${jobs} and id in (select value from json_each(${JSON.stringify(jobIds)}))
          order by id desc`,
      ),
      tagChoices(ctx),
      rawStatement<Choice>(
        ctx,
        sql`select id, name from sources where company_id = ${company}
          order by name_key limit ${sql.raw(String(SOURCES_MAX))}`,
      ),
      rawStatement<{ on: number }>(ctx, sql`select ${searchesCvs(ctx, 'unless-off')} as "on"`),
    ],
    ([newest, named, tags, sources, [cvs]]) => ({
      jobs: [...newest, ...named.filter(({ id }) => !newest.some((job) => job.id === id))],
      tags,
      sources,
      searchesCvs: cvs?.on === 1,
    }),
  );
}

/** The tags of the company, by name. */
export function tagsPlan(ctx: Ctx): QueryPlan<Choice[]> {
  return queryPlan([tagChoices(ctx)], ([rows]) => rows);
}

function tagChoices(ctx: Ctx) {
  return rawStatement<Choice>(
    ctx,
    sql`select id, name from tags where company_id = ${ctx.tenant.id}
      order by name_key limit ${sql.raw(String(TAGS_MAX))}`,
  );
}
