/** The actions on contracted companies: the companies that a company recruits for. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit, commitIfChanged } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import { mergePatch } from '#lib/merge-patch.ts';
import type { Page } from '#lib/pagination.ts';
import type { Paging } from '#lib/pagination-schemas.ts';
import { invalidField, ApiError } from '#errors.ts';
import { contractedFields } from './schemas.ts';
import type {
  ContractedCompany,
  ContractedCompanyChange,
  NewContractedCompany,
} from './schemas.ts';
import { contractedStore, isUsed, ownsPipeline } from './store.ts';

export function listContracted(ctx: Ctx, paging: Paging): Promise<Page<ContractedCompany>> {
  return contractedStore.page(ctx, paging, contractedFields.toAnswer);
}

export function showContracted(ctx: Ctx, id: number): Promise<ContractedCompany> {
  return runPlan(ctx, contractedPlan(ctx, id));
}

export async function addContracted(
  ctx: Ctx,
  input: NewContractedCompany,
): Promise<ContractedCompany> {
  const row = contractedFields.toColumns(input);
  if (row.pipelineId) assertOwned(await runPlan(ctx, ownsPipeline(ctx, row.pipelineId)));
  const id = ctx.newId();
  return commit(ctx, {
    writes: [contractedStore.insert(ctx, { ...row, id, createdAt: ctx.now, updatedAt: ctx.now })],
    audit: { action: 'contracted_company.create', subjectId: id, changes: changesOf(null, input) },
    answer: contractedPlan(ctx, id),
  });
}

export async function changeContracted(
  ctx: Ctx,
  id: number,
  input: ContractedCompanyChange,
): Promise<ContractedCompany> {
  const wanted = QueryPlan.all([
    contractedStore.one(ctx, id),
    ownsPipeline(ctx, input.pipeline_id ?? null),
  ]);
  const [before, isOwned] = await runPlan(ctx, wanted);
  assertOwned(isOwned);
  const change = contractedFields.toColumns(input);
  return commitIfChanged(ctx, {
    writes: contractedStore.merge(ctx, before, change),
    audit: {
      action: 'contracted_company.update',
      subjectId: id,
      changes: changesOf(
        contractedFields.toInput(before),
        contractedFields.toInput(mergePatch(before, change)),
      ),
    },
    answer: contractedPlan(ctx, id),
  });
}

/** Deletes a contracted company; one that a job references is 409 in_use. */
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
      changes: changesOf(contractedFields.toInput(before), null),
    },
    answer: QueryPlan.of(null),
  });
}

function assertOwned(isOwned: boolean): void {
  if (!isOwned) throw invalidField('pipeline_id', 'Must be a pipeline of your company.');
}

function contractedPlan(ctx: Ctx, id: number): QueryPlan<ContractedCompany> {
  return QueryPlan.map(contractedStore.one(ctx, id), contractedFields.toAnswer);
}
