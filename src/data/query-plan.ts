/** Statements that travel together: several reads in one D1 round trip, and what to make of their rows. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { SqlText } from './sql-text.ts';
import { execute } from './database-errors.ts';

export type Statement = BatchItem<'sqlite'>;

type Store = Pick<PublicCtx, 'db'>;

/** Reads that can be run alone, or after the writes of a commit in the same round trip. */
export type QueryPlan<Result> = {
  statements: readonly Statement[];
  assemble: (results: readonly unknown[]) => Result;
};

/**
 * Joins stay out of readings, or alias every column: Drizzle gives the rows of a batch wrong values
 * when two columns share a name.
 */
export function queryPlan<const Statements extends readonly Statement[], Result>(
  statements: Statements,
  assemble: (results: BatchResponse<Statements>) => Result,
): QueryPlan<Result> {
  return { statements, assemble: assemble as QueryPlan<Result>['assemble'] };
}

export async function runPlan<Result>(ctx: Store, wanted: QueryPlan<Result>): Promise<Result> {
  return wanted.assemble(await runBatch(ctx, wanted.statements));
}

/** One transaction, one round trip. */
export async function runBatch(
  ctx: Store,
  [first, ...rest]: readonly Statement[],
): Promise<readonly unknown[]> {
  return first ? execute(ctx.db.batch([first, ...rest])) : [];
}

/**
 * A statement in plain SQL that can be part of a batch. Drizzle's own loses its bound values there:
 * it looks for `stmt`, which only its query builders set.
 */
export function rawStatement<Row>(ctx: Store, wanted: SQL | SqlText) {
  const isText = wanted instanceof SqlText;
  const statement = ctx.db.all<Row>(isText ? unbuilt : wanted);
  const query = isText
    ? { sql: wanted.text, params: [...wanted.values], method: 'all' as const }
    : statement.getQuery();
  return Object.assign(statement, {
    getQuery: () => query,
    stmt: ctx.db.$client.prepare(query.sql),
  });
}

/** Stands where Drizzle wants a query and is given one already. */
const unbuilt = sql.raw('');

/** Two readings in one round trip. */
export function allOfTwo<A, B>(a: QueryPlan<A>, b: QueryPlan<B>): QueryPlan<[A, B]> {
  const count = a.statements.length;
  return {
    statements: [...a.statements, ...b.statements],
    assemble: (results) => [a.assemble(results.slice(0, count)), b.assemble(results.slice(count))],
  };
}

/** The reading, shown in another way. */
export function mapPlan<A, B>(wanted: QueryPlan<A>, show: (found: A) => B): QueryPlan<B> {
  return { ...wanted, assemble: (results) => show(wanted.assemble(results)) };
}

/** An answer that needs no rows. */
export function planOf<Result>(result: Result): QueryPlan<Result> {
  return { statements: [], assemble: () => result };
}

/** The row that must be there, or 404. */
export function rowOrNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

/** Any number of readings of one kind in one round trip. */
export function allPlans<Result>(readings: readonly QueryPlan<Result>[]): QueryPlan<Result[]> {
  return {
    statements: readings.flatMap(({ statements }) => statements),
    assemble: (results) => {
      let from = 0;
      return readings.map(({ statements, assemble }) => {
        const part = results.slice(from, from + statements.length);
        from += statements.length;
        return assemble(part);
      });
    },
  };
}
