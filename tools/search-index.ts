/** Drops and rebuilds the full-text index of the listing: D1 cannot export a database that has one. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';

const TABLE = 'job_search';
/** The triggers of the newest migration that has some; those of older ones are dropped by then. */
const migrations = {
  table: 'migrations/0001_listing.sql',
  triggers: 'migrations/0016_listed_jobs.sql',
};
/** What the index holds, as the triggers insert it. */
const FILL = `insert into ${TABLE} (rowid, title, scope) select listed_at, title, scope from listed_jobs_as_text`;

/** The migrations' statements that create the index: its table, then its triggers. */
function statements(): string[] {
  return [
    ...statementsOf(migrations.table, 'CREATE VIRTUAL TABLE'),
    ...statementsOf(migrations.triggers, 'CREATE TRIGGER'),
  ];
}

function statementsOf(migration: string, kind: string): string[] {
  return readFileSync(migration, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gmu, '').trim())
    .filter((statement) => statement.startsWith(kind) && statement.includes(TABLE));
}

function triggerNames(): string[] {
  return statements().flatMap((statement) => /^CREATE TRIGGER `(\w+)`/u.exec(statement)?.[1] ?? []);
}

/** Until the index is rebuilt, searches and filtered lists fail; everything else works. */
export async function dropSearchIndex(ctx: PublicCtx): Promise<{ dropped: string }> {
  for (const name of triggerNames()) {
    await execute(ctx.db.run(sql`drop trigger if exists ${sql.identifier(name)}`));
  }
  await execute(ctx.db.run(sql`drop table if exists ${sql.identifier(TABLE)}`));
  return { dropped: TABLE };
}

/** Replaces the index, if there is one. */
export async function rebuildSearchIndex(ctx: PublicCtx): Promise<{ jobs: number }> {
  await dropSearchIndex(ctx);
  for (const statement of statements()) await execute(ctx.db.run(sql.raw(statement)));
  await execute(ctx.db.run(sql.raw(FILL)));
  const [listed] = await execute(
    ctx.db.all<{ n: number }>(sql`select count(*) as n from listed_jobs`),
  );
  return { jobs: listed?.n ?? 0 };
}
