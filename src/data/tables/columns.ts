/** Column kinds that many tables share. */
import { integer, text } from 'drizzle-orm/sqlite-core';

/** An id minted by `#lib/ids.ts`: ordered by time, below 2^53. */
export const id = () => integer().primaryKey();

/** A point in time: stored as milliseconds since the Unix epoch, a `Date` in the code. */
export const instant = () => integer({ mode: 'timestamp_ms' });

export const flag = () => integer({ mode: 'boolean' }).notNull().default(false);

export const json = <Value>() => text({ mode: 'json' }).$type<Value>();
