/** Lists of a bucket, page after page. */
import type { ListedObject } from '../../../../src/lib/listed-object.ts';
import type { Bucket } from '../../../../src/platform/buckets.ts';

/** A page of objects in the order of their keys. */
export type Pages = AsyncGenerator<ListedObject[]>;

export async function* pagesOf(bucket: Bucket, prefix: string): Pages {
  let after: string | undefined;
  for (;;) {
    const { objects, isLast } = await bucket.list(prefix, after);
    if (objects.length > 0) yield objects;
    if (isLast) return;
    after = objects.at(-1)?.key ?? after;
  }
}

/** The objects of two lists in the order of their keys; of those that both have, as the second has them. */
export async function* merged(first: Pages, second: Pages): Pages {
  const [firsts, seconds] = [queueOf(first), queueOf(second)];
  for (;;) {
    const [ones, others] = [await firsts.page(), await seconds.page()];
    if (ones.length === 0 && others.length === 0) return;
    // What comes after the end of the shorter page may be in the next one of its list.
    const ends = [ones, others].flatMap((page) => page.at(-1)?.key ?? []).toSorted();
    const end = ends[0] ?? '';
    const known = new Map([...firsts.take(end), ...seconds.take(end)].map((one) => [one.key, one]));
    yield [...known.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
}

function queueOf(pages: Pages) {
  let page: ListedObject[] = [];
  return {
    /** What is left of the page, or the next one; empty at the end. */
    page: async () => {
      if (page.length === 0) page = (await pages.next()).value ?? [];
      return page;
    },
    /** Those up to a key. */
    take: (end: string) => {
      const taken = page.filter(({ key }) => key <= end);
      page = page.slice(taken.length);
      return taken;
    },
  };
}

export async function objectsOf(bucket: Bucket, prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  for await (const page of pagesOf(bucket, prefix)) objects.push(...page);
  return objects;
}

/** Finds objects of a list by keys that are asked in order. */
export function walk(pages: Pages): (key: string) => Promise<ListedObject | undefined> {
  let [page, at]: [ListedObject[], number] = [[], 0];
  let isOver = false;
  return async (key) => {
    for (;;) {
      while ((page[at]?.key ?? key) < key) at += 1;
      const found = page[at];
      if (found) return found.key === key ? found : undefined;
      if (isOver) return undefined;
      const next = await pages.next();
      if (next.done === true) isOver = true;
      else [page, at] = [next.value, 0];
    }
  };
}
