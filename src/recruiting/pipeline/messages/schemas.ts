/** Email templates and bodies as the API accepts them (contract 2.10). */
import * as z from 'zod';
import { storedHtml } from '#lib/html-schemas.ts';
import { HTML_LENGTH_MAX } from '#lib/text.ts';
import { Line } from '#lib/text-schemas.ts';

/** Sanitized HTML that is not empty. */
export const MailBody = storedHtml(HTML_LENGTH_MAX).refine(
  (html) => html !== '',
  'Must not be empty.',
);

export const EmailTemplate = z.object({ subject: Line, body: MailBody });
