/** Reads the marks of Markdown, which people write CVs in and save as text. */
import type { Segment } from '../segment.ts';
import type { Look } from './flow.ts';

/** Headings that make a text Markdown. */
const HEADINGS_MIN = 2;
const HEADING = /^ {0,3}(#{1,6})\s+(\S.*?)\s*#*$/u;
const HEADINGS = /^ {0,3}#{1,6}\s+\S/gmu;
/** Sizes of the headings by their level, and of text, in points. */
const SIZES = [20, 16, 13, 12, 11, 11] as const;
const TEXT = 10;
/** Marks within longer lines are left as they are. */
const LINE_MAX = 2_000;

export function isMarkdown(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(HEADINGS)) if (++count >= HEADINGS_MIN) return true;
  return false;
}

/** The text of a line without its marks, and its look. */
export function markdownLine(line: string): { text: string; look: Look } {
  if (line.length > LINE_MAX) return { text: line, look: { size: TEXT, isBold: false } };
  const [, marks = '', title] = HEADING.exec(line) ?? [];
  if (title !== undefined)
    return {
      text: inlineText(title),
      look: { size: SIZES[marks.length - 1] ?? TEXT, isBold: true },
    };
  const text = line.replace(/^\s*>\s?/u, '');
  const isBold = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__)\s*$/u.test(text);
  return { text: inlineText(text), look: { size: TEXT, isBold } };
}

/** Bold texts that make the text of another format Markdown. */
const BOLD_MIN = 3;
const BOLD = /\*\*[^*]+\*\*/u;

/** What was written as Markdown and pasted into a document keeps its marks: they are read as its look. */
export function withoutMarks(segments: Segment[]): Segment[] {
  const headings = segments.filter(({ text }) => HEADING.test(text)).length;
  const bold = segments.filter(({ text }) => BOLD.test(text)).length;
  if (headings < HEADINGS_MIN && bold < BOLD_MIN) return segments;
  return segments.flatMap((segment) => {
    const { text: printed, look } = markdownLine(segment.text);
    const text = printed.replaceAll('**', '').trim();
    const scale = look.size / TEXT;
    const isBold = segment.isBold || look.isBold;
    return text === '' ? [] : [{ ...segment, text, isBold, size: segment.size * scale }];
  });
}

/** Emphasis, code, addresses in angle brackets and links: `[LinkedIn](https://…)` is its address. */
function inlineText(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)\s]*\)/gu, '')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]*)\)/gu, (_, label: string, target: string) =>
      /^(?:mailto|tel):/u.test(target) ? label : target,
    )
    .replaceAll(/<((?:https?:\/\/|mailto:)?[^<>\s]+[@.][^<>\s]+)>/gu, '$1')
    .replaceAll(/(\*\*|__)(?=\S)([^*_]*\S)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/`([^`]+)`/gu, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|<>-])/gu, '$1');
}
