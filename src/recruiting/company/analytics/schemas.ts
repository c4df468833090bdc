/** The response schema of job analytics (contract 4.6). */
import * as z from 'zod';

export const MONTH_COUNT = 12;

export const Analytics = z
  .object({
    views: z.int().describe('Views of the public job page, not counting robots.'),
    favorites: z.int(),
    applicants: z.int(),
    monthly: z
      .array(
        z.object({
          month: z.string().describe('The month as YYYY-MM, in UTC.'),
          views: z.int(),
          favorites: z.int(),
          applicants: z.int(),
        }),
      )
      .describe('The last twelve months, oldest first.'),
    by_stage: z.array(z.object({ stage_id: z.int(), name: z.string(), applicants: z.int() })),
    by_source: z.array(
      z.object({
        source: z.string(),
        source_id: z.int().nullable().describe('Null until the source is found, or without one.'),
        applicants: z.int(),
      }),
    ),
    time_in_stage: z.array(
      z.object({
        stage_id: z.int(),
        name: z.string(),
        average_hours: z
          .number()
          .describe('The average time that current candidates have been in the stage.'),
      }),
    ),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof Analytics>;
