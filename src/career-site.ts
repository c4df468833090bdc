/** Every page of the career domains. */
import { alerts } from '#careers/alerts/endpoints.tsx';
import { apply, renderRefusal } from '#careers/apply/endpoints.tsx';
import { feeds } from '#careers/feeds/endpoints.ts';
import { indexing } from '#careers/indexing/endpoints.ts';
import { landing, notFound } from '#careers/landing/endpoints.tsx';
import { script } from '#careers/layout/script.ts';
import { style } from '#careers/layout/style.ts';
import { createSite } from '#http/career-pages.ts';
import { contentSource } from '#lib/hash.ts';

/** What runs on these pages and what they look like they carry themselves, and nothing is loaded from elsewhere. */
const policy = [
  "default-src 'none'",
  `style-src ${contentSource(style)}`,
  `script-src ${contentSource(script)}`,
  "img-src 'self' data:",
  // A saved job is counted. Lighthouse reads robots.txt from the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const site = createSite({
  // Files have names that no place has.
  pages: [...feeds.files, ...indexing, ...landing],
  pictures: feeds.pictures,
  forms: [...apply, ...alerts],
  refused: renderRefusal,
  notFound,
  policy,
});
