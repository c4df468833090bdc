/** Drops and rebuilds the full-text indexes of jobs: D1 cannot export a database that has one. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';

type Index = {
  /** The migration that creates the table. */
  table: string;
  /** The newest migration that has triggers of it; those of older ones are dropped by then. */
  triggers: string;
  /** What it holds, as the triggers insert it. */
  fill: string;
};

const indexes: Readonly<Record<string, Index>> = {
  job_search: {
    table: 'migrations/0001_listing.sql',
    triggers: 'migrations/0016_listed_jobs.sql',
    fill: '(rowid, title, scope) select listed_at, title, scope from listed_jobs_as_text',
  },
  listing_search: {
    table: 'migrations/0018_job_search_forms.sql',
    triggers: 'migrations/0022_pay_steps.sql',
    fill: `(rowid, title, forms, company, skills, city, scope)
      select listed_at, title, forms, company, skills, city, scope from listed_jobs_as_search`,
  },
  company_job_search: {
    table: 'migrations/0018_job_search_forms.sql',
    triggers: 'migrations/0018_job_search_forms.sql',
    fill: '(rowid, title, forms, scope) select id, title, forms, scope from jobs_as_search',
  },
};

/** The migrations' statements that create an index: its table, then its triggers. */
function statements(name: string, { table, triggers }: Index): string[] {
  return [
    ...statementsOf(table, 'CREATE VIRTUAL TABLE').filter((text) => text.includes(`\`${name}\``)),
    ...statementsOf(triggers, 'CREATE TRIGGER').filter(
      (text) => text.includes(`INTO ${name} `) || text.includes(`FROM ${name} `),
    ),
  ];
}

function statementsOf(migration: string, kind: string): string[] {
  return readFileSync(migration, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gmu, '').trim())
    .filter((statement) => statement.startsWith(kind));
}

function triggerNames(name: string, index: Index): string[] {
  return statements(name, index).flatMap(
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
  return { dropped: Object.keys(indexes).join(', ') };
}

/** Replaces the indexes, if there are any. */
export async function rebuildSearchIndex(ctx: PublicCtx): Promise<{ jobs: number }> {
  await dropSearchIndex(ctx);
  for (const [name, index] of Object.entries(indexes)) {
    for (const statement of statements(name, index)) await execute(ctx.db.run(sql.raw(statement)));
    await execute(ctx.db.run(sql.raw(`insert into ${name} ${index.fill}`)));
  }
  await execute(ctx.db.run(sql`delete from search_refills`));
  const [listed] = await execute(
    ctx.db.all<{ n: number }>(sql`select count(*) as n from listed_jobs`),
  );
  return { jobs: listed?.n ?? 0 };
}
