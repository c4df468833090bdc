/** Seals the cursors of a list to it: a list of another place, company, order or filter refuses them. */
import { ApiError } from '#errors.ts';
import { COMMITTED_WITHIN_MS } from '#lib/sync-times.ts';
import { timestamp } from '#lib/time.ts';
import type { Cursor } from '#lib/pagination.ts';

/** What chooses a page or adds to it: it may change while a list is walked. */
const ofThePage: ReadonlySet<string> = new Set(['page', 'max', 'per_page', 'cursor', 'facets']);

/**
 * Throws 400 for a cursor that this list has not given out; returns what seals the cursor of its answer. `place`: where the list is,
 * of which company and record; `query`: what it is filtered and ordered by, as the schemas read it. `now`: when the request arrived, for
 * a list that takes `updated-since`. Its answers have `next_since`: the beginning of the walk, which the cursor keeps, less the time in
 * which a change becomes visible.
 */
export function cursorSeal(
  place: readonly unknown[],
  query: unknown,
  now?: Date,
): <Answer>(answer: Answer) => Answer {
  const asked = isQuery(query) ? query : {};
  const filters = Object.entries(asked)
    .filter(([name, value]) => !ofThePage.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify([place, filters]);
  const { cursor } = asked;
  const began = now && (cursor?.began ?? now.getTime());
  const sealed = (position: string) => `${position}.${(began ?? 0).toString(36)}`;
  if (cursor && cursor.seal !== sealOf(list, sealed(cursor.position))) {
    throw new ApiError('cursor_of_another_order', { errors: { cursor: [OF_ANOTHER] } });
  }
  return (answer) => {
    if (!isPage(answer)) return answer;
    const at = answer.next_cursor === null ? null : sealed(answer.next_cursor);
    return {
      ...answer,
      next_cursor: at && `${at}.${sealOf(list, at)}`,
      ...(began !== undefined && { next_since: timestamp(new Date(began - COMMITTED_WITHIN_MS)) }),
    };
  };
}

type Query = Readonly<Record<string, unknown>> & { cursor?: Cursor | undefined };

function isQuery(query: unknown): query is Query {
  return typeof query === 'object' && query !== null;
}

function isPage(answer: unknown): answer is { next_cursor: string | null } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'next_cursor' in answer &&
    (answer.next_cursor === null || typeof answer.next_cursor === 'string')
  );
}

const OF_ANOTHER =
  'Must be a cursor from next_cursor of the same list, with the same filters and order.';

/**
 * 53 bits of both (cyrb53). No secret: who makes a seal reads what the token can read anyway. Native digests are asynchronous,
 * and answers are built by functions that are not.
 */
function sealOf(list: string, position: string): string {
  let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const character of `${list} ${position}`) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return ((low >>> 0) * 2 ** 21 + ((high >>> 0) & 0x1f_ff_ff)).toString(36);
}
