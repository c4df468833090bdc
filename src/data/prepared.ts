/**
 * Prepared statements: Drizzle writes the SQL of each once in an isolate, and every request binds its values to it. Writing it is the
 * larger part of what a short statement costs in a Worker.
 */
/* oxlint-disable typescript/no-unsafe-type-assertion -- Names stand for values while a statement is written, and no type says what `batch` asks of one. */
import { is, Param, Placeholder, SQL, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx, PublicCtx } from '#context.ts';
import { openDb } from '#platform/db.ts';
import type { Statement } from './query-plan.ts';

/** What a prepared statement may read of a context: the company is bound as its other values are. */
export type StatementCtx = Pick<Ctx, 'db' | 'tenant'>;

/** What a statement binds. A time is bound in milliseconds, as every table has it. */
type Value = number | string | Date | null;

/** What `batch` asks of a statement of Drizzle. */
type Written = {
  getQuery: () => { sql: string; params: unknown[] };
  mapResult: (result: unknown, isFromBatch: boolean) => unknown;
};

type Bound<Query extends Statement> = RunnableQuery<Query['_']['result'], 'sqlite'> &
  Pick<Written, 'getQuery'>;

/** Writes statements, and runs none. */
const writer = openDb({ prepare: () => ({}) } as unknown as D1Database);

/**
 * A statement whose text is the same whatever its values are: no branch on a value stands in `build`, and no list of varying length.
 * A value that becomes part of the text throws when it is first written.
 */
export function prepared<Values extends Value[], Query extends Statement>(
  build: (ctx: StatementCtx, ...values: Values) => Query,
): (ctx: StatementCtx, ...values: Values) => Bound<Query> {
  let written: Written | undefined;
  return ({ db, tenant }, ...values) => {
    written ??= write((ctx) =>
      build(ctx, ...(values.map((_, index) => named(String(index))) as unknown[] as Values)),
    );
    return bind<Query>({ db }, written, {
      ...Object.fromEntries(values.entries()),
      tenant: tenant.id,
    });
  };
}

/** The same of a statement that belongs to no company. */
export function preparedPublic<Values extends Value[], Query extends Statement>(
  build: (ctx: Pick<PublicCtx, 'db'>, ...values: Values) => Query,
): (ctx: Pick<PublicCtx, 'db'>, ...values: Values) => Bound<Query> {
  const kept = prepared(build);
  return ({ db }, ...values) => kept({ db, tenant: NOBODY }, ...values);
}

/** No statement of no company names it. */
const NOBODY = { id: 0 };

/**
 * A statement with a text for each set of names that it is asked with, such as `{ id }` or `{ hashId }`: a name without a value is
 * not among them.
 */
export function preparedFor<Asked extends object, Query extends Statement>(
  build: (ctx: StatementCtx, asked: Asked) => Query,
): (ctx: StatementCtx, asked: Asked) => Bound<Query> {
  const kept = new Map<string, Written>();
  return ({ db, tenant }, asked) => {
    const names = Object.keys(asked).filter((name) => Reflect.get(asked, name) !== undefined);
    const key = names.join(' ');
    const written =
      kept.get(key) ??
      write((ctx) =>
        build(ctx, Object.fromEntries(names.map((name) => [name, named(name)])) as Asked),
      );
    kept.set(key, written);
    return bind<Query>({ db }, written, { ...asked, tenant: tenant.id });
  };
}

/** The values of a row by name, where they are bound. */
type Names<Table extends SQLiteTable> = Readonly<Record<keyof InferInsertModel<Table>, SQL>>;

/**
 * Inserts rows of a table. A row with an expression is written anew; `derive` gives columns that are expressions of what is bound.
 */
export function preparedInsert<Table extends SQLiteTable>(
  table: Table,
  derive: (names: Names<Table>) => Record<string, SQL> = () => ({}),
): (ctx: StatementCtx, row: Partial<SQLiteInsertValue<Table>>) => Statement {
  const insert = ({ db }: StatementCtx, row: object): Statement =>
    db.insert(table).values({ ...row, ...derive(row as Names<Table>) } as SQLiteInsertValue<Table>);
  const kept = preparedFor(insert);
  return (ctx, row) =>
    Object.values<unknown>(row).some((value) => is(value, SQL)) ? insert(ctx, row) : kept(ctx, row);
}

function write(build: (ctx: StatementCtx) => Statement): Written {
  const tenant = { id: named('tenant') };
  // oxlint-disable-next-line typescript/no-explicit-any -- `_prepare` is what Drizzle's own `batch` calls.
  return (build({ db: writer, tenant }) as any)._prepare() as Written;
}

/** Stands for a value while a statement is written. Where it would become text, it throws. */
function named(name: string): never {
  const placeholder = sql.placeholder(name);
  return Object.assign(placeholder, {
    [Symbol.toPrimitive]: () => {
      throw new TypeError('A value of a prepared statement is bound, not written.');
    },
  }) as never;
}

const inMs = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** As Drizzle fills them, but that null is null for a column of any type. */
function valueOf(param: unknown, given: (name: string) => unknown): unknown {
  if (is(param, Placeholder)) return inMs(given(param.name));
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = given(param.value.name);
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

function bind<Query extends Statement>(
  { db }: Pick<Ctx, 'db'>,
  written: Written,
  values: object,
): Bound<Query> {
  const { sql: text, params } = written.getQuery();
  const given = (name: string): unknown => Reflect.get(values, name);
  const query = { sql: text, params: params.map((param) => valueOf(param, given)) };
  const statement = {
    getQuery: () => query,
    stmt: db.$client.prepare(text),
    mapResult: (result: unknown) => written.mapResult(result, true),
    _prepare: () => statement,
  };
  return statement as unknown as Bound<Query>;
}
