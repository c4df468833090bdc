/** Paged lists of the tenant API on the wire. */
import * as z from 'zod';
import { STRING_LENGTH_MAX } from './text.ts';
import { countParam, cursorParam, pageFields } from './pagination-fields.ts';

const PAGE_SIZE_DEFAULT = 10;
const PAGE_SIZE_MAX = 100;

/** The query of every list of the tenant API. */
export const Paging = z.object({
  page: countParam('The page number, starting at 1.', 1),
  max: countParam('Records per page, at most 100.', PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX),
  cursor: cursorParam('The `next_cursor` of the previous page. Use it instead of `page`.'),
  'updated-since': z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional()
    .describe('Only records changed at or after this time.'),
});

export type Paging = z.output<typeof Paging>;

/** The query of a list whose records never change: it takes no `updated-since`. */
export const PagingOfLog = Paging.omit({ 'updated-since': true });

/** The query of a list of records with names. */
export const NamedPaging = Paging.extend({
  'search-key': z
    .string()
    .max(STRING_LENGTH_MAX)
    .optional()
    .describe('Words from the name, in any order, also parts of words.'),
});
export type NamedPaging = z.output<typeof NamedPaging>;

/** What a list answers. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return logOf(item).extend({
    next_since: z
      .string()
      .describe(
        'Send this as `updated-since` of the next walk. It is a minute before this one began: what was being written then comes again.',
      ),
  });
}

/** What a list answers that takes no `updated-since`. */
export function logOf<Item extends z.ZodType>(item: Item) {
  return z.object(pageFields(item));
}
