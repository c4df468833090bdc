/** What the tools that list applications say of the whole list. */
import * as z from 'zod';
import { missing } from '#recruiting/people/people-search/schemas.ts';

export const pageFields = {
  total: z.int().describe('What filters match is counted to 10,000.'),
  next_cursor: z.string().nullable().describe('Null at the end of the list.'),
  missing,
};

type Listed = { total: number; next_cursor: string | null; missing?: number[] };

export function toPageFields({ total, next_cursor, missing: ids }: Listed): Listed {
  return ids ? { total, next_cursor, missing: ids } : { total, next_cursor };
}
