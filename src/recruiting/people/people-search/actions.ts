/** Fills the indexes of applications and candidates in slices: a run that ends early is continued by the next one. */
import type { Ctx, PublicCtx } from '#context.ts';
import { writeUnaudited } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { assertKnown, filtersByField, personText } from './rules.ts';
import type { Filters, GivenFilters } from './rules.ts';
import { filterFields, jobsByHash } from './store/filter-fields.ts';
import {
  candidatesWithoutWords,
  fillSlice,
  incompleteIndexes,
  nextIds,
  putWords,
} from './store/index.ts';
import {
  indexRecords,
  noteProgress,
  recordsWithValues,
  unindexedField,
} from './store/field-tokens.ts';

/** Rows of a slice: a statement ends long before the 30 seconds that D1 gives it. */
const ROWS_PER_SLICE = 500;
/** Slices of a run of the cron, which is a minute. */
const SLICES_PER_RUN = 20;

/** Looks the custom fields and the hash_ids of filters up, in a round trip of its own where there are any. `nameOf` names a filter in errors. */
export async function resolveFilters(
  ctx: Ctx,
  { field, job_id: jobs = [], ...filters }: GivenFilters,
  nameOf?: (filter: string) => string,
): Promise<Filters> {
  const hashes = jobs.filter((job) => typeof job === 'string');
  if (field === undefined && hashes.length === 0) return withJobs(filters, jobs, new Map());
  const { fields, ids } = await runPlan(
    ctx,
    QueryPlan.all({ fields: filterFields(ctx, field ?? {}), ids: jobsByHash(ctx, hashes) }),
  );
  const unknown = hashes.filter((hash) => !ids.has(hash)).map((id) => ({ filter: 'job_id', id }));
  assertKnown(unknown, nameOf);
  const found = withJobs(filters, jobs, ids);
  return field ? { ...found, fields: filtersByField(field, fields, nameOf) } : found;
}

function withJobs(
  filters: Omit<Filters, 'job_id'>,
  jobs: readonly (number | string)[],
  ids: ReadonlyMap<string, number>,
): Filters {
  if (jobs.length === 0) return filters;
  const found = jobs.map((job) => (typeof job === 'number' ? job : ids.get(job)));
  return { ...filters, job_id: [...new Set(found.filter((id) => id !== undefined))] };
}

/** Whether nothing is left to do. */
export async function fillIndexes(ctx: PublicCtx, slicesMax = SLICES_PER_RUN): Promise<boolean> {
  for (let slice = 0; slice < slicesMax; slice++) if (await fillSome(ctx)) return true;
  return false;
}

/** Writes the tokens of fields that became filterable, also in slices. Whether nothing is left to do. */
export async function fillFieldTokens(
  ctx: PublicCtx,
  slicesMax = SLICES_PER_RUN,
): Promise<boolean> {
  for (let slice = 0; slice < slicesMax; slice++) {
    // oxlint-disable-next-line no-await-in-loop -- Each begins where the one before has ended.
    const field = await runPlan(ctx, unindexedField(ctx));
    if (!field) return true;
    const ids = await runPlan(ctx, recordsWithValues(ctx, field, ROWS_PER_SLICE));
    const next = ids.length < ROWS_PER_SLICE ? null : (ids.at(-1) ?? null);
    await writeUnaudited(ctx, [...indexRecords(ctx, field, ids), noteProgress(ctx, field, next)]);
  }
  return false;
}

/** Words come first: an index is complete when no words are missing. Whether nothing is left. */
async function fillSome(ctx: PublicCtx): Promise<boolean> {
  const people = await runPlan(ctx, candidatesWithoutWords(ctx, ROWS_PER_SLICE));
  if (people.length > 0) {
    const indexed = people.map((person) => Object.assign(person, { indexed: personText(person) }));
    await writeUnaudited(ctx, [putWords(ctx, indexed)]);
    return false;
  }
  const [index] = await runPlan(ctx, incompleteIndexes(ctx));
  if (!index) return true;
  const ids = await runPlan(ctx, nextIds(ctx, index, ROWS_PER_SLICE));
  const doneTo = ids.length < ROWS_PER_SLICE ? null : (ids.at(-1) ?? null);
  await writeUnaudited(ctx, fillSlice(ctx, index, { ids, doneTo }));
  return false;
}
