/** Views of job pages, as the Worker of the career domains reports those of a second. */
import * as z from 'zod';

/** More than an isolate answers in a second. */
const JOBS_MAX = 1000;
const VIEWS_MAX = 1000;

/** How many by the id of the job. */
export const ReportedViews = z
  .map(z.int().positive(), z.int().positive().max(VIEWS_MAX))
  .refine((views) => views.size <= JOBS_MAX);
