/** Which pages robots may read (RFC 9309). */

import type { Site } from './props.ts';

/** What is for one reader, or for programs. The form of a job stays open: it names the page of the job as its own. */
const closed = ['/saved', '/alerts', '/api/'];

export function robots(site: Site, isTest: boolean): string {
  const rules = isTest
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Allow: /',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: https://${site.hostname}/sitemap.xml`,
      ];
  return `${rules.join('\n')}\n`;
}
