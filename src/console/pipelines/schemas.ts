/** What the forms of pipelines send. They take whatever people type; the schemas of the API check it. */
import * as z from 'zod';

const Text = z.string().default('');

/** The fields of a pipeline and of its stages, by the names of the form. */
export const PipelineForm = z.record(z.string(), z.string());

export const NewPipelineForm = z.object({ name: Text, template: Text });

export const StageForm = z.object({
  public_label: Text,
  subject: Text,
  body: Text,
  /** Whether the text is HTML. */
  html: Text,
});

export const RemoveStageForm = z.object({ move_to: Text });

/** A form of one button. */
export const PipelineButtonForm = z.looseObject({});
