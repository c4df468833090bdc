/** What a bulk action would do with each application, without changing anything. */
import { ApiError } from '#errors.ts';
import { assertKnownFields } from '#recruiting/pipeline/messages/rules.ts';
import { rowOrNotFound } from '#data/query-plan.ts';
import { assertActive, assertNotErased } from '../rules.ts';
import { BODY_SHOWN_MAX } from '../schemas/bulk.ts';
import type { BulkRequest } from '../schemas/bulk.ts';
import type { DelayedEmail, EmailPreview } from '../schemas/emails.ts';
import type { ApplicationContext } from '../store/context.ts';
import type { BulkFacts, ContextOf } from '../store/contexts.ts';
import { isEmpty, tagChange } from '#recruiting/people/tags/rules.ts';
import type { TagChange } from '#recruiting/people/tags/rules.ts';
import { doneItem, failedItem, unchangedItem } from './bulk-items.ts';
import type { ItemResult } from './bulk-items.ts';
import { stageToMoveTo, stageWithEmail } from './move.ts';
import { rejectionEmail } from './reject.ts';
import { renderEmail } from './write.ts';

/** `sends_stage_email` is for moves: the email template of the stage is sent too. */
export type Bulk = BulkRequest & { sends_stage_email?: boolean };

/** The application, and the email that its candidate would get, are absent where it fails. */
export type ItemPreview = {
  result: ItemResult;
  facts?: ApplicationContext;
  email?: EmailPreview;
};

export function previewItems(factsOf: ContextOf, input: Bulk): ItemPreview[] {
  return [...new Set(input.ids)].map((id) => {
    try {
      return previewItem(rowOrNotFound(factsOf(id, input.stage_id)), input);
    } catch (error) {
      if (error instanceof ApiError) return { result: failedItem(id, error) };
      throw error;
    }
  });
}

/** Throws the error that the action would fail with. */
function previewItem(facts: BulkFacts, input: Bulk): ItemPreview {
  const { application, candidate } = facts;
  const done = { result: doneItem(application.id), facts };
  switch (input.action) {
    case 'move':
      if (input.sends_stage_email) return { ...done, email: stageEmail(facts) };
      if (!stageOfMove(facts)) return { result: unchangedItem(application.id), facts };
      return input.email ? { ...done, email: stageEmail(facts, input.email) } : done;
    case 'reject':
      assertActive(facts);
      if (!input.send_email) return done;
      return { ...done, email: renderEmail(facts, rejectionEmail(facts, input.email)) };
    case 'email':
      assertKnownFields(emailOf(input), (part) => part);
      assertNotErased(candidate);
      return { ...done, email: renderEmail(facts, emailOf(input)) };
    case 'tag':
      assertNotErased(candidate);
      return isEmpty(tagChangeOf(facts, input))
        ? { result: unchangedItem(application.id), facts }
        : done;
  }
}

/** The result as a dry run shows it, with the beginning of the email. */
export function toItemResult({ result, email }: ItemPreview): ItemResult {
  if (!email) return result;
  return { ...result, email: { ...email, body: email.body.slice(0, BODY_SHOWN_MAX) } };
}

/** Null if the application is already there, even if it is closed. */
export function stageOfMove(facts: ApplicationContext) {
  const { application, targetStage } = facts;
  // A closed application cannot be moved, whether its pipeline has the stage or not.
  if (targetStage?.id !== application.stageId) assertActive(facts);
  return stageToMoveTo(facts, undefined);
}

/** What tagging comes to for the candidate of an application. */
export function tagChangeOf(
  { tagIds: before, candidate }: BulkFacts,
  { add_tags: add, remove_tags: remove }: Pick<BulkRequest, 'add_tags' | 'remove_tags'>,
): TagChange {
  assertNotErased(candidate);
  return tagChange(before, { add, remove }, 'add_tags');
}

export function emailOf({ subject = '', body = '' }: BulkRequest) {
  return { subject, body };
}

function stageEmail(facts: ApplicationContext, email?: DelayedEmail): EmailPreview {
  const { stage, template } = stageWithEmail(facts, email);
  assertNotErased(facts.candidate);
  return renderEmail({ ...facts, stage }, template);
}
