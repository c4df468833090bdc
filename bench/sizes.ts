/** The bytes of each table of a SQLite database, with its indexes and shadow tables, as `dbstat` counts them. */
import type { DatabaseSync } from 'node:sqlite';

/** Rows are those of the table and of its indexes. */
export type Size = { payload: number; pages: number; rows: number };
export type Sizes = ReadonlyMap<string, Size>;

/** The shadow tables of a full-text table count as that table. */
const SHADOW = /_(?:data|idx|content|docsize|config)$/u;

export function sizesOf(sqlite: DatabaseSync): Sizes {
  const rows = sqlite
    .prepare(
      `select m.tbl_name as name, sum(s.payload) as payload, sum(s.pgsize) as pages,
        sum(s.ncell) filter (where s.pagetype = 'leaf') as rows
      from dbstat s join sqlite_master m on m.name = s.name group by m.tbl_name`,
    )
    .all() as unknown as (Size & { name: string })[];
  const sizes = new Map<string, Size>();
  for (const { name, ...size } of rows) {
    const table = /search/u.test(name) ? name.replace(SHADOW, '') : name;
    sizes.set(table, added(sizes.get(table) ?? none, size));
  }
  return sizes;
}

/** What was added from one measurement to the next. */
export function growthOf(before: Sizes, after: Sizes): Sizes {
  return new Map(
    [...after].map(([table, size]) => [table, added(size, before.get(table) ?? none, -1)]),
  );
}

export function sumOf(sizes: Sizes): Size {
  return [...sizes.values()].reduce((sum, one) => added(sum, one), none);
}

const none: Size = { payload: 0, pages: 0, rows: 0 };

function added(one: Size, other: Size, sign = 1): Size {
  return {
    payload: one.payload + sign * other.payload,
    pages: one.pages + sign * other.pages,
    rows: one.rows + sign * other.rows,
  };
}
