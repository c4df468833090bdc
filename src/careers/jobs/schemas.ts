/** Views of job pages, as the Worker of the career domains reports those of a second. */
import * as z from 'zod';
import { REPORT_MAX } from '#careers/views/rules.ts';

/** How many by the id of the job. */
export const ReportedViews = z
  .map(z.int().positive(), z.int().positive().max(REPORT_MAX))
  .refine((views) => views.size <= REPORT_MAX);
