/** Emails to candidates, and notes about them (contract 4.8). */
import type { Ctx } from '#context.ts';
import type { OutgoingMail } from '#data/outgoing-mail.ts';
import type { Change } from '#data/commit.ts';
import { ifDuplicate } from '#data/database-errors.ts';
import { insertFormKey } from '#data/idempotency.ts';
import { QueryPlan, runPlan } from '#data/query-plan.ts';
import type { Statement } from '#data/query-plan.ts';
import { outgoingMail } from '#mail/actions/outbox.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { textOf } from '#lib/html.ts';
import { timeRange } from '#recruiting/interviews/meetings/words/time-range.ts';
import { templateNamed } from '#recruiting/pipeline/email-templates/actions.ts';
import {
  assertKnownFields,
  candidateLanguage,
  renderTemplate,
  missingFields,
  oneLine,
} from '#recruiting/pipeline/messages/rules.ts';
import type { MergeValues, Template } from '#recruiting/pipeline/messages/rules.ts';
import { portalOf } from '#recruiting/pipeline/messages/words/portal.ts';
import { assertEmail, assertNotErased } from '../rules.ts';
import type { ApplicationDetail } from '../schemas/applications.ts';
import type { NewNote } from '../schemas/change.ts';
import type { EmailPreview, NewEmail, PreviewedEmail } from '../schemas/emails.ts';
import { applicationContext, applicationWithParts } from '../store/context.ts';
import type { ApplicationContext } from '../store/context.ts';
import { insertActivity, toNote, touchApplication, touchCandidate } from '../store/writes.ts';
import { commitAndShow } from './detail.ts';
import { assertAllSee, mentionFacts, tellMentioned } from './mentions.ts';

/** A change of one application, without the record that it answers. */
export type ApplicationChange = Omit<Change<unknown>, 'answer'>;

type CandidateMail = {
  kind: string;
  dueAt?: Date;
  name?: string | undefined;
  /** Whose email it is. */
  stageId?: number;
  /** A second email of this kind with the same key is not sent. */
  dedupeKey?: string | undefined;
  /** Follows the body, in both forms, before the button. */
  appendix?: { text: string; html: string; button: { label: string; url: string } };
};

/** What an email to a candidate says, and to whom. */
export type MailFacts = Pick<ApplicationContext, 'company' | 'user' | 'office' | 'meeting'> & {
  application: Pick<ApplicationContext['application'], 'id' | 'language'>;
  candidate: Pick<
    ApplicationContext['candidate'],
    'id' | 'email' | 'firstName' | 'lastName' | 'erasedAt'
  >;
  job: Pick<ApplicationContext['job'], 'title'>;
  stage: Pick<ApplicationContext['stage'], 'name'>;
};

/** An email for the commit of the change it is about. */
export function emailToCandidate(
  ctx: Ctx,
  facts: MailFacts,
  template: Template,
  { kind, dueAt, stageId, dedupeKey, ...more }: CandidateMail,
): OutgoingMail {
  assertNotErased(facts.candidate);
  return outgoingMail(ctx, candidateMail(facts, template, more), {
    kind,
    companyId: ctx.tenant.id,
    applicationId: facts.application.id,
    ...(dueAt && { dueAt }),
    ...(stageId !== undefined && { stageId }),
    ...(dedupeKey !== undefined && { dedupeKey }),
  });
}

/** What the candidate reads. Replies go to the current user. */
export function candidateMail(
  facts: MailFacts,
  template: Template,
  { name, appendix }: Pick<CandidateMail, 'name' | 'appendix'> = {},
): WrittenMail {
  const { application, candidate, company, user } = facts;
  assertEmail(candidate);
  const { subject, body } = renderTemplate(template, valuesOf(facts));
  const language = candidateLanguage(application, company.language);
  const { text = '', html = '', button } = appendix ?? {};
  // The sender name becomes part of a header.
  const sender = oneLine(name ?? nameOf(user));
  return {
    to: candidate.email,
    subject,
    text: `${textOf(body)}${text}`,
    html: `${body}${html}`,
    frame: { language, from: 'company', ...(button && { button }) },
    ...portalOf(company.hostname, language),
    ...(user && { replyTo: { ...(sender !== '' && { name: sender }), email: user.email } }),
  };
}

function nameOf(user: MailFacts['user']): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}

function valuesOf(facts: MailFacts): MergeValues {
  const { application, candidate, job, company, stage, user, office, meeting } = facts;
  const language = candidateLanguage(application, company.language);
  return {
    'candidate.first_name': candidate.firstName,
    'candidate.last_name': candidate.lastName,
    'candidate.email': candidate.email,
    'job.title': job.title,
    'job.office': office,
    'company.name': company.name,
    'stage.name': stage.name,
    'recruiter.name': nameOf(user),
    'meeting.time': meeting && timeRange(language, meeting),
  };
}

/** `more` belongs to the same batch. */
export async function sendEmail(
  ctx: Ctx,
  id: number,
  input: NewEmail,
  more: readonly Statement[] = [],
): Promise<ApplicationDetail> {
  const facts = await runPlan(ctx, applicationContext(ctx, id));
  const { writes, ...change } = toEmailChange(ctx, facts, input);
  return commitAndShow(ctx, id, { ...change, writes: [...writes, ...more] });
}

/** Once for a form with this digest: one that comes again does nothing more. */
export async function sendEmailOnce(
  ctx: Ctx,
  id: number,
  input: NewEmail,
  digest: string,
): Promise<void> {
  await ifDuplicate<unknown>(sendEmail(ctx, id, input, [insertFormKey(ctx, digest, id)]), null);
}

/** The change that sends an email to the candidate. */
export function toEmailChange(
  ctx: Ctx,
  facts: ApplicationContext,
  input: NewEmail,
  dedupeKey?: string,
): ApplicationChange {
  assertKnownFields(input, (part) => part);
  const { name } = input;
  const mail = emailToCandidate(ctx, facts, input, { kind: 'message', name, dedupeKey });
  const { id } = facts.application;
  return {
    writes: [
      touchApplication(ctx, id),
      ...touchCandidate(ctx, facts.candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'emailed' }),
    ],
    audit: { action: 'application.email', subjectId: id },
    mails: [mail],
  };
}

/** Renders an email and lists its merge fields without a value. */
export function renderEmail(facts: ApplicationContext, template: Template): EmailPreview {
  const values = valuesOf(facts);
  const { subject, body } = renderTemplate(template, values);
  const missing = missingFields(template, values);
  return { subject, body, missing };
}

/** A template as it begins an email to this candidate: with their values, and without what is added when it is sent. */
export async function filledTemplate(ctx: Ctx, id: number, templateId: number): Promise<Template> {
  const { facts, template } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: applicationContext(ctx, id),
      template: templateNamed(ctx, templateId, 'template_id'),
    }),
  );
  return renderText(facts, template);
}

/** The record of an application shows its emails: clients that sync by `updated_at` see the change. */
export function touchEmailed(ctx: Ctx, id: number): Statement {
  return touchApplication(ctx, id);
}

/** The same where one was received. A reply of the candidate is activity, which restarts the retention period. */
export function touchReplied(
  ctx: Ctx,
  { id, candidateId }: { id: number; candidateId: number | null },
): Statement[] {
  return [
    touchApplication(ctx, id),
    ...(candidateId === null ? [] : touchCandidate(ctx, candidateId)),
  ];
}

/** The text of an email to this candidate, without what is added when it is sent. */
export function renderText(facts: ApplicationContext, template: Template): Template {
  return renderTemplate(template, valuesOf(facts));
}

/** Renders an email as this candidate would get it. */
export async function previewEmail(
  ctx: Ctx,
  id: number,
  { template_id: templateId, subject = '', body = '' }: PreviewedEmail,
): Promise<EmailPreview> {
  assertKnownFields({ subject, body }, (part) => part);
  const { facts, template } = await runPlan(
    ctx,
    QueryPlan.all({
      facts: applicationContext(ctx, id),
      template:
        templateId === undefined
          ? QueryPlan.of({ subject, body })
          : templateNamed(ctx, templateId, 'template_id'),
    }),
  );
  return renderEmail(facts, template);
}

/** Once, as `sendEmailOnce`. */
export async function addNoteOnce(
  ctx: Ctx,
  id: number,
  note: NewNote,
  digest: string,
): Promise<void> {
  await ifDuplicate<unknown>(addNote(ctx, id, note, [insertFormKey(ctx, digest, id)]), null);
}

export async function addNote(
  ctx: Ctx,
  id: number,
  { note, mentions = [] }: NewNote,
  more: readonly Statement[] = [],
): Promise<ApplicationDetail> {
  const userIds = [...new Set(mentions)];
  const { parts, mentioned } = await runPlan(
    ctx,
    QueryPlan.all({
      parts: applicationWithParts(ctx, id),
      mentioned: mentionFacts(ctx, id, userIds),
    }),
  );
  const { candidate } = parts;
  assertNotErased(candidate);
  assertAllSee(mentioned, userIds);
  const { id: noteId, insert, event } = toNote(ctx, id, note, userIds);
  const about = { subjectId: noteId, applicationId: id, job: parts.job };
  return commitAndShow(ctx, id, {
    ...(await tellMentioned(ctx, mentioned, about)),
    writes: [
      insert,
      touchApplication(ctx, id),
      ...touchCandidate(ctx, candidate.id),
      insertActivity(ctx, { applicationId: id, kind: 'noted' }),
      ...more,
    ],
    audit: { action: 'application.note', subjectId: id },
    events: [event],
  });
}
