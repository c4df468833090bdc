/** The mails of the public pages, in the language of their site. */

import { fill } from './format.ts';
import { wordsFor } from './words.ts';

/**
 * Says nothing that somebody has typed: whoever enters the address of another must not have words of
 * their own sent to it.
 */
export function confirmationMail(
  site: { name: string; language: string },
  job: { title: string; companyName: string; url: string },
): { subject: string; text: string } {
  const { subject, text } = wordsFor(site.language).application.mail;
  const values = {
    job: oneLine(job.title),
    company: oneLine(job.companyName),
    url: job.url,
    site: site.name,
  };
  return { subject: fill(subject, values), text: fill(text, values) };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
