/** Every event the service announces, and the shape of its data (contract 6.1). Field names are the wire's. */
import * as z from 'zod';

const id = z.int().positive();
const application = { candidate_job_id: id, job_id: id, email: z.string() };

export const events = {
  'application.created': z.object({
    ...application,
    first_name: z.string(),
    last_name: z.string(),
    stage_id: id,
  }),
  'application.stage_changed': z.object({ ...application, new_stage_id: id }),
  'application.rejected': z.object(application),
  'application.hired': z.object({ ...application, team_member_id: id }),
  'job.published': z.object({ job_id: id, title: z.string(), status: z.literal('Live') }),
  'job.closed': z.object({
    job_id: id,
    title: z.string(),
    status: z.enum(['Closed', 'Archived']),
  }),
  'meeting.scheduled': z.object({
    meet_id: id,
    candidate_job_id: id.nullable(),
    scheduled_at: z.string(),
    type: z.enum(['google_meet', 'zoom']),
  }),
  'webhook.test': z.object({ webhook_id: id, name: z.string(), message: z.string() }),
} as const;

export type EventName = keyof typeof events;

/** Something that happened to a record, to be told to whoever subscribed. */
export type DomainEvent = {
  [Name in EventName]: {
    name: Name;
    subject: 'job' | 'application' | 'meeting' | 'webhook';
    subjectId: number;
    data: z.output<(typeof events)[Name]>;
  };
}[EventName];
