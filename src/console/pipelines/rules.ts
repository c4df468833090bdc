/** The addresses of pipelines, and what their forms send as the API takes it. */
import { ApiError } from '#errors.ts';
import { movedItem } from '#lib/moved-item.ts';
import type { Template } from '#recruiting/pipeline/messages/rules.ts';
import { ATTRIBUTES_MAX } from '#recruiting/pipeline/pipelines/rules.ts';
import type { Pipeline } from '#recruiting/pipeline/pipelines/schemas/pipelines.ts';
import { scoreValues } from '#vocabulary/feedback.ts';

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

/** A field of the attribute of a feedback form: its key, its name, or what a score means. */
export function attributeField(index: number, part: 'key' | 'name' | number): string {
  return `attribute.${index}.${part}`;
}

/** Those that are typed, and room for one more. */
export function attributesShown(typed: Typed): number[] {
  const last = Object.keys(typed).reduce((most, name) => {
    const [, index] = /^attribute\.(\d{1,2})\.name$/u.exec(name) ?? [];
    return index === undefined || typed[name] === '' ? most : Math.max(most, Number(index));
  }, -1);
  const count = Math.min(last + 2, ATTRIBUTES_MAX);
  return Array.from({ length: count }, (_, index) => index);
}

export function typedForm(form: Stage['feedback_form']): Typed {
  const typed: Record<string, string> = { guide: form?.guide ?? '' };
  (form?.attributes ?? []).forEach(({ key, name, anchors }, index) => {
    typed[attributeField(index, 'key')] = key;
    typed[attributeField(index, 'name')] = name;
    for (const score of scoreValues) typed[attributeField(index, score)] = anchors[score - 1] ?? '';
  });
  return typed;
}

/** As the API takes it: an attribute without a name is left out, and none at all is no form. */
export function formOf(typed: Typed): Stage['feedback_form'] {
  const named = attributesShown(typed).filter(
    (index) => (typed[attributeField(index, 'name')] ?? '').trim() !== '',
  );
  if (named.length === 0) return null;
  const keys = new Set(named.map((index) => typed[attributeField(index, 'key')] ?? ''));
  const attributes = named.map((index) => {
    const name = typed[attributeField(index, 'name')] ?? '';
    const key = typed[attributeField(index, 'key')] || newKey(name, keys);
    keys.add(key);
    return {
      key,
      name,
      anchors: scoreValues.map((score) => typed[attributeField(index, score)] ?? ''),
    };
  });
  return { guide: typed['guide'] ?? '', attributes };
}

/** A name of ASCII letters, else a number. */
function newKey(name: string, taken: ReadonlySet<string>): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '_');
  const own = /^[a-z]/u.test(slug) ? slug.slice(0, 36).replace(/_$/u, '') : 'attribute';
  const numbered = Array.from({ length: taken.size + 2 }, (_, n) =>
    n === 0 ? own : `${own}_${n}`,
  );
  return numbered.find((key) => !taken.has(key)) ?? own;
}
