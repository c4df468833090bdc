/** Lists, creates, renames and deletes tags, and gives them to candidates. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import type { Change } from '#data/commit.ts';
import { isNamed } from '#data/named-rows.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { tags } from '#data/tables/tags.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import { nameKey } from '#lib/name-key.ts';
import type { Page } from '#lib/pagination.ts';
import type { NamedPaging } from '#lib/pagination-schemas.ts';
import { ofCandidate } from '#recruiting/people/candidates/rules.ts';
import { assertNewName, assertRemovable } from './rules.ts';
import type { TagChange } from './rules.ts';
import { tagFields } from './schemas.ts';
import type { NewTag, Tag, TagDetail, TagUpdate } from './schemas.ts';
import { carriersOf, changeTags, removeTag, tagByName, tagRoom, tagStore } from './store.ts';

export async function listTags(ctx: Ctx, query: NamedPaging): Promise<Page<Tag>> {
  return tagStore.page(ctx, query, tagFields.toAnswer, { where: await isNamed(ctx, tags, query) });
}

export function showTag(ctx: Ctx, id: number): Promise<TagDetail> {
  return runPlan(ctx, tagPlan(ctx, id));
}

function tagPlan(ctx: Ctx, id: number): QueryPlan<TagDetail> {
  const plan = QueryPlan.all({ tag: tagStore.one(ctx, id), carriers: carriersOf(ctx, id) });
  return QueryPlan.map(plan, ({ tag, carriers }) => ({
    ...tagFields.toAnswer(tag),
    candidate_count: carriers,
  }));
}

export async function createTag(ctx: Ctx, input: NewTag): Promise<TagDetail> {
  const wanted = QueryPlan.all([tagByName(ctx, input.name), tagRoom.count(ctx)]);
  const [same, count] = await runPlan(ctx, wanted);
  assertNewName(same);
  tagRoom.assert(count);
  const id = ctx.newId();
  const row = { ...tagFields.toColumns(input), id, createdAt: ctx.now, updatedAt: ctx.now };
  return commit(ctx, {
    writes: [tagRoom.held(ctx), tagStore.insert(ctx, { ...row, nameKey: nameKey(row.name) })],
    audit: { action: 'tag.create', subjectId: id, changes: changesOf(null, input) },
    answer: tagPlan(ctx, id),
  });
}

/** Candidates show the new name from now on; their versions stay, as there may be very many. */
export async function renameTag(ctx: Ctx, id: number, input: TagUpdate): Promise<TagDetail> {
  const wanted = QueryPlan.all([tagStore.one(ctx, id), tagByName(ctx, input.name ?? '')]);
  const [before, same] = await runPlan(ctx, wanted);
  const after = mergePatch(before, tagFields.toColumns(input));
  if (same?.id !== id) assertNewName(same);
  return commitIfChanged(ctx, {
    writes: tagStore.update(ctx, before, { name: after.name, nameKey: nameKey(after.name) }),
    audit: {
      action: 'tag.update',
      subjectId: id,
      changes: changesOf(tagFields.toInput(before), tagFields.toInput(after)),
    },
    answer: tagPlan(ctx, id),
  });
}

export async function deleteTag(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([tagStore.one(ctx, id), carriersOf(ctx, id)]);
  const [before, carriers] = await runPlan(ctx, wanted);
  assertRemovable(carriers);
  return commit(ctx, {
    writes: removeTag(ctx, id),
    audit: {
      action: 'tag.delete',
      subjectId: id,
      changes: changesOf(tagFields.toInput(before), null),
    },
    answer: QueryPlan.of(null),
  });
}

/** The change of a candidate's tags: of one person, or with others in a bulk action. */
export function toTagging(
  ctx: Ctx,
  candidateId: number,
  change: TagChange,
): Omit<Change<unknown>, 'answer'> {
  const { added, removed } = change;
  return {
    writes: changeTags(ctx, candidateId, change),
    audit: {
      action: 'candidate.tag',
      subjectId: candidateId,
      changes: changesOf(null, { added, removed }),
    },
    events: [
      ofCandidate({
        name: 'candidate.tagged',
        data: { candidate_id: candidateId, added, removed },
      }),
    ],
  };
}
