/** Read plans: queries in plain SQL that share one D1 round trip. They run without Drizzle, which a reader's Worker leaves out. */
import { execute } from './database-errors.ts';
import { combinators } from './plan.ts';
import type { Plan } from './plan.ts';
import { PublicSql } from './public-sql.ts';

type Database = { db: { $client: D1Database } };

export type ReadPlan<Result> = Plan<PublicSql, Result>;

/** D1 takes so many values a statement. */
const VALUES_MAX = 100;

/** Queries of one value each. Those of all plans that run together are one statement, which costs less than one each. */
class CellSql extends PublicSql {
  readonly cells: readonly PublicSql[];
  /** Tables that the cells name, to stand in a `with`. */
  readonly tables: PublicSql | undefined;
  /** The one of them that has one row, of which the cells name columns. */
  readonly row: string | undefined;

  constructor(cells: readonly PublicSql[], tables?: PublicSql, row?: string) {
    super(
      `${tables ? `with recursive ${tables.text} ` : ''}select ${cells.map(({ text }, index) => `(${text}) as ${nameOf(index)}`).join(', ')}${row === undefined ? '' : ` from ${row}`}`,
      [...(tables?.values ?? []), ...cells.flatMap(({ values }) => values)],
    );
    this.cells = cells;
    this.tables = tables;
    this.row = row;
  }
}

export const ReadPlan = {
  ...combinators,

  /**
   * One value of each query, by name; null where a query has no row. The queries may name `tables`, which stand once in a statement
   * for all plans that have the same, and columns of the table `row`, which has one row.
   */
  cells<Row extends object>(
    this: void,
    queries: Readonly<Record<keyof Row, PublicSql>>,
    tables?: PublicSql,
    row?: string,
  ): ReadPlan<Row> {
    const names = Object.keys(queries);
    const query = new CellSql(Object.values<PublicSql>(queries), tables, row);
    return {
      statements: [query],
      assemble: ([rows]) => {
        const [values] = rows as [Record<string, unknown>];
        return Object.fromEntries(names.map((name, index) => [name, values[nameOf(index)]])) as Row;
      },
    };
  },

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
  statements: readonly PublicSql[],
): Promise<readonly unknown[][]> {
  const merged = mergeCells(statements);
  const [first, ...rest] = merged.map(({ query: { text, values } }) =>
    database.prepare(text).bind(...values),
  );
  if (!first) return [];
  // A batch of one costs more than the statement alone.
  const answers =
    rest.length === 0
      ? [await execute(first.all())]
      : await execute(database.batch([first, ...rest]));
  const results = new Map<PublicSql, unknown[]>();
  for (const [index, { split }] of merged.entries()) split(answers[index]?.results ?? [], results);
  return statements.map((one) => results.get(one) ?? []);
}

type Merged = {
  query: PublicSql;
  /** Gives each statement its rows. */
  split: (rows: unknown[], results: Map<PublicSql, unknown[]>) => void;
};

function mergeCells(statements: readonly PublicSql[]): Merged[] {
  const groups: CellSql[][] = [];
  const others: Merged[] = [];
  for (const one of new Set(statements)) {
    if (!(one instanceof CellSql)) {
      others.push({ query: one, split: (rows, results) => results.set(one, rows) });
      continue;
    }
    const group = groups.at(-1);
    if (group && canJoin(group, one)) group.push(one);
    else groups.push([one]);
  }
  return [...groups.map(mergeGroup), ...others];
}

function canJoin(group: readonly CellSql[], one: CellSql): boolean {
  const tables = tablesOf(group);
  if (tables && one.tables && !isSame(tables, one.tables)) return false;
  const count = [...group, one].reduce(
    (sum, { values, tables: own }) => sum + values.length - (own?.values.length ?? 0),
    (tables ?? one.tables)?.values.length ?? 0,
  );
  return count <= VALUES_MAX;
}

function isSame(one: PublicSql, other: PublicSql): boolean {
  return (
    one.text === other.text && one.values.every((value, index) => value === other.values[index])
  );
}

function tablesOf(group: readonly CellSql[]): PublicSql | undefined {
  return group.find(({ tables }) => tables !== undefined)?.tables;
}

function mergeGroup(group: readonly CellSql[]): Merged {
  const query = new CellSql(
    group.flatMap(({ cells }) => cells),
    tablesOf(group),
    group.find(({ row }) => row !== undefined)?.row,
  );
  return {
    query,
    split([row], results) {
      let from = 0;
      for (const one of group) {
        const start = from;
        const values = one.cells.map((_, index) => [
          nameOf(index),
          (row as Record<string, unknown>)[nameOf(start + index)],
        ]);
        results.set(one, [Object.fromEntries(values)]);
        from += one.cells.length;
      }
    },
  };
}

function nameOf(index: number): string {
  return `c${index}`;
}
