/** The numbers of one job (contract 4.6, analytics). */
import * as z from 'zod';

export const MONTHS_SHOWN = 12;

export const Analytics = z
  .object({
    views: z.int().describe('How often the public page was asked for, by anything but robots.'),
    favorites: z.int(),
    applicants: z.int(),
    monthly: z
      .array(
        z.object({
          month: z.string().describe('YYYY-MM, UTC.'),
          views: z.int(),
          favorites: z.int(),
          applicants: z.int(),
        }),
      )
      .describe('The last twelve months, oldest first.'),
    by_stage: z.array(z.object({ stage_id: z.int(), name: z.string(), applicants: z.int() })),
    by_source: z.array(z.object({ source: z.string(), applicants: z.int() })),
    time_in_stage: z.array(
      z.object({
        stage_id: z.int(),
        name: z.string(),
        average_hours: z.number().describe('How long those now in the stage have been there.'),
      }),
    ),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof Analytics>;
