/** A value of a closed list, accepted in any case and stored in its own. */
import * as z from 'zod';

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
