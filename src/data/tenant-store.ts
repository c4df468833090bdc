/** A table as one company sees it: every statement carries `company_id`, so that no feature can forget it. */
import { and, count, desc, eq, getTableColumns, getTableName, gte, lt, sql } from 'drizzle-orm';
import type { InferSelectModel, SQL } from 'drizzle-orm';
import type {
  SQLiteColumn,
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from 'drizzle-orm/sqlite-core';
import type { Ctx, PublicCtx } from '#context.ts';
import { definedFields } from '#lib/merge-patch.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { assertChanged } from './commit.ts';
import { preparedInsert } from './prepared.ts';
import { rowOrNotFound, runPlan, queryPlan } from './query-plan.ts';
import { companyCounts, countedTables } from './tables/company-counts.ts';
import type { QueryPlan, Statement } from './query-plan.ts';

type TenantTable = SQLiteTable & {
  id: SQLiteColumn;
  companyId: SQLiteColumn;
  updatedAt: SQLiteColumn;
};

/**
 * The time of a change: now, but always later than the last one, as a request that began earlier may commit later. The time is
 * also the version of the row, and clients sync by it.
 */
export function nextUpdatedAt(ctx: PublicCtx, updatedAt: SQLiteColumn): SQL<Date> {
  return laterThan(ctx.now.getTime(), updatedAt);
}

/** The same of a time that a prepared statement binds. */
export function laterThan(now: number | Date, updatedAt: SQLiteColumn): SQL<Date> {
  return sql<Date>`max(${now}, ${updatedAt} + 1)`;
}

/** Whether the columns of a change hold what was read: changes of other columns do not matter to it. */
export function areUnchanged(table: SQLiteTable, before: object, change: object): SQL | undefined {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const values = new Map<string, unknown>(Object.entries(before));
  const conditions = Object.keys(definedFields(change)).flatMap((name) => {
    const column = columns[name];
    return column ? [sql`${column} is ${sql.param(values.get(name) ?? null, column)}`] : [];
  });
  return and(...conditions);
}

/** The reads and writes of a tenant's table. A record of another company does not exist for them. */
export function tenantStore<Table extends TenantTable>(table: Table) {
  return { ...tenantReads(table), ...tenantWrites(table) };
}

/** Columns beside those of the table, each with a name of its own. */
type MoreColumns = Record<string, SQL.Aliased>;
type NoColumns = Record<never, SQL.Aliased>;
type ValuesOf<Also extends MoreColumns> = {
  [Name in keyof Also]: Also[Name] extends SQL.Aliased<infer Value> ? Value : never;
};
type PageTerms<Also extends MoreColumns> = {
  where?: SQL | undefined;
  total?: QueryPlan<number>;
  also?: Also;
};

/** The rows of the company that `conditions` select. */
function isOfCompany(
  ctx: Pick<Ctx, 'tenant'>,
  table: TenantTable,
  conditions: readonly (SQL | undefined)[],
) {
  return and(eq(table.companyId, ctx.tenant.id), ...conditions);
}

function tenantReads<Table extends TenantTable>(table: Table) {
  type Row = InferSelectModel<Table> & { id: number };
  const rows = table as SQLiteTable;
  const ofCompany = (ctx: Pick<Ctx, 'tenant'>, ...conditions: (SQL | undefined)[]) =>
    isOfCompany(ctx, table, conditions);

  return {
    ofCompany,

    /** One row, or 404 not_found, also for a record of another company. */
    one(ctx: Ctx, where: number | SQL): QueryPlan<Row> {
      const isWanted = typeof where === 'number' ? eq(table.id, where) : where;
      return queryPlan(
        [ctx.db.select().from(rows).where(ofCompany(ctx, isWanted)).limit(1)],
        ([[row]]) => rowOrNotFound(row as Row | undefined),
      );
    },

    /**
     * A page, newest first, and the number of rows that `where` matches, in one round trip. `total` replaces the count where
     * a counter has it; `also` adds columns of other tables.
     */
    page<Item, Also extends MoreColumns = NoColumns>(
      ctx: Ctx,
      paging: Paging,
      show: (row: Row & ValuesOf<Also>) => Item,
      terms: PageTerms<Also> = {},
    ): Promise<Page<Item>> {
      return runPlan(ctx, this.pagePlan(ctx, paging, show, terms));
    },

    /** The same, to read with something else. */
    pagePlan<Item, Also extends MoreColumns = NoColumns>(
      ctx: Ctx,
      paging: Paging,
      show: (row: Row & ValuesOf<Also>) => Item,
      { where, total, also }: PageTerms<Also> = {},
    ): QueryPlan<Page<Item>> {
      const since = paging['updated-since'];
      const filter = ofCompany(ctx, where, since && gte(table.updatedAt, since));
      const whole = total ?? (where === undefined ? counterOf(ctx, rows) : undefined);
      const counted = (since ? undefined : whole) ?? countOf(ctx, rows, filter);
      const list = ctx.db
        .select({ ...getTableColumns(rows), ...also })
        .from(rows)
        .where(and(filter, paging.cursor && lt(table.id, paging.cursor.id)))
        .orderBy(desc(table.id))
        .limit(paging.max + 1)
        .offset(paging.cursor ? 0 : (paging.page - 1) * paging.max);
      return {
        statements: [list, ...counted.statements],
        assemble: ([page, ...rest]) =>
          toPage(page as (Row & ValuesOf<Also>)[], counted.assemble(rest), paging, show),
      };
    },

    /** The number of rows, or of those changed since. */
    total(ctx: Ctx, { 'updated-since': since }: Paging): QueryPlan<number> {
      const whole = since ? undefined : counterOf(ctx, rows);
      return whole ?? countOf(ctx, rows, ofCompany(ctx, since && gte(table.updatedAt, since)));
    },
  };
}

function tenantWrites<Table extends TenantTable>(table: Table) {
  type NewRow = Omit<SQLiteInsertValue<Table>, 'companyId'>;
  const ofCompany = (ctx: Ctx, ...conditions: SQL[]) => isOfCompany(ctx, table, conditions);
  const insertRow = preparedInsert(table);

  return {
    insert(ctx: Ctx, row: NewRow): Statement {
      return insertRow(ctx, { ...row, companyId: ctx.tenant.id } as SQLiteInsertValue<Table>);
    },

    /** Changes the row if it is unchanged since it was read and `conditions` hold; otherwise the whole batch is aborted. */
    update(
      ctx: Ctx,
      before: { id: number; updatedAt: Date },
      change: SQLiteUpdateSetSource<Table>,
      ...conditions: SQL[]
    ): Statement[] {
      const unchanged = eq(table.updatedAt, before.updatedAt);
      return [
        ctx.db
          .update(table)
          .set({ ...change, updatedAt: nextUpdatedAt(ctx, table.updatedAt) })
          .where(ofCompany(ctx, eq(table.id, before.id), unchanged, ...conditions)),
        assertChanged(ctx),
      ];
    },

    /**
     * Changes the row if the columns of the change are as they were read; otherwise the whole batch is aborted. Only for
     * columns that mean the same whatever the others hold.
     */
    merge(ctx: Ctx, before: { id: number }, change: SQLiteUpdateSetSource<Table>): Statement[] {
      return [
        ctx.db
          .update(table)
          .set({ ...change, updatedAt: nextUpdatedAt(ctx, table.updatedAt) })
          .where(and(ofCompany(ctx, eq(table.id, before.id)), areUnchanged(table, before, change))),
        assertChanged(ctx),
      ];
    },

    /** Deletes the row if `conditions` hold; otherwise the whole batch is aborted. */
    remove(ctx: Ctx, id: number, ...conditions: SQL[]): Statement[] {
      return [
        ctx.db.delete(table).where(ofCompany(ctx, eq(table.id, id), ...conditions)),
        assertChanged(ctx),
      ];
    },
  };
}

/** The number of rows by the counters that triggers keep, where they count this table. */
function counterOf(ctx: Ctx, table: SQLiteTable): QueryPlan<number> | undefined {
  const kind = countedTables.find((name) => name === getTableName(table));
  if (!kind) return undefined;
  const { companyId, kind: kindColumn, n } = companyCounts;
  const where = and(eq(companyId, ctx.tenant.id), eq(kindColumn, kind));
  return queryPlan(
    [ctx.db.select({ n }).from(companyCounts).where(where)],
    ([[row]]) => row?.n ?? 0,
  );
}

function countOf(ctx: Ctx, table: SQLiteTable, filter: SQL | undefined): QueryPlan<number> {
  return queryPlan(
    [ctx.db.select({ n: count() }).from(table).where(filter)],
    ([[tally]]) => tally?.n ?? 0,
  );
}
