/** What the tools for many candidates show before they are confirmed: recipients, email, and who would fail. */
import * as z from 'zod';
import { ApiError } from '#errors.ts';
import { textOf } from '#lib/html.ts';
import { Id } from '#lib/id-schemas.ts';
import type { BulkContext } from '#recruiting/pipeline/applications/actions/bulk.ts';
import { previewItems } from '#recruiting/pipeline/applications/actions/bulk-preview.ts';
import type { Bulk, ItemPreview } from '#recruiting/pipeline/applications/actions/bulk-preview.ts';
import { BULK_MAX } from '#recruiting/pipeline/applications/rules.ts';
import type { BulkResult } from '#recruiting/pipeline/applications/schemas/bulk.ts';
import type { EmailPreview } from '#recruiting/pipeline/applications/schemas/emails.ts';
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

/** The candidates that it would apply to, the email as the first of them would get it, and those for whom it would fail. */
export function previewBulk(input: Bulk, { factsOf }: BulkContext) {
  const previews = previewItems(factsOf, input);
  const done = previews.flatMap(({ result, facts, email }) =>
    result.result === 'done' && facts ? [{ facts, email }] : [],
  );
  const failing = toFailures(previews.map(({ result }) => result));
  const [first] = done;
  if (!first) throw noCandidateError(failing);
  const { facts, email } = first;
  return {
    count: done.length,
    facts,
    preview: {
      candidates: { untrusted: true as const, items: done.map(({ facts: of }) => toAffected(of)) },
      mail: email ? toRecipientPreview(facts.candidate, email) : null,
      would_fail: failing,
    },
  };
}

type Facts = NonNullable<ItemPreview['facts']>;

function toAffected({ application, candidate, stage }: Facts) {
  const name = `${candidate.firstName} ${candidate.lastName}`.trim();
  return { application_id: application.id, name, email: candidate.email, stage: stage.name };
}

function toFailures(results: BulkResult['results']): z.output<typeof Failure>[] {
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

function toRecipientPreview(
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
