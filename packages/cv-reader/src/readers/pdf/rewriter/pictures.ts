/** Finds the pictures on the pages of a PDF that are large enough to show a page. */
import type { PdfFile } from './file.ts';
import { dictOf, nameOf, numberOf, Stream } from './values.ts';
import type { Dict } from './values.ts';

/** Pixels of the shorter side. A page that can be read has more, a logo has fewer. */
const SIDE_MIN = 400;
/** Objects of a page that are looked at, and forms within forms. */
const OBJECTS_MAX = 200;
const FORMS_DEEP_MAX = 3;

export type Picture = { stream: Stream; width: number; height: number };

/** The largest picture that the resources of a page name, or null if none is large enough. Nothing is unpacked. */
export function largestPicture(file: PdfFile, resources: Dict | null): Picture | null {
  const seen = new Set<Dict>();
  let largest: Picture | null = null;
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
