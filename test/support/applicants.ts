/** Inserts applications directly into the tables, in any state and with any dates. */
import { asc, eq } from 'drizzle-orm';
import { applications } from '#data/tables/applications.ts';
import { candidates } from '#data/tables/candidates.ts';
import { stages } from '#data/tables/pipelines.ts';
import type { Job } from '#recruiting/jobs/jobs/schemas/jobs.ts';
import type { ApplicationStatus } from '#vocabulary/lists.ts';
import { db, operator } from './operator.ts';

type NewApplication = {
  firstName?: string;
  email?: string;
  /** Index of the stage in the job's pipeline. */
  stage?: number;
  status?: ApplicationStatus;
  source?: string;
  phone?: string;
  createdAt?: Date;
};

/** Inserts a candidate and their application to the job. */
export async function applyTo(
  company: { id: number },
  job: Pick<Job, 'id' | 'company_pipline_id'>,
  input: NewApplication = {},
): Promise<{ applicationId: number; candidateId: number; stageId: number }> {
  const { newId, now } = operator();
  const [applicationId, candidateId] = [newId(), newId()];
  const email = input.email ?? `P${candidateId}@people.example`;
  const at = input.createdAt ?? now;
  const flow = await stagesOf(job);
  const stageId = flow[input.stage ?? 0]?.id ?? 0;
  const dates = { createdAt: at, updatedAt: at };
  await db.batch([
    db.insert(candidates).values({
      id: candidateId,
      companyId: company.id,
      email,
      emailKey: email.toLowerCase(),
      firstName: input.firstName ?? 'Ada',
      lastName: 'Lovelace',
      phone: input.phone ?? null,
      activeAt: at,
      ...dates,
    }),
    db.insert(applications).values({
      id: applicationId,
      companyId: company.id,
      candidateId,
      jobId: job.id,
      stageId,
      stageSince: at,
      status: input.status ?? 'active',
      source: input.source ?? 'career_page',
      rejectedAt: input.status === 'rejected' ? at : null,
      ...dates,
    }),
  ]);
  return { applicationId, candidateId, stageId };
}

export function stagesOf(job: Pick<Job, 'company_pipline_id'>) {
  return db
    .select()
    .from(stages)
    .where(eq(stages.pipelineId, job.company_pipline_id ?? 0))
    .orderBy(asc(stages.position));
}
