/** The icon of the site, decorative beside its name. */

import { ICON_SIZE, iconPath } from '#lib/site-icon.ts';
import type { Site } from './props.ts';

export function SiteIcon({ site }: { site: Site }) {
  return (
    <svg viewBox={`0 0 ${ICON_SIZE} ${ICON_SIZE}`} aria-hidden="true">
      <path d={iconPath(site.hostname)} />
    </svg>
  );
}
