/** Every page of the career domains. */
import { apply, refused } from '#careers/apply/endpoints.tsx';
import { landing, notFound } from '#careers/landing/endpoints.tsx';
import { style } from '#careers/landing/style.ts';
import { createSite } from '#http/pages.ts';
import { contentSource } from '#kit/hash.ts';

/** Nothing runs on these pages, and nothing is loaded but the one stylesheet they carry. */
const policy = [
  "default-src 'none'",
  `style-src ${contentSource(style)}`,
  "img-src 'self' data:",
  // Lighthouse reads robots.txt from the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const site = createSite({ pages: landing, forms: apply, refused, notFound, policy });
