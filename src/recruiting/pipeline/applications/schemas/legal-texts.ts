/** The legal texts that an application form linked, as the API answers them. */
import * as z from 'zod';
import { timestamp } from '#lib/time.ts';
import { legalKinds } from '#vocabulary/lists.ts';
import { legalTextOwners } from '#vocabulary/legal-texts.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';

export const LegalTexts = z
  .array(
    z.object({
      of: z.enum(legalTextOwners),
      kind: z.enum(legalKinds),
      url: z.string(),
      version: z
        .string()
        .nullable()
        .describe(
          'When the text was set that the career site showed. Null for a text at another address: only its URL is known.',
        ),
    }),
  )
  .describe(
    'The legal texts that the application form linked when the candidate applied. Empty without any, and for applications that did not come by a form.',
  );

export function toLegalText({ of, kind, url, version }: LegalText) {
  return { of, kind, url, version: version === null ? null : timestamp(new Date(version)) };
}
