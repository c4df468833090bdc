/** Values of closed lists on the wire. */
import * as z from 'zod';
import { choiceFault, findChoice } from './choices.ts';
import type { Names } from './choices.ts';

/** Accepts one of the values in any case. */
export function anyCase<const Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .transform((text, issues): Value => {
      const found = findChoice(values, text);
      if (found) return found;
      issues.addIssue(choiceFault(values));
      return z.NEVER;
    })
    .meta({ enum: [...values] });
}

/** Accepts ids of a closed list, each once; objects with an `id` count as ids, so what a read returns can be sent back. */
export function listedIds(names: Names) {
  const id = z.int().refine((value) => value in names, 'Must be an id from the form data.');
  const listed = z.union([id, z.looseObject({ id }).transform((item) => item.id)], {
    error: 'Must be an id from the form data.',
  });
  return z
    .array(listed)
    .max(Object.keys(names).length)
    .transform((ids) => [...new Set(ids)]);
}

export const NamedId = z.object({ id: z.int(), name: z.string() });
