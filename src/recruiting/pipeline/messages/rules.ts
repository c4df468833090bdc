/** Merge fields of email templates, and rendering a template. */
import { escapeHtml } from '#lib/html.ts';
import { checkAll, invalidField } from '#errors.ts';

export type Template = { subject: string; body: string };

export const mergeFields = [
  'candidate.first_name',
  'candidate.last_name',
  'candidate.email',
  'job.title',
  'job.office',
  'company.name',
  'stage.name',
  'recruiter.name',
  'meeting.time',
] as const;
export type MergeField = (typeof mergeFields)[number];
/** A value that is null or empty renders as nothing. */
export type MergeValues = Readonly<Record<MergeField, string | null>>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/gu;
/** With a space before it, which goes where there is no value: "Dear Suharto," not "Dear Suharto ,". */
const SPACED_PLACEHOLDER = /( ?)\{\{([^{}]*)\}\}/gu;
/** How much of an unknown name the error message quotes. */
const NAME_SHOWN_MAX = 64;

/** Throws 422 for the first unknown merge field of each part; `field` returns the request field that a part comes from. */
export function assertKnownFields(
  template: Template,
  field: (part: keyof Template) => string,
): void {
  const check = (part: keyof Template) => {
    const unknown = fieldNames(template[part]).find((name) => !isMergeField(name));
    if (unknown === undefined) return;
    throw invalidField(
      field(part),
      `{{${unknown.slice(0, NAME_SHOWN_MAX)}}} is not a merge field. Use one of ${mergeFields.join(', ')}.`,
    );
  };
  checkAll(
    () => check('subject'),
    () => check('body'),
  );
}

/** The merge fields a template uses, each once. */
export function placeholdersOf({ subject, body }: Template): MergeField[] {
  return [...new Set(fieldNames(`${subject} ${body}`).filter(isMergeField))];
}

/** Merge fields of the template without a value. */
export function missingFields(template: Template, values: MergeValues): MergeField[] {
  return placeholdersOf(template).filter((name) => !values[name]);
}

/** Renders the subject as one line of plain text, and the body as HTML with escaped values. */
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
  return text.replaceAll(SPACED_PLACEHOLDER, (whole, space: string, name: string) => {
    const field = name.trim();
    if (!isMergeField(field)) return whole;
    const value = values[field] ?? '';
    return value === '' ? '' : `${space}${write(value)}`;
  });
}

/** Makes a text safe for a header: replaces control characters and line breaks by spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function fieldNames(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, between = '']) => between.trim());
}

function isMergeField(name: string): name is MergeField {
  return mergeFields.some((field) => field === name);
}

/** The language of every email the service words for a candidate: that of the application, else of the company (BCP 47). */
export function candidateLanguage(
  application: { language: string | null } | undefined,
  companyLanguage: string,
): string {
  return application?.language ?? companyLanguage;
}

export function isSameTemplate(one: Template, other: Template): boolean {
  return one.subject === other.subject && one.body === other.body;
}
