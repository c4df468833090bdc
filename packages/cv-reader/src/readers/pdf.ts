/** Reads PDF: pdf.js reads a rewritten copy of the file, and the pieces of text are put into lines. */
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import type { ReadDocument, Segment } from '../segment.ts';
import { TEXT_MAX } from '../limits.ts';
import type { FontFacts } from './pdf/rewriter/fonts.ts';
import type { Piece } from './pdf/pieces.ts';
import { rewritePdf } from './pdf/rewriter/rewrite.ts';
import { segmentsOf } from './pdf/segments.ts';

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;
type Content = Awaited<ReturnType<Page['getTextContent']>>;
type Item = Content['items'][number];

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
    const segments = await segmentsIn(pdf, rewritten.fonts);
    return { status: segments.length > 0 ? 'read' : 'no_text', segments, pages: rewritten.pages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function segmentsIn(pdf: PDFDocumentProxy, fonts: readonly FontFacts[]): Promise<Segment[]> {
  const segments: Segment[] = [];
  let left = TEXT_MAX;
  for (let number = 1; number <= pdf.numPages && left > 0; number++) {
    const page = await pdf.getPage(number);
    const found = segmentsOf(await piecesOf(page, fonts, left), number);
    segments.push(...found);
    left -= found.reduce((sum, { text }) => sum + text.length, 0);
  }
  return segments;
}

async function piecesOf(
  page: Page,
  fonts: readonly FontFacts[],
  textMax: number,
): Promise<Piece[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const pieces: Piece[] = [];
  const bold = new Map<string, boolean>();
  let left = textMax;
  const stream: ReadableStream<Content> = page.streamTextContent();
  for await (const { items, styles } of stream) {
    for (const [font, { ascent }] of Object.entries(styles)) {
      // The rewriter stores the number of each font as its ascent.
      bold.set(font, fonts[Math.round(ascent * 1000) - 1]?.isBold === true);
    }
    for (const item of items) {
      // The stream is read to its end, as cancelling it causes an unhandled rejection.
      const isTaken = left > 0 && pieces.length < PIECES_MAX;
      const piece = isTaken ? pieceOf(item, transform, bold) : null;
      if (!piece) continue;
      pieces.push({ ...piece, text: piece.text.slice(0, left) });
      left -= piece.text.length;
    }
  }
  return pieces;
}

function pieceOf(
  item: Item,
  view: readonly number[],
  bold: ReadonlyMap<string, boolean>,
): Piece | null {
  if (!('str' in item) || item.str.trim() === '') return null;
  const given: unknown[] = item.transform;
  const [a, b, c, d, e, f] = given.map(Number);
  const along = transformPoint(view, a, b);
  const up = transformPoint(view, c, d);
  const place = transformPoint(view, e, f);
  const [, , , , left = 0, top = 0] = view;
  return {
    text: item.str,
    x: place.x + left,
    y: place.y + top,
    width: item.width,
    size: Math.max(Math.hypot(up.x, up.y), 0.1),
    isBold: bold.get(item.fontName) === true,
    isUpright: Math.abs(along.y) <= SLOPE_MAX * Math.abs(along.x),
  };
}

/** Converts page coordinates to those from the upper left corner. */
function transformPoint(
  [a = 1, b = 0, c = 0, d = 1]: readonly number[],
  x = 0,
  y = 0,
): { x: number; y: number } {
  return { x: a * x + c * y, y: b * x + d * y };
}
