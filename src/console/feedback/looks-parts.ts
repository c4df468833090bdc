/** How each rating looks: thumbs, one or two. */
import type { IconName } from '#layout/icons.ts';
import type { Tone } from '#layout/marks.tsx';
import type { Rating } from '#vocabulary/feedback.ts';

export const looks = {
  strong_no: { icon: 'thumbDown', count: 2, tone: 'bad' },
  no: { icon: 'thumbDown', count: 1, tone: 'bad' },
  yes: { icon: 'thumbUp', count: 1, tone: 'good' },
  strong_yes: { icon: 'thumbUp', count: 2, tone: 'good' },
} as const satisfies Record<Rating, { icon: IconName; count: number; tone: Tone }>;
