/** The mails about a meeting, as whoever reads no calendar reads them. */

import { fill, whenText, wordsFor } from './words.ts';

export type LetterKind = 'request' | 'update' | 'cancel';

export type Told = {
  title: string;
  description: string | null;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  companyName: string;
  joinUrl: string;
  /** BCP 47. */
  language: string;
};

/** The title stands in a header: it is one line. */
export function letterAbout(kind: LetterKind, told: Told): { subject: string; text: string } {
  const { mails } = wordsFor(told.language);
  const { subject, lead } = mails[kind];
  const values = { title: told.title, company: told.companyName, url: told.joinUrl };
  const parts = [
    fill(lead, values),
    `${told.title}\n${whenText(told.language, told)}`,
    ...(kind === 'cancel' ? [] : [fill(mails.join, values), told.description ?? '']),
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return { subject: fill(subject, values), text: `${text}\n` };
}
