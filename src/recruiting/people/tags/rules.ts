/** Limits of tags. */
import { ApiError, invalidField } from '#errors.ts';
import type { FieldErrors } from '#errors.ts';

/** More are no longer found by their names. */
export const TAGS_MAX = 500;
export const tagLimit = {
  max: TAGS_MAX,
  field: 'tags',
  text: `A company can have at most ${TAGS_MAX} tags.`,
};
/** Every tag of a candidate is a token in the index of all of their applications. */
export const TAGS_PER_CANDIDATE_MAX = 30;
/** Deleting a tag writes the index of all who have it, in one batch that must end long before the 30 seconds of D1. */
export const CARRIERS_MAX = 1_000;

/** `same` is another tag with this name, in any case of its letters. */
export function assertNewName(same: { id: number } | undefined): void {
  if (!same) return;
  throw new ApiError('duplicate', {
    errors: { name: ['Another tag has this name.'] },
    related: { type: 'tag', id: same.id },
    extra: { id: same.id },
  });
}

export function assertRemovable(carriers: number): void {
  if (carriers <= CARRIERS_MAX) return;
  const text = `${carriers} candidates have this tag. It can be deleted when at most ${CARRIERS_MAX} have it.`;
  throw new ApiError('in_use', { errors: { id: [text] }, extra: { candidate_count: carriers } });
}

/** Throws 422 for ids that the company does not have. */
export function assertKnownTags(
  tags: readonly { id: number }[],
  wanted: Readonly<Record<string, readonly number[] | undefined>>,
): void {
  const known = new Set(tags.map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [field, ids = []] of Object.entries(wanted)) {
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      errors[field] = unknown.map((id) => `No record of the company has the id ${id}.`);
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('invalid_input', { errors });
}

export type TagWish = {
  add?: readonly number[] | undefined;
  remove?: readonly number[] | undefined;
};
export type TagChange = { added: number[]; removed: number[] };

/** What a change of the tags of a candidate comes to. Throws 422 where they would be too many. */
export function tagChange(
  before: readonly number[],
  { add = [], remove = [] }: TagWish,
  field: string,
): TagChange {
  const added = [...new Set(add)].filter((id) => !before.includes(id));
  const removed = [...new Set(remove)].filter((id) => before.includes(id) && !add.includes(id));
  if (added.length > 0 && before.length + added.length - removed.length > TAGS_PER_CANDIDATE_MAX) {
    throw invalidField(field, `A candidate can have at most ${TAGS_PER_CANDIDATE_MAX} tags.`);
  }
  return { added, removed };
}

export function isEmpty({ added, removed }: TagChange): boolean {
  return added.length === 0 && removed.length === 0;
}
