/** Pages of lists, compared. */

export type Listed = { next_cursor: string | null; next_since?: string };

/** The page as it is in every walk: where a walk goes on depends on when it began. */
export function comparable({ next_cursor: cursor, next_since: since, ...page }: Listed): object {
  return { ...page, goesOn: cursor !== null, isSynced: since !== undefined };
}
