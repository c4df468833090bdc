/** Checks whether a database has the whole seed, without loading the code that makes it. */
import { openCompanies } from './credentials.ts';

/** The life of the first open company, with its tags, is what the seed inserts last. */
const LAST = `
  SELECT 1 FROM tags JOIN companies ON companies.id = tags.company_id
  WHERE companies.subdomain = ? LIMIT 1`;

export async function isSeeded(d1: D1Database): Promise<boolean> {
  return (await d1.prepare(LAST).bind(openCompanies[0]).first()) !== null;
}
