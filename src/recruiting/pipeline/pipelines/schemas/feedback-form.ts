/** The feedback form of a stage, as the API and a bundle take it. */
import * as z from 'zod';
import { Line } from '#lib/text-schemas.ts';
import { scoreValues } from '#vocabulary/feedback.ts';
import { ANCHOR_LENGTH_MAX, ATTRIBUTES_MAX, GUIDE_LENGTH_MAX } from '../rules.ts';

const attributeKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/u, 'Must be up to 40 lower-case letters, digits and underscores.')
  .describe('What `scores` of feedback name it by.');

const orEmpty = (text: string | null) => text ?? '';

export const FeedbackForm = z
  .object({
    guide: z
      .string()
      .trim()
      .max(GUIDE_LENGTH_MAX)
      .nullable()
      .default('')
      .transform(orEmpty)
      .describe('What members read above the attributes.'),
    attributes: z
      .array(
        z.object({
          key: attributeKey,
          name: Line,
          anchors: z
            .array(z.string().trim().max(ANCHOR_LENGTH_MAX).nullable().transform(orEmpty))
            .length(scoreValues.length)
            .describe('What each score from 1 to 4 means. A text can be empty.'),
        }),
      )
      .min(1)
      .max(ATTRIBUTES_MAX)
      .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, {
        message: 'Two attributes have the same key.',
      }),
  })
  .meta({ id: 'FeedbackForm' });
