/** Finds candidates who may be the same person, lists the pairs, and dismisses them. Nothing is merged here. */
import type { Ctx, PublicCtx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { sha256Hex } from '#lib/hash.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page } from '#lib/pagination.ts';
import { factsOf } from './rules.ts';
import { toPair } from './schemas.ts';
import type { DuplicatePair, DuplicateQuery } from './schemas.ts';
import { duePersons, putKeys } from './store/keys.ts';
import type { DuePerson, KeyedPerson } from './store/keys.ts';
import { dismiss, pairById, pairPage } from './store/pairs.ts';

export async function listDuplicates(
  ctx: Ctx,
  query: DuplicateQuery,
  countedMax?: number,
): Promise<Page<DuplicatePair>> {
  const { pairs, persons, total, known } = await runPlan(ctx, pairPage(ctx, query, countedMax));
  if (query.candidate_id !== undefined && !known) {
    throw invalidField('candidate_id', 'No such candidate in this company.');
  }
  return toPage(pairs, total, query, (pair) => toPair(pair, persons));
}

/** Notes that both are not the same person, or takes that back. What is so already stays as it is. */
export async function dismissDuplicate(
  ctx: Ctx,
  id: number,
  isDismissed: boolean,
): Promise<DuplicatePair> {
  const { pair, persons } = await runPlan(ctx, pairById(ctx, id));
  const wasDismissed = pair.dismissedAt !== null;
  if (wasDismissed === isDismissed) return toPair(pair, persons);
  return commit(ctx, {
    writes: dismiss(ctx, pair, isDismissed),
    audit: {
      action: 'duplicate.dismiss',
      subjectId: id,
      changes: {
        ...changesOf({ is_dismissed: wasDismissed }, { is_dismissed: isDismissed }),
        ...changesOf(null, { candidate_ids: [pair.candidateId, pair.otherId] }),
      },
    },
    answer: QueryPlan.map(pairById(ctx, id), (after) => toPair(after.pair, after.persons)),
  });
}

/** A statement of a slice ends long before the 30 seconds that D1 gives it. */
const PERSONS_PER_SLICE = 100;
/** Slices of a run of the cron, which is a minute. */
const SLICES_PER_RUN = 20;

/** Compares the candidates who have changed; whether none are left. A run that ends early is continued by the next one. */
export async function findDuplicates(ctx: PublicCtx): Promise<boolean> {
  for (let slice = 0; slice < SLICES_PER_RUN; slice++) if (await findSome(ctx)) return true;
  return false;
}

/** Whether nothing is left. */
async function findSome(ctx: PublicCtx): Promise<boolean> {
  const due = await runPlan(ctx, duePersons(ctx, PERSONS_PER_SLICE));
  if (due.length === 0) return true;
  await writeUnaudited(ctx, putKeys(ctx, await Promise.all(due.map(keyed))));
  // Others may be due now: those who share a key that is too common since.
  return false;
}

/** Half of a hash is enough to tell the persons of a company apart. */
const HASH_LENGTH = 32;

async function keyed({ id, seen, ...person }: DuePerson): Promise<KeyedPerson> {
  const keys = factsOf(person).map(async ([letter, text]) => {
    const hash = await sha256Hex(text);
    return `${letter}${hash.slice(0, HASH_LENGTH)}`;
  });
  return { id, seen, keys: await Promise.all(keys) };
}
