/** Collects the pages of a PDF with their inherited attributes (ISO 32000-1, 7.7.3). */
import type { PdfFile } from './file.ts';
import { dictOf, nameOf, numberOf } from './values.ts';
import type { Dict, Value } from './values.ts';

export type Page = {
  dict: Dict;
  box: readonly number[];
  rotation: number;
  resources: Dict | null;
};

/** Depth of the page tree. */
const DEPTH_MAX = 50;
/** Nodes of the page tree that are visited. */
const NODES_MAX = 5000;
/** US Letter, for pages without a size. */
const LETTER = [0, 0, 612, 792] as const;
const INHERITED = ['MediaBox', 'CropBox', 'Rotate', 'Resources'] as const;

/** Returns the first `pagesMax` pages and the number of all. */
export function pagesOf(file: PdfFile, pagesMax: number): { pages: Page[]; count: number } {
  const pages: Page[] = [];
  const seen = new Set<Dict>();
  let count = 0;
  const visit = (value: Value, above: Dict, depth: number): void => {
    const node = dictOf(file.get(value));
    if (!node || seen.has(node) || seen.size >= NODES_MAX || depth > DEPTH_MAX) return;
    seen.add(node);
    const own: Dict = new Map(above);
    for (const key of INHERITED) if (node.has(key)) own.set(key, node.get(key) ?? null);
    const kids = file.get(node.get('Kids'));
    if (Array.isArray(kids)) {
      for (const kid of kids) visit(kid, own, depth + 1);
      return;
    }
    if (nameOf(file.get(node.get('Type'))) === 'Pages') return;
    count++;
    if (pages.length < pagesMax) pages.push(pageOf(file, node, own));
  };
  visit(file.root?.get('Pages') ?? null, new Map(), 0);
  // The root of the tree may be missing in a truncated file whose pages still exist.
  if (count === 0) for (const page of file.all('Page')) visit(page, new Map(), 0);
  return { pages, count };
}

function pageOf(file: PdfFile, dict: Dict, inherited: Dict): Page {
  const box = boxOf(file, inherited.get('CropBox')) ?? boxOf(file, inherited.get('MediaBox'));
  const rotation = numberOf(file.get(inherited.get('Rotate'))) ?? 0;
  return {
    dict,
    box: box ?? LETTER,
    rotation: rotation % 90 === 0 ? rotation % 360 : 0,
    resources: dictOf(file.get(inherited.get('Resources'))),
  };
}

function boxOf(file: PdfFile, value: Value | undefined): number[] | null {
  const list = file.get(value);
  const numbers = Array.isArray(list) ? list.map((item) => numberOf(file.get(item)) ?? 0) : [];
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers;
  return numbers.length === 4 && left !== right && bottom !== top
    ? [left, bottom, right, top]
    : null;
}
