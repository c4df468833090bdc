/** What requests have cost the database, as `operator metrics --load` of a deployment or a bench writes it, for `operator cost --load`. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { invalidField } from '../../../../src/errors.ts';

const measuredSchema = z.strictObject({
  source: z.string(),
  /** How long it was measured; null: a bench, which says nothing about how many requests there are. */
  days: z.number().positive().nullable(),
  requests: z.number().positive(),
  rows_read: z.number().nonnegative(),
  rows_written: z.number().nonnegative(),
});

export type Measured = z.infer<typeof measuredSchema>;

export function readMeasured(file: string): Measured {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw invalidField(
      'load',
      'Must be a JSON file that operator metrics --load or a bench has written.',
    );
  }
  const { success, data, error } = measuredSchema.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw invalidField('load', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
}

export function writeMeasured(file: string, measured: Measured): void {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
