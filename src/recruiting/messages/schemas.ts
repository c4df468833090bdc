/** A template, and a mail to a candidate, on the wire (contract 2.10). */
import * as z from 'zod';
import { cleanHtml } from '#lib/html.ts';
import { HTML_LENGTH_MAX, Line } from '#lib/text.ts';

/** HTML that says something, cleaned. */
export const MailBody = z
  .string()
  .max(HTML_LENGTH_MAX)
  .transform(cleanHtml)
  .refine((html) => html !== '', 'Must not be empty.')
  // Cleaned, it may be longer: `&` is written `&amp;`.
  .refine(
    (html) => html.length <= HTML_LENGTH_MAX,
    `Must have at most ${HTML_LENGTH_MAX} characters.`,
  );

export const EmailTemplate = z.object({ subject: Line, body: MailBody });
