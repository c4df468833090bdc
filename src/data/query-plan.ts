/** Query plans: reads that share one D1 round trip, each with what assembles its result from the rows. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { PublicSql } from './public-sql.ts';
import { execute } from './database-errors.ts';

export type Statement = BatchItem<'sqlite'>;

type Database = Pick<PublicCtx, 'db'>;

/** Reads that run alone, or after the writes of a commit in the same round trip. */
export type QueryPlan<Result> = {
  statements: readonly Statement[];
  assemble: (results: readonly unknown[]) => Result;
};

/** What a plan, or a function that returns one, answers. */
export type PlanResult<Plan> =
  Plan extends QueryPlan<infer Result>
    ? Result
    : Plan extends (...args: never[]) => QueryPlan<infer Result>
      ? Result
      : never;

type Plans = readonly QueryPlan<unknown>[] | Readonly<Record<string, QueryPlan<unknown>>>;
type Results<All extends Plans> = { -readonly [Name in keyof All]: PlanResult<All[Name]> };
type RowOf<Query extends Statement> = BatchResponse<[Query]>[0] extends (infer Row)[] ? Row : never;

/** Plans are composed by name (or in order) and run in one round trip. */
export const QueryPlan = {
  /** A result that needs no rows. */
  of<Result>(this: void, result: Result): QueryPlan<Result> {
    return { statements: [], assemble: () => result };
  },

  map<A, B>(plan: QueryPlan<A>, transform: (result: A) => B): QueryPlan<B> {
    return { ...plan, assemble: (results) => transform(plan.assemble(results)) };
  },

  /** `all({ job: planA, stages: planB })` answers `{ job, stages }`; an array of plans answers an array. */
  all<const All extends Plans>(plans: All): QueryPlan<Results<All>> {
    const entries = Object.entries<QueryPlan<unknown>>(plans as Record<string, QueryPlan<unknown>>);
    return {
      statements: entries.flatMap(([, { statements }]) => statements),
      assemble(results) {
        let from = 0;
        const assembled = entries.map(([name, { statements, assemble }]) => {
          const to = from + statements.length;
          const result = assemble(results.slice(from, to));
          from = to;
          return [name, result] as const;
        });
        const whole = Array.isArray(plans)
          ? assembled.map(([, result]) => result)
          : Object.fromEntries(assembled);
        return whole as Results<All>;
      },
    };
  },

  /** The results of statements as they are. */
  raw(statements: readonly Statement[]): QueryPlan<readonly unknown[]> {
    return { statements, assemble: (results) => results };
  },

  /** All rows of a query. */
  rows<Query extends Statement>(query: Query): QueryPlan<RowOf<Query>[]> {
    return { statements: [query], assemble: ([rows]) => rows as RowOf<Query>[] };
  },

  /** The first row of a query; undefined where it has none. */
  first<Query extends Statement>(query: Query): QueryPlan<RowOf<Query> | undefined> {
    return QueryPlan.map(QueryPlan.rows(query), ([row]) => row);
  },

  /** The first row of a query, or 404 not_found. */
  one<Query extends Statement>(query: Query): QueryPlan<RowOf<Query>> {
    return QueryPlan.map(QueryPlan.rows(query), ([row]) => rowOrNotFound(row));
  },
};

/**
 * A plan of statements that are read together. A join must alias every column: Drizzle gives the rows of a
 * batch wrong values where two columns share a name.
 */
export function queryPlan<const Statements extends readonly Statement[], Result>(
  statements: Statements,
  assemble: (results: BatchResponse<Statements>) => Result,
): QueryPlan<Result> {
  return { statements, assemble: assemble as QueryPlan<Result>['assemble'] };
}

export async function runPlan<Result>(ctx: Database, plan: QueryPlan<Result>): Promise<Result> {
  return plan.assemble(await runBatch(ctx, plan.statements));
}

/** Runs the statements as one transaction in one round trip. */
export async function runBatch(
  ctx: Database,
  [first, ...rest]: readonly Statement[],
): Promise<readonly unknown[]> {
  return first ? execute(ctx.db.batch([first, ...rest])) : [];
}

/**
 * A statement in plain SQL that can be part of a batch. Drizzle's own loses its bound values there:
 * it looks for `stmt`, which only its query builders set.
 */
export function rawStatement<Row>(ctx: Database, query: SQL | PublicSql) {
  const isBuilt = query instanceof PublicSql;
  const statement = ctx.db.all<Row>(isBuilt ? placeholder : query);
  const built = isBuilt
    ? { sql: query.text, params: [...query.values], method: 'all' as const }
    : statement.getQuery();
  return Object.assign(statement, {
    getQuery: () => built,
    stmt: ctx.db.$client.prepare(built.sql),
  });
}

/** Drizzle needs a query to make a statement; `getQuery` replaces it. */
const placeholder = sql.raw('');

/** Returns the row, or throws 404 not_found. */
export function rowOrNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('not_found');
  return row;
}
