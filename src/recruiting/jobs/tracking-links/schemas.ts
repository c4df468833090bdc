/** Tracking links as the API accepts and answers them, in addition to the contract. */
import * as z from 'zod';
import type { trackingLinks } from '#data/tables/sources.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import { Id, JobRef } from '#lib/id-schemas.ts';
import { derived, recordFields, times } from '#lib/record-fields.ts';
import { linkPath } from './rules.ts';

export type LinkRow = typeof trackingLinks.$inferSelect;

const { plain, served, declare } = recordFields<Omit<LinkRow, 'companyId'>>();

export const linkFields = declare({
  id: served('id', z.int()),
  token: served('token', z.string().describe('Add it to the URL of any page of a job as `?src=`.')),
  url: derived(
    z
      .string()
      .describe('Leads to the job, or to the company’s career page, with the token in its URL.'),
  ),
  source_id: plain(
    'sourceId',
    Id.describe('The source of applications that come by the link.'),
    z.int(),
  ),
  job_id: served('jobId', z.int().nullable()),
  user_id: plain(
    'userId',
    Id.nullable().optional().describe('The member who gets the credit.'),
    z.int().nullable(),
  ),
  ...times,
});

export const NewLink = z
  .object({
    ...linkFields.inputs,
    job_id: JobRef.nullable()
      .optional()
      .describe(
        'The hash_id or id of the job that the link leads to. Without one, it counts for any job.',
      ),
  })
  .meta({ id: 'NewTrackingLink', example: { source_id: 1, job_id: 1 } });
export type NewLink = z.output<typeof NewLink>;

export const LinkUpdate = z
  .object(linkFields.inputs)
  .partial()
  .meta({ id: 'TrackingLinkChange', example: { user_id: null } });
export type LinkUpdate = z.output<typeof LinkUpdate>;

export const TrackingLink = z.object(linkFields.answers).meta({ id: 'TrackingLink' });
export type TrackingLink = z.output<typeof TrackingLink>;

export function toLink(row: LinkRow, hostname: string): TrackingLink {
  return linkFields.toAnswer(row, { url: `${careerOrigin(hostname)}${linkPath(row.token)}` });
}
