/** The robots.txt of a site (RFC 9309). */

import { careerOrigin } from '#lib/career-origin.ts';
import type { Site } from './props.ts';

/** Disallows only the API, but for its public lists, which `llms.txt` names. Pages that say `noindex` stay allowed, on test domains too, because robots have to read it there. */
export function robots(site: Site, isTest: boolean): string {
  const rules = [
    'User-agent: *',
    'Allow: /',
    ...(isTest
      ? []
      : [
          'Allow: /api/locations/',
          'Disallow: /api/',
          '',
          `Sitemap: ${careerOrigin(site.hostname)}/sitemap.xml`,
        ]),
  ];
  return `${rules.join('\n')}\n`;
}
