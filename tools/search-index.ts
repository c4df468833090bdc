/** Drops and rebuilds the full-text index of the listing: D1 cannot export a database that has one. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';

const LISTING = 'migrations/0001_listing.sql';
const TABLE = 'job_search';

/** The migration's statements that create the index: its table, then its triggers. */
function statements(): string[] {
  return readFileSync(LISTING, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gmu, '').trim())
    .filter((statement) => statement.includes(TABLE));
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
  // The trigger's INSERT, for all jobs instead of one.
  const [, insert] =
    /(INSERT INTO job_search[^;]+?)\s+WHERE\s+id = new\.id[^;]*;/u.exec(statements().join('\n')) ??
    [];
  if (insert === undefined) throw new Error(`${LISTING} has no statement that fills ${TABLE}.`);
  await execute(ctx.db.run(sql.raw(`${insert} where listed_at is not null`)));
  const [listed] = await execute(
    ctx.db.all<{ n: number }>(sql`select count(*) as n from jobs where listed_at is not null`),
  );
  return { jobs: listed?.n ?? 0 };
}
