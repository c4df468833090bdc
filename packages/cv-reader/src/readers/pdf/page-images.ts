/** Finds the picture of each page of a scanned PDF, in a format that other programs read. */
import { Budget } from '../../unreadable-error.ts';
import { pngOf } from './png.ts';
import { PdfFile } from './rewriter/file.ts';
import { pagesOf } from './rewriter/pages.ts';
import { PAGES_MAX } from './rewriter/rewrite.ts';
import { dictOf, nameOf, numberOf, Stream } from './rewriter/values.ts';
import type { Dict, Value } from './rewriter/values.ts';

export type PageImage = {
  /** Counted from 1. */
  page: number;
  contentType: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
};

export type ScannedPages = {
  /** At most one of each page, in their order. */
  images: PageImage[];
  /** All pages of the document, also those without an image. */
  pages: number;
};

/** Bytes of all images, as they are returned. */
const BYTES_MAX = 10_000_000;
/** Unpacked bytes of one image: A4 in gray at 300 dots an inch has 8.7 MB, in color at 200 has 11.6. */
const PIXEL_BYTES_MAX = 12_000_000;
/** Unpacked bytes of all images: unpacking and packing so many takes 0.4 s. */
const ALL_PIXEL_BYTES_MAX = 36_000_000;
/** Pixels of the shorter side. A page that can be read has more, a logo has fewer. */
const SIDE_MIN = 400;
/** Objects of a page that are looked at, and forms within forms. */
const OBJECTS_MAX = 200;
const FORMS_DEEP_MAX = 3;

/**
 * Returns the largest image of each page, if it is large enough to show a page. JPEG comes as it is in the file; gray and
 * color images without loss come as PNG. Others, such as those of fax machines (CCITT, JBIG2), and pages beyond the limits
 * are left out. Never throws and never changes `bytes`.
 */
export function scannedPagesOf(bytes: Uint8Array): ScannedPages {
  try {
    return pagesIn(new PdfFile(bytes));
  } catch {
    return { images: [], pages: 0 };
  }
}

function pagesIn(file: PdfFile): ScannedPages {
  const { pages, count } = pagesOf(file, PAGES_MAX);
  const pixels = new Budget(ALL_PIXEL_BYTES_MAX);
  const images: PageImage[] = [];
  let left = BYTES_MAX;
  for (const [at, { resources }] of pages.entries()) {
    const largest = largestImage(file, resources);
    const image = largest && toImage(file, largest, pixels);
    if (!image || image.bytes.byteLength > left) continue;
    left -= image.bytes.byteLength;
    images.push({ page: at + 1, ...image });
  }
  return { images, pages: count };
}

type Found = { stream: Stream; width: number; height: number };

function largestImage(file: PdfFile, resources: Dict | null): Found | null {
  const seen = new Set<Dict>();
  let largest: Found | null = null;
  const visit = (around: Dict | null, depth: number): void => {
    for (const value of dictOf(file.get(around?.get('XObject')))?.values() ?? []) {
      const stream = file.get(value);
      if (!(stream instanceof Stream) || seen.has(stream.dict) || seen.size >= OBJECTS_MAX)
        continue;
      seen.add(stream.dict);
      const kind = nameOf(file.get(stream.dict.get('Subtype')));
      if (kind === 'Form' && depth < FORMS_DEEP_MAX)
        visit(dictOf(file.get(stream.dict.get('Resources'))), depth + 1);
      if (kind !== 'Image') continue;
      const [width, height] = [sizeOf(file, stream, 'Width'), sizeOf(file, stream, 'Height')];
      const area = largest ? largest.width * largest.height : 0;
      if (Math.min(width, height) >= SIDE_MIN && width * height > area)
        largest = { stream, width, height };
    }
  };
  visit(resources, 0);
  return largest;
}

function sizeOf(file: PdfFile, { dict }: Stream, name: string): number {
  return Math.trunc(numberOf(file.get(dict.get(name))) ?? 0);
}

function toImage(
  file: PdfFile,
  { stream, width, height }: Found,
  pixels: Budget,
): Omit<PageImage, 'page'> | null {
  const jpeg =
    file.encodedBy('DCTDecode', stream, BYTES_MAX) ?? file.encodedBy('DCT', stream, BYTES_MAX);
  if (jpeg) return { contentType: 'image/jpeg', bytes: jpeg };
  const { dict } = stream;
  const channels = channelsOf(file, file.get(dict.get('ColorSpace')));
  const bits = numberOf(file.get(dict.get('BitsPerComponent')));
  // An image that is inverted or a stencil would come out as its negative.
  if (channels === null || bits === null || dict.has('Decode') || dict.has('ImageMask'))
    return null;
  const raw = unpacked(file, stream, pixels);
  const png = raw && pngOf(raw, { width, height, channels, bits });
  return png && { contentType: 'image/png', bytes: png };
}

/** An image beyond the budget is left out. */
function unpacked(file: PdfFile, stream: Stream, pixels: Budget): Uint8Array | null {
  try {
    return file.decoded(stream, PIXEL_BYTES_MAX, pixels);
  } catch {
    return null;
  }
}

function channelsOf(file: PdfFile, space: Value): 1 | 3 | null {
  if (Array.isArray(space)) {
    const [kind, parameter] = [nameOf(file.get(space[0])), file.get(space[1])];
    if (kind === 'CalGray') return 1;
    if (kind === 'CalRGB') return 3;
    const count = kind === 'ICCBased' ? numberOf(file.get(dictOf(parameter)?.get('N'))) : null;
    return count === 1 || count === 3 ? count : null;
  }
  const kind = nameOf(space);
  if (kind === 'DeviceGray' || kind === 'G') return 1;
  return kind === 'DeviceRGB' || kind === 'RGB' ? 3 : null;
}
