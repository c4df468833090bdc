/** Builds the jobs of feeds from their rows. */
import type { ChangingJob } from '#careers/jobs/store/whole.ts';
import { toJobDetail } from '#careers/landing/schemas.ts';
import { applyPath } from '#recruiting/jobs/jobs/rules.ts';
import type { FeedJob } from '../props.ts';

export function toFeedJob({ job, changedAt }: ChangingJob, language: string): FeedJob {
  return { ...toJobDetail(job, language), applyPath: applyPath(job.hashId), changedAt };
}
