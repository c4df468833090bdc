/** Writing: to a candidate by mail, and about one in notes (contract 4.8). */
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import { commit } from '#data/commit.ts';
import { runPlan } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions.ts';
import { textOf } from '#lib/html.ts';
import { assertKnownFields, filled, missingIn, oneLine } from '#recruiting/messages/rules.ts';
import type { MergeValues, Template } from '#recruiting/messages/rules.ts';
import { assertKnown } from '../rules.ts';
import type { ApplicationDetail, EmailPreview, NewEmail } from '../schemas.ts';
import { applicationContext, applicationWithParts } from '../store/context.ts';
import type { ApplicationContext } from '../store/context.ts';
import { insertActivity, insertNote, touchApplication, touchCandidate } from '../store/writes.ts';
import { shown } from './list.ts';

/** A mail whose row is for the batch of what it tells of. Answers go to whoever acts. */
export function mailTo(
  ctx: Ctx,
  facts: ApplicationContext,
  template: Template,
  { kind, dueAt, name }: { kind: string; dueAt?: Date; name?: string | undefined },
): OutgoingMail {
  const { application, candidate, user } = facts;
  assertKnown(candidate);
  const { subject, body } = filled(template, valuesOf(facts));
  // It stands in a header.
  const sender = oneLine(name ?? nameOf(user));
  return outgoingMail(
    ctx,
    {
      to: candidate.email,
      subject,
      text: textOf(body),
      html: body,
      ...(user && { replyTo: { ...(sender !== '' && { name: sender }), email: user.email } }),
    },
    {
      kind,
      companyId: ctx.tenant.id,
      applicationId: application.id,
      ...(dueAt && { dueAt }),
    },
  );
}

function nameOf(user: ApplicationContext['user']): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}

function valuesOf({ candidate, job, companyName, stage, user }: ApplicationContext): MergeValues {
  return {
    'candidate.first_name': candidate.firstName,
    'candidate.last_name': candidate.lastName,
    'candidate.email': candidate.email,
    'job.title': job.title,
    'company.name': companyName,
    'stage.name': stage.name,
    'recruiter.name': nameOf(user),
  };
}

export async function sendEmail(ctx: Ctx, id: number, given: NewEmail): Promise<ApplicationDetail> {
  assertKnownFields(given, (part) => part);
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  const mail = mailTo(ctx, facts, given, { kind: 'message', name: given.name });
  return commit(ctx, {
    writes: [
      touchApplication(ctx, id),
      ...touchCandidate(ctx, facts.candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'emailed' }),
    ],
    audit: { action: 'application.email', subjectId: id },
    mails: [mail],
    answer: shown(ctx, id),
  });
}

/** What a mail would say, and what it cannot. `stageId`: the stage it would be written at. */
export async function previewEmail(
  ctx: Ctx,
  id: number,
  given: NewEmail,
  stageId?: number,
): Promise<EmailPreview> {
  assertKnownFields(given, (part) => part);
  const facts = await runPlan(ctx, applicationContext(ctx, id, stageId));
  const values = valuesOf({ ...facts, stage: facts.wanted ?? facts.stage });
  return { ...filled(given, values), missing: missingIn(given, values) };
}

export async function addNote(ctx: Ctx, id: number, note: string): Promise<ApplicationDetail> {
  const { candidate } = await runPlan(ctx, applicationWithParts(ctx, id));
  assertKnown(candidate);
  return commit(ctx, {
    writes: [
      insertNote(ctx, id, note),
      touchApplication(ctx, id),
      ...touchCandidate(ctx, candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'noted' }),
    ],
    audit: { action: 'application.note', subjectId: id },
    answer: shown(ctx, id),
  });
}
