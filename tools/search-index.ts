/** Drops and rebuilds the full text of the listing: D1 exports no database that has one, and all of it can be made again. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PublicCtx } from '#context.ts';
import { execute } from '#data/database-errors.ts';

const LISTING = 'migrations/0001_listing.sql';
const TABLE = 'job_search';

/** The statements of the migration that make the full text, or keep it: its table, then its triggers. */
function statements(): string[] {
  return readFileSync(LISTING, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/^\s*--.*$/gmu, '').trim())
    .filter((statement) => statement.includes(TABLE));
}

function triggerNames(): string[] {
  return statements().flatMap((statement) => /^CREATE TRIGGER `(\w+)`/u.exec(statement)?.[1] ?? []);
}

/** Until it is rebuilt, searches and filtered lists fail; everything else goes on. */
export async function dropSearchIndex(ctx: PublicCtx): Promise<{ dropped: string }> {
  for (const name of triggerNames()) {
    await execute(ctx.db.run(sql`drop trigger if exists ${sql.identifier(name)}`));
  }
  await execute(ctx.db.run(sql`drop table if exists ${sql.identifier(TABLE)}`));
  return { dropped: TABLE };
}

/** Begins anew, whatever was there. */
export async function rebuildSearchIndex(ctx: PublicCtx): Promise<{ jobs: number }> {
  await dropSearchIndex(ctx);
  for (const statement of statements()) await execute(ctx.db.run(sql.raw(statement)));
  // What the trigger writes for one job, for all of them.
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
