/** The request and response schemas of pipelines (contract 2.5). */
import * as z from 'zod';
import type { pipelines, stages } from '#data/tables/pipelines.ts';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { Line } from '#lib/text-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { EmailTemplate } from '#recruiting/messages/schemas.ts';
import { stageTypes } from '#vocabulary.ts';
import { STAGES_MAX } from './rules.ts';
import type { PlannedStage } from './rules.ts';

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
    is_default: z.boolean().optional(),
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

/** Converts the input; an existing stage without `email_template` or `public_label` keeps it. */
export function plannedStages(input: NonNullable<PipelineChange['stages']>): (PlannedStage & {
  keepsTemplate: boolean;
  keepsLabel: boolean;
})[] {
  return input.map(({ id, name, type, email_template: template, public_label: label }) => ({
    id,
    name,
    type,
    emailTemplate: template ?? null,
    keepsTemplate: template === undefined,
    publicLabel: label ?? null,
    keepsLabel: label === undefined,
  }));
}

type AuditStage = Pick<StageRow, 'id' | 'name' | 'type' | 'emailTemplate' | 'publicLabel'>;

/** Returns stages for the audit log: in order, with the template only if it differs from the one in `others`. */
export function toAuditStages(stageRows: readonly AuditStage[], others: readonly AuditStage[]) {
  const templates = new Map(others.map(({ id, emailTemplate }) => [id, emailTemplate]));
  return stageRows.map(({ id, name, type, emailTemplate: template, publicLabel: label }) => {
    const other = templates.get(id);
    const isSame = template?.subject === other?.subject && template?.body === other?.body;
    return {
      id,
      name,
      type,
      ...(label !== null && { public_label: label }),
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
    candidate_count: row.applicationCount,
  };
}
