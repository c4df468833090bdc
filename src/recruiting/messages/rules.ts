/** What templates may name, and what becomes of it in a mail to a candidate (decisions: Candidates). */
import { escapeHtml } from '#lib/html.ts';
import { invalidField } from '#errors.ts';

export type Template = { subject: string; body: string };

export const mergeFields = [
  'candidate.first_name',
  'candidate.last_name',
  'candidate.email',
  'job.title',
  'company.name',
  'stage.name',
  'recruiter.name',
] as const;
export type MergeField = (typeof mergeFields)[number];
/** Null or empty: nothing is known, and nothing stands there. */
export type MergeValues = Readonly<Record<MergeField, string | null>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/gu;
/** Enough of an unknown name to find it. */
const NAME_SHOWN_MAX = 64;

/** Throws the 422 of the first unknown field of a template; `field` is where it stands on the wire. */
export function assertKnownFields(
  template: Template,
  field: (part: keyof Template) => string,
): void {
  for (const part of ['subject', 'body'] as const) {
    const unknown = fieldNames(template[part]).find((name) => !isMergeField(name));
    if (unknown === undefined) continue;
    throw invalidField(
      field(part),
      `{{${unknown.slice(0, NAME_SHOWN_MAX)}}} is not a merge field. Use one of ${mergeFields.join(', ')}.`,
    );
  }
}

/** The fields a template names, each once. */
export function placeholdersOf({ subject, body }: Template): MergeField[] {
  return [...new Set(fieldNames(`${subject} ${body}`).filter(isMergeField))];
}

/** Those of them that nothing is known for. */
export function missingFields(template: Template, values: MergeValues): MergeField[] {
  return placeholdersOf(template).filter((name) => !values[name]);
}

/** A subject is one line of plain text, a body HTML. */
export function renderTemplate(template: Template, values: MergeValues): Template {
  return {
    subject: oneLine(replaceFields(template.subject, values, (text) => text)),
    body: replaceFields(template.body, values, escapeHtml),
  };
}

function replaceFields(
  text: string,
  values: MergeValues,
  write: (value: string) => string,
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const known = name.trim();
    return isMergeField(known) ? write(values[known] ?? '') : whole;
  });
}

/** As it may stand in a header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function fieldNames(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, between = '']) => between.trim());
}

function isMergeField(name: string): name is MergeField {
  return mergeFields.some((known) => known === name);
}

/** What whoever is rejected gets, until the company says it in its own words. */
export const defaultRejection: Template = {
  subject: 'Your application for {{job.title}}',
  body: '<p>Dear {{candidate.first_name}},</p><p>Thank you for your interest in the position {{job.title}} at {{company.name}}. We have reviewed your application carefully and have decided not to move forward with it.</p><p>We wish you all the best.</p><p>{{company.name}}</p>',
};
