/** How many rows of a table a company may have: counted where one is added, and kept by the batch that adds it. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#context.ts';
import { invalidField } from '#errors.ts';
import { assertHolds } from './commit.ts';
import { queryPlan } from './query-plan.ts';
import type { QueryPlan, Statement } from './query-plan.ts';

export type Limit = {
  max: number;
  /** What a refusal names, and says. */
  field: string;
  text: string;
};

/** Only rows that `isCounted` selects count, if it is given. */
export function roomFor(
  table: SQLiteTable & { companyId: SQLiteColumn },
  { max, field, text }: Limit,
  isCounted?: (ctx: Ctx) => SQL | undefined,
) {
  const counted = (ctx: Ctx) => and(eq(table.companyId, ctx.tenant.id), isCounted?.(ctx));
  return {
    count(ctx: Ctx): QueryPlan<number> {
      const rows = ctx.db
        .select({ n: count() })
        .from(table as SQLiteTable)
        .where(counted(ctx));
      return queryPlan([rows], ([[row]]) => row?.n ?? 0);
    },
    /** Throws 422 where there are so many that no other may be added. */
    assert(rows: number): void {
      if (rows >= max) throw invalidField(field, text);
    },
    /** Aborts the batch where others have been added meanwhile. */
    held(ctx: Ctx): Statement {
      return assertHolds(ctx, sql`(select count(*) from ${table} where ${counted(ctx)}) < ${max}`);
    },
  };
}
