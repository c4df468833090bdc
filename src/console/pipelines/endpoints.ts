/** The screens of pipelines and their stages, and their commands. */
import { command, screen } from '#http/console.ts';
import type { ConsoleRoute } from '#http/console.ts';
import {
  changePipelineCommand,
  createPipelineCommand,
  pipelineScreen,
  pipelinesScreen,
  removePipelineCommand,
  removePipelineScreen,
} from './screens.tsx';
import { PIPELINE, PIPELINES, REMOVE_PIPELINE, REMOVE_STAGE, STAGE } from './rules.ts';
import {
  NewPipelineForm,
  PipelineButtonForm,
  PipelineForm,
  RemoveStageForm,
  StageForm,
} from './schemas.ts';
import {
  changeStageCommand,
  removeStageCommand,
  removeStageScreen,
  stageScreen,
} from './stage-screens.tsx';

const needs = 'structure.manage';

export const pipelines: readonly ConsoleRoute[] = [
  screen(PIPELINES, 'structure.read', pipelinesScreen, ['page', 'done']),
  command(PIPELINES, { needs, of: PIPELINES, body: NewPipelineForm }, createPipelineCommand),
  screen(PIPELINE, 'structure.read', pipelineScreen, ['done']),
  command(PIPELINE, { needs, of: PIPELINE, body: PipelineForm }, changePipelineCommand),
  screen(REMOVE_PIPELINE, needs, removePipelineScreen),
  command(
    REMOVE_PIPELINE,
    { needs, of: REMOVE_PIPELINE, body: PipelineButtonForm },
    removePipelineCommand,
  ),
  screen(STAGE, needs, stageScreen),
  command(STAGE, { needs, of: STAGE, body: StageForm }, changeStageCommand),
  screen(REMOVE_STAGE, needs, removeStageScreen),
  command(REMOVE_STAGE, { needs, of: REMOVE_STAGE, body: RemoveStageForm }, removeStageCommand),
];
