/** The tools for many candidates: they prepare emails, rejections, moves and hires. */
import * as z from 'zod';
import { invalidField } from '#errors.ts';
import { Id } from '#lib/id-schemas.ts';
import { loadBulk, runBulk } from '#recruiting/pipeline/applications/actions/bulk.ts';
import type { Bulk } from '#recruiting/pipeline/applications/actions/bulk-preview.ts';
import { assertStage } from '#recruiting/pipeline/applications/rules.ts';
import { Rejection } from '#recruiting/pipeline/applications/schemas/change.ts';
import { DelayedEmail, NewEmail } from '#recruiting/pipeline/applications/schemas/emails.ts';
import { preparingTool } from '../tool.ts';
import type { Tool } from '../tool.ts';
import { applicationIds, bulkDone, BulkPreview, previewBulk } from './bulk-preview.ts';
import { countText } from './words.ts';
import { rejectionDelayOf } from '#recruiting/pipeline/hiring-settings/rules.ts';

const prepareEmails = preparingTool(
  {
    name: 'prepare_emails',
    title: 'Email candidates',
    about:
      'Send an email to one or more candidates. Previews the recipients and the email as the first candidate would get it; nothing is sent until confirm_action. Merge fields such as {{candidate.first_name}} and {{job.title}} are filled in for each candidate.',
    needs: 'applicants.write',
    input: z.object({
      application_ids: applicationIds,
      subject: NewEmail.shape.subject,
      body: NewEmail.shape.body,
    }),
    preview: BulkPreview,
  },
  {
    load: (ctx, input) => loadBulk(ctx, toBulkEmail(input)),
    preview(_, input, context) {
      const { count, preview } = previewBulk(toBulkEmail(input), context);
      return { summary: `Send an email to ${countText(count, 'candidate')}.`, preview };
    },
    carryOut: async (ctx, input, context) =>
      bulkDone('Emails', await runBulk(ctx, toBulkEmail(input), context)),
  },
);

type NewEmails = { application_ids: number[]; subject: string; body: string };

function toBulkEmail({ application_ids: ids, subject, body }: NewEmails): Bulk {
  return { action: 'email', ids, subject, body, send_email: true, dry_run: false };
}

const rejection = z.object({
  application_ids: applicationIds,
  rejection_reason_id: Rejection.shape.rejection_reason_id,
  send_email: z
    .boolean()
    .default(true)
    .describe('Whether to send each candidate the rejection email of the company.'),
  email: DelayedEmail.optional().describe(
    'What the rejection email says in place of the template, and when it is sent.',
  ),
});

const prepareRejections = preparingTool(
  {
    name: 'prepare_rejections',
    title: 'Reject candidates',
    about:
      'Reject one or more candidates with the rejection email of the company, or with one of your own words. Previews the candidates and the email; nothing happens until confirm_action. Undo it with undo_bulk or undo_rejection; emails that have been sent cannot be recalled.',
    needs: 'applicants.write',
    input: rejection,
    preview: BulkPreview.extend({
      mail_delay_minutes: z.int().describe('How long after the confirmation the emails are sent.'),
    }),
  },
  {
    load: (ctx, input) => loadBulk(ctx, toBulkRejection(input)),
    preview(_, input, context) {
      const { count, facts, preview } = previewBulk(toBulkRejection(input), context);
      const mails = input.send_email ? 'send each the rejection email' : 'send no email';
      return {
        summary: `Reject ${countText(count, 'candidate')} and ${mails}.`,
        preview: {
          ...preview,
          mail_delay_minutes: input.email?.delay_minutes ?? rejectionDelayOf(facts.settings),
        },
      };
    },
    carryOut: async (ctx, input, context) =>
      bulkDone('Rejections', await runBulk(ctx, toBulkRejection(input), context)),
  },
);

function toBulkRejection(input: z.output<typeof rejection>): Bulk {
  const { application_ids: ids, rejection_reason_id: reasonId, send_email: sends, email } = input;
  return {
    action: 'reject',
    ids,
    send_email: sends,
    dry_run: false,
    ...(email && { email }),
    ...(reasonId !== undefined && { rejection_reason_id: reasonId }),
  };
}

const prepareMoves = preparingTool(
  {
    name: 'prepare_moves',
    title: 'Move or hire candidates',
    about:
      'Move one or more candidates to a stage; with_email also sends them the email of that stage, and email one of your own words or later. Moving to the hired stage hires: each candidate becomes a team member. Nothing happens until confirm_action. Use move_candidate for one candidate without an email.',
    needs: 'applicants.write',
    input: z.object({
      application_ids: applicationIds,
      stage_id: Id.describe('get_job and get_pipeline_overview list the stages.'),
      with_email: z.boolean().default(false).describe('Sends the email of the stage at once.'),
      email: DelayedEmail.optional().describe(
        'In place of with_email: what the email of the stage says, and when it is sent, so that it can be stopped until then.',
      ),
    }),
    preview: BulkPreview.extend({ hires: z.boolean() }),
  },
  {
    load: (ctx, input) => loadBulk(ctx, toBulkMove(input)),
    preview(_, input, context) {
      if (input.with_email && input.email) {
        throw invalidField('email', 'Can only be used without with_email.');
      }
      if (input.with_email && !context.template) {
        throw invalidField('with_email', 'The stage has no email template.');
      }
      const { count, facts, preview } = previewBulk(toBulkMove(input), context);
      const stage = assertStage(facts.targetStage);
      const hires = stage.type === 'hired';
      const sends = input.with_email || input.email !== undefined;
      const mails = sends ? ', and send each the email of that stage' : '';
      const verb = hires ? 'Hire' : 'Move';
      const goal = hires ? '' : ` to ${stage.name}`;
      return {
        summary: `${verb} ${countText(count, 'candidate')}${goal}${mails}.`,
        preview: { ...preview, hires },
      };
    },
    carryOut: async (ctx, input, context) =>
      bulkDone('Moves', await runBulk(ctx, toBulkMove(input), context)),
  },
);

type Moves = {
  application_ids: number[];
  stage_id: number;
  with_email: boolean;
  email?: DelayedEmail | undefined;
};

function toBulkMove({
  application_ids: ids,
  stage_id: stageId,
  with_email: sends,
  email,
}: Moves): Bulk {
  return {
    action: 'move',
    ids,
    stage_id: stageId,
    send_email: false,
    sends_stage_email: sends,
    dry_run: false,
    ...(email && { email }),
  };
}

export const bulkTools: readonly Tool[] = [prepareEmails, prepareRejections, prepareMoves];
