/** Checks that applications are in stages of their jobs. */
import type { Ctx } from '#context.ts';
import { runPlan } from '#data/query-plan.ts';
import { pipelinesOf } from '../store/pipelines.ts';
import type { Batch } from './batch.ts';
import { failure } from './prepare-records.ts';
import type { Planned } from './same-records.ts';

type StagePlace = { type: string; pipelineId: number };
type JobPlace = { pipelineId: number | null };

/** Leaves out applications in a stage that their job does not have, and whose status the stage contradicts. */
export async function withPipelines(
  ctx: Ctx,
  batch: Batch,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const idsOf = (column: string) => planned.map(({ row }) => Number(row[column]));
  const { stages, jobs } = await runPlan(ctx, pipelinesOf(ctx, idsOf('stage_id'), idsOf('job_id')));
  const stageById = new Map<number, StagePlace>(stages.map((stage) => [stage.id, stage]));
  const jobById = new Map<number, JobPlace>(jobs.map((job) => [job.id, job]));
  const { context, remembered } = batch.prepared;
  return planned.filter(({ one, row }) => {
    const [stageId, jobId] = [Number(row['stage_id']), Number(row['job_id'])];
    const stage = stageById.get(stageId) ?? plannedStage(remembered.get(stageId));
    const job = jobById.get(jobId) ?? plannedJob(remembered.get(jobId));
    if (!stage || !job) return true;
    const pipelineId = job.pipelineId ?? context.company.pipelineId;
    const isHired = stage.type === 'hired';
    if (stage.pipelineId !== pipelineId) {
      batch.outcomes.push(failure(one.item, 'stage_id', 'Must be a stage of the job.'));
    } else if (isHired !== (row['status'] === 'hired')) {
      batch.outcomes.push(failure(one.item, 'status', 'Must be hired in the last stage alone.'));
    } else return true;
    return false;
  });
}

type Remembered = Readonly<Record<string, unknown>> | undefined;

/** Of a stage that the dry run would add. */
function plannedStage(row: Remembered): StagePlace | undefined {
  return row && { type: String(row['type']), pipelineId: Number(row['pipeline_id']) };
}

function plannedJob(row: Remembered): JobPlace | undefined {
  if (!row) return undefined;
  const { pipeline_id: id } = row;
  return { pipelineId: typeof id === 'number' ? id : null };
}
