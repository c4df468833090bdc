/** What the suggestions of occupations take and answer. */
import * as z from 'zod';
import { Line } from '#lib/text-schemas.ts';

export const OccupationQuery = z.object({
  title: Line.describe('The title of a job, in German or English.'),
});

export const OccupationList = z
  .array(
    z.object({
      code: z.string().describe('Five digits of KldB 2010.'),
      name: z.string().describe('The official name, in German.'),
    }),
  )
  .meta({ id: 'OccupationList' });
