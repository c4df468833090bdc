/** Finds the picture of each page of a scanned PDF, in a format that other programs read. */
import { Budget } from '../../unreadable-error.ts';
import { pngOf } from './png.ts';
import { PdfFile } from './rewriter/file.ts';
import { pagesOf } from './rewriter/pages.ts';
import { largestPicture } from './rewriter/pictures.ts';
import type { Picture } from './rewriter/pictures.ts';
import { PAGES_MAX } from './rewriter/rewrite.ts';
import { dictOf, nameOf, numberOf } from './rewriter/values.ts';
import type { Stream, Value } from './rewriter/values.ts';

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
    const largest = largestPicture(file, resources);
    const image = largest && toImage(file, largest, pixels);
    if (!image || image.bytes.byteLength > left) continue;
    left -= image.bytes.byteLength;
    images.push({ page: at + 1, ...image });
  }
  return { images, pages: count };
}

function toImage(
  file: PdfFile,
  { stream, width, height }: Picture,
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
