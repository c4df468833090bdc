/** The position of a feed that is read from the oldest entry on. */
import * as z from 'zod';

/** The `after` of a feed: the id of the last entry that was read, or 0. */
export function feedPositionParam(about: string) {
  const fault = 'Must be a `next_after` of this list, or 0.';
  return z
    .string()
    .regex(/^(?:0|[1-9]\d{0,15})$/u, fault)
    .transform(Number)
    .refine(Number.isSafeInteger, fault)
    .default(0)
    .describe(about)
    .meta({ type: 'integer', minimum: 0, default: 0 });
}
