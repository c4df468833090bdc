/** Checks whether a database has the whole seed, without loading the code that makes it. */
import { openCompanies } from './credentials.ts';

/** The applicants of the last open company are what the seed inserts last. */
const LAST = `
  SELECT 1 FROM candidates JOIN companies ON companies.id = candidates.company_id
  WHERE companies.subdomain = ? LIMIT 1`;

export async function isSeeded(d1: D1Database): Promise<boolean> {
  return (await d1.prepare(LAST).bind(openCompanies.at(-1)).first()) !== null;
}
