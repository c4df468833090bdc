/** Finds records by words of their names, for kinds of which a company has some hundred at most. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#context.ts';
import { hasWords } from '#lib/fold.ts';
import { QueryPlan, runPlan } from './query-plan.ts';
import { tenantStore } from './tenant-store.ts';

type NamedTable = SQLiteTable & {
  id: SQLiteColumn;
  companyId: SQLiteColumn;
  updatedAt: SQLiteColumn;
  name: SQLiteColumn;
};

/** The condition that the name has these words; undefined without any. Names are compared as words are indexed, not as SQL does. */
export async function isNamed(
  ctx: Ctx,
  table: NamedTable,
  { 'search-key': words = '' }: { 'search-key'?: string | undefined },
): Promise<SQL | undefined> {
  if (words.trim() === '') return undefined;
  const { id, name } = table;
  const all = ctx.db
    .select({ id: sql<number>`${id}`, name: sql<string>`${name}` })
    .from(table as SQLiteTable)
    .where(tenantStore(table).ofCompany(ctx));
  const rows = await runPlan(ctx, QueryPlan.rows(all));
  const ids = rows.filter((row) => hasWords(row.name, words)).map((row) => row.id);
  return sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`;
}
