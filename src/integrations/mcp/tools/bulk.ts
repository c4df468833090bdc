/** The tools for many candidates: they prepare emails, rejections, moves and hires. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { ApiError, invalidField } from '#errors.ts';
import { Id } from '#lib/id-schemas.ts';
import { bulk } from '#recruiting/applications/actions/bulk.ts';
import { showApplications, showStageTemplate } from '#recruiting/applications/actions/list.ts';
import { previewRejection } from '#recruiting/applications/actions/reject.ts';
import { NewEmail } from '#recruiting/applications/schemas/emails.ts';
import { Rejection } from '#recruiting/applications/schemas/change.ts';
import type { NewEmail as Email } from '#recruiting/applications/schemas/emails.ts';
import { showHiringSettings } from '#recruiting/hiring-settings/actions.ts';
import { showJobByRef } from '#recruiting/jobs/actions.ts';
import { preparingTool } from '../tool.ts';
import type { Tool } from '../tool.ts';
import {
  applicationIds,
  bulkDone,
  BulkPreview,
  previewBulk,
  toEmailPreview,
  toRecipientPreview,
  toCandidates,
} from './bulk-preview.ts';
import { countText } from './words.ts';

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
  async (ctx, { application_ids: ids, subject, body }) => {
    const request = { action: 'email' as const, ids: ids, subject, body, send_email: true };
    const { items, first, failing } = await previewBulk(ctx, request);
    return {
      summary: `Send an email to ${countText(items.length, 'candidate')}.`,
      preview: {
        candidates: toCandidates(items),
        mail: await toEmailPreview(ctx, first, { subject, body }),
        would_fail: failing,
      },
    };
  },
  async (ctx, { application_ids: ids, subject, body }) => {
    const request = { action: 'email' as const, ids: ids, subject, body };
    return bulkDone('Emails', await bulk(ctx, { ...request, send_email: true, dry_run: false }));
  },
);

const rejection = z.object({
  application_ids: applicationIds,
  rejection_reason_id: Rejection.shape.rejection_reason_id,
  send_email: z
    .boolean()
    .default(true)
    .describe('Whether to send each candidate the rejection email of the company.'),
});

const prepareRejections = preparingTool(
  {
    name: 'prepare_rejections',
    title: 'Reject candidates',
    about:
      'Reject one or more candidates with the rejection email of the company. Previews the candidates and the email; nothing happens until confirm_action. Undo it with undo_bulk or undo_rejection; emails that have been sent cannot be recalled.',
    needs: 'applicants.write',
    input: rejection,
    preview: BulkPreview.extend({
      mail_delay_minutes: z.int().describe('How long after the confirmation the emails are sent.'),
    }),
  },
  async (ctx, input) => {
    const { items, first, failing } = await previewBulk(ctx, toBulkRejection(input));
    const { rejection_delay_minutes: delay } = await showHiringSettings(ctx);
    const mails = input.send_email ? 'send each the rejection email' : 'send no email';
    return {
      summary: `Reject ${countText(items.length, 'candidate')} and ${mails}.`,
      preview: {
        candidates: toCandidates(items),
        mail: input.send_email
          ? toRecipientPreview(first, await previewRejection(ctx, first.application_id))
          : null,
        would_fail: failing,
        mail_delay_minutes: delay,
      },
    };
  },
  async (ctx, input) =>
    bulkDone('Rejections', await bulk(ctx, { ...toBulkRejection(input), dry_run: false })),
);

function toBulkRejection(input: z.output<typeof rejection>) {
  const { application_ids: ids, rejection_reason_id: reasonId, send_email: sendsEmail } = input;
  return {
    action: 'reject' as const,
    ids: ids,
    send_email: sendsEmail,
    ...(reasonId !== undefined && { rejection_reason_id: reasonId }),
  };
}

const prepareMoves = preparingTool(
  {
    name: 'prepare_moves',
    title: 'Move or hire candidates',
    about:
      'Move one or more candidates to a stage; with_email also sends them the email of that stage. Moving to the hired stage hires: each candidate becomes a team member. Nothing happens until confirm_action. Use move_candidate for one candidate without an email.',
    needs: 'applicants.write',
    input: z.object({
      application_ids: applicationIds,
      stage_id: Id.describe('get_job and get_pipeline_overview list the stages.'),
      with_email: z.boolean().default(false),
    }),
    preview: BulkPreview.extend({ hires: z.boolean() }),
  },
  async (ctx, { application_ids: ids, stage_id: stageId, with_email: sendsEmail }) => {
    const email = sendsEmail ? await findStageEmail(ctx, stageId) : null;
    const request = toBulkMove(ids, stageId, sendsEmail);
    const { items, first, failing } = await previewBulk(ctx, request);
    const stage = await stageOfCandidate(ctx, first.application_id, stageId);
    const hires = stage.type === 'hired';
    const mails = sendsEmail ? ', and send each the email of that stage' : '';
    const verb = hires ? 'Hire' : 'Move';
    const goal = hires ? '' : ` to ${stage.name}`;
    return {
      summary: `${verb} ${countText(items.length, 'candidate')}${goal}${mails}.`,
      preview: {
        candidates: toCandidates(items),
        mail: email ? await toEmailPreview(ctx, first, email, stageId) : null,
        would_fail: failing,
        hires,
      },
    };
  },
  async (ctx, { application_ids: ids, stage_id: stageId, with_email: sendsEmail }) => {
    const request = { ...toBulkMove(ids, stageId, sendsEmail), dry_run: false };
    return bulkDone('Moves', await bulk(ctx, request));
  },
);

function toBulkMove(ids: number[], stageId: number, sendsEmail: boolean) {
  return {
    action: 'move' as const,
    ids,
    stage_id: stageId,
    send_email: false,
    sends_stage_email: sendsEmail,
  };
}

async function stageOfCandidate(ctx: Ctx, id: number, stageId: number) {
  const [application] = await showApplications(ctx, [id]);
  const { pipeline } = await showJobByRef(ctx, { id: application?.job.id ?? 0 });
  const stage = pipeline?.stages.find((one) => one.id === stageId);
  if (!stage) throw invalidField('stage_id', "Must be a stage of the job's pipeline.");
  return stage;
}

async function findStageEmail(ctx: Ctx, stageId: number): Promise<Email> {
  try {
    const { subject, body } = await showStageTemplate(ctx, stageId);
    return { subject, body };
  } catch (error) {
    const isNone = error instanceof ApiError && error.code === 'not_found';
    throw isNone ? invalidField('with_email', 'The stage has no email template.') : error;
  }
}

export const bulkTools: readonly Tool[] = [prepareEmails, prepareRejections, prepareMoves];
