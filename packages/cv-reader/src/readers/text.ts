/** Reads plain text, and HTML, which old programs and job boards save as `.doc`. */
import type { Segment } from '../segment.ts';
import { readStory } from './docx/story.ts';
import { readStyles } from './docx/styles.ts';
import { decodeText } from './encoding.ts';
import { Flow } from './flow.ts';
import { readHtml } from './html/read-html.ts';
import { isMarkdown, markdownLine } from './markdown.ts';
import { TEXT_MAX, XML_BYTES_MAX } from '../limits.ts';

const PLAIN = { size: 0, isBold: false };
const HTML = /^\s*<(?:!doctype\s+html|head|body)\b|<html\b[^>]*>/iu;
/** Word XML of 2003, and a DOCX as one XML file. */
const WORD = /^\s*(?:<\?[^>]*>\s*)*<(?:w:wordDocument|pkg:package)\b/u;
/** The first tag is looked for within this many characters. */
const HEAD = 2000;
/** Of text without markup: as much as is kept of a document, with characters of four bytes and a mark before them. */
const PLAIN_BYTES_MAX = 4 * TEXT_MAX + 4;

/** A mail that was forwarded has a sign before each line. */
const QUOTED = /^> ?\S/gmu;
const QUOTED_MIN = 5;

export function readText(bytes: Uint8Array): Segment[] {
  const head = decodeText(bytes.subarray(0, 2 * HEAD)).slice(0, HEAD);
  const isMarkup = WORD.test(head) || HTML.test(head);
  const text = decodeText(bytes.subarray(0, isMarkup ? XML_BYTES_MAX : PLAIN_BYTES_MAX));
  const flow = new Flow();
  if (WORD.test(head)) {
    readStory(text, flow, { styles: readStyles(text), bullets: new Set() });
    return flow.segments();
  }
  if (isMarkup) return readHtml(text);
  return readLines(text);
}

/** Reads text as it is, whatever it looks like. */
export function readLines(text: string): Segment[] {
  const flow = new Flow();
  const isMarked = isMarkdown(text);
  const isQuoted = (text.match(QUOTED)?.length ?? 0) >= QUOTED_MIN;
  for (const line of text.matchAll(/[^\r\n\f\u2028\u2029]*(?:\r\n|[\r\n\f\u2028\u2029]|$)/gu)) {
    const all = line[0].replace(/[\r\n\f\u2028\u2029]+$/u, '');
    const written = isQuoted ? all.replace(/^(?:>\s?){1,5}/u, '') : all;
    if (isMarked) {
      const { text: bare, look } = markdownLine(written);
      flow.add(bare, look);
    } else flow.add(written, PLAIN);
    flow.endLine();
    if (flow.isFull) break;
  }
  return flow.segments();
}
