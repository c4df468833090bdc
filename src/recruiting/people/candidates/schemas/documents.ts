/** Input that adds a document to a person. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { documentKinds } from '#vocabulary/lists.ts';

export const NewDocument = z
  .object({ kind: anyCase(documentKinds) })
  .meta({ example: { kind: 'certificate' } });
export type NewDocument = z.output<typeof NewDocument>;
