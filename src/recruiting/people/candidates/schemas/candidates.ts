/** Candidates as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import { Id } from '#lib/id-schemas.ts';
import { pageOf, Paging } from '#lib/pagination-schemas.ts';
import { STRING_LENGTH_MAX } from '#lib/text.ts';
import { timestamp, timestampOrNull } from '#lib/time.ts';
import {
  Application,
  ApplicationDetail,
} from '#recruiting/pipeline/applications/schemas/applications.ts';
import type { CandidateRow } from '#recruiting/pipeline/applications/schemas/applications.ts';
import { CandidateDocument } from '#recruiting/pipeline/applications/schemas/documents.ts';
import { phoneSources } from '#vocabulary/lists.ts';
import { CandidateLink } from './correction.ts';
import { personFields } from './fields.ts';
import { DataRequest } from '#recruiting/people/data-requests/schemas.ts';
import { Feedback } from '#recruiting/interviews/feedback/schemas.ts';
import { Meeting } from '#recruiting/interviews/meetings/schemas.ts';
import { CustomMissing, CustomValues } from '#recruiting/people/custom-fields/schemas.ts';
import { TagName } from '#recruiting/people/tags/schemas.ts';
import { filterParams, idsParam, missing } from '#recruiting/people/people-search/schemas.ts';

export const Candidate = z
  .object({
    id: z.int(),
    ...personFields.answers,
    phone_e164: z.string().nullable(),
    phone_source: z
      .enum(phoneSources)
      .nullable()
      .describe(
        '`parsed`: read from a CV, until one is typed with an application or `corrected` by a member or, on their page, by the candidate.',
      ),
    source_id: z
      .int()
      .nullable()
      .describe('The source that a member named. Applications have sources of their own.'),
    is_held: z
      .boolean()
      .describe('True if the candidate is under legal hold. Nothing is erased then.'),
    created_at: z.string(),
    updated_at: z.string(),
    last_active_at: z.string().describe('The last activity. The retention period starts here.'),
    erased_at: z.string().nullable(),
    links: z.array(CandidateLink),
    custom: CustomValues,
    custom_missing: CustomMissing,
    documents: z
      .array(CandidateDocument)
      .describe("The candidate's own documents, newest first. Applications have the others."),
    tags: z.array(TagName).describe('By name, at most 30; more after a merge.'),
    applications: z.array(Application).describe('The last 100, newest first.'),
  })
  .meta({ id: 'Candidate' });
export type Candidate = z.output<typeof Candidate>;

/** A person in a list. */
export const CandidateListed = Candidate.omit({
  applications: true,
  links: true,
  custom_missing: true,
  documents: true,
})
  .extend({
    application_count: z.int().describe('Zero for somebody who was added without an application.'),
  })
  .meta({ id: 'CandidateListed' });
export type CandidateListed = z.output<typeof CandidateListed>;

export const CandidatePage = pageOf(CandidateListed).extend({ missing });

export const CandidateQuery = Paging.extend({
  ids: idsParam,
  'search-key': z
    .string()
    .max(STRING_LENGTH_MAX)
    .optional()
    .describe('Words from the name or email address; the last word can be a prefix.'),
  ...filterParams,
});
export type CandidateQuery = z.output<typeof CandidateQuery>;

export function toListed({ row, applicationCount, tags, custom }: ListedRow): CandidateListed {
  return { ...toPerson(row), tags, custom, application_count: applicationCount };
}

type ListedRow = {
  row: CandidateRow;
  applicationCount: number;
  tags: TagName[];
  custom: Candidate['custom'];
};

/** What an export has beside the person and the applications. */
const ExportSections = z.object({
  meetings: z.array(Meeting).describe('The last 500, newest first.'),
  feedback: z
    .array(Feedback)
    .describe('What members submitted on the applications, the last 200, oldest first.'),
  data_requests: z.array(DataRequest).describe('The last 100, newest first.'),
  legal_texts: z
    .array(z.object({ url: z.string(), version: z.string(), html: z.string() }))
    .describe(
      'The legal texts of career sites in the versions that the application forms of the candidate linked.',
    ),
});
export type ExportSections = z.output<typeof ExportSections>;

export const CandidateExport = Candidate.extend({
  applications: z
    .array(ApplicationDetail)
    .describe(
      'With notes, emails, history and links to the files. The links are valid for 15 minutes.',
    ),
  ...ExportSections.shape,
  exported_at: z.string(),
}).meta({ id: 'CandidateExport' });
export type CandidateExport = z.output<typeof CandidateExport>;

export const Merge = z
  .object({
    from_candidate_id: Id.describe(
      'The candidate to merge into this one. Its id keeps resolving to this candidate.',
    ),
  })
  .meta({ id: 'CandidateMerge', example: { from_candidate_id: 1 } });

export const Hold = z.object({ is_held: z.boolean() }).meta({ id: 'LegalHold' });

export function toPerson(
  row: CandidateRow,
): Omit<Candidate, 'applications' | 'links' | 'custom' | 'custom_missing' | 'documents' | 'tags'> {
  return {
    id: row.id,
    ...personFields.toAnswer(row),
    phone_e164: row.phoneE164,
    phone_source: row.phone === null ? null : (row.phoneSource ?? 'typed'),
    source_id: row.sourceId,
    is_held: row.isHeld,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
    last_active_at: timestamp(row.activeAt),
    erased_at: timestampOrNull(row.erasedAt),
  };
}
