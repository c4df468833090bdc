/** Values of closed lists: words, accepted in any case and stored in their own, and ids with names. */

/** The value that `text` names in any case, if it is one of them. */
export function findChoice<const Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined {
  const wanted = text.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === wanted);
}

/** Says what a text must be that names none of the values. */
export function choiceFault(values: readonly string[]): string {
  return `Must be one of ${values.join(', ')}.`;
}

export type Names = Readonly<Record<number, string>>;

/** Returns ids of a closed list with their names. */
export function namedIds(names: Names, ids: readonly number[]): { id: number; name: string }[] {
  return ids.map((id) => ({ id, name: names[id] ?? '' }));
}
