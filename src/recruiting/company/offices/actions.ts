/** The actions on offices. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { insertSearchWords } from '#data/search-words.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { assertUnchanged } from '#recruiting/pipeline/applications/rules.ts';
import {
  assertDefaultStays,
  assertRemovable,
  assertStateInCountry,
  placeOf,
  stateAfterMove,
} from './rules.ts';
import type { PlaceKey } from './rules.ts';
import { officeFields } from './schemas.ts';
import type { NewOffice, Office, OfficeChange } from './schemas.ts';
import {
  ensurePlace,
  isFirstOffice,
  clearOfficeOfJobs,
  officeForm,
  officeStore,
  placeIdOf,
  stateExists,
  removableConditions,
  setPlaceState,
  unsetDefault,
  officeUses,
} from './store.ts';

export function listOffices(ctx: Ctx, paging: Paging): Promise<Page<Office>> {
  return officeStore.page(ctx, paging, officeFields.toAnswer);
}

export function showOfficeById(ctx: Ctx, id: number): Promise<Office> {
  return runPlan(ctx, officePlan(ctx, id));
}

/** An office with what its form offers; `countryId` is the one that was chosen there. */
export async function showOfficeForm(ctx: Ctx, id: number | null, countryId: number | undefined) {
  const { office, country, states } = await runPlan(ctx, officeForm(ctx, id, countryId));
  return {
    office: office && officeFields.toAnswer(office),
    countryId: countryId ?? (office ? office.countryId : country.id),
    states,
  };
}

/** Creates an office. The first office of a company is always the default. */
export async function createOffice(ctx: Ctx, input: NewOffice): Promise<Office> {
  const columns = officeFields.toColumns(input);
  const office = { countryId: null, stateId: null, city: null, ...columns };
  if (office.stateId !== null) {
    assertStateInCountry(office, await runPlan(ctx, stateExists(ctx, office.stateId)));
  }
  const id = ctx.newId();
  const place = placeOf(office);
  return commit(ctx, {
    writes: [
      ...(place ? placeWrites(ctx, place) : []),
      ...(input.is_default ? [unsetDefault(ctx)] : []),
      officeStore.insert(ctx, {
        ...office,
        id,
        isDefault: input.is_default ? true : isFirstOffice(ctx),
        placeId: place && placeIdOf(place),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: {
      action: 'office.create',
      subjectId: id,
      // Whether it is the first office, and thus the default, is decided in the batch.
      changes: changesOf(null, { ...input, is_default: input.is_default || undefined }),
    },
    answer: officePlan(ctx, id),
  });
}

/** `read` is the `updated_at` that was read: if the office has changed since, nothing is written. */
export async function changeOffice(
  ctx: Ctx,
  id: number,
  input: OfficeChange,
  read?: string,
): Promise<Office> {
  const wanted = QueryPlan.all([
    officeStore.one(ctx, id),
    stateExists(ctx, input.state_id ?? null),
  ]);
  const [before, stateFound] = await runPlan(ctx, wanted);
  assertUnchanged(before, read);
  assertDefaultStays(before.isDefault, input.is_default);
  const countryId = input.country_id === undefined ? before.countryId : input.country_id;
  const change = officeFields.toColumns({
    ...input,
    state_id:
      input.state_id === undefined ? stateAfterMove(before.stateId, countryId) : input.state_id,
  });
  const after = mergePatch(before, change);
  if (input.state_id !== undefined) assertStateInCountry(after, stateFound);
  const place = placeOf(after);
  return commitIfChanged(ctx, {
    writes: [
      ...(place ? placeWrites(ctx, place) : []),
      ...(input.is_default && !before.isDefault ? [unsetDefault(ctx)] : []),
      ...officeStore.update(ctx, before, { ...change, placeId: place && placeIdOf(place) }),
    ],
    audit: {
      action: 'office.update',
      subjectId: id,
      changes: changesOf(officeFields.toInput(before), officeFields.toInput(after)),
    },
    answer: officePlan(ctx, id),
  });
}

/** Inserts the place unless it exists, and makes its name known to the search. */
function placeWrites(ctx: Ctx, place: PlaceKey): Statement[] {
  return [setPlaceState(ctx, place), ensurePlace(ctx, place), insertSearchWords(ctx, [place.name])];
}

export async function deleteOffice(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([officeStore.one(ctx, id), officeUses(ctx, id)]);
  const [office, uses] = await runPlan(ctx, wanted);
  assertRemovable(office, uses);
  return commit(ctx, {
    writes: [
      clearOfficeOfJobs(ctx, id),
      ...officeStore.remove(ctx, id, ...removableConditions(ctx, id)),
    ],
    audit: {
      action: 'office.delete',
      subjectId: id,
      changes: changesOf(officeFields.toInput(office), null),
    },
    answer: QueryPlan.of(null),
  });
}

function officePlan(ctx: Ctx, id: number): QueryPlan<Office> {
  return QueryPlan.map(officeStore.one(ctx, id), officeFields.toAnswer);
}
