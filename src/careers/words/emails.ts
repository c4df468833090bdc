/** The emails of the career pages, in the language of their site. */

import { fillTemplate } from '#lib/language.ts';
import { applyWordsFor } from './apply/words.ts';

/** Contains no input of the form: anyone can enter another person's address. */
export function confirmationEmail(
  site: { name: string; language: string },
  job: { title: string; companyName: string; url: string },
): { subject: string; text: string } {
  const { subject, text } = applyWordsFor(site.language).email;
  const values = {
    job: oneLine(job.title),
    company: oneLine(job.companyName),
    url: job.url,
    site: site.name,
  };
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
