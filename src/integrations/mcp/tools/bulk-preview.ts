/** What the tools for many candidates show before they are confirmed: recipients, email, and who would fail. */
import * as z from 'zod';
import type { Ctx } from '#context.ts';
import { ApiError } from '#errors.ts';
import { textOf } from '#lib/html.ts';
import { Id } from '#lib/id-schemas.ts';
import { bulk } from '#recruiting/applications/actions/bulk.ts';
import type { Bulk } from '#recruiting/applications/actions/bulk.ts';
import { showApplications } from '#recruiting/applications/actions/list.ts';
import { previewEmail } from '#recruiting/applications/actions/write.ts';
import { BULK_MAX } from '#recruiting/applications/rules.ts';
import type { BulkResult } from '#recruiting/applications/schemas/bulk.ts';
import type { EmailPreview, NewEmail } from '#recruiting/applications/schemas/emails.ts';
import { untrusted } from '../schemas.ts';
import type { ToolResult } from '../tool.ts';

export const applicationIds = z
  .array(Id)
  .min(1)
  .max(BULK_MAX)
  .transform((list) => [...new Set(list)])
  .describe('The application_id of each candidate.');

const Failure = z.object({
  application_id: z.int(),
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** The candidates that the action applies to. */
const Affected = z.object({
  untrusted,
  items: z.array(
    z.object({ application_id: z.int(), name: z.string(), email: z.string(), stage: z.string() }),
  ),
});

/** The email as the first candidate would get it. It holds their name, so it is untrusted. */
const Email = z
  .object({
    untrusted,
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    missing: z.array(z.string()).describe('Merge fields without a value.'),
  })
  .nullable();

export const BulkPreview = z.object({
  candidates: Affected,
  mail: Email.describe('The email as the first candidate would get it. Null if no email is sent.'),
  would_fail: z.array(Failure),
});

/** Runs the bulk action as a dry run. */
export async function previewBulk(ctx: Ctx, request: Omit<Bulk, 'dry_run'>) {
  const dryRun = await bulk(ctx, { ...request, dry_run: true });
  const doneIds = dryRun.results.filter(({ result }) => result === 'done').map(({ id }) => id);
  const applications = new Map((await showApplications(ctx, doneIds)).map((one) => [one.id, one]));
  const items = doneIds.flatMap((id) => {
    const application = applications.get(id);
    if (!application) return [];
    const name = `${application.first_name} ${application.last_name}`.trim();
    return [{ application_id: id, name, email: application.email, stage: application.stage.name }];
  });
  const failing = toFailures(dryRun);
  const [first] = items;
  if (!first) throw noCandidateError(failing);
  return { items, first, failing };
}

export function toCandidates(items: z.output<typeof Affected>['items']): z.output<typeof Affected> {
  return { untrusted: true, items };
}

function toFailures({ results }: Pick<BulkResult, 'results'>): z.output<typeof Failure>[] {
  return results
    .filter(({ result }) => result !== 'done')
    .map(({ id, result, code, message }) => ({
      application_id: id,
      code: code ?? result,
      message: message ?? (result === 'unchanged' ? 'Is already in this stage.' : null),
    }));
}

function noCandidateError(failing: readonly z.output<typeof Failure>[]): ApiError {
  const texts = failing.map(({ application_id: id, message }) => `${id}: ${message}`);
  return new ApiError('invalid_input', { errors: { application_ids: texts } });
}

export async function toEmailPreview(
  ctx: Ctx,
  first: { application_id: number; email: string },
  email: NewEmail,
  stageId?: number,
): Promise<z.output<typeof Email>> {
  return toRecipientPreview(first, await previewEmail(ctx, first.application_id, email, stageId));
}

export function toRecipientPreview(
  { email }: { email: string },
  { subject, body, missing }: EmailPreview,
): z.output<typeof Email> {
  return { untrusted: true, to: email, subject, text: textOf(body), missing };
}

export function bulkDone(
  what: string,
  { bulk_id: bulkId, done, failed, results }: BulkResult,
): ToolResult {
  return {
    text: `${what}: ${done} done, ${failed} failed.`,
    result: { bulk_id: bulkId, done, failed, results },
  };
}
