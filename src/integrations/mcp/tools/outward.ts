/** The tools that prepare what leaves the house: each shows what would happen, and confirm_action has it done. */
import * as z from 'zod';
import { Id } from '#lib/ids.ts';
import { textOf } from '#lib/html.ts';
import { invalidField, ApiError } from '#errors.ts';
import { BULK_MAX } from '#recruiting/applications/rules.ts';
import { NewEmail, Rejection } from '#recruiting/applications/schemas.ts';
import type {
  BulkRequest,
  BulkResult,
  NewEmail as Email,
} from '#recruiting/applications/schemas.ts';
import { JobChange } from '#recruiting/jobs/schemas.ts';
import type { Job } from '#recruiting/jobs/schemas.ts';
import { jobStatuses } from '#vocabulary.ts';
import { untrusted } from '../schemas.ts';
import { outward } from '../tool.ts';
import type { Done, Tool, ToolCtx } from '../tool.ts';
import { job } from './jobs.ts';
import { problemIn } from './failing.ts';
import { counted } from './words.ts';

const ids = z
  .array(Id)
  .min(1)
  .max(BULK_MAX)
  .transform((given) => [...new Set(given)])
  .describe('The application_id of each candidate.');

const Refusal = z.object({
  application_id: z.int(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** Who would be dealt with, and who not, and why. */
const Affected = z.object({
  untrusted,
  items: z.array(
    z.object({ application_id: z.int(), name: z.string(), email: z.string(), stage: z.string() }),
  ),
});

/** A mail as the first of them would get it; with their name in it, it is not only ours. */
const Mail = z
  .object({
    untrusted,
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    missing: z.array(z.string()).describe('Merge fields without a value.'),
  })
  .nullable();

const Preview = z.object({
  candidates: Affected,
  mail: Mail.describe('The email as the first candidate would get it. Null if no email is sent.'),
  would_fail: z.array(Refusal),
});

/** What would become of these, by the verb that would do it. */
async function affected(ctx: ToolCtx, request: Omit<BulkRequest, 'dry_run'>) {
  const tried = await ctx.verbs.bulk(ctx, { ...request, dry_run: true });
  const able = tried.results.filter(({ result }) => result === 'done').map(({ id }) => id);
  const found = new Map((await ctx.verbs.showApplications(ctx, able)).map((one) => [one.id, one]));
  const items = able.flatMap((id) => {
    const one = found.get(id);
    if (!one) return [];
    const name = `${one.first_name} ${one.last_name}`.trim();
    return [{ application_id: id, name, email: one.email, stage: one.stage.name }];
  });
  const failing = refusalsOf(tried);
  const [first] = items;
  if (!first) throw nobody(failing);
  return { items, first, failing };
}

function people(items: z.output<typeof Affected>['items']): z.output<typeof Affected> {
  return { untrusted: true, items };
}

function refusalsOf({ results }: Pick<BulkResult, 'results'>): z.output<typeof Refusal>[] {
  return results
    .filter(({ result }) => result !== 'done')
    .map(({ id, result, code, message }) => ({
      application_id: id,
      code: code ?? result,
      message: message ?? (result === 'unchanged' ? 'Is already in this stage.' : null),
    }));
}

function nobody(failing: readonly z.output<typeof Refusal>[]): ApiError {
  const texts = failing.map(({ application_id: id, message }) => `${id}: ${message}`);
  return new ApiError('invalid_input', { errors: { application_ids: texts } });
}

async function mailFor(
  ctx: ToolCtx,
  first: { application_id: number; email: string },
  email: Email,
  stageId?: number,
): Promise<z.output<typeof Mail>> {
  const { subject, body, missing } = await ctx.verbs.previewEmail(
    ctx,
    first.application_id,
    email,
    stageId,
  );
  return { untrusted: true, to: first.email, subject, text: textOf(body), missing };
}

function doneOf(what: string, { bulk_id: bulkId, done, failed, results }: BulkResult): Done {
  return {
    text: `${what}: ${done} done, ${failed} failed.`,
    result: { bulk_id: bulkId, done, failed, results },
  };
}

const prepareEmails = outward(
  {
    name: 'prepare_emails',
    title: 'Email candidates',
    about:
      'Send an email to one or more candidates. Previews the recipients and the email as the first candidate would get it; nothing is sent until confirm_action. Merge fields such as {{candidate.first_name}} and {{job.title}} are filled in for each candidate.',
    needs: 'applicants.write',
    input: z.object({
      application_ids: ids,
      subject: NewEmail.shape.subject,
      body: NewEmail.shape.body,
    }),
    preview: Preview,
  },
  async (ctx, { application_ids: given, subject, body }) => {
    const request = { action: 'email' as const, ids: given, subject, body, send_email: true };
    const { items, first, failing } = await affected(ctx, request);
    return {
      summary: `Send an email to ${counted(items.length, 'candidate')}.`,
      preview: {
        candidates: people(items),
        mail: await mailFor(ctx, first, { subject, body }),
        would_fail: failing,
      },
    };
  },
  async (ctx, { application_ids: given, subject, body }) => {
    const request = { action: 'email' as const, ids: given, subject, body };
    return doneOf(
      'Emails',
      await ctx.verbs.bulk(ctx, { ...request, send_email: true, dry_run: false }),
    );
  },
);

const rejection = z.object({
  application_ids: ids,
  rejection_reason_id: Rejection.shape.rejection_reason_id,
  send_email: z
    .boolean()
    .default(true)
    .describe('Whether to send each candidate the rejection email of the company.'),
});

const prepareRejections = outward(
  {
    name: 'prepare_rejections',
    title: 'Reject candidates',
    about:
      'Reject one or more candidates with the rejection email of the company. Previews the candidates and the email; nothing happens until confirm_action. Undo it with undo_bulk or undo_rejection; emails that have been sent cannot be recalled.',
    needs: 'applicants.write',
    input: rejection,
    preview: Preview.extend({
      mail_delay_minutes: z.int().describe('How long after the confirmation the emails are sent.'),
    }),
  },
  async (ctx, given) => {
    const { items, first, failing } = await affected(ctx, rejecting(given));
    const { rejection_template: template, rejection_delay_minutes: delay } =
      await ctx.verbs.showHiringSettings(ctx);
    const mails = given.send_email ? 'send each the rejection email' : 'send no email';
    return {
      summary: `Reject ${counted(items.length, 'candidate')} and ${mails}.`,
      preview: {
        candidates: people(items),
        mail: given.send_email ? await mailFor(ctx, first, template) : null,
        would_fail: failing,
        mail_delay_minutes: delay,
      },
    };
  },
  async (ctx, given) =>
    doneOf('Rejections', await ctx.verbs.bulk(ctx, { ...rejecting(given), dry_run: false })),
);

function rejecting(given: z.output<typeof rejection>) {
  const { application_ids: of, rejection_reason_id: reason, send_email: isTold } = given;
  return {
    action: 'reject' as const,
    ids: of,
    send_email: isTold,
    ...(reason !== undefined && { rejection_reason_id: reason }),
  };
}

const prepareMoves = outward(
  {
    name: 'prepare_moves',
    title: 'Move or hire candidates',
    about:
      'Move one or more candidates to a stage; with_email also sends them the email of that stage. Moving to the hired stage hires: each candidate becomes a team member. Nothing happens until confirm_action. Use move_candidate for one candidate without an email.',
    needs: 'applicants.write',
    input: z.object({
      application_ids: ids,
      stage_id: Id.describe('get_job and get_pipeline_overview list the stages.'),
      with_email: z.boolean().default(false),
    }),
    preview: Preview.extend({ hires: z.boolean() }),
  },
  async (ctx, { application_ids: given, stage_id: stageId, with_email: isTold }) => {
    const request = { action: 'move' as const, ids: given, stage_id: stageId, send_email: false };
    const { items, first, failing } = await affected(ctx, request);
    const stage = await stageOfCandidate(ctx, first.application_id, stageId);
    const hires = stage.type === 'hired';
    const mails = isTold ? ', and send each the email of that stage' : '';
    const verb = hires ? 'Hire' : 'Move';
    const goal = hires ? '' : ` to ${stage.name}`;
    return {
      summary: `${verb} ${counted(items.length, 'candidate')}${goal}${mails}.`,
      preview: {
        candidates: people(items),
        mail: isTold ? await mailFor(ctx, first, await mailOf(ctx, stageId), stageId) : null,
        would_fail: failing,
        hires,
      },
    };
  },
  async (ctx, { application_ids: given, stage_id: stageId, with_email: isTold }) => {
    if (isTold) return doneOf('Moves', await eachMoved(ctx, given, stageId));
    const request = { action: 'move' as const, ids: given, stage_id: stageId };
    return doneOf(
      'Moves',
      await ctx.verbs.bulk(ctx, { ...request, send_email: false, dry_run: false }),
    );
  },
);

async function stageOfCandidate(ctx: ToolCtx, id: number, stageId: number) {
  const [application] = await ctx.verbs.showApplications(ctx, [id]);
  const { pipeline } = await ctx.verbs.showJobByRef(ctx, { id: application?.job.id ?? 0 });
  const stage = pipeline?.stages.find((one) => one.id === stageId);
  if (!stage) throw invalidField('stage_id', "Must be a stage of the job's pipeline.");
  return stage;
}

async function mailOf(ctx: ToolCtx, stageId: number): Promise<Email> {
  try {
    const { subject, body } = await ctx.verbs.showStageTemplate(ctx, stageId);
    return { subject, body };
  } catch (error) {
    const isNone = error instanceof ApiError && error.code === 'not_found';
    throw isNone ? invalidField('with_email', 'The stage has no email template.') : error;
  }
}

/** Each is a change of its own, so one that fails keeps no other from being done. */
async function eachMoved(
  ctx: ToolCtx,
  given: readonly number[],
  stageId: number,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const id of given) results.push(await moved(ctx, id, stageId));
  const done = results.filter(({ result }) => result === 'done').length;
  return {
    bulk_id: null,
    dry_run: false,
    done,
    unchanged: 0,
    failed: results.length - done,
    results,
  };
}

async function moved(ctx: ToolCtx, id: number, stageId: number): Promise<BulkResult['results'][0]> {
  try {
    await ctx.verbs.moveAndSend(ctx, id, stageId);
    return { id, result: 'done', code: null, message: null };
  } catch (error) {
    const problem = problemIn(error);
    return { id, result: 'failed', code: problem.code, message: problem.message };
  }
}

const jobChange = JobChange.extend({
  job_id: job,
  status: z
    .enum(jobStatuses)
    .optional()
    .describe(
      'Live publishes the job; Closed and Archived take it offline. Cannot be combined with other fields.',
    ),
});

const prepareJobChange = outward(
  {
    name: 'prepare_job_change',
    title: 'Publish, close or change a public job',
    about:
      'Change the status of a job (Live publishes it), or the fields of a job that is Live. Previews the change; nothing happens until confirm_action. Change status and fields in separate calls.',
    needs: 'jobs.write',
    input: jobChange,
    preview: z.object({
      job: z.object({ id: z.int(), hash_id: z.string(), title: z.string(), status: z.string() }),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
      public_url: z.string().describe('Where people apply while the job is Live.'),
    }),
  },
  async (ctx, { job_id: ref, ...given }) => {
    const before = await ctx.verbs.showJobByRef(ctx, ref);
    const changes = changesIn(before, given);
    const { id, hash_id: hash, title, status, urlJobApplay: url } = before;
    const fields = Object.keys(changes).join(', ');
    return {
      summary:
        given.status === undefined
          ? `Change ${fields} of the job “${title}” (${status}).`
          : `Change the status of the job “${title}” from ${status} to ${given.status}.`,
      preview: { job: { id, hash_id: hash, title, status }, changes, public_url: url },
    };
  },
  async (ctx, { job_id: ref, status, ...fields }) => {
    const after =
      status === undefined
        ? await ctx.verbs.changeJob(ctx, ref, fields)
        : await toStatus(ctx, ref, status);
    return {
      text: `The job “${after.title}” is ${after.status}.`,
      result: { job_id: after.id, hash_id: after.hash_id, status: after.status },
    };
  },
);

type Change = Omit<z.output<typeof jobChange>, 'job_id'>;

/** What was published once and has run out is published anew. */
async function toStatus(
  ctx: ToolCtx,
  ref: z.output<typeof job>,
  status: NonNullable<Change['status']>,
): Promise<Job> {
  const before = await ctx.verbs.showJobByRef(ctx, ref);
  const isAgain = before.status === 'Expired' && status === 'Live';
  return isAgain ? ctx.verbs.republishJob(ctx, ref) : ctx.verbs.changeStatus(ctx, ref, status);
}

function changesIn(before: Job, { status, ...fields }: Change) {
  const given = Object.entries(fields).filter(([, to]) => to !== undefined);
  if (status !== undefined && given.length > 0) {
    throw invalidField(
      'status',
      'Cannot be combined with other fields. Change them in a separate call.',
    );
  }
  const wanted = status === undefined ? given : [['status', status] as const];
  if (wanted.length === 0)
    throw invalidField('status', 'Send a status or at least one field to change.');
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    wanted.map(([name, to]) => [name, { from: old.get(name) ?? null, to }]),
  );
}

export const outwardTools: readonly Tool[] = [
  prepareEmails,
  prepareRejections,
  prepareMoves,
  prepareJobChange,
];
