/** Tags as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { tags } from '#data/tables/tags.ts';
import { Id } from '#lib/id-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { TAGS_PER_CANDIDATE_MAX } from './rules.ts';

/** Longer ones are sentences. */
const NAME_LENGTH_MAX = 80;

export const NewTag = z
  .object({
    name: Line.max(NAME_LENGTH_MAX).describe(
      'Unique in the company; case makes no difference between names.',
    ),
  })
  .meta({ id: 'NewTag', example: { name: 'Speaks Polish' } });
export type NewTag = z.output<typeof NewTag>;

export const TagUpdate = NewTag.partial().meta({ id: 'TagChange' });
export type TagUpdate = z.output<typeof TagUpdate>;

export const Tag = z
  .object({
    id: z.int(),
    name: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Tag' });
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

export function toTag(row: typeof tags.$inferSelect): Tag {
  return {
    id: row.id,
    name: row.name,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
