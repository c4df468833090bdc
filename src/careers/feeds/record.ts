/** What feeds say of a job besides what its page says: where to apply, and when it changed. */
import { recordOf } from '#careers/landing/record.ts';
import type { JobRecord } from '#careers/landing/record.ts';
import { careerOrigin } from '#lib/career-origin.ts';
import type { FeedJob, Site } from './props.ts';

export type FeedRecord = JobRecord & { applyUrl: string; changedAt: Date };

/** `source`: the key of a board, which links to the job then name. */
export function feedRecordOf(site: Site, job: FeedJob, source: string | null = null): FeedRecord {
  const record = recordOf(site, job);
  const mark = source === null ? '' : `?src=${source}`;
  return Object.assign(record, {
    url: `${record.url}${mark}`,
    applyUrl: `${careerOrigin(site.hostname)}${job.applyPath}${mark}`,
    changedAt: job.changedAt,
  });
}
