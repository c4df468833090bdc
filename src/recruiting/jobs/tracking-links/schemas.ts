/** Tracking links as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { trackingLinks } from '#data/tables/sources.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { Id, JobRef } from '#lib/id-schemas.ts';
import { timestamp } from '#lib/time.ts';
import { linkPath } from './rules.ts';

const fields = {
  source_id: Id.describe('The source of applications that come by the link.'),
  user_id: Id.nullable().optional().describe('The member who gets the credit.'),
};

export const NewLink = z
  .object({
    ...fields,
    job_id: JobRef.nullable()
      .optional()
      .describe(
        'The hash_id or id of the job that the link leads to. Without one, it counts for any job.',
      ),
  })
  .meta({ id: 'NewTrackingLink', example: { source_id: 1, job_id: 1 } });
export type NewLink = z.output<typeof NewLink>;

export const LinkUpdate = z
  .object(fields)
  .partial()
  .meta({ id: 'TrackingLinkChange', example: { user_id: null } });
export type LinkUpdate = z.output<typeof LinkUpdate>;

export const TrackingLink = z
  .object({
    id: z.int(),
    token: z.string().describe('Add it to the URL of any page of a job as `?src=`.'),
    url: z
      .string()
      .describe('Leads to the job, or to the company’s career page, with the token in its URL.'),
    source_id: z.int(),
    job_id: z.int().nullable(),
    user_id: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'TrackingLink' });
export type TrackingLink = z.output<typeof TrackingLink>;

export type LinkRow = typeof trackingLinks.$inferSelect;

export function toLink(row: LinkRow, hostname: string): TrackingLink {
  return {
    id: row.id,
    token: row.token,
    url: `${careerOrigin(hostname)}${linkPath(row.token)}`,
    source_id: row.sourceId,
    job_id: row.jobId,
    user_id: row.userId,
    created_at: timestamp(row.createdAt),
    updated_at: timestamp(row.updatedAt),
  };
}
