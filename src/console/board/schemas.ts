/** What the forms of a job's screens send. They take whatever a browser can send; actions check it. */
import * as z from 'zod';
import { parseMoveValue, pickedIds } from './rules/addresses.ts';
import type { MoveValue } from './rules/addresses.ts';

/** A whole number, or null. */
export const NumberOrNull = z
  .string()
  .optional()
  .transform((text) => (/^\d{1,16}$/u.test(text ?? '') ? Number(text) : null));

/** Of the form of the board, which holds more than a move needs. */
export const MoveForm = z.looseObject({
  move: z.string().transform((text, issues): MoveValue => {
    const move = parseMoveValue(text);
    if (move) return move;
    issues.addIssue('Must be an application and two stages.');
    return z.NEVER;
  }),
});

/** The checked cards, and what is to be done with them. */
export const BulkForm = z.record(z.string(), z.string()).transform((fields) => ({
  ids: pickedIds(fields),
  action: fields['action'] === 'reject' ? ('reject' as const) : ('move' as const),
  stageId: Number(fields['stage_id'] ?? 0),
  sendsEmail: fields['send_email'] === 'on',
  hires: fields['hires'] === 'on',
}));
export type BulkForm = z.output<typeof BulkForm>;

export const UndoBulkForm = z.looseObject({ bulk_id: NumberOrNull });

/** Whose rejection is taken back. */
export const UnrejectForm = z.looseObject({ application: NumberOrNull });
