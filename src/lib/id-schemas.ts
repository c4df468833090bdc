/** Ids on the wire, in paths and bodies. */
import * as z from 'zod';
import type { Ref } from './ids.ts';

/** An id in a path: `1` to 2^53 - 1, written without leading zeros. */
export const PathId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/u, 'Must be an id.')
  .transform(Number)
  .refine(Number.isSafeInteger, 'Must be an id.');

const REF_LENGTH_MAX = 64;

export const PathRef = z
  .string()
  .min(1)
  .max(REF_LENGTH_MAX)
  .transform((text, issues): Ref => {
    if (!/^\d+$/u.test(text)) return { hashId: text };
    const id = Number(text);
    if (text.startsWith('0') || !Number.isSafeInteger(id)) {
      issues.addIssue('Must be an id or a hash_id.');
    }
    return { id };
  });

/** An id in a body. */
export const Id = z.int().positive().max(Number.MAX_SAFE_INTEGER);

/** A job in a body: by its hash_id, or by its id as a number or as text. */
export const JobRef = z.union([Id.transform((id) => ({ id })), PathRef]);
