/** How lists are paged: by page number, or by a cursor that costs the same on every page (contract 4.0, decisions). */

/**
 * Where a walk by cursor stands: the id it has come to, and the number of the page that follows. A list in tiers has the tier before
 * the id, and a letter for its order where a list may be in several.
 */
export type Cursor = { id: number; page: number; tier?: number; order?: string };

/** The part of a list that a caller wants. */
export type PageRequest = {
  page: number;
  max: number;
  cursor?: Cursor | undefined;
  /** The letter of a list in tiers. */
  order?: string | undefined;
};

export type Page<Item> = {
  current_page: number;
  data: Item[];
  total: number;
  per_page: number;
  last_page: number;
  next_cursor: string | null;
};

/**
 * One page out of `rows`, of which one more than `max` was read to know whether the list goes on.
 * `total` counts what the filters match, wherever the walk stands.
 */
export function toPage<Row extends { id: number; tier?: number | undefined }, Item>(
  rows: readonly Row[],
  total: number,
  { page, max, cursor, order = '' }: PageRequest,
  show: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, max);
  const current = cursor?.page ?? page;
  const last = shown.at(-1);
  return {
    current_page: current,
    data: shown.map(show),
    total,
    per_page: max,
    last_page: lastPage(total, max),
    next_cursor: last && rows.length > max ? encodeCursor(last, current + 1, order) : null,
  };
}

/** An empty list has one page, the first. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

function encodeCursor(
  { id, tier }: { id: number; tier?: number | undefined },
  page: number,
  order: string,
) {
  return btoa(`${id}.${page}${tier === undefined ? '' : `.${tier}${order}`}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for a text that `toPage` has not made. */
export function parseCursor(text: string): Cursor | null {
  const pattern = /^([1-9]\d{0,15})\.([1-9]\d{0,8})(?:\.([1-9]\d?)([a-z])?)?$/u;
  const [, id, page, tier, order] = pattern.exec(decodeBase64Url(text)) ?? [];
  if (!Number.isSafeInteger(Number(id))) return null;
  return {
    id: Number(id),
    page: Number(page),
    ...(tier !== undefined && { tier: Number(tier) }),
    ...(order !== undefined && { order }),
  };
}

function decodeBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
