/** The files that a preview consists of: pages that need no service, and the list of them. */
import { directionOf } from '#lib/language.ts';
import { escapeHtml } from '#lib/html.ts';
import type { ShownKey } from './keys.ts';

/** The page as it was shown, without scripts and addresses of pictures, and below it the keys of its texts. */
export function previewPage(html: string, keys: readonly ShownKey[]): string {
  const still = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/giu, '')
    .replaceAll(/<meta http-equiv=[^>]*>|<link rel="(?!stylesheet)[^>]*>/giu, '');
  const rows = keys.map(
    ({ key, text }) =>
      `<tr><td><code>${escapeHtml(key)}</code></td><td>${escapeHtml(text)}</td></tr>`,
  );
  const table = `<details lang="en" dir="ltr" style="margin:2rem;font:14px system-ui"><summary>${keys.length} keys</summary><table>${rows.join('')}</table></details>`;
  return still.includes('</body>')
    ? still.replace('</body>', () => `${table}</body>`)
    : still + table;
}

export function indexPage(language: string, names: readonly string[]): string {
  const links = names.map(
    (name) => `<li><a href="${escapeHtml(name)}.html">${escapeHtml(name)}</a></li>`,
  );
  return documentOf(
    'en',
    `Words in ${language}`,
    `<h1>Words in ${language}</h1><ul>${links.join('')}</ul>`,
  );
}

export function documentOf(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 system-ui;max-width:45rem;margin:2rem auto;padding:0 1rem">${body}</body></html>`;
}
