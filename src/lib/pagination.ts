/** How lists are paged on the wire: by page number, or by a cursor that costs the same on every page (contract 4.0, decisions). */
import * as z from 'zod';

const PAGE_SIZE_DEFAULT = 10;
const PAGE_SIZE_MAX = 100;
/** Without leading zeros, as the API document says, and far from 2^53 when `page` and `max` are multiplied. */
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** A whole number of at least 1 in a query; above `cap` it counts as `cap`. */
export function countParam(fallback: number, cap: number = 1e9) {
  return z
    .string()
    .regex(WHOLE_NUMBER, 'Must be a whole number of at least 1.')
    .transform(Number)
    .refine((value) => value >= 1, 'Must be a whole number of at least 1.')
    .transform((value) => Math.min(value, cap))
    .default(fallback)
    .meta({ type: 'integer', minimum: 1, default: fallback });
}

/** Where a walk by cursor stands: the id it has come to, and the number of the page that follows. */
export type Cursor = { id: number; page: number };

const CursorParam = z
  .string()
  .max(64)
  .transform((text, issues): Cursor => {
    const match = /^([1-9]\d{0,15})\.([1-9]\d{0,8})$/u.exec(decodeBase64Url(text));
    const cursor = { id: Number(match?.[1]), page: Number(match?.[2]) };
    if (!Number.isSafeInteger(cursor.id)) issues.addIssue('Must be a cursor from next_cursor.');
    return cursor;
  });

/** The query of every list of the tenant API. */
export const Paging = z.object({
  page: countParam(1).describe('The page number, starting at 1.'),
  max: countParam(PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX).describe('Records per page, at most 100.'),
  cursor: CursorParam.optional().describe(
    'The `next_cursor` of the previous page. Use it instead of `page`.',
  ),
  'updated-since': z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe('Only records changed at or after this time.'),
});
export type Paging = z.output<typeof Paging>;

/** What a list answers. `total` counts the whole list, `next_cursor` is null at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    current_page: z.int(),
    data: z.array(item),
    total: z.int(),
    per_page: z.int(),
    last_page: z.int(),
    next_cursor: z.string().nullable(),
  });
}

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
export function toPage<Row extends { id: number }, Item>(
  rows: readonly Row[],
  total: number,
  { page, max, cursor }: Paging,
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
    next_cursor:
      last && rows.length > max ? encodeCursor({ id: last.id, page: current + 1 }) : null,
  };
}

/** An empty list has one page, the first. */
export function lastPage(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

function encodeCursor({ id, page }: Cursor): string {
  return btoa(`${id}.${page}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
