/** A timestamp as text, with its ISO form for machines. */

import { formatTimestamp } from '#accounts/words/timestamps.ts';

export function Timestamp({ language, at }: { language: string; at: string }) {
  return <time datetime={at}>{formatTimestamp(language, at)}</time>;
}
