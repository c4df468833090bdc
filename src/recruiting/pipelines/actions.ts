/** What a company does with its pipelines. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { invalidField } from '#errors.ts';
import { toPage } from '#lib/pagination.ts';
import type { Page, Paging } from '#lib/pagination.ts';
import {
  assertDefaultStays,
  assertFlow,
  changesMeaning,
  assertRemovable,
  assertTemplates,
  defaultStages,
  droppedStages,
} from './rules.ts';
import type { StagePlan } from './rules.ts';
import { plannedStages, showPipeline, toldStages } from './schemas.ts';
import type { NewPipeline, Pipeline, PipelineChange, StageRow } from './schemas.ts';
import {
  deleteStages,
  insertPipeline,
  insertStage,
  isUsed,
  moveApplications,
  pipelinePage,
  pipelineStore,
  pipelineWithStages,
  stillEmpty,
  stillRemovable,
  tellingMoves,
  unsetDefault,
  updateStage,
} from './store.ts';

const standard = defaultStages.map(({ name, type }) => ({ name, type, emailTemplate: null }));

/** A company begins with one pipeline; its statements go into the batch that makes the company. */
export function defaultPipeline(ctx: Ctx): Statement[] {
  const row = { id: ctx.newId(), name: 'Default', isDefault: true };
  return insertPipeline(ctx, row, withIds(ctx, standard));
}

export async function listPipelines(ctx: Ctx, paging: Paging): Promise<Page<Pipeline>> {
  const [{ rows, stages }, total] = await runPlan(ctx, pipelinePage(ctx, paging));
  return toPage(rows, total, paging, (row) => showPipeline(row, stages.get(row.id) ?? []));
}

export function showPipelineById(ctx: Ctx, id: number): Promise<Pipeline> {
  return runPlan(ctx, shown(ctx, id));
}

export async function openPipeline(ctx: Ctx, given: NewPipeline): Promise<Pipeline> {
  const plan = given.stages ? plannedStages(given.stages) : standard;
  assertFlow(plan);
  assertTemplates(plan);
  const id = ctx.newId();
  const row = { id, name: given.name, isDefault: given.is_default ?? false };
  const stages = withIds(ctx, plan);
  return commit(ctx, {
    writes: [...(row.isDefault ? [unsetDefault(ctx)] : []), ...insertPipeline(ctx, row, stages)],
    audit: {
      action: 'pipeline.create',
      subjectId: id,
      changes: changesOf(null, { ...given, stages: toldStages(stages, []) }),
    },
    answer: shown(ctx, id),
  });
}

function withIds(ctx: Ctx, plan: readonly StagePlan[]): (StagePlan & { id: number })[] {
  return plan.map((stage) => ({ ...stage, id: ctx.newId() }));
}

export async function changePipeline(
  ctx: Ctx,
  id: number,
  given: PipelineChange,
): Promise<Pipeline> {
  const { pipeline: before, stages: known } = await runPlan(ctx, pipelineWithStages(ctx, id));
  assertDefaultStays(before.isDefault, given.is_default);
  if (given.move_to_stage_id !== undefined && !given.stages) {
    throw invalidField('move_to_stage_id', 'Can only be used with stages.');
  }
  const change = { name: given.name, isDefault: given.is_default };
  const { writes, told, stages, moveTo } = restage(ctx, id, known, given);
  return commit(ctx, {
    ...(told && { eventsPlan: told }),
    writes: [
      ...(given.is_default && !before.isDefault ? [unsetDefault(ctx)] : []),
      ...pipelineStore.update(ctx, before, change),
      ...writes,
    ],
    audit: {
      action: 'pipeline.update',
      subjectId: id,
      changes: changesOf(
        { name: before.name, is_default: before.isDefault, stages: toldStages(known, stages) },
        { ...given, stages: toldStages(stages, known), move_to_stage_id: moveTo },
      ),
    },
    answer: shown(ctx, id),
  });
}

/** The stages in their new order; those that are not named go, and their candidates with `move_to_stage_id`. */
function restage(ctx: Ctx, pipelineId: number, known: readonly StageRow[], given: PipelineChange) {
  if (!given.stages) return { writes: [], told: undefined, stages: known, moveTo: undefined };
  const plan = plannedStages(given.stages);
  assertFlow(plan);
  assertTemplates(plan);
  const gone = droppedStages(known, plan, given.move_to_stage_id);
  const dropped = gone.map(({ id }) => id);
  const moveTo = dropped.length > 0 ? given.move_to_stage_id : undefined;
  const empty = known.filter(({ applicationCount }) => applicationCount === 0);
  const touched = empty.filter(({ id, type }) => changesMeaning(plan, id, type));
  const stages = stagesAfter(ctx, known, plan);
  const target = stages.find(({ id }) => id === moveTo);
  const told = target && tellingMoves(ctx, dropped, target.id);
  const writes: Statement[] = [
    stillEmpty(
      ctx,
      touched.map(({ id }) => id),
    ),
    ...stages.map((stage, index) => {
      const { id, name, type, emailTemplate, keepsTemplate, isNew } = stage;
      const position = index + 1;
      if (isNew) return insertStage(ctx, pipelineId, stage, position);
      const template = keepsTemplate ? {} : { emailTemplate };
      return updateStage(ctx, id, { name, type, position, ...template });
    }),
    ...(target ? moveApplications(ctx, gone, target) : []),
    ...(dropped.length > 0 ? [deleteStages(ctx, dropped)] : []),
  ];
  return { writes, told, stages, moveTo };
}

/** As they will be: a new one has its id, and one that is there the template it keeps. */
function stagesAfter(ctx: Ctx, known: readonly StageRow[], plan: ReturnType<typeof plannedStages>) {
  const templates = new Map(known.map(({ id, emailTemplate }) => [id, emailTemplate]));
  return plan.map(({ id = ctx.newId(), emailTemplate, ...stage }) => {
    const before = templates.get(id);
    const template = stage.keepsTemplate ? (before ?? null) : emailTemplate;
    return { ...stage, id, emailTemplate: template, isNew: before === undefined };
  });
}

export async function removePipeline(ctx: Ctx, id: number): Promise<null> {
  const wanted = QueryPlan.all([pipelineWithStages(ctx, id), isUsed(ctx, id)]);
  const [{ pipeline, stages }, used] = await runPlan(ctx, wanted);
  assertRemovable(pipeline, used);
  return commit(ctx, {
    writes: pipelineStore.remove(ctx, id, stillRemovable()),
    audit: {
      action: 'pipeline.delete',
      subjectId: id,
      changes: changesOf({ ...showPipeline(pipeline, []), stages: toldStages(stages, []) }, null),
    },
    answer: QueryPlan.of(null),
  });
}

function shown(ctx: Ctx, id: number): QueryPlan<Pipeline> {
  return QueryPlan.map(pipelineWithStages(ctx, id), ({ pipeline, stages }) =>
    showPipeline(pipeline, stages),
  );
}
