/** The sign-in log in tests. */
import { beforeEach } from 'vitest';
import { ne } from 'drizzle-orm';
import { securityEvents } from '#data/tables/accounts.ts';
import { db } from './operator.ts';

/** The log takes a limited number of failures per minute from all tests together: each test begins without any. */
export function emptyFailuresBeforeEach(): void {
  beforeEach(async () => {
    await db.delete(securityEvents).where(ne(securityEvents.outcome, 'success'));
  });
}
