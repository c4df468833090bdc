/** A candidate's application on the wire (contract 2.10 and the decisions' record). */
import * as z from 'zod';
import type { applications, candidates } from '#data/tables/candidates.ts';
import type { jobs } from '#data/tables/jobs.ts';
import type { stages } from '#data/tables/pipelines.ts';
import { timestamp, timestampOrNull } from '#kit/time.ts';
import { applicationStatuses, stageTypes } from '#vocabulary.ts';

export const Application = z
  .object({
    id: z.int(),
    candidate_job_id: z.int(),
    candidate_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    job: z.object({ id: z.int(), hash_id: z.string(), title: z.string() }),
    stage: z.object({ id: z.int(), name: z.string(), type: z.enum(stageTypes) }),
    stage_id: z.int(),
    status: z.enum(applicationStatuses),
    source: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    rejected_at: z.string().nullable(),
    hired_at: z.string().nullable(),
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof Application>;

export type ApplicationFacts = {
  application: typeof applications.$inferSelect;
  candidate: Pick<typeof candidates.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone'>;
  job: Pick<typeof jobs.$inferSelect, 'id' | 'hashId' | 'title'>;
  stage: Pick<typeof stages.$inferSelect, 'id' | 'name' | 'type'>;
};

export function showApplication(facts: ApplicationFacts): Application {
  const { application, candidate, job, stage } = facts;
  return {
    id: application.id,
    candidate_job_id: application.id,
    candidate_id: application.candidateId,
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    email: candidate.email,
    phone: candidate.phone,
    job: { id: job.id, hash_id: job.hashId, title: job.title },
    stage: { id: stage.id, name: stage.name, type: stage.type },
    stage_id: application.stageId,
    status: application.status,
    source: application.source,
    created_at: timestamp(application.createdAt),
    updated_at: timestamp(application.updatedAt),
    rejected_at: timestampOrNull(application.rejectedAt),
    hired_at: timestampOrNull(application.hiredAt),
  };
}
