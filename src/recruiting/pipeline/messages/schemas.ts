/** Email templates and bodies as the API accepts them (contract 2.10). */
import * as z from 'zod';
import { cleanHtml } from '#lib/clean-html.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { Line } from '#lib/text-schemas.ts';

/** Sanitized HTML that is not empty. */
export const MailBody = z
  .string()
  .max(HTML_LENGTH_MAX)
  .transform(cleanHtml)
  .refine((html) => html !== '', 'Must not be empty.')
  // Sanitizing can make it longer: `&` becomes `&amp;`.
  .refine(
    (html) => html.length <= HTML_LENGTH_MAX,
    `Must have at most ${HTML_LENGTH_MAX} characters.`,
  );

export const EmailTemplate = z.object({ subject: Line, body: MailBody });
