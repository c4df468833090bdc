/** The queries of pipelines. */
import type { Ctx } from '#context.ts';
import type { Statement } from '#data/statements.ts';
import { pipelines, stages } from '#data/tables/pipelines.ts';
import { tenantStore } from '#data/tenant-store.ts';
import { defaultStages } from './rules.ts';

const pipelineStore = tenantStore(pipelines);

export function insertPipeline(
  ctx: Ctx,
  pipeline: { name: string; isDefault: boolean },
): Statement[] {
  const pipelineId = ctx.newId();
  return [
    pipelineStore.insert(ctx, {
      ...pipeline,
      id: pipelineId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }),
    ctx.db.insert(stages).values(
      defaultStages.map(({ name, type }, index) => ({
        name,
        type,
        id: ctx.newId(),
        companyId: ctx.tenant.id,
        pipelineId,
        position: index + 1,
      })),
    ),
  ];
}
