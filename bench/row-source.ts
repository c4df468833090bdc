/** What the rows of a measured company are made from. */
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublicCtx } from '#context.ts';
import type { BenchCompany } from './company-records.ts';
import type { Person } from './people.ts';

export type Rows = (source: Source, chunk: readonly number[]) => [SQLiteTable, object[]][];

/** What the rows are made from. */
export type Source = {
  ctx: PublicCtx;
  company: BenchCompany;
  count: number;
  idOf: (n: number) => number;
  createdAtOf: (n: number) => number;
  /** The number of the person who has sent the nth application. */
  personOf: (n: number) => number;
  /** The number of its job. */
  jobOf: (n: number) => number;
  personAt: (person: number) => Person;
};
