/** The type of a dictionary of default email templates, and how their bodies are written. */
import type { StageType } from '#vocabulary.ts';
import type { Template } from '../rules.ts';

/** The types of the stages of a pipeline that is created without stages. */
export type DefaultStageType = Exclude<StageType, 'other'>;

export type Words = {
  rejection: Template;
  stages: Readonly<Record<DefaultStageType, Template>>;
};

export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}
