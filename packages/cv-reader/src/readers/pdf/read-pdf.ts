/** Reads PDF: pdf.js reads a rewritten copy of the file, and the pieces of text are put into lines. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { ReadDocument, Segment } from '../../segment.ts';
import { TEXT_MAX } from '../../limits.ts';
import { attachedData } from '../../structured/find.ts';
import { completeLinks } from './links.ts';
import type { Piece } from './piece.ts';
import { ACTUAL_TEXT_TAG } from './rewriter/actual-text.ts';
import { rewritePdf } from './rewriter/rewrite.ts';
import type { RewrittenPdf } from './rewriter/rewrite.ts';
import { isScan } from './scan.ts';
import { segmentsOf } from './segments.ts';

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;
type Content = Awaited<ReturnType<Page['getTextContent']>>;
type TextItem = Extract<Content['items'][number], { str: string }>;

/** Pieces of text per page; a page of single letters has this many. */
const PIECES_MAX = 20_000;
/** Lines tilted by a scanner count as upright, text that runs up the margin does not. */
const SLOPE_MAX = 0.2;

export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  const rewritten = rewritePdf(bytes);
  // Large, and only needed for this format.
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(rewritten.bytes, {
    verbosity: 0,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    const segments = await segmentsIn(pdf, rewritten);
    const { pages, isCutOff, attachments, pictured } = rewritten;
    const common = { pages, isCutOff, data: attachedData(attachments) };
    return segments.length === 0 || isScan(segments, pictured)
      ? { ...common, status: 'no_text', segments: [] }
      : { ...common, status: 'read', segments };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function segmentsIn(pdf: PDFDocumentProxy, rewritten: RewrittenPdf): Promise<Segment[]> {
  const segments: Segment[] = [];
  let left = TEXT_MAX;
  for (let number = 1; number <= pdf.numPages && left > 0; number++) {
    const page = await pdf.getPage(number);
    const pieces = await piecesOf(page, rewritten, left);
    const { transform } = page.getViewport({ scale: 1 });
    const links = rewritten.links[number - 1] ?? [];
    const linked = completeLinks(pieces, links, (x, y) => onPage(transform, x, y));
    const found = segmentsOf(linked, number);
    segments.push(...found);
    left -= found.reduce((sum, { text }) => sum + text.length, 0);
  }
  return segments;
}

async function piecesOf(
  page: Page,
  { fonts, actualTexts }: RewrittenPdf,
  textMax: number,
): Promise<Piece[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const pieces: Piece[] = [];
  const bold = new Map<string, boolean>();
  let left = textMax;
  const take = (piece: Piece) => {
    if (left <= 0 || pieces.length >= PIECES_MAX || piece.text.trim() === '') return;
    pieces.push({ ...piece, text: piece.text.slice(0, left) });
    left -= piece.text.length;
  };
  const spans = new Spans(actualTexts, take);
  const stream: ReadableStream<Content> = page.streamTextContent({ includeMarkedContent: true });
  for await (const { items, styles } of stream) {
    for (const [font, { ascent }] of Object.entries(styles)) {
      // The rewriter stores the number of each font as its ascent.
      bold.set(font, fonts[Math.round(ascent * 1000) - 1]?.isBold === true);
    }
    for (const item of items) {
      // The stream is read to its end, as cancelling it causes an unhandled rejection.
      if ('str' in item) spans.add(pieceOf(item, transform, bold));
      else if (item.type === 'endMarkedContent') spans.end();
      else spans.begin(tagOf(item), item.id);
    }
  }
  return pieces;
}

/** The types of pdf.js name no tag. */
function tagOf(item: object): unknown {
  return 'tag' in item ? item.tag : null;
}

/** Replaces the pieces of spans whose text is known by that text, at their place. */
class Spans {
  readonly #texts: readonly string[];
  readonly #take: (piece: Piece) => void;
  #text: string | null = null;
  #pieces: Piece[] = [];
  /** Open spans inside the one whose text is known. */
  #depth = 0;

  constructor(texts: readonly string[], take: (piece: Piece) => void) {
    this.#texts = texts;
    this.#take = take;
  }

  /** `id` ends with the MCID: `p3R_mc12`. */
  begin(tag: unknown, id: string | null): void {
    if (this.#text !== null) this.#depth++;
    else if (tag === ACTUAL_TEXT_TAG)
      this.#text = this.#texts[Number(/_mc(\d+)$/u.exec(id ?? '')?.[1])] ?? null;
  }

  end(): void {
    if (this.#depth > 0) {
      this.#depth--;
      return;
    }
    const [first] = this.#pieces;
    if (this.#text !== null && first) {
      const left = Math.min(...this.#pieces.map(({ x }) => x));
      const right = Math.max(...this.#pieces.map(({ x, width }) => x + width));
      this.#take({ ...first, text: this.#text, x: left, width: right - left });
    }
    this.#text = null;
    this.#pieces = [];
  }

  add(piece: Piece): void {
    if (this.#text === null) this.#take(piece);
    // A blank one may end the line before the span.
    else if (piece.text.trim() !== '' && this.#pieces.length < PIECES_MAX) this.#pieces.push(piece);
  }
}

function pieceOf(
  item: TextItem,
  view: readonly number[],
  bold: ReadonlyMap<string, boolean>,
): Piece {
  const given: unknown[] = item.transform;
  const [a, b, c, d, e, f] = given.map(Number);
  const along = transformPoint(view, a, b);
  const up = transformPoint(view, c, d);
  return {
    text: item.str,
    ...onPage(view, e, f),
    width: item.width,
    size: Math.max(Math.hypot(up.x, up.y), 0.1),
    isBold: bold.get(item.fontName) === true,
    isUpright: Math.abs(along.y) <= SLOPE_MAX * Math.abs(along.x),
    isRising: along.y < -Math.abs(along.x),
  };
}

/** Where a point of the page is, in points from the upper left corner. */
function onPage(view: readonly number[], x = 0, y = 0): { x: number; y: number } {
  const place = transformPoint(view, x, y);
  const [, , , , left = 0, top = 0] = view;
  return { x: place.x + left, y: place.y + top };
}

/** Converts page coordinates to those from the upper left corner. */
function transformPoint(
  [a = 1, b = 0, c = 0, d = 1]: readonly number[],
  x = 0,
  y = 0,
): { x: number; y: number } {
  return { x: a * x + c * y, y: b * x + d * y };
}
