/** The rules of pipelines and of changes to their stages (contract 2.5). */
import { checkAll, invalidField, ApiError } from '#errors.ts';
import { assertKnownFields } from '#recruiting/pipeline/messages/rules.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import type { DefaultStageType } from '#recruiting/pipeline/messages/words/words.ts';
import type { FeedbackForm } from '#vocabulary/feedback.ts';
import type { PipelineTemplate, StageType } from '#vocabulary/lists.ts';

export type StagePlan = {
  name: string;
  type: StageType;
  emailTemplate: Template | null;
  publicLabel: string | null;
  /** Null: the default. */
  daysLimit: number | null;
  feedbackForm: FeedbackForm | null;
};

/** The stages of a pipeline that is created without stages. */
export const defaultStages: readonly { name: string; type: DefaultStageType }[] = [
  { name: 'Screening', type: 'screening' },
  { name: 'Interview', type: 'interview' },
  { name: 'Offer', type: 'offer' },
  { name: 'Hiring', type: 'hired' },
];

export type TemplateStage = {
  /** Its key in the dictionaries of names. */
  name: 'screening' | 'call' | 'interview' | 'technical' | 'team' | 'offer' | 'hired';
  type: DefaultStageType;
  daysLimit: number;
};

/** Few stages and short limits where people decide within days; more where several people ask. */
export const templateStages: Readonly<Record<PipelineTemplate, readonly TemplateStage[]>> = {
  standard: [
    { name: 'screening', type: 'screening', daysLimit: 7 },
    { name: 'interview', type: 'interview', daysLimit: 10 },
    { name: 'offer', type: 'offer', daysLimit: 7 },
    { name: 'hired', type: 'hired', daysLimit: 30 },
  ],
  short: [
    { name: 'screening', type: 'screening', daysLimit: 2 },
    { name: 'interview', type: 'interview', daysLimit: 3 },
    { name: 'hired', type: 'hired', daysLimit: 30 },
  ],
  engineering: [
    { name: 'screening', type: 'screening', daysLimit: 5 },
    { name: 'call', type: 'interview', daysLimit: 7 },
    { name: 'technical', type: 'interview', daysLimit: 10 },
    { name: 'team', type: 'interview', daysLimit: 7 },
    { name: 'offer', type: 'offer', daysLimit: 7 },
    { name: 'hired', type: 'hired', daysLimit: 30 },
  ],
};

/** Of a feedback form: who fills it in answers each. */
export const ATTRIBUTES_MAX = 20;
export const ANCHOR_LENGTH_MAX = 300;
export const GUIDE_LENGTH_MAX = 2000;

/** The most days that a stage may take before its applications count as late. */
export const DAYS_LIMIT_MAX = 365;

/** The most stages in a pipeline. */
export const STAGES_MAX = 30;

/** Throws 422 unless the last stage, and no other, is the hired stage. */
export function assertFlow(stages: readonly { type: StageType }[]): void {
  const hired = stages.filter(({ type }) => type === 'hired').length;
  if (hired === 1 && stages.at(-1)?.type === 'hired') return;
  throw invalidField('stages', 'Must have exactly one stage of type hired, in the last position.');
}

/** Throws 422 with the first unknown placeholder of each part of each template. */
export function assertTemplates(stages: readonly { emailTemplate: Template | null }[]): void {
  checkAll(
    ...stages.map(({ emailTemplate }, index) => () => {
      if (!emailTemplate) return;
      assertKnownFields(emailTemplate, (part) => `stages.${index}.email_template.${part}`);
    }),
  );
}

export type CurrentStage = { id: number; name: string; type: StageType; applicationCount: number };
export type PlannedStage = StagePlan & { id: number | undefined };

/** Returns the stages to delete. Throws if a stage is not of this pipeline, or if candidates would have no valid stage. */
export function droppedStages(
  current: readonly CurrentStage[],
  planned: readonly PlannedStage[],
  moveTo: number | undefined,
): CurrentStage[] {
  const byId = new Map(current.map((stage) => [stage.id, stage]));
  const kept = new Set<number>();
  const keep = ({ id, type }: PlannedStage, index: number) => {
    if (id === undefined) return;
    const stage = byId.get(id);
    if (!stage || kept.has(id)) {
      throw invalidField(
        `stages.${index}.id`,
        'Must be a stage of this pipeline, and appear only once.',
      );
    }
    // All hired candidates, and no others, are in the hired stage.
    const changesHired = (stage.type === 'hired') !== (type === 'hired');
    if (changesHired && stage.applicationCount > 0) throw stageInUse(stage);
    kept.add(id);
  };
  checkAll(...planned.map((stage, index) => () => keep(stage, index)), () => {
    if (moveTo === undefined || kept.has(moveTo)) return;
    throw invalidField('move_to_stage_id', 'Must be a stage that remains in this pipeline.');
  });
  const dropped = current.filter(({ id }) => !kept.has(id));
  const held = dropped.filter(({ applicationCount }) => applicationCount > 0);
  const target = planned.find(({ id }) => id !== undefined && id === moveTo);
  const stuck = held.find(
    ({ type }) => !target || (type === 'hired') !== (target.type === 'hired'),
  );
  if (stuck) throw stageInUse(stuck);
  return dropped;
}

function stageInUse({ id }: CurrentStage): ApiError {
  return new ApiError('stage_in_use', { related: { type: 'stage', id } });
}

/** Whether the change deletes the stage, or makes it the hired stage or an ordinary one. Allowed for empty stages only. */
export function mustBeEmpty(
  planned: readonly PlannedStage[],
  id: number,
  type: StageType,
): boolean {
  const after = planned.find((stage) => stage.id === id);
  return !after || (after.type === 'hired') !== (type === 'hired');
}

/** Throws 409 for the default pipeline and for one that jobs or contracted companies use. */
export function assertRemovable({ isDefault }: { isDefault: boolean }, isUsed: boolean): void {
  if (isDefault) throw new ApiError('default_pipeline');
  if (isUsed) throw new ApiError('in_use');
}

export function assertDefaultStays(wasDefault: boolean, becomesDefault: boolean | undefined): void {
  if (wasDefault && becomesDefault === false) {
    throw invalidField('is_default', 'Cannot be unset. Make another pipeline the default instead.');
  }
}
