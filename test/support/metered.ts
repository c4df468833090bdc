/** The test database with a count of the rows that its batches read. */
import { env } from 'cloudflare:workers';
import { openDb } from '#platform/db.ts';

/** Opens the database; `spent` is the number of rows read so far. */
export function meteredStore() {
  let rows = 0;
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== 'batch') return member.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        for (const { meta } of results) rows += meta.rows_read;
        return results;
      };
    },
  });
  return { db: openDb(d1), spent: () => rows };
}
