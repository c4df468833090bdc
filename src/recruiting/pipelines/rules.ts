/** What a pipeline is made of, and how its stages may change (contract 2.5). */
import { invalidField, ApiError } from '#errors.ts';
import { assertKnownFields } from '#recruiting/messages/rules.ts';
import type { Template } from '#recruiting/messages/rules.ts';
import type { StageType } from '#vocabulary.ts';

export type StagePlan = { name: string; type: StageType; emailTemplate: Template | null };

/** The flow a pipeline gets that is created without stages; the hired stage is the last. */
export const defaultStages: readonly { name: string; type: StageType }[] = [
  { name: 'Screening', type: 'screening' },
  { name: 'Interview', type: 'interview' },
  { name: 'Offer', type: 'offer' },
  { name: 'Hiring', type: 'hired' },
];

/** Nobody is asked to more than this. */
export const STAGES_MAX = 30;

/** Exactly one hired stage, and it is the last: whoever gets there is on the team. */
export function assertFlow(stages: readonly { type: StageType }[]): void {
  const hired = stages.filter(({ type }) => type === 'hired').length;
  if (hired === 1 && stages.at(-1)?.type === 'hired') return;
  throw invalidField('stages', 'Must have exactly one stage of type hired, in the last position.');
}

/** Names the first unknown field of each template, by the field on the wire. */
export function assertTemplates(stages: readonly { emailTemplate: Template | null }[]): void {
  for (const [index, { emailTemplate }] of stages.entries()) {
    if (emailTemplate) {
      assertKnownFields(emailTemplate, (part) => `stages.${index}.email_template.${part}`);
    }
  }
}

export type KnownStage = { id: number; name: string; type: StageType; applicationCount: number };
export type PlannedStage = StagePlan & { id: number | undefined };

/** Which stages go. Throws where one that is named is not the pipeline's, or people would be stranded. */
export function droppedStages(
  known: readonly KnownStage[],
  planned: readonly PlannedStage[],
  moveTo: number | undefined,
): KnownStage[] {
  const byId = new Map(known.map((stage) => [stage.id, stage]));
  const kept = new Set<number>();
  for (const [index, { id, type }] of planned.entries()) {
    if (id === undefined) continue;
    const stage = byId.get(id);
    if (!stage || kept.has(id)) {
      throw invalidField(
        `stages.${index}.id`,
        'Must be a stage of this pipeline, and appear only once.',
      );
    }
    // Who is hired is in the hired stage, and nobody else is.
    const changesHired = (stage.type === 'hired') !== (type === 'hired');
    if (changesHired && stage.applicationCount > 0) throw new ApiError('stage_in_use');
    kept.add(id);
  }
  const dropped = known.filter(({ id }) => !kept.has(id));
  if (moveTo !== undefined && !kept.has(moveTo)) {
    throw invalidField('move_to_stage_id', 'Must be a stage that remains in this pipeline.');
  }
  const held = dropped.filter(({ applicationCount }) => applicationCount > 0);
  const target = planned.find(({ id }) => id !== undefined && id === moveTo);
  if (held.length > 0 && !target) throw new ApiError('stage_in_use');
  if (held.some(({ type }) => (type === 'hired') !== (target?.type === 'hired'))) {
    throw new ApiError('stage_in_use');
  }
  return dropped;
}

/** Whether the stage goes, or begins or ceases to be the one for those who are hired. */
export function changesMeaning(
  planned: readonly PlannedStage[],
  id: number,
  type: StageType,
): boolean {
  const after = planned.find((stage) => stage.id === id);
  return !after || (after.type === 'hired') !== (type === 'hired');
}

/** A company keeps one pipeline that is the default, and those that jobs or contracted companies use. */
export function assertRemovable({ isDefault }: { isDefault: boolean }, isUsed: boolean): void {
  if (isDefault) throw new ApiError('default_pipeline');
  if (isUsed) throw new ApiError('in_use');
}

export function assertDefaultStays(wasDefault: boolean, becomesDefault: boolean | undefined): void {
  if (wasDefault && becomesDefault === false) {
    throw invalidField('is_default', 'Cannot be unset. Make another pipeline the default instead.');
  }
}
