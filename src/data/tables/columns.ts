/** Column kinds that many tables share. */
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

/** An id minted by `#lib/ids.ts`: ordered by time, below 2^53. */
export const id = () => integer().primaryKey();

/** A point in time: stored as milliseconds since the Unix epoch, a `Date` in the code. */
export const instant = () => integer({ mode: 'timestamp_ms' });

export const flag = () => integer({ mode: 'boolean' }).notNull().default(false);

/** What `decision` stores. The first is what a flag has that nobody set. */
export const UNDECIDED = 0;
export const DECIDED_YES = 1;
export const DECIDED_NO = 2;

/** A yes, a no, or null where nobody has decided: stored so that a flag can become one. Drizzle would insert its default: name `UNDECIDED`. */
const storedDecision = customType<{ data: boolean | null; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (value) => (value === true ? DECIDED_YES : DECIDED_NO),
  fromDriver: (stored) => (stored === UNDECIDED ? null : stored === DECIDED_YES),
});

/** The default is that of the flag it was: the database stores 0, which is undecided. */
export const decision = () => storedDecision().notNull().default(false);

export const json = <Value>() => text({ mode: 'json' }).$type<Value>();
