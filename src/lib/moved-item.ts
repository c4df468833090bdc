/** A list in which one item changes places with the next or the one before. */

/** The same list where there is no such place. */
export function movedItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const [moved, other] = [items[from], items[from + by]];
  if (moved === undefined || other === undefined) return [...items];
  return items.map((item, at) => (at === from ? other : at === from + by ? moved : item));
}
