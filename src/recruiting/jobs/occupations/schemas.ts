/** What the suggestions of occupations take and answer. */
import * as z from 'zod';
import { OptionalLine } from '#lib/text-schemas.ts';

export const OccupationQuery = z.object({
  title: OptionalLine.describe(
    'The title of a job, in German or English. Without one, nothing is suggested.',
  ),
});

export const OccupationList = z
  .array(
    z.object({
      code: z.string().describe('Five digits of KldB 2010.'),
      name: z.string().describe('The official name, in German.'),
    }),
  )
  .meta({ id: 'OccupationList' });
