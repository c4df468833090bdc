/** A moment, as far back as it is; the whole of it is its title. */
import { agoText, fullTimeText } from '#console/words/words.ts';
import type { ConsoleView } from '#http/console.ts';

export function When({ view, at }: { view: ConsoleView; at: Date | string }) {
  return (
    <time datetime={new Date(at).toISOString()} title={fullTimeText(view, at)}>
      {agoText(view, at)}
    </time>
  );
}
