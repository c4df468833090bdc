/** The emails of the career pages, in the language of their site. */

import { fillTemplate } from '#lib/language.ts';
import type { Mail } from '#mail/schemas.ts';
import { formEmailWordsFor } from './form-emails/words.ts';

const LINK = '{url}';
const PARAGRAPH_END = '\n\n';

/**
 * Contains no input of the form: anyone can enter another person's address. What there is to say about a CV belongs before
 * the paragraph with the link.
 */
export function confirmationEmail(
  site: { name: string; language: string },
  job: { title: string; companyName: string; url: string },
): Pick<Mail, 'subject' | 'text' | 'insertion'> {
  const { subject, text } = formEmailWordsFor(site.language).confirmation;
  const values = {
    job: oneLine(job.title),
    company: oneLine(job.companyName),
    url: job.url,
    site: site.name,
  };
  const fill = (template: string) => fillTemplate(template, values);
  const before = text.slice(0, text.lastIndexOf(PARAGRAPH_END, text.indexOf(LINK)));
  const at = fill(before + PARAGRAPH_END).length;
  return {
    subject: fill(subject),
    text: fill(text),
    insertion: { at, language: site.language, company: values.company },
  };
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
