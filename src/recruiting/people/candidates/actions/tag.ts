/** Tags candidates. */
import type { Ctx } from '#context.ts';
import { commit } from '#data/commit.ts';
import type { Answering } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { assertNotErased } from '#recruiting/pipeline/applications/rules.ts';
import { toTagging } from '#recruiting/people/tags/actions.ts';
import { assertKnownTags, isEmpty, tagChange } from '#recruiting/people/tags/rules.ts';
import type { Tagging } from '../schemas/tagging.ts';
import { beforeTagging } from '../store/tags.ts';

/** Tags are the company's notes: they do not restart the retention period. */
export async function tagCandidate<Answer>(
  ctx: Ctx,
  id: number,
  input: Tagging,
  answering: Answering<Answer>,
): Promise<Answer> {
  const add = [...(input.add_tags ?? []), ...(input.add ?? [])];
  const remove = [...(input.remove_tags ?? []), ...(input.remove ?? [])];
  const { candidate, known, before } = await runPlan(
    ctx,
    beforeTagging(ctx, id, [...add, ...remove]),
  );
  assertKnownTags(known, input);
  assertNotErased(candidate);
  const carried = before.map((tag) => tag.id);
  const change = tagChange(carried, { add, remove }, input.add ? 'add' : 'add_tags');
  const answer = answering(ctx, candidate.id);
  if (isEmpty(change)) return runPlan(ctx, answer);
  return commit(ctx, { ...toTagging(ctx, candidate.id, change), answer });
}
