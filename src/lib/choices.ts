/** Values of closed lists: words, accepted in any case and stored in their own, and ids with names. */
import * as z from 'zod';

/** Accepts one of the values in any case. */
export function anyCase<const Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .transform((text, issues): Value => {
      const wanted = text.trim().toLowerCase();
      const found = values.find((value) => value.toLowerCase() === wanted);
      if (found) return found;
      issues.addIssue(`Must be one of ${values.join(', ')}.`);
      return z.NEVER;
    })
    .meta({ enum: [...values] });
}

type Names = Readonly<Record<number, string>>;

/** Accepts ids of a closed list, each once; objects with an `id` count as ids, so what a read returns can be sent back. */
export function listedIds(names: Names) {
  const id = z.int().refine((value) => value in names, 'Must be an id from the form data.');
  const listed = z.union([id, z.object({ id }).transform((item) => item.id)], {
    error: 'Must be an id from the form data.',
  });
  return z
    .array(listed)
    .max(Object.keys(names).length)
    .transform((ids) => [...new Set(ids)]);
}

export const NamedId = z.object({ id: z.int(), name: z.string() });

/** Returns ids of a closed list with their names. */
export function namedIds(names: Names, ids: readonly number[]): z.output<typeof NamedId>[] {
  return ids.map((id) => ({ id, name: names[id] ?? '' }));
}
