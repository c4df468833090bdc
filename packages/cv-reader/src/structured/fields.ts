/** Reads single fields of structured CVs: any value comes in, clean text within limits comes out. */
import { cleanText } from '../readers/clean.ts';
import { readHtml } from '../readers/html/read-html.ts';
import { TEXT_MAX } from '../limits.ts';

/** Length of a text of one line. */
export const LINE_MAX = 500;
/** Length of a text of several lines. */
export const PROSE_MAX = 10_000;
/** Items of a list within an entry, and lines of a text. */
export const ITEMS_MAX = 60;
const EMAIL_MAX = 254;
/** Lines of a text; the limit of its length cuts most before. */
const LINES_MAX = 300;
/** Markup is read as HTML: so much of one text, of which most may be tags, and of all texts. */
const MARKUP_LENGTH_MAX = 30_000;
const MARKUP_MAX = 300_000;
/** Tags of one text, several for each line. */
const TAGS_MAX = 2_000;

const TAG = /<\/?[a-z][^<>]{0,2000}>/iu;
const BULLET = /^\u2022\s*/u;

/** Reads fields until the texts of the CV take up its allowance; those after it are absent. */
export class Fields {
  #left = TEXT_MAX;
  #markupLeft = MARKUP_MAX;

  /** A text or a number as one line. */
  line(value: unknown): string | undefined {
    return this.#take(this.#text(value, PROSE_MAX, ' ').slice(0, LINE_MAX).trim());
  }

  /** A text of several lines. */
  prose(value: unknown): string | undefined {
    return this.#take(this.#text(value, PROSE_MAX, '\n').slice(0, PROSE_MAX).trim());
  }

  /** A text of several lines with its bullets apart. */
  story(value: unknown): { summary: string | undefined; highlights: string[] } {
    const lines = this.#lines(value, PROSE_MAX);
    return {
      summary: this.prose(lines.filter((line) => !isItem(line)).join('\n')),
      highlights: this.lines(lines.filter(isItem)),
    };
  }

  /** A list of lines; a single text counts as its lines. */
  lines(value: unknown): string[] {
    const items: readonly unknown[] = Array.isArray(value) ? value : this.#lines(value, PROSE_MAX);
    const lines: string[] = [];
    for (const item of items) {
      const line = this.line(item)?.replace(BULLET, '');
      if (line !== undefined && line !== '') lines.push(line);
      if (lines.length >= ITEMS_MAX) break;
    }
    return lines;
  }

  /** A web address; other schemes may run scripts. */
  url(value: unknown): string | undefined {
    const text = this.#text(value, LINE_MAX, '');
    const isBare = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text);
    const url = isBare ? `https://${text}` : text;
    return /^https?:\/\/[^\s"'<>\\]+$/iu.test(url) && URL.canParse(url)
      ? this.#take(url)
      : undefined;
  }

  email(value: unknown): string | undefined {
    const text = this.#text(value, LINE_MAX, '').replace(/^mailto:/iu, '');
    return text.length <= EMAIL_MAX &&
      /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[\p{L}\p{N}-]{2,}$/u.test(text)
      ? this.#take(text)
      : undefined;
  }

  #text(value: unknown, lengthMax: number, between: string): string {
    return this.#lines(value, lengthMax).join(between);
  }

  #lines(value: unknown, lengthMax: number): string[] {
    const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
    if (typeof text !== 'string') return [];
    const head = text.slice(0, MARKUP_LENGTH_MAX);
    const lines = TAG.test(head)
      ? this.#markupLines(head)
      : head
          .slice(0, lengthMax)
          .split(/[\r\n\u2028\u2029]+/u)
          .map((line) => cleanText(line));
    return lines.filter((line) => line !== '').slice(0, LINES_MAX);
  }

  #markupLines(html: string): string[] {
    const read = withinTags(html).slice(0, this.#markupLeft);
    this.#markupLeft -= read.length;
    return readHtml(read).map((segment) => segment.text);
  }

  #take(text: string): string | undefined {
    const taken = text.slice(0, this.#left).toWellFormed();
    this.#left -= taken.length;
    return taken === '' ? undefined : taken;
  }
}

function withinTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags <= TAGS_MAX; tags++) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return html;
  }
  return html.slice(0, at);
}

function isItem(line: string): boolean {
  return BULLET.test(line);
}

type Given<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** The record without what is absent, and without empty lists. */
export function given<T extends object>(fields: T): Given<T> {
  const kept: Given<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value === undefined || value === null) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    kept[key] = value;
  }
  return kept;
}
