/** The mark of the site, which says nothing that its name beside it does not. */

import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import type { Site } from './props.ts';

export function Mark({ site }: { site: Site }) {
  return (
    <svg viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} aria-hidden="true">
      <path d={iconPath(site.hostname)} />
    </svg>
  );
}
