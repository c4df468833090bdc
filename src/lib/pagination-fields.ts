/** The fields of paged lists on the wire, made with zod/mini: the location API starts in many places and has no more of zod. */
import * as z from 'zod/mini';
import { described } from './described.ts';
import { parseCursor } from './pagination.ts';

/** Without leading zeros, as the API document says, and far from 2^53 when `page` and `max` are multiplied. */
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/u;

/** A whole number of at least 1 in a query; above `cap` it counts as `cap`. */
export function countParam(about: string, fallback: number, cap?: number) {
  return described(z._default(count(cap), fallback), about, {
    type: 'integer',
    minimum: 1,
    default: fallback,
  });
}

/** The same without a default. */
export function optionalCount(about: string, cap?: number) {
  return described(z.optional(count(cap)), about, { type: 'integer', minimum: 1 });
}

function count(cap: number = 1e9) {
  return z.pipe(
    z.string().check(z.regex(WHOLE_NUMBER, 'Must be a whole number of at least 1.')),
    z.transform((text) => Math.min(Number(text), cap)),
  );
}

/** Where the next page begins. Whether the list gave it out is not known here: `http/cursors.ts` refuses all others. */
export function cursorParam(about: string) {
  return described(z.optional(z.pipe(z.string(), z.transform(parseCursor))), about);
}

/** What a list answers. `total` counts the whole list, `next_cursor` is null at its end. */
export function pageFields<Item extends z.core.$ZodType>(item: Item) {
  return {
    current_page: z.int(),
    data: z.array(item),
    total: z.int(),
    per_page: z.int(),
    last_page: z.int(),
    next_cursor: z.nullable(z.string()),
  };
}
