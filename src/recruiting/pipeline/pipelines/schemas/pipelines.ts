/** The request and response schemas of pipelines (contract 2.5). */
import * as z from 'zod';
import type { pipelines, stages } from '#data/tables/pipelines.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { EmailTemplate } from '#recruiting/pipeline/messages/schemas.ts';
import { pipelineTemplates, stageTypes } from '#vocabulary/lists.ts';
import { DAYS_LIMIT_DEFAULT } from '#recruiting/pipeline/board/rules.ts';
import { DAYS_LIMIT_MAX, STAGES_MAX } from '../rules.ts';
import type { PlannedStage } from '../rules.ts';
import { FeedbackForm } from './feedback-form.ts';

const DAYS_LIMIT = `The days after which an application in the stage is marked as late. Null for the default, ${DAYS_LIMIT_DEFAULT}.`;

const FORM = 'What feedback on the stage asks for beside a rating and a text. Null: nothing more.';

const StageGiven = z.object({
  id: Id.optional().describe('The id of an existing stage. Leave it out to add a new stage.'),
  name: Line,
  type: anyCase(stageTypes),
  email_template: EmailTemplate.nullable().optional(),
  public_label: Line.nullable()
    .optional()
    .describe(
      'What candidates see of the stage on their own page. Null: that their application is in progress.',
    ),
  days_limit: z.int().min(1).max(DAYS_LIMIT_MAX).nullable().optional().describe(DAYS_LIMIT),
  feedback_form: FeedbackForm.nullable().optional().describe(FORM),
});

const stagesGiven = z.array(StageGiven).min(1).max(STAGES_MAX);

export const NewPipeline = z
  .object({
    name: Line,
    stages: stagesGiven
      .optional()
      .describe(
        'The stages in order. Defaults to Screening, Interview, Offer and Hiring, with email templates in the language of the company.',
      ),
    template: anyCase(pipelineTemplates)
      .optional()
      .describe(
        'Creates the stages of a template, with names and email templates in the language of the company. Only without `stages`.',
      ),
    is_default: z.boolean().optional(),
  })
  .refine(({ stages, template }) => !stages || !template, {
    path: ['template'],
    message: 'Can only be used without stages.',
  })
  .meta({
    id: 'NewPipeline',
    example: {
      name: 'Apprentices',
      stages: [
        { name: 'Screening', type: 'screening' },
        { name: 'Hired', type: 'hired' },
      ],
    },
  });
export type NewPipeline = z.output<typeof NewPipeline>;

export const PipelineChange = z
  .object({
    name: Line.optional(),
    stages: stagesGiven
      .optional()
      .describe('All stages in order. Stages that are left out are deleted.'),
    move_to_stage_id: Id.optional().describe(
      'The stage that receives the candidates of deleted stages.',
    ),
    is_default: z.boolean().optional(),
  })
  .meta({ id: 'PipelineChange' });
export type PipelineChange = z.output<typeof PipelineChange>;

/** Converts the input; an existing stage keeps the optional fields that are left out. */
export function plannedStages(input: NonNullable<PipelineChange['stages']>): (PlannedStage & {
  keepsTemplate: boolean;
  keepsLabel: boolean;
  keepsLimit: boolean;
  keepsForm: boolean;
})[] {
  return input.map(
    ({
      id,
      name,
      type,
      email_template: template,
      public_label: label,
      days_limit: days,
      feedback_form: form,
    }) => ({
      id,
      name,
      type,
      emailTemplate: template ?? null,
      keepsTemplate: template === undefined,
      publicLabel: label ?? null,
      keepsLabel: label === undefined,
      daysLimit: days ?? null,
      keepsLimit: days === undefined,
      feedbackForm: form ?? null,
      keepsForm: form === undefined,
    }),
  );
}

type AuditStage = Pick<
  StageRow,
  'id' | 'name' | 'type' | 'emailTemplate' | 'publicLabel' | 'daysLimit' | 'feedbackForm'
>;

/** Returns stages for the audit log: in order, with the template only if it differs from the one in `others`. */
export function toAuditStages(stageRows: readonly AuditStage[], others: readonly AuditStage[]) {
  const templates = new Map(others.map(({ id, emailTemplate }) => [id, emailTemplate]));
  return stageRows.map((stage) => {
    const { id, name, type, emailTemplate: template, publicLabel: label, daysLimit } = stage;
    const attributes = stage.feedbackForm?.attributes.map((one) => one.name);
    const other = templates.get(id);
    const isSame = template?.subject === other?.subject && template?.body === other?.body;
    return {
      id,
      name,
      type,
      ...(label !== null && { public_label: label }),
      ...(daysLimit !== null && { days_limit: daysLimit }),
      ...(attributes && { feedback_form: attributes }),
      ...(!isSame && { email_template: template }),
    };
  });
}

export const Stage = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(stageTypes),
  position: z.int(),
  email_template: z.object({ subject: z.string(), body: z.string() }).nullable(),
  public_label: z.string().nullable(),
  days_limit: z.int().nullable().describe(DAYS_LIMIT),
  feedback_form: z
    .object({
      guide: z.string(),
      attributes: z.array(
        z.object({ key: z.string(), name: z.string(), anchors: z.array(z.string()) }),
      ),
    })
    .nullable()
    .describe(FORM),
  candidate_count: z.int(),
});

export const Pipeline = z
  .object({
    id: z.int(),
    name: z.string(),
    is_default: z.boolean(),
    stages: z.array(Stage),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Pipeline' });
export type Pipeline = z.output<typeof Pipeline>;

export type PipelineRow = typeof pipelines.$inferSelect;
export type StageRow = typeof stages.$inferSelect;

export function toPipeline(row: PipelineRow, stageRows: readonly StageRow[]): Pipeline {
  return {
    id: row.id,
    name: row.name,
    is_default: row.isDefault,
    stages: stageRows.map(toStage),
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}

function toStage(row: StageRow): z.output<typeof Stage> {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    position: row.position,
    email_template: row.emailTemplate,
    public_label: row.publicLabel,
    days_limit: row.daysLimit,
    feedback_form: toForm(row.feedbackForm),
    candidate_count: row.applicationCount,
  };
}

function toForm(form: StageRow['feedbackForm']): z.output<typeof Stage>['feedback_form'] {
  if (!form) return null;
  const attributes = form.attributes.map((one) => ({ ...one, anchors: [...one.anchors] }));
  return { guide: form.guide, attributes };
}
