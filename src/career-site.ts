/** The career domains: every route, and their content policy. */
import { alerts } from '#careers/alerts/endpoints.tsx';
import { apply, renderRefusal } from '#careers/apply/endpoints.tsx';
import { feeds } from '#careers/feeds/endpoints.ts';
import { indexing } from '#careers/indexing/endpoints.ts';
import { landing, notFound } from '#careers/landing/endpoints.tsx';
import { script } from '#careers/layout/script.ts';
import { pageParameters } from '#careers/layout/schemas.ts';
import { style } from '#careers/layout/style.ts';
import { createSite } from '#http/site.ts';
import { contentSource } from '#lib/hash.ts';

/** Pages contain their script and style inline and load nothing from other origins. */
const policy = [
  "default-src 'none'",
  `style-src ${contentSource(style)}`,
  `script-src ${contentSource(script)}`,
  "img-src 'self' data:",
  // Pages count saved jobs. Lighthouse fetches robots.txt from the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const site = createSite(
  // Files come first, so that the routes of places do not match them.
  [...feeds.pictures, ...apply, ...alerts, ...feeds.files, ...indexing, ...landing],
  { refused: renderRefusal, notFound, policy, parameters: pageParameters, headersOf },
);

/** Test domains answer on the public internet, and are for no search engine. */
function headersOf({ isTest }: { isTest: boolean }): Record<string, string> {
  return isTest ? { 'X-Robots-Tag': 'noindex, nofollow' } : {};
}
