/** The bytes of each table of a SQLite database, with its indexes and shadow tables, as `dbstat` counts them. */
import type { DatabaseSync } from 'node:sqlite';

export type Size = { payload: number; pages: number };
export type Sizes = ReadonlyMap<string, Size>;

/** The shadow tables of a full-text table count as that table. */
const SHADOW = /_(?:data|idx|content|docsize|config)$/u;

export function sizesOf(sqlite: DatabaseSync): Sizes {
  const rows = sqlite
    .prepare(
      `select m.tbl_name as name, sum(s.payload) as payload, sum(s.pgsize) as pages
      from dbstat s join sqlite_master m on m.name = s.name group by m.tbl_name`,
    )
    .all() as unknown as (Size & { name: string })[];
  const sizes = new Map<string, Size>();
  for (const { name, payload, pages } of rows) {
    const table = /search/u.test(name) ? name.replace(SHADOW, '') : name;
    const before = sizes.get(table) ?? { payload: 0, pages: 0 };
    sizes.set(table, { payload: before.payload + payload, pages: before.pages + pages });
  }
  return sizes;
}

/** What was added from one measurement to the next. */
export function growthOf(before: Sizes, after: Sizes): Sizes {
  return new Map(
    [...after].map(([table, { payload, pages }]) => {
      const from = before.get(table) ?? { payload: 0, pages: 0 };
      return [table, { payload: payload - from.payload, pages: pages - from.pages }];
    }),
  );
}

export function sumOf(sizes: Sizes): Size {
  const all = [...sizes.values()];
  return {
    payload: all.reduce((sum, { payload }) => sum + payload, 0),
    pages: all.reduce((sum, { pages }) => sum + pages, 0),
  };
}
