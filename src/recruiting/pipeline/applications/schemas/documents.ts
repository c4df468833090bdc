/** Documents of candidates as the API answers them. */
import * as z from 'zod';
import type { documents } from '#data/tables/documents.ts';
import { timestamp } from '#lib/time.ts';
import { parseStatusOf } from '#recruiting/people/cvs/schemas.ts';
import { documentKinds } from '#vocabulary/lists.ts';
import { OWN } from '../rules.ts';

export type DocumentRow = typeof documents.$inferSelect;

export const CandidateDocument = z
  .object({
    id: z.int(),
    kind: z.enum(documentKinds),
    filename: z.string(),
    content_type: z.string(),
    size: z.int(),
    parse_status: parseStatusOf('Null for all documents but CVs.'),
    from_application_id: z
      .int()
      .nullable()
      .describe("The application it was sent with; null for one of the candidate's own."),
    url: z.string().describe('A link that is valid for 15 minutes.'),
    created_at: z.string(),
  })
  .meta({ id: 'CandidateDocument' });
export type CandidateDocument = z.output<typeof CandidateDocument>;

export function toDocument(document: DocumentRow, url: string): CandidateDocument {
  return {
    id: document.id,
    kind: document.kind,
    filename: document.filename,
    content_type: document.contentType,
    size: document.byteCount,
    parse_status: document.parseStatus,
    from_application_id: document.applicationId === OWN ? null : document.applicationId,
    url,
    created_at: timestamp(document.createdAt),
  };
}
