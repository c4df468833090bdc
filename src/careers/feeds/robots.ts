/** The robots.txt of a site (RFC 9309). */

import type { Site } from './props.ts';

/** Personal pages and the API. Application forms stay allowed: their canonical URL is the page of the job. */
const disallowedPaths = ['/saved', '/alerts', '/api/'];

export function robots(site: Site, isTest: boolean): string {
  const rules = isTest
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Allow: /',
        ...disallowedPaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: https://${site.hostname}/sitemap.xml`,
      ];
  return `${rules.join('\n')}\n`;
}
