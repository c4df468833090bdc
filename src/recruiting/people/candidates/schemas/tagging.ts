/** Input that tags a candidate. */
import * as z from 'zod';
import { tagIds } from '#recruiting/people/tags/schemas.ts';

const alias = (name: string) =>
  tagIds(`The former name of \`${name}\`.`).meta({ deprecated: true });

export const Tagging = z
  .object({
    add_tags: tagIds('Ids of tags that the candidate gets.'),
    remove_tags: tagIds('Ids of tags that are taken from the candidate.'),
    add: alias('add_tags'),
    remove: alias('remove_tags'),
  })
  .meta({ id: 'Tagging', example: { add_tags: [1] } });
export type Tagging = z.output<typeof Tagging>;
