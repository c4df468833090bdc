/** Read plans: queries in plain SQL that share one D1 round trip. They run without Drizzle, which a reader's Worker leaves out. */
import { execute } from './database-errors.ts';
import { combinators } from './plan.ts';
import type { Plan } from './plan.ts';
import type { PublicSql } from './public-sql.ts';

type Database = { db: { $client: D1Database } };

export type ReadPlan<Result> = Plan<PublicSql, Result>;

export const ReadPlan = {
  ...combinators,

  /** All rows of a query. Its columns are named as the fields of `Row`, and no two the same. */
  rows<Row>(this: void, query: PublicSql): ReadPlan<Row[]> {
    return { statements: [query], assemble: ([rows]) => rows as Row[] };
  },

  /** The first row of a query; undefined where it has none. */
  first<Row>(this: void, query: PublicSql): ReadPlan<Row | undefined> {
    return combinators.map(ReadPlan.rows<Row>(query), ([row]) => row);
  },
};

/** Runs the plan in one round trip; no round trip for a plan without statements. */
export async function runRead<Result>(ctx: Database, plan: ReadPlan<Result>): Promise<Result> {
  return plan.assemble(await read(ctx.db.$client, plan.statements));
}

async function read(
  database: D1Database,
  [first, ...rest]: readonly PublicSql[],
): Promise<readonly unknown[][]> {
  if (!first) return [];
  const prepare = ({ text, values }: PublicSql) => database.prepare(text).bind(...values);
  // A batch of one costs more than the statement alone.
  if (rest.length === 0) return [(await execute(prepare(first).all())).results];
  const answers = await execute(database.batch([first, ...rest].map(prepare)));
  return answers.map(({ results }) => results);
}
