/** The addresses of pipelines, and what their forms send as the API takes it. */
import { ApiError } from '#errors.ts';
import { movedItem } from '#lib/moved-item.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas.ts';

export const PIPELINES = '/pipelines';
export const PIPELINE = '/pipelines/{pipeline}';
export const REMOVE_PIPELINE = `${PIPELINE}/remove`;
export const STAGE = `${PIPELINE}/stages/{stage}`;
export const REMOVE_STAGE = `${STAGE}/remove`;

export function pipelinePath(root: string, id: number): string {
  return `${root}${PIPELINES}/${id}`;
}

export function stagePath(root: string, pipeline: number, stage: number): string {
  return `${pipelinePath(root, pipeline)}/stages/${stage}`;
}

type Typed = Readonly<Record<string, string>>;
type Stage = Pipeline['stages'][number];
type StageInput = {
  id?: number;
  name: string;
  type: string;
  days_limit: number | string | null;
};

export const stageParts = ['name', 'type', 'days_limit'] as const;

export function stageField(id: number, part: (typeof stageParts)[number]): string {
  return `stage.${id}.${part}`;
}

/** The fields of the form of a pipeline; `order` says which stages it was made from. */
export function typedOf({ name, stages }: Pipeline): Typed {
  const fields = stages.flatMap((stage) =>
    stageParts.map((part) => [stageField(stage.id, part), String(stage[part] ?? '')] as const),
  );
  return { ...Object.fromEntries(fields), name, order: orderOf(stages) };
}

function orderOf(stages: readonly Pick<Stage, 'id'>[]): string {
  return stages.map(({ id }) => id).join(',');
}

/** What the button of a form says: `up.7` moves the stage 7. */
export type Purpose = { name: 'save' | 'add' | 'default' } | { name: 'up' | 'down'; id: number };

export function purposeOf(text: string | undefined): Purpose {
  const [, direction, id] = /^(up|down)\.(\d{1,16})$/u.exec(text ?? '') ?? [];
  if (direction === 'up' || direction === 'down') return { name: direction, id: Number(id) };
  return { name: text === 'add' || text === 'default' ? text : 'save' };
}

/** Throws 409 where somebody added, removed or moved a stage since the form was made. */
export function inputOf(pipeline: Pipeline, typed: Typed, purpose: Purpose) {
  if (typed['order'] !== orderOf(pipeline.stages)) throw new ApiError('stale_write');
  return {
    name: typed['name'],
    ...(purpose.name === 'default' && { is_default: true }),
    stages: sentStages(pipeline, typed, purpose),
  };
}

/** The stages as they were typed. */
export function sentStages({ stages }: Pipeline, typed: Typed, purpose: Purpose): StageInput[] {
  const given = stages.map((stage) => ({
    id: stage.id,
    name: typed[stageField(stage.id, 'name')] ?? stage.name,
    type: typed[stageField(stage.id, 'type')] ?? stage.type,
    days_limit: daysOf(typed[stageField(stage.id, 'days_limit')]),
  }));
  return arranged(given, typed, purpose);
}

function daysOf(text = ''): number | string | null {
  const days = text.trim();
  if (days === '') return null;
  return /^\d{1,6}$/u.test(days) ? Number(days) : days;
}

/** In the order that the button asks for. A new stage comes before the last, which stays the one of the hired. */
function arranged(stages: readonly StageInput[], typed: Typed, purpose: Purpose): StageInput[] {
  if (purpose.name === 'add') {
    const added = {
      name: typed['new.name'] ?? '',
      type: typed['new.type'] ?? 'other',
      days_limit: daysOf(typed['new.days_limit']),
    };
    return [...stages.slice(0, -1), added, ...stages.slice(-1)];
  }
  if (!('id' in purpose)) return [...stages];
  const from = stages.findIndex(({ id }) => id === purpose.id);
  return movedItem(stages, from, purpose.name === 'up' ? -1 : 1);
}

/** The field of the form that a fault is about: `stages.1.name` is the name of the second stage. */
export function fieldOfForm(stages: readonly { id?: number }[]): (path: string) => string {
  return (path) => {
    const [, at, part] = /^stages\.(\d+)\.(\w+)/u.exec(path) ?? [];
    if (part === undefined) return path === 'stages' ? 'order' : path;
    const id = stages[Number(at)]?.id;
    return id === undefined ? `new.${part}` : `stage.${id}.${part}`;
  };
}

type Kept = { id: number; name: string; type: Stage['type'] };

/** The stages as they are, to send back. */
export function keptStages({ stages }: Pick<Pipeline, 'stages'>): Kept[] {
  return stages.map(({ id, name, type }) => ({ id, name, type }));
}

/** Throws 404 where the pipeline has no such stage. */
export function stageOf({ stages }: Pick<Pipeline, 'stages'>, id: number): Stage {
  const stage = stages.find((one) => one.id === id);
  if (!stage) throw new ApiError('not_found');
  return stage;
}

/** The template as it was typed: none where subject and text are empty. */
export function templateOf(subject: string, body: string): Template | null {
  return subject.trim() === '' && body.trim() === '' ? null : { subject, body };
}
