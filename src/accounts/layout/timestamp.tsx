/** A moment, for people and for machines. */

import { momentIn } from '#accounts/words/moments.ts';

export function Moment({ language, at }: { language: string; at: string }) {
  return <time datetime={at}>{momentIn(language, at)}</time>;
}
