/** What a company does with the companies it recruits for. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import { invalidField, ApiError } from '#errors.ts';
import { showContractedCompany } from './schemas.ts';
import type {
  ContractedCompany,
  ContractedCompanyChange,
  NewContractedCompany,
} from './schemas.ts';
import { contractedStore, isUsed, ownsPipeline } from './store.ts';

export function listContracted(ctx: Ctx, paging: Paging): Promise<Page<ContractedCompany>> {
  return contractedStore.page(ctx, paging, showContractedCompany);
}

export function showContracted(ctx: Ctx, id: number): Promise<ContractedCompany> {
  return runPlan(ctx, shown(ctx, id));
}

export async function addContracted(
  ctx: Ctx,
  given: NewContractedCompany,
): Promise<ContractedCompany> {
  const row = {
    name: given.name,
    email: given.email ?? null,
    phone: given.phone ?? null,
    address: given.address ?? null,
    countryId: given.country_id ?? null,
    pipelineId: given.pipeline_id ?? null,
  };
  if (row.pipelineId !== null) {
    assertOwned(await runPlan(ctx, ownsPipeline(ctx, row.pipelineId)));
  }
  const id = ctx.newId();
  return commit(ctx, {
    writes: [contractedStore.insert(ctx, { ...row, id, createdAt: ctx.now, updatedAt: ctx.now })],
    audit: { action: 'contracted_company.create', subjectId: id, changes: changesOf(null, given) },
    answer: shown(ctx, id),
  });
}

export async function changeContracted(
  ctx: Ctx,
  id: number,
  given: ContractedCompanyChange,
): Promise<ContractedCompany> {
  const wanted = QueryPlan.all([
    contractedStore.one(ctx, id),
    ownsPipeline(ctx, given.pipeline_id ?? null),
  ]);
  const [before, isOwned] = await runPlan(ctx, wanted);
  assertOwned(isOwned);
  const change = {
    name: given.name,
    email: given.email,
    phone: given.phone,
    address: given.address,
    countryId: given.country_id,
    pipelineId: given.pipeline_id,
  };
  return commit(ctx, {
    writes: contractedStore.update(ctx, before, change),
    audit: {
      action: 'contracted_company.update',
      subjectId: id,
      changes: changesOf(
        showContractedCompany(before),
        showContractedCompany(mergePatch(before, change)),
      ),
    },
    answer: shown(ctx, id),
  });
}

/** One that a job is for stays: the job would be for nobody. */
export async function removeContracted(ctx: Ctx, id: number): Promise<null> {
  const [before, used] = await runPlan(
    ctx,
    QueryPlan.all([contractedStore.one(ctx, id), isUsed(ctx, id)]),
  );
  if (used) throw new ApiError('in_use');
  return commit(ctx, {
    writes: contractedStore.remove(ctx, id),
    audit: {
      action: 'contracted_company.delete',
      subjectId: id,
      changes: changesOf(showContractedCompany(before), null),
    },
    answer: QueryPlan.of(null),
  });
}

function assertOwned(isOwned: boolean): void {
  if (!isOwned) throw invalidField('pipeline_id', 'Must be a pipeline of your company.');
}

function shown(ctx: Ctx, id: number): QueryPlan<ContractedCompany> {
  return QueryPlan.map(contractedStore.one(ctx, id), showContractedCompany);
}
