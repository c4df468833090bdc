/** The texts of a job as people type them: paragraphs and lists without HTML, where a text has no more. */
import { escapeHtml, textOf } from '#lib/html.ts';

const BULLET = /^\s*[-•*]\s+/u;

/** An empty line begins a paragraph; lines that begin with a dash are a list. */
export function toHtml(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .flatMap((block) => groupsOf(block.split('\n').filter((line) => line.trim() !== '')))
    .join('');
}

function groupsOf(lines: readonly string[]): string[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isList = BULLET.test(line);
    const last = groups.at(-1);
    const html = escapeHtml(line.replace(isList ? BULLET : '', '').trim());
    if (last?.isList === isList) last.lines.push(html);
    else groups.push({ isList, lines: [html] });
  }
  return groups.map((group) =>
    group.isList
      ? `<ul>${group.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
      : `<p>${group.lines.join('<br>')}</p>`,
  );
}

/** The text that makes this HTML; null where it has more than paragraphs, line breaks and lists. */
export function toPlain(html: string): string | null {
  if (!/<[a-z]/iu.test(html)) return textOf(html);
  const blocks = html.match(/<p>.*?<\/p>|<ul>.*?<\/ul>/gsu) ?? [];
  const text = blocks.map(plainBlock).join('\n\n');
  return normalized(toHtml(text)) === normalized(html) ? text : null;
}

function plainBlock(html: string): string {
  return html.startsWith('<ul>')
    ? [...html.matchAll(/<li>(.*?)<\/li>/gsu)]
        .map(([, item = '']) => `- ${textOf(item)}`)
        .join('\n')
    : textOf(html);
}

/** Without what makes no difference: white space between blocks, and other spellings of the same. */
function normalized(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/gu, '<br>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&apos;/gu, "'")
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll(/>\s+</gu, '><')
    .trim();
}
