/** Reads of files of jobs, as the Worker of the career domains reports those of a second. */
import * as z from 'zod';
import { REPORT_MAX } from '#careers/views/rules.ts';

/** How many by `{company} {file} {user agent}`. */
export const ReportedReads = z
  .map(
    z.string().regex(/^[a-z\d-]{1,63} [a-z]{1,20}\.(?:xml|json) [\w.-]{1,40}$/u),
    z.int().positive().max(REPORT_MAX),
  )
  .refine((reads) => reads.size <= REPORT_MAX)
  .transform((reads) =>
    Array.from(reads, ([key, count]) => {
      const [company = '', file = '', agent = ''] = key.split(' ');
      return { company, file, agent, count };
    }),
  );

export type Read = z.output<typeof ReportedReads>[number];
