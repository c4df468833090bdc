/** The emails of the career pages, in the language of their site. */

import { fillTemplate } from '#lib/language.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { formEmailWordsFor } from './form-emails/words.ts';

const LINK = '{url}';
const PARAGRAPH_END = '\n\n';

/**
 * Contains no input of the form: anyone can enter another person's address. What there is to say about a CV belongs before
 * the paragraph with the link.
 */
export function confirmationEmail(
  site: { hostname: string; language: string },
  job: { title: string; companyName: string; url: string },
): Pick<WrittenMail, 'subject' | 'text' | 'frame' | 'insertion'> {
  const { subject, text, button } = formEmailWordsFor(site.language).confirmation;
  const values = {
    job: oneLine(job.title),
    company: oneLine(job.companyName),
    url: `${button}\n${job.url}`,
  };
  const fill = (template: string) => fillTemplate(template, values);
  const before = text.slice(0, text.lastIndexOf(PARAGRAPH_END, text.indexOf(LINK)));
  const at = fill(before + PARAGRAPH_END).length;
  return {
    subject: fill(subject),
    text: fill(text),
    frame: { ...companyFrame(site), button: { label: button, url: job.url } },
    insertion: { at, language: site.language, company: values.company },
  };
}

/** Of an email of a company that comes through this site. */
export function companyFrame({ hostname, language }: { hostname: string; language: string }) {
  return { language, from: 'company', site: hostname } as const;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
