/** Query plans: statements of Drizzle that share one D1 round trip, each with what assembles its result from the rows. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Precondition, PublicCtx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { execute, PRECONDITION_MARKER } from './database-errors.ts';
import { within } from './deadline.ts';
import { combinators } from './plan.ts';
import type { Plan } from './plan.ts';
import { PublicSql } from './public-sql.ts';
import type { ReadPlan } from './read-plan.ts';

export type { PlanResult } from './plan.ts';

export type Statement = BatchItem<'sqlite'>;

/** What is written beside a new record, by its id. */
export type AlsoWrite = (id: number) => readonly Statement[];

type Database = Pick<PublicCtx, 'db' | 'deadline' | 'precondition'>;

/** Queries that run alone, or after the writes of a commit in the same round trip. */
export type QueryPlan<Result> = Plan<Statement, Result>;

type RowOf<Query extends Statement> = BatchResponse<[Query]>[0] extends (infer Row)[] ? Row : never;

export const QueryPlan = {
  ...combinators,

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

/** Runs the statements as one transaction in one round trip. The first of a request checks its precondition. */
export async function runBatch(
  ctx: Database,
  statements: readonly Statement[],
): Promise<readonly unknown[]> {
  return statements.length === 0 ? [] : send(ctx, statements);
}

/** Checks a precondition that no batch has checked. */
export async function assertPrecondition(ctx: Database): Promise<void> {
  await send(ctx, []);
}

async function send(ctx: Database, statements: readonly Statement[]): Promise<readonly unknown[]> {
  const { deadline, precondition } = ctx;
  const checks =
    precondition && !precondition.isMet ? [rawStatement(ctx, toSql(precondition))] : [];
  const [first, ...rest] = [...checks, ...statements];
  if (!first) return [];
  const batch = () => execute(ctx.db.batch([first, ...rest]));
  const results = await (deadline === undefined ? batch() : within(deadline - Date.now(), batch));
  if (precondition) precondition.isMet = true;
  return results.slice(checks.length);
}

function toSql({ text, values }: Precondition): PublicSql {
  return new PublicSql(text, values);
}

/** Aborts its batch with `PreconditionError` unless the condition holds. */
export function abortUnless(ctx: Database, condition: SQL) {
  return rawStatement<never>(
    ctx,
    sql`select json_extract('{}', ${PRECONDITION_MARKER}) where not (${condition})`,
  );
}

/** The first batch of a request begins with this statement of `abortUnless`. */
export function preconditionOf(statement: {
  getQuery: () => { sql: string; params: unknown[] };
}): Precondition {
  const { sql: text, params } = statement.getQuery();
  return { text, values: params as Precondition['values'], isMet: false };
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

/** A read plan, to run in one round trip with statements of Drizzle. */
export function queryPlanOf<Result>(
  ctx: Database,
  { statements, assemble }: ReadPlan<Result>,
): QueryPlan<Result> {
  return { statements: statements.map((one) => rawStatement(ctx, one)), assemble };
}

/** Drizzle needs a query to make a statement; `getQuery` replaces it. */
const placeholder = sql.raw('');

/** Returns the row, or throws 404 not_found. */
export function rowOrNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError('not_found');
  return row;
}
