/** How lists are paged: by page number, or by a cursor that costs the same on every page (contract 4.0, decisions). */

/**
 * Where a walk by cursor stands: the id it has come to, the number of the page that follows, and the tier in a list in tiers. `position`
 * is these as text, and `seal` that of the list that gave it out (`http/cursors.ts`).
 */
export type Cursor = {
  id: number;
  page: number;
  tier?: number;
  /** Of a list whose pages do not count again. */
  total?: number;
  position: string;
  began: number;
  seal: string;
};

/** The part of a list that a caller wants. */
export type PageRequest = {
  page: number;
  max: number;
  cursor?: Pick<Cursor, 'id' | 'page' | 'tier' | 'total'> | undefined;
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
 * `total` counts what the filters match, wherever the walk stands. With `keepsTotal`, the cursor has it: pages by cursor count nothing.
 */
export function toPage<Row extends { id: number; tier?: number | undefined }, Item>(
  rows: readonly Row[],
  total: number,
  { page, max, cursor }: PageRequest,
  show: (row: Row) => Item,
  { keepsTotal = false }: { keepsTotal?: boolean } = {},
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
    next_cursor:
      last && rows.length > max ? positionOf(last, current + 1, keepsTotal ? total : null) : null,
  };
}

/** An empty list has one page, the first. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

function positionOf(
  { id, tier }: { id: number; tier?: number | undefined },
  page: number,
  total: number | null,
) {
  return btoa(
    `${id}.${page}${tier === undefined ? '' : `.${tier}`}${total === null ? '' : `~${total}`}`,
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A text that no list has made is a cursor without a seal, which every list refuses. */
export function parseCursor(text: string): Cursor {
  const [, position = '', began = '', seal = ''] =
    /^([\w-]+)\.([\da-z]{1,9})\.([\da-z]+)$/u.exec(text) ?? [];
  const pattern = /^([1-9]\d{0,15})\.([1-9]\d{0,8})(?:\.([1-9]\d{0,2}))?(?:~(\d{1,8}))?$/u;
  const [, id, page, tier, total] = pattern.exec(decodeBase64Url(position)) ?? [];
  if (!Number.isSafeInteger(Number(id)))
    return { id: 0, page: 1, position: '', began: 0, seal: '' };
  return {
    id: Number(id),
    page: Number(page),
    ...(tier !== undefined && { tier: Number(tier) }),
    ...(total !== undefined && { total: Number(total) }),
    position,
    began: Number.parseInt(began, 36),
    seal,
  };
}

function decodeBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
