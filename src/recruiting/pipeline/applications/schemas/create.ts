/** Input that creates applications: an application with its candidate, or an assignment to another job (contract 4.8). */
import * as z from 'zod';
import { anyCase } from '#lib/choice-schemas.ts';
import { Email } from '#lib/email-address-schemas.ts';
import { Id, JobRef } from '#lib/id-schemas.ts';
import { OptionalPhone } from '#lib/phone.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { Line, SingleLine } from '#lib/text-schemas.ts';
import { CustomGivenOrText } from '#recruiting/people/custom-fields/schemas.ts';
import type { Answered } from '#recruiting/jobs/questions/rules.ts';
import type { Origin } from '#recruiting/jobs/sources/rules/origins.ts';
import { siteLanguages } from '#vocabulary/lists.ts';
import type { LegalText } from '#vocabulary/legal-texts.ts';
import { CONSENT_LENGTH_MAX } from '../rules.ts';
import { AnswersGiven } from './answers.ts';

export const NewApplication = z.object({
  email: Email,
  first_name: Line,
  last_name: SingleLine.max(STRING_LENGTH_MAX)
    .nullable()
    .transform((name) => name ?? '')
    .describe('Empty for a person with a single name, which goes into first_name.'),
  phone: OptionalPhone,
  job_id: JobRef.describe('The hash_id or id of the job.'),
  source: Line.nullable()
    .optional()
    .describe(
      'Where the candidate comes from: the name of a source, which is created if there is none. Defaults to `api`.',
    ),
  language: anyCase(siteLanguages)
    .nullable()
    .optional()
    .describe(
      'The language of default emails to the candidate. Without it, they are in the language of the company.',
    ),
  consent: z
    .string()
    .trim()
    .max(CONSENT_LENGTH_MAX)
    .nullable()
    .optional()
    .describe('The consent text that the candidate agreed to, as it was shown to them.'),
  answers: AnswersGiven.nullable().optional(),
  custom: CustomGivenOrText.nullable(),
});
/** A career site passes its own tag, which can name a region (`de-CH`), and answers that it has checked. */
export type NewApplication = Omit<z.output<typeof NewApplication>, 'language'> & {
  language?: string | null | undefined;
  answered?: Answered;
  /** What a career site knows of where it comes from: its source, where `source` names none. */
  origin?: Origin | undefined;
  /** The legal texts that its form linked. */
  legalTexts?: readonly LegalText[];
};

export const Assignment = z
  .object({
    candidate_job_id: Id.optional().describe('Any application of the candidate.'),
    candidate_id: Id.optional(),
    job_id: JobRef.describe('The hash_id or id of the job.'),
    stage_id: Id.optional().describe("A stage of the job's pipeline. Defaults to the first stage."),
  })
  .refine((input) => input.candidate_job_id !== undefined || input.candidate_id !== undefined, {
    path: ['candidate_id'],
    message: 'Send candidate_id or candidate_job_id.',
  })
  .meta({ id: 'Assignment', example: { candidate_id: 1, job_id: 'bkm3d7xw2q' } });
export type Assignment = z.output<typeof Assignment>;
