/** Compares the indexes of applications and candidates with their views, in D1. */
import { sql } from 'drizzle-orm';
import { db } from './operator.ts';

/** Rows in which an index and its view differ. */
export async function differencesInD1(): Promise<unknown[]> {
  const found = await Promise.all(
    ['application', 'candidate'].flatMap((kind) => {
      const listed = kind === 'candidate' ? 'where erased_at is null' : '';
      const view = `select id, person, facets from ${kind}_facets ${listed}`;
      const index = `select rowid as id, person, facets from ${kind}_index`;
      const queries = [`${view} except ${index}`, `${index} except ${view}`];
      return queries.map((query) => db.all(sql.raw(query)));
    }),
  );
  return found.flat();
}
