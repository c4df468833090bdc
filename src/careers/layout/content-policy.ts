/** The Content-Security-Policy of every page: its script and style are inline, and it loads nothing from other origins. */
import { contentSource } from '#lib/hash.ts';
import { placeStyle } from './place-style.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { textStyle } from './text-style.ts';

export const styleSources = (
  await Promise.all([style, textStyle, placeStyle].map(contentSource))
).join(' ');
const scripts = await contentSource(script);

export const contentPolicy = policyOf(styleSources);

/** The policy of a page that has styles of its own. */
export async function contentPolicyWith(ownStyle: string): Promise<string> {
  return policyOf(`${styleSources} ${await contentSource(ownStyle)}`);
}

/** The policy of pages that have a script of their own beside that of all. */
export async function contentPolicyWithScript(ownScript: string): Promise<string> {
  return policyOf(styleSources, `${scripts} ${await contentSource(ownScript)}`);
}

function policyOf(sources: string, scriptSources = scripts): string {
  return [
    "default-src 'none'",
    `style-src ${sources}`,
    `script-src ${scriptSources}`,
    "img-src 'self' data:",
    // Pages count saved jobs. Lighthouse fetches robots.txt from the page.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
