/** Partial updates: an absent field (undefined) is unchanged. */

type Defined<Change> = { [Field in keyof Change]?: Exclude<Change[Field], undefined> };

export function mergePatch<Before extends object, Change extends object>(
  before: Before,
  change: Change,
): Before & Defined<Change> {
  return { ...before, ...definedFields(change) };
}

export function definedFields<Change extends object>(change: Change): Defined<Change> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Change>;
}
