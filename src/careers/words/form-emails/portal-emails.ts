/** The emails of a candidate's own page, in the language of the site. */
import { fillTemplate } from '#lib/language.ts';
import type { TemplateValues } from '#lib/language.ts';
import type { WrittenMail } from '#mail/schemas.ts';
import { companyFrame, oneLine } from '../emails.ts';
import { formatsFor } from '../format.ts';
import { formEmailWordsFor } from './words.ts';
import type { FormEmailWords } from './words.ts';

type Message = Pick<WrittenMail, 'subject' | 'text' | 'frame'>;
type OfSite = { hostname: string; language: string };

/** The link itself is added when the email is sent. */
export function linkEmail(site: OfSite, { company }: { company: string }): Message {
  const message = fill(site, 'link', { company: oneLine(company) });
  return { ...message, frame: { ...message.frame, opensPortal: true } };
}

export function codeEmail(site: OfSite, values: { code: string; company: string }): Message {
  return fill(site, 'code', { ...values, company: oneLine(values.company) });
}

type Erasure = { company: string; candidateId: number; at: Date };

export function certificateEmail(site: OfSite, erasure: Erasure): Message {
  const { company, candidateId, at } = erasure;
  return fill(site, 'certificate', {
    company: oneLine(company),
    date: formatsFor(site.language).date(at),
    reference: candidateId,
  });
}

function fill(site: OfSite, kind: keyof FormEmailWords, values: TemplateValues): Message {
  const { subject, text } = formEmailWordsFor(site.language)[kind];
  return {
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
    frame: companyFrame(site),
  };
}
