/** The mark of the site, which says nothing that its name beside it does not. */

import { MARK_SIZE, markPath } from '#lib/site-icon.ts';
import type { Site } from './props.ts';

export function Mark({ site }: { site: Site }) {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true">
      <path d={markPath(site.hostname)} />
    </svg>
  );
}
