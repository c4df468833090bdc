/** The job of an application, linked to its page. */

import { jobPath } from '#careers/layout/page-links.ts';
import type { AppliedJob } from './props.ts';

export function JobLine({ job }: { job: AppliedJob }) {
  return (
    <p class="dots">
      <a href={jobPath(job)} dir="auto">
        {job.title}
      </a>
      <bdi>{job.companyName}</bdi>
    </p>
  );
}
