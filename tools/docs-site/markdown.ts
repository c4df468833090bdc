/** Markdown as HTML, with ids on headings and links between guides. */
import { raw } from 'hono/html';
import { Marked } from 'marked';

type Html = ReturnType<typeof raw>;

export type Heading = { id: string; text: string };

const inline = new Marked();

/** One line: descriptions of operations and fields. */
export function inlineMarkdown(text: string): Html {
  return raw(inline.parseInline(text, { async: false }));
}

/**
 * A whole text. `pageOf` gives the address of a linked file, or null where it is not published: then only the link's
 * text remains. Headings begin at `top`.
 */
export function markdown(
  text: string,
  pageOf: (file: string) => string | null,
): { content: Html; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens);
        const plain = words.replaceAll(/<[^>]+>/gu, '');
        const id = slugOf(plain);
        if (depth === 2) headings.push({ id, text: plain });
        return `<h${depth} id="${id}"><a href="#${id}">${words}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = /^(?:https?:|#)/u.test(href) ? href : pageOf(href);
        return target === null ? words : `<a href="${target}">${words}</a>`;
      },
      table(token) {
        const cells = (tag: string, row: typeof token.header) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
        // A wide table scrolls by itself, by keys too.
        return `<div class="scroll" role="region" tabindex="0" aria-label="Table"><table><thead><tr>${cells('th scope="col"', token.header).replaceAll('</th scope="col">', '</th>')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
      code({ text: code, lang }) {
        return codeBlock(code, lang ?? '');
      },
    },
  });
  const content = raw(marked.parse(text, { async: false }));
  return { content, headings };
}

/** A code block that scrolls by keys. */
export function codeBlock(code: string, language: string): string {
  const name = language === '' ? 'Code' : `Code: ${language}`;
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(name)}"><code>${escapeHtml(code)}</code></pre>\n`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/&[a-z]+;/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
