/** The Content-Security-Policy of every page: its script and style are inline, and it loads nothing from other origins. */
import { contentSource } from '#lib/hash.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { textStyle } from './text-style.ts';

export const contentPolicy = [
  "default-src 'none'",
  `style-src ${await contentSource(style)} ${await contentSource(textStyle)}`,
  `script-src ${await contentSource(script)}`,
  "img-src 'self' data:",
  // Pages count saved jobs. Lighthouse fetches robots.txt from the page.
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
