/** Lists of a bucket, page after page. */
import type { ListedObject } from '#lib/listed-object.ts';
import type { Bucket } from '#platform/buckets.ts';

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
