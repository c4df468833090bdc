/** Names the fields of a body that the operation does not know and that had no effect, in errors too: they may be the reason. */
import type { Context } from 'hono';
import { UNKNOWN_FIELDS } from './headers.ts';
import { withNames } from './query.ts';

/** The names for `withIgnoredFields`. */
export function keepIgnoredFields(c: Context, names: readonly string[]): void {
  c.set('ignoredFields', names);
}

export function withIgnoredFields(c: Context, response: Response): Response {
  const names: readonly string[] | undefined = c.get('ignoredFields');
  return withNames(response, UNKNOWN_FIELDS, names ?? []);
}
