/** Input that tags a candidate. */
import * as z from 'zod';
import { tagIds } from '#recruiting/tags/schemas.ts';

export const Tagging = z
  .object({
    add: tagIds('Ids of tags that the candidate gets.'),
    remove: tagIds('Ids of tags that are taken from the candidate.'),
  })
  .meta({ id: 'Tagging', example: { add: [1] } });
export type Tagging = z.output<typeof Tagging>;
