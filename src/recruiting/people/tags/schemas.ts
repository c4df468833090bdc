/** Tags as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { tags } from '#data/tables/tags.ts';
import { Id } from '#lib/id-schemas.ts';
import { recordFields, times } from '#lib/record-fields.ts';
import { Line } from '#lib/text-schemas.ts';
import { TAGS_PER_CANDIDATE_MAX } from './rules.ts';

/** Longer ones are sentences. */
const NAME_LENGTH_MAX = 80;

type TagRow = Omit<typeof tags.$inferSelect, 'companyId' | 'nameKey'>;

const { plain, served, declare } = recordFields<TagRow>();

export const tagFields = declare({
  id: served('id', z.int()),
  name: plain(
    'name',
    Line.max(NAME_LENGTH_MAX).describe(
      'Unique in the company; case makes no difference between names.',
    ),
    z.string(),
  ),
  ...times,
});

export const NewTag = z
  .object(tagFields.inputs)
  .meta({ id: 'NewTag', example: { name: 'Speaks Polish' } });
export type NewTag = z.output<typeof NewTag>;

export const TagUpdate = NewTag.partial().meta({ id: 'TagChange' });
export type TagUpdate = z.output<typeof TagUpdate>;

export const Tag = z.object(tagFields.answers).meta({ id: 'Tag' });
export type Tag = z.output<typeof Tag>;

export const TagDetail = Tag.extend({
  candidate_count: z.int().describe('How many candidates have it, counted up to 10,000.'),
}).meta({ id: 'TagDetail' });
export type TagDetail = z.output<typeof TagDetail>;

/** A tag in the record of a candidate. */
export const TagName = z.object({ id: z.int(), name: z.string() }).meta({ id: 'TagName' });
export type TagName = z.output<typeof TagName>;

export const tagIds = (about: string) =>
  z.array(Id).max(TAGS_PER_CANDIDATE_MAX).optional().describe(about);

export function toTagName({ id, name }: TagName): TagName {
  return { id, name };
}
