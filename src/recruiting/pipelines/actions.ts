/** What a company does with its pipelines. */
import type { Ctx } from '#context.ts';
import { changesOf } from '#data/changes.ts';
import { commit } from '#data/commit.ts';
import { answering, both, mapped, read } from '#data/statements.ts';
import type { Reading, Statement } from '#data/statements.ts';
import { invalid } from '#problems.ts';
import { toPage } from '#kit/page.ts';
import type { Page, Paging } from '#kit/page.ts';
import {
  assertDefaultStays,
  assertFlow,
  changesMeaning,
  assertRemovable,
  assertTemplates,
  defaultStages,
  droppedStages,
} from './rules.ts';
import { plannedStages, showPipeline } from './shapes.ts';
import type { NewPipeline, Pipeline, PipelineChange } from './shapes.ts';
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
  unsetDefault,
  updateStage,
} from './store.ts';

const standard = defaultStages.map(({ name, type }) => ({ name, type, emailTemplate: null }));

/** A company begins with one pipeline; its statements go into the batch that makes the company. */
export function defaultPipeline(ctx: Ctx): Statement[] {
  return insertPipeline(ctx, { id: ctx.newId(), name: 'Default', isDefault: true }, standard);
}

export async function listPipelines(ctx: Ctx, paging: Paging): Promise<Page<Pipeline>> {
  const [{ rows, stages }, total] = await read(ctx, pipelinePage(ctx, paging));
  return toPage(rows, total, paging, (row) => showPipeline(row, stages.get(row.id) ?? []));
}

export function showPipelineById(ctx: Ctx, id: number): Promise<Pipeline> {
  return read(ctx, shown(ctx, id));
}

export async function openPipeline(ctx: Ctx, given: NewPipeline): Promise<Pipeline> {
  const plan = given.stages ? plannedStages(given.stages) : standard;
  assertFlow(plan);
  assertTemplates(plan);
  const id = ctx.newId();
  const row = { id, name: given.name, isDefault: given.is_default ?? false };
  return commit(ctx, {
    writes: [...(row.isDefault ? [unsetDefault(ctx)] : []), ...insertPipeline(ctx, row, plan)],
    audit: { action: 'pipeline.create', subjectId: id, changes: changesOf({}, row) },
    answer: shown(ctx, id),
  });
}

export async function changePipeline(
  ctx: Ctx,
  id: number,
  given: PipelineChange,
): Promise<Pipeline> {
  const { pipeline: before, stages: known } = await read(ctx, pipelineWithStages(ctx, id));
  assertDefaultStays(before.isDefault, given.is_default);
  if (given.move_to_stage_id !== undefined && !given.stages) {
    throw invalid('move_to_stage_id', 'Is of use with stages only.');
  }
  const change = { name: given.name, isDefault: given.is_default };
  const names = { stages: known.map(({ name }) => name) };
  return commit(ctx, {
    writes: [
      ...(given.is_default && !before.isDefault ? [unsetDefault(ctx)] : []),
      ...pipelineStore.update(ctx, before, change),
      ...(given.stages ? restage(ctx, id, known, given) : []),
    ],
    audit: {
      action: 'pipeline.update',
      subjectId: id,
      changes: {
        ...changesOf(before, change),
        ...(given.stages && changesOf(names, { stages: given.stages.map(({ name }) => name) })),
      },
    },
    answer: shown(ctx, id),
  });
}

/** The stages in their new order; those that are not named go, and their candidates with `move_to_stage_id`. */
function restage(
  ctx: Ctx,
  pipelineId: number,
  known: Parameters<typeof droppedStages>[0],
  given: PipelineChange,
): Statement[] {
  const plan = plannedStages(given.stages ?? []);
  assertFlow(plan);
  assertTemplates(plan);
  const moveTo = given.move_to_stage_id;
  const dropped = droppedStages(known, plan, moveTo).map(({ id }) => id);
  const moves = dropped.length > 0 && moveTo !== undefined;
  const empty = known.filter(({ applicationCount }) => applicationCount === 0);
  const touched = empty.filter(({ id, type }) => changesMeaning(plan, id, type));
  return [
    stillEmpty(
      ctx,
      touched.map(({ id }) => id),
    ),
    ...plan.map((stage, index) => {
      const { id, name, type, emailTemplate, keepsTemplate } = stage;
      const position = index + 1;
      if (id === undefined) return insertStage(ctx, pipelineId, stage, position);
      const template = keepsTemplate ? {} : { emailTemplate };
      return updateStage(ctx, id, { name, type, position, ...template });
    }),
    ...(moves ? moveApplications(ctx, dropped, moveTo) : []),
    ...(dropped.length > 0 ? [deleteStages(ctx, dropped)] : []),
  ];
}

export async function removePipeline(ctx: Ctx, id: number): Promise<null> {
  const [before, used] = await read(ctx, both(pipelineStore.one(ctx, id), isUsed(ctx, id)));
  assertRemovable(before, used);
  return commit(ctx, {
    writes: pipelineStore.remove(ctx, id, stillRemovable()),
    audit: { action: 'pipeline.delete', subjectId: id },
    answer: answering(null),
  });
}

function shown(ctx: Ctx, id: number): Reading<Pipeline> {
  return mapped(pipelineWithStages(ctx, id), ({ pipeline, stages }) =>
    showPipeline(pipeline, stages),
  );
}
