/** Drops and rebuilds the full-text indexes of jobs, applications and candidates: D1 cannot export a database that has one. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';
import { fillIndexes } from '#recruiting/people/people-search/actions.ts';

type Index = {
  /** The file with its triggers. */
  triggers: string;
  /** What it holds, as the triggers insert it. Absent: it is filled in slices, and not read before. */
  fill?: string;
};

/** The migration that creates the tables. */
const TABLES = 'migrations/0000_baseline.sql';
const JOBS = 'migrations/triggers/job-search.sql';
const PEOPLE = 'migrations/triggers/people-index.sql';

/** Of earlier releases: dropped, and not made again. */
const FORMER = ['job_search'];

const indexes: Readonly<Record<string, Index>> = {
  listing_search: {
    triggers: JOBS,
    fill: `(rowid, title, forms, company, skills, city, scope)
      select listed_at, title, forms, company, skills, city, scope from listed_jobs_as_search`,
  },
  company_job_search: {
    triggers: JOBS,
    fill: '(rowid, title, forms, scope) select id, title, forms, scope from jobs_as_search',
  },
  application_index: { triggers: PEOPLE },
  candidate_index: { triggers: PEOPLE },
};

/** The statements that create the tables of an index. */
function tablesOf(name: string): string[] {
  return [
    ...statementsOf(TABLES, 'CREATE VIRTUAL TABLE').filter((text) => text.includes(`\`${name}\``)),
    ...statementsOf(TABLES, `INSERT INTO \`${name}\` (${name}, rank)`),
  ];
}

/** The statements that create its triggers. One may write to several indexes. */
function triggersOf(name: string, { triggers }: Index): string[] {
  return statementsOf(triggers, 'CREATE TRIGGER').filter(
    (text) => text.includes(`INTO ${name} `) || text.includes(`FROM ${name} `),
  );
}

function statementsOf(file: string, kind: string): string[] {
  return readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gmu, '').trim())
    .filter((statement) => statement.startsWith(kind));
}

function triggerNames(name: string, index: Index): string[] {
  return triggersOf(name, index).flatMap(
    (statement) => /^CREATE TRIGGER `(\w+)`/u.exec(statement)?.[1] ?? [],
  );
}

/** Until the indexes are rebuilt, searches and filtered lists fail; everything else works. */
export async function dropSearchIndex(ctx: PublicCtx): Promise<{ dropped: string }> {
  for (const [name, index] of Object.entries(indexes)) {
    for (const trigger of triggerNames(name, index)) {
      await execute(ctx.db.run(sql`drop trigger if exists ${sql.identifier(trigger)}`));
    }
    await execute(ctx.db.run(sql`drop table if exists ${sql.identifier(name)}`));
  }
  for (const name of FORMER) {
    await execute(ctx.db.run(sql`drop table if exists ${sql.identifier(name)}`));
  }
  await execute(ctx.db.run(sql`update index_states set done_to = 0, completed_at = null`));
  return { dropped: Object.keys(indexes).join(', ') };
}

/** Replaces the indexes, if there are any. That of applications and candidates is filled in slices, which a later run continues. */
export async function rebuildSearchIndex(
  ctx: PublicCtx,
): Promise<{ jobs: number; applications: number }> {
  await dropSearchIndex(ctx);
  const all = Object.entries(indexes);
  const created = [
    ...Object.keys(indexes).flatMap(tablesOf),
    ...all.flatMap(([name, index]) => triggersOf(name, index)),
  ];
  for (const statement of new Set(created)) await execute(ctx.db.run(sql.raw(statement)));
  for (const [name, { fill }] of all) {
    if (fill !== undefined) await execute(ctx.db.run(sql.raw(`insert into ${name} ${fill}`)));
  }
  await execute(ctx.db.run(sql`delete from search_refills`));
  while (!(await fillIndexes(ctx)));
  return {
    jobs: await countOf(ctx, 'listed_jobs'),
    applications: await countOf(ctx, 'applications'),
  };
}

async function countOf(ctx: PublicCtx, table: string): Promise<number> {
  const counted = sql`select count(*) as n from ${sql.identifier(table)}`;
  const [row] = await execute(ctx.db.all<{ n: number }>(counted));
  return row?.n ?? 0;
}
