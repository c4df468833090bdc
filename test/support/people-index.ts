/** Compares the indexes of applications and candidates with their views, in D1. */
import { sql } from 'drizzle-orm';
import { db } from './operator.ts';

/** Rows of a company in which an index and its view differ. A field that is no longer filtered by leaves its tokens until a record changes. */
export async function differencesInD1({ id }: { id: number }): Promise<unknown[]> {
  const found = await Promise.all(
    ['application', 'candidate'].flatMap((kind) => {
      const own = `in (select id from ${kind}s where company_id = ${id})`;
      const listed = kind === 'candidate' ? 'and erased_at is null' : '';
      const view = `select id, person, facets from ${kind}_facets where id ${own} ${listed}`;
      const index = `select rowid as id, person, facets from ${kind}_index where rowid ${own}`;
      const queries = [`${view} except ${index}`, `${index} except ${view}`];
      return queries.map((query) => db.all(sql.raw(query)));
    }),
  );
  return found.flat();
}
