/** Input that adds candidates and corrects their details. */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { Id } from '#lib/id-schemas.ts';
import { SingleLine } from '#lib/text-schemas.ts';
import { isWebUrl } from '#lib/web-url.ts';
import { CustomGiven } from '#recruiting/people/custom-fields/schemas.ts';
import { candidateLinkKinds } from '#vocabulary/lists.ts';
import { personFields } from './fields.ts';

const LINKS_MAX = 20;
const URL_LENGTH_MAX = 2000;

export const CandidateLink = z
  .object({ kind: z.enum(candidateLinkKinds), url: z.string() })
  .meta({ id: 'CandidateLink' });
export type CandidateLink = z.output<typeof CandidateLink>;

const NewLink = z.object({
  kind: anyCase(candidateLinkKinds).default('other'),
  url: z.string().trim().max(URL_LENGTH_MAX).refine(isWebUrl, 'Must be an http or https URL.'),
});

const fields = {
  ...personFields.inputs,
  links: z
    .array(NewLink)
    .max(LINKS_MAX)
    .optional()
    .describe(`Profiles and pages, at most ${LINKS_MAX}. Replaces those that there are.`),
  custom: CustomGiven,
};

const NAMELESS = 'Send a name or an email address.';

export const NewCandidate = z
  .object({
    ...fields,
    source_id: Id.optional().describe(
      'Where the candidate comes from. An application that a member makes for them has this source.',
    ),
  })
  .refine(({ first_name: first, last_name: last, email }) => Boolean(first || last || email), {
    path: ['first_name'],
    message: NAMELESS,
  })
  .meta({
    id: 'NewCandidate',
    example: {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@people.example',
      links: [{ kind: 'linkedin', url: 'https://www.linkedin.com/in/ada' }],
    },
  });
export type NewCandidate = z.output<typeof NewCandidate>;

export const CandidateCorrection = z
  .object({
    ...fields,
    updated_at: SingleLine.min(1)
      .optional()
      .describe(
        'The `updated_at` that you read: if the candidate has changed since, nothing is written.',
      ),
  })
  .meta({ id: 'CandidateCorrection', example: { phone: '+49 30 1234567' } });
export type CandidateCorrection = z.output<typeof CandidateCorrection>;

/** Says what is wrong with a candidate who would have neither a name nor an address. */
export const namelessFault = { field: 'first_name', text: NAMELESS };
