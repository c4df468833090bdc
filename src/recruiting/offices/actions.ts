/** What a company does with its offices. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import {
  assertDefaultStays,
  assertRemovable,
  assertStateInCountry,
  placeOf,
  stateAfterMove,
} from './rules.ts';
import { showOffice } from './schemas.ts';
import type { NewOffice, Office, OfficeChange } from './schemas.ts';
import {
  ensurePlace,
  isFirst,
  leaveOffice,
  officeStore,
  placeIdOf,
  stateExists,
  stillRemovable,
  tellState,
  unsetDefault,
  usesOf,
} from './store.ts';

export function listOffices(ctx: Ctx, paging: Paging): Promise<Page<Office>> {
  return officeStore.page(ctx, paging, showOffice);
}

export function showOfficeById(ctx: Ctx, id: number): Promise<Office> {
  return runPlan(ctx, shown(ctx, id));
}

/** The first office of a company is its default, whatever it says. */
export async function openOffice(ctx: Ctx, given: NewOffice): Promise<Office> {
  const office = {
    name: given.name,
    address: given.address ?? null,
    countryId: given.country_id ?? null,
    stateId: given.state_id ?? null,
    city: given.city ?? null,
    zipcode: given.zipcode ?? null,
  };
  if (office.stateId !== null) {
    assertStateInCountry(office, await runPlan(ctx, stateExists(ctx, office.stateId)));
  }
  const id = ctx.newId();
  const place = placeOf(office);
  return commit(ctx, {
    writes: [
      ...(place ? [tellState(ctx, place), ensurePlace(ctx, place)] : []),
      ...(given.is_default ? [unsetDefault(ctx)] : []),
      officeStore.insert(ctx, {
        ...office,
        id,
        isDefault: given.is_default ? true : isFirst(ctx),
        placeId: place && placeIdOf(place),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }),
    ],
    audit: {
      action: 'office.create',
      subjectId: id,
      // That it is the first one, and so the default, is known to the batch only.
      changes: changesOf(null, { ...given, is_default: given.is_default || undefined }),
    },
    answer: shown(ctx, id),
  });
}

export async function changeOffice(ctx: Ctx, id: number, given: OfficeChange): Promise<Office> {
  const wanted = QueryPlan.all([
    officeStore.one(ctx, id),
    stateExists(ctx, given.state_id ?? null),
  ]);
  const [before, stateFound] = await runPlan(ctx, wanted);
  assertDefaultStays(before.isDefault, given.is_default);
  const countryId = given.country_id === undefined ? before.countryId : given.country_id;
  const change = {
    name: given.name,
    address: given.address,
    countryId: given.country_id,
    stateId:
      given.state_id === undefined ? stateAfterMove(before.stateId, countryId) : given.state_id,
    city: given.city,
    zipcode: given.zipcode,
    isDefault: given.is_default,
  };
  const after = mergePatch(before, change);
  if (given.state_id !== undefined) assertStateInCountry(after, stateFound);
  const place = placeOf(after);
  return commit(ctx, {
    writes: [
      ...(place ? [tellState(ctx, place), ensurePlace(ctx, place)] : []),
      ...(given.is_default && !before.isDefault ? [unsetDefault(ctx)] : []),
      ...officeStore.update(ctx, before, { ...change, placeId: place && placeIdOf(place) }),
    ],
    audit: {
      action: 'office.update',
      subjectId: id,
      changes: changesOf(showOffice(before), showOffice(after)),
    },
    answer: shown(ctx, id),
  });
}

export async function closeOffice(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([officeStore.one(ctx, id), usesOf(ctx, id)]);
  const [office, uses] = await runPlan(ctx, wanted);
  assertRemovable(office, uses);
  return commit(ctx, {
    writes: [leaveOffice(ctx, id), ...officeStore.remove(ctx, id, ...stillRemovable(ctx, id))],
    audit: {
      action: 'office.delete',
      subjectId: id,
      changes: changesOf(showOffice(office), null),
    },
    answer: QueryPlan.of(null),
  });
}

function shown(ctx: Ctx, id: number): QueryPlan<Office> {
  return QueryPlan.map(officeStore.one(ctx, id), showOffice);
}
