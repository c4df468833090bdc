/** How much a board shows, and where a page of a column begins. */

export const CARDS_PER_PAGE = 20;

/** What a poll answers at most; the rest comes with the next. */
export const CHANGES_MAX = 50;

/** The days after which an application counts as late in a stage that names no limit. */
export const DAYS_LIMIT_DEFAULT = 7;

/** A page of a column begins after this card. */
export type ColumnCursor = { since: number; id: number };

/** `since.id`, as it stands in a link; null for anything else. */
export function parseColumnCursor(text: string | null): ColumnCursor | null {
  const [, since, id] = /^(\d{1,15})\.(\d{1,16})$/u.exec(text ?? '') ?? [];
  return since !== undefined && id !== undefined ? { since: Number(since), id: Number(id) } : null;
}

export function columnCursor({ since, id }: ColumnCursor): string {
  return `${since}.${id}`;
}
