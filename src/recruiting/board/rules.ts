/** How much a board shows, and where a page of a column begins. */

export const CARDS_PER_PAGE = 20;

/** What a poll answers at most; the rest comes with the next. */
export const CHANGES_MAX = 50;

/** The days after which an application counts as late in a stage that names no limit. */
export const DAYS_LIMIT_DEFAULT = 7;

/** A place in a list of cards that is ordered by a time, and by id within it. */
export type CardCursor = { since: number; id: number };

/** `since.id`, as it stands in a link; null for anything else. */
export function parseCardCursor(text: string | null): CardCursor | null {
  const [, since, id] = /^(\d{1,15})\.(\d{1,16})$/u.exec(text ?? '') ?? [];
  return since !== undefined && id !== undefined ? { since: Number(since), id: Number(id) } : null;
}

export function cardCursor({ since, id }: CardCursor): string {
  return `${since}.${id}`;
}

/** Where the changes after these cards begin. */
export function newestOf(
  cards: readonly { id: number; updatedAt: Date }[],
  after: CardCursor,
): CardCursor {
  const changes = cards.map(({ id, updatedAt }) => ({ since: updatedAt.getTime(), id }));
  return changes.toSorted((a, b) => a.since - b.since || a.id - b.id).at(-1) ?? after;
}
