/** How much a board shows, and where a page of a column begins. */

export const CARDS_PER_PAGE = 20;

/** The cards of a board at first, and what matches its filters: over all stages, so that many stages are not read for many rows. */
export const CARDS_OF_BOARD = 120;
export const MATCHES_OF_BOARD = 100;

/** The cards of each stage at first. */
export function cardsOfStage(stages: number): number {
  return Math.min(CARDS_PER_PAGE, Math.floor(CARDS_OF_BOARD / Math.max(stages, 1)));
}

/** A filtered board counts each of its stages no further, and shows the newest of it: the table lists the rest. */
export function matchesOfStage(stages: number): number {
  return Math.floor(MATCHES_OF_BOARD / Math.max(stages, 1));
}

/** What a poll answers at most; the rest comes with the next. */
export const CHANGES_MAX = 50;

/**
 * A change carries the time at which its request began, and is seen once it is committed. The database ends a batch after 30 seconds,
 * so what is older than that is complete, and what is younger is read again.
 */
const LATE_COMMIT_MS = 30_000;

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

/** Where a board begins to ask for changes. */
export function firstCursor(now: Date): CardCursor {
  return { since: now.getTime() - LATE_COMMIT_MS, id: 0 };
}

/** Where the next poll begins: behind these cards where there are more, else at the time before which nothing is missing. */
export function nextCursor(
  cards: readonly { id: number; updatedAt: Date }[],
  now: Date,
): CardCursor {
  const changes = cards.map(({ id, updatedAt }) => ({ since: updatedAt.getTime(), id }));
  const last = changes.toSorted((a, b) => a.since - b.since || a.id - b.id)[CHANGES_MAX - 1];
  return last ?? firstCursor(now);
}

/** What is to be done about an application next. */
export type NextStep = 'new' | 'feedback_due';

/** The first that holds; null: nothing in particular. */
export function nextStep(facts: { isViewed: boolean; isFeedbackDue: boolean }): NextStep | null {
  if (!facts.isViewed) return 'new';
  return facts.isFeedbackDue ? 'feedback_due' : null;
}
