/** What writes the feeds. */
import { boardForms } from './board-forms.ts';
import { everything } from './forms.ts';
import type { WholeFeed } from './props.ts';
import { jsonWriter, xmlWriter } from './whole-feed.ts';
import type { Writer } from './whole-feed.ts';

export { jsonFeed } from './json-feed.ts';
export { feedRecordOf } from './record.ts';
export { rss } from './rss.ts';
export { chunksOf } from './whole-feed.ts';

/** The writer of a file, by its name and the key of the board it is for. Null for an unknown file, or a board without a published form. */
export function writerOf(
  name: string,
  board: string | null,
): ((feed: WholeFeed, companyId: string | null) => Writer) | null {
  if (name === 'jobs.json') return jsonWriter;
  const form = board === null ? everything : boardForms[board];
  if (form === undefined || (board === null && name !== 'jobs.xml')) return null;
  return (feed, companyId) => xmlWriter(feed, form, companyId);
}
