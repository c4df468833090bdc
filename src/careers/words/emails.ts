/** The mails of the public pages, in the language of their site. */

import { fillTemplate } from '#lib/language.ts';
import { wordsFor } from './words.ts';

/**
 * Says nothing that somebody has typed: whoever enters the address of another must not have words of
 * their own sent to it.
 */
export function confirmationMail(
  site: { name: string; language: string },
  job: { title: string; companyName: string; url: string },
): { subject: string; text: string } {
  const { subject, text } = wordsFor(site.language).application.email;
  const values = {
    job: oneLine(job.title),
    company: oneLine(job.companyName),
    url: job.url,
    site: site.name,
  };
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
