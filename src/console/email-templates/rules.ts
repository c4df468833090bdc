/** The addresses of email templates, and what their forms send as the API takes it. */
import { toHtml, toPlain } from '#console/jobs/rules/text.ts';
import type { Typed } from '#console/layout/fields.tsx';
import type { EmailTemplateRecord } from '#recruiting/pipeline/email-templates/schemas.ts';
import { emailTemplateKinds } from '#vocabulary/email-templates.ts';
import type { EmailTemplateKind } from '#vocabulary/email-templates.ts';

export const TEMPLATES = '/email-templates';
export const NEW_TEMPLATE = `${TEMPLATES}/new`;
export const TEMPLATE = `${TEMPLATES}/{template}`;
export const REMOVE_TEMPLATE = `${TEMPLATE}/remove`;

export function templatePath(root: string, id: number): string {
  return `${root}${TEMPLATES}/${id}`;
}

/** What a new template is for, as the address says; one of the company's own else. */
export function kindOf(query: URLSearchParams): EmailTemplateKind {
  const asked = query.get('kind');
  return emailTemplateKinds.find((kind) => kind === asked) ?? 'own';
}

/** The body as text, where it has no more than paragraphs and lists. */
export function typedBody(body: string): { body: string; html: string } {
  const plain = toPlain(body);
  return { body: plain ?? body, html: plain === null ? 'on' : '' };
}

export function typedOf({ name, language, subject, body }: EmailTemplateRecord): Typed {
  return { name: name ?? '', language, subject, ...typedBody(body) };
}

/** Subject and body as the API takes them. */
export function textsOf({ subject = '', body = '', html }: Typed) {
  return { subject, body: html === 'on' ? body : toHtml(body) };
}
