/**
 * The text of an email as HTML of the page. Not in a frame: it takes the height that it needs and the colors of the page, and a press
 * beside a frame of another process can be lost. What is stored is clean; it is cleaned again because here no frame holds it.
 */
import { raw } from 'hono/html';
import { escapeHtml } from '#lib/html.ts';
import { cleanHtml } from '#lib/clean-html.ts';

export function MailText({ body, quote }: { body: string; quote?: string }) {
  const html = cleanHtml(body);
  return (
    <div class="mail" dir="auto">
      {raw(quote === undefined ? html : withFoldedQuotes(html, quote))}
    </div>
  );
}

/** Clean HTML is balanced, and its quotes have no attributes. */
function withFoldedQuotes(html: string, label: string): string {
  let depth = 0;
  return html.replaceAll(/<\/?blockquote>/gu, (tag) => {
    if (tag.startsWith('</')) return --depth === 0 ? `${tag}</details>` : tag;
    return depth++ === 0 ? `<details><summary>${escapeHtml(label)}</summary>${tag}` : tag;
  });
}
