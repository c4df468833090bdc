/** A timestamp as text, with its ISO form for machines. */

import { formatTimestamp } from '#accounts/words/timestamps.ts';
import type { Locale } from '#accounts/words/timestamps.ts';

export function Timestamp({ locale, at }: { locale: Locale; at: string }) {
  return <time datetime={at}>{formatTimestamp(locale, at)}</time>;
}
