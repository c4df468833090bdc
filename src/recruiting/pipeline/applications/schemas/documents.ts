/** Documents of candidates as the API answers them. */
import * as z from 'zod';
import type { documents } from '#data/tables/documents.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { parseStatusOf } from '#recruiting/people/cvs/schemas.ts';
import { documentKinds } from '#vocabulary/lists.ts';
import { OWN } from '../rules.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** Columns of `documents` that no answer has. */
type ServiceColumn =
  | 'companyId'
  | 'candidateId'
  | 'key'
  | 'parseAttempts'
  | 'parseDueAt'
  | 'parsedKey'
  | 'cvBrief'
  | 'fingerprint'
  | 'removedAt';

const { served, declare } = recordFields<Omit<DocumentRow, ServiceColumn>>();

const documentFields = declare({
  id: served('id', z.int()),
  kind: served('kind', z.enum(documentKinds)),
  filename: served('filename', z.string()),
  content_type: served('contentType', z.string()),
  size: served('byteCount', z.int()),
  parse_status: served('parseStatus', parseStatusOf('Null for all documents but CVs.')),
  from_application_id: served(
    'applicationId',
    z
      .int()
      .nullable()
      .describe("The application it was sent with; null for one of the candidate's own."),
    (id) => (id === OWN ? null : id),
  ),
  url: derived(z.string().describe('A link that is valid for 15 minutes.')),
  created_at: times.created_at,
});

export const CandidateDocument = z.object(documentFields.answers).meta({ id: 'CandidateDocument' });
export type CandidateDocument = z.output<typeof CandidateDocument>;

export function toDocument(document: DocumentRow, url: string): CandidateDocument {
  return documentFields.toAnswer(document, { url });
}
